// @vitest-environment node
// web/parts has what two screens use; what one screen uses lies in that screen's folder.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('__generated__'))
  .map((path) => join('web', path));
const isPart = (file: string) => file.startsWith('web/parts/');
const importsOf = (file: string) =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\(|import )'(\.[^']+)'/g), ([, path]) =>
    join(dirname(file), path!),
  );
const usersOf = new Map<string, string[]>();
for (const file of files) for (const used of importsOf(file)) usersOf.set(used, [...(usersOf.get(used) ?? []), file]);

/** The screen a file belongs to, else its folder beside the screens. */
const roomOf = (file: string) => /^web\/(?:screens\/)?[^/]+/.exec(file)![0];

/** The rooms that use a part, themselves or by other parts. */
function roomsOf(part: string, seen = new Set([part])): string[] {
  const users = (usersOf.get(part) ?? []).filter((user) => !seen.has(user));
  users.forEach((user) => seen.add(user));
  return users.flatMap((user) => (isPart(user) ? roomsOf(user, seen) : [roomOf(user)]));
}

test('each part is used by two screens, or beside them', () => {
  const parts = files.filter(isPart);
  expect(parts.length).toBeGreaterThan(50);
  expect(roomsOf('web/parts/PlanLink.tsx')).toContain('web/screens/dashboard');
  const ofOne = parts.filter((part) => new Set(roomsOf(part)).size < 2);
  expect(ofOne).toEqual([]);
});
