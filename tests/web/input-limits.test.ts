import { expect, test } from 'vitest';
import * as ofTheServer from '../../api/common/input-limits.ts';
import * as ofTheApp from '../../web/input-limits.ts';

test('the web app and the server have the same limits', () => {
  expect(Object.keys(ofTheServer).length).toBeGreaterThan(5);
  expect({ ...ofTheApp }).toEqual({ ...ofTheServer });
});
