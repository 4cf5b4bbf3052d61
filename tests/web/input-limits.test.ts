import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as ofTheServer from '../../api/common/input-limits.ts';
import * as ofTheApp from '../../web/input-limits.ts';

test('the web app and the server have the same limits', () => {
  expect(Object.keys(ofTheServer).length).toBeGreaterThan(5);
  expect({ ...ofTheApp }).toEqual({ ...ofTheServer });
});

test('no field of the web app has a limit of its own', () => {
  const fields = globSync('web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/maxLength=[{"](\w+)/g)].map(([, limit]) => ({ file, limit })),
  );
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(({ limit }) => !(limit! in ofTheApp))).toEqual([]);
});
