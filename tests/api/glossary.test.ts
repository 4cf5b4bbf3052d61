import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { retiredIn, retiredTerms } from '../kit/glossary.ts';

const read = (path: string) => readFileSync(join(config.root, path), 'utf8');
const terms = retiredTerms(read('CONTRIBUTING.md'));

const files = ['api', 'web', 'scripts', 'tests', 'docs']
  .flatMap((folder) =>
    readdirSync(join(config.root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /\.(ts|tsx|mjs|js|md|css|html)$/.test(path))
  .filter((path) => !/^(api\/generated|web\/__generated__)\/|\/node_modules\//.test(path))
  .concat('README.md');

test('the glossary retires terms, and has at most 40 lines', () => {
  expect(terms.length).toBeGreaterThan(10);
  const [, glossary] = read('CONTRIBUTING.md').split('\n## Glossary\n');
  expect(glossary!.trim().split('\n').length).toBeLessThanOrEqual(40);
});

test('no term that the glossary retires comes back', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => retiredIn(path, read(path), terms))).toEqual([]);
});

const planted = retiredTerms(
  '\n## Glossary\n| a | b | `grommet`, `takeOver` |\n| c | d | `moment` in names; `segment` in `api/clicks`, `api/figures/columnar` |\n',
);

test.each([
  ['api/grommet.ts', '', 0],
  ['docs/a.md', 'Two words.\nAll grommets.', 2],
  ['web/a.tsx', 'const a = <p>A grommet</p>;', 1],
  ['web/a.ts', 'const byGrommet = 1;', 1],
  ['web/a.ts', 'const MAX_GROMMETS = 1;', 1],
  ['web/a.ts', '\n// a grommet', 2],
  ['web/a.ts', 'const a = `${b} grommeted`;', 1],
  ['web/a.ts', 'takeOverAll();', 1],
  ['web/a.ts', 'const firstMoment = 1;', 1],
  ['api/clicks/a.ts', '// the segment', 1],
  ['api/clicks/a.ts', 'const segment_column = 1;', 1],
  ['api/figures/columnar/a.ts', "throw new Error('no segment');", 1],
])('in %s, %j is found in line %i', (path, content, line) => {
  expect(retiredIn(path, content, planted)).toEqual([expect.stringMatching(`^${path}:${line} `)]);
});

test.each([
  ['web/a.ts', 'const grommetry = 1;'],
  ['web/a.ts', '// they take over'],
  ['web/a.ts', "const a = 'a moment'; // one moment"],
  ['docs/a.md', 'In a moment.'],
  ['web/a.ts', 'const segment = 1;'],
  ['api/clicks/a.ts', '// (analytics.segment_column)'],
  ['api/clicks/a.ts', '// Column `segment` is the file.'],
  ['api/clicks/a.ts', 'query(`SELECT segment FROM analytics.journal_position WHERE a = ${b} AND segment_id IN (1)`);'],
])('in %s, %j is in order', (path, content) => {
  expect(retiredIn(path, content, planted)).toEqual([]);
});
