// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test("Relay's artifacts are what schema.graphql and the web app say", () => {
  const compiler = join(root, 'node_modules/relay-compiler/cli.js');
  const run = spawnSync(process.execPath, [compiler, '--validate'], { cwd: root, encoding: 'utf8' });
  expect(run.status, run.stdout + run.stderr).toBe(0);
});

test('the web app asks for nothing that is deprecated', () => {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  const deprecationsOf = (text: string) =>
    validate(schema, parse(text), [NoDeprecatedCustomRule]).map(({ message }) => message);
  expect(deprecationsOf('{ viewer { urls { edges { node { uniqueVisitors } } } } }')).toHaveLength(1);
  const files = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.includes('__generated__'));
  const found = sources.flatMap((path) => {
    const documents = readFileSync(join(root, 'web', path), 'utf8').matchAll(/graphql`([^`]*)`/g);
    return [...documents].map(([, text]) => ({ path, text: text! }));
  });
  expect(found.length).toBeGreaterThan(50);
  const deprecated = found.flatMap(({ path, text }) => deprecationsOf(text).map((message) => `${path}: ${message}`));
  expect(deprecated).toEqual([]);
});
