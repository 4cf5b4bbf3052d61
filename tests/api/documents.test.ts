import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
// @ts-expect-error plain JavaScript: it runs before there is a Node that understands TypeScript
import { serverEnvironment, serverFlags } from '../../scripts/supervise.mjs';

const read = (path: string) => readFileSync(join(config.root, path), 'utf8');
const below = (folder: string) =>
  readdirSync(join(config.root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(folder, path).split(sep).join('/'),
  );

const top = readdirSync(config.root);
const paths = [...top, ...['.github', 'api', 'build', 'docs', 'prisma', 'scripts', 'tests', 'web'].flatMap(below)];
const names = new Set(paths.map((path) => basename(path)));
const documents = ['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md', ...below('docs')].filter((path) =>
  path.endsWith('.md'),
);

const isPath = (text: string) => /^[\w.@*-]+(\/[\w.@*-]+)*\/?$/.test(text);
const isFile = (text: string) => /\.(ts|tsx|mjs|cjs|md|prisma|graphql)$/.test(text);

/** What a document names of the repository: paths from its root, and files by their names alone. */
function namedIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!);
  return quoted.filter(
    (name) => isPath(name) && (isFile(name) || (name.includes('/') && top.includes(name.split('/')[0]!))),
  );
}

function exists(name: string): boolean {
  if (!name.includes('/')) return names.has(name);
  const form = name.replace(/\/$/, '').replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*');
  return paths.some((path) => new RegExp(`^${form}$`).test(path));
}

test.each(documents)('%s names files that exist, and its links lead somewhere', (document) => {
  const text = read(document);
  expect(namedIn(text).filter((name) => !exists(name))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, path]) => path!);
  expect(links.filter((path) => !existsSync(join(config.root, dirname(document), path)))).toEqual([]);
});

test('the guide and the map name many files, and a missing one is noticed', () => {
  expect(namedIn(read('CONTRIBUTING.md')).length).toBeGreaterThan(50);
  expect(namedIn(read('README.md')).length).toBeGreaterThan(30);
  const named = namedIn(
    '`api/main.ts`, `api/*/graph*.ts`, `api/gone.ts`, `gone-*.md`, `npm run x`, `/api/urls`, `a/b`',
  );
  expect(named.filter((name) => !exists(name))).toEqual(['api/gone.ts', 'gone-*.md']);
});

test('every decision record is listed', () => {
  const records = readdirSync(join(config.root, 'docs/decisions')).filter((name) => name !== 'README.md');
  for (const name of records) expect(read('docs/decisions/README.md')).toContain(`(${name})`);
});

test('another supervisor is told to start the server as ours does', () => {
  const text = read('docs/operating.md');
  expect(text).toContain(`\`node_modules/.bin/node ${serverFlags.join(' ')} build/server/main.js\``);
  const { MALLOC_MMAP_THRESHOLD_: threshold } = serverEnvironment;
  expect(text).toContain(`\`MALLOC_MMAP_THRESHOLD_=${threshold}\``);
});
