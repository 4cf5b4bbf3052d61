import { expect, test } from 'vitest';
import { linkAt, paths } from '../../web/paths.ts';

test('the path of a link names it, and no page of another kind is taken for one', () => {
  expect(linkAt('/urls/U2hvcnRVcmw6MQ%3D%3D')).toBe('U2hvcnRVcmw6MQ==');
  const { url, ...others } = paths;
  expect(linkAt(url)).toBe(':id');
  expect(Object.values(others).filter(linkAt)).toEqual([]);
});
