// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test("Relay's artifacts are what schema.graphql and the web app say", () => {
  const compiler = join(root, 'node_modules/relay-compiler/cli.js');
  const run = spawnSync(process.execPath, [compiler, '--validate'], { cwd: root, encoding: 'utf8' });
  expect(run.status, run.stdout + run.stderr).toBe(0);
});
