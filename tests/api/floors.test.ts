// The list of floors, from which the import rules are made, agrees with the folders and with README's map.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const floors = JSON.parse(read('api/floors.json')) as { folder: string; is: string }[];
/** Folders that hold what was generated or released, and import nothing. */
const WITHOUT_FLOOR = ['generated', 'snippets'];

test('each folder of the server has a floor, and each floor is a folder', () => {
  const folders = readdirSync(join(root, 'api'), { withFileTypes: true })
    .filter((each) => each.isDirectory() && !WITHOUT_FLOOR.includes(each.name))
    .map(({ name }) => name);
  expect(floors.map(({ folder }) => folder).toSorted()).toEqual(folders.toSorted());
});

test("README's map is the list of floors, in its order and words", () => {
  const rows = floors.map(({ folder, is }) => `| \`api/${folder}\` | ${is} |`).join('\n');
  expect(read('README.md')).toContain(`| floor | what it is |\n|---|---|\n${rows}\n\n`);
});
