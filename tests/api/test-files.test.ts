import { expect, test } from 'vitest';
import { at, useWorld } from '../kit/world.ts';

useWorld();

test.each([
  ['test-1kb.dat', 1_024],
  ['test-100kb.dat', 102_400],
])('%s is random, of its size, for every origin, and never kept', async (name, size) => {
  const response = await fetch(at(`/assets/${name}?click_id=x&n=1`), { headers: { 'accept-encoding': 'gzip, br' } });
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'timing-allow-origin': '*',
    'access-control-allow-origin': '*',
    'content-encoding': 'identity',
  });
  expect(headers['server-timing']).toMatch(/^app;dur=\d/);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes).toHaveLength(size);
  expect(new Set(bytes).size).toBeGreaterThan(200);
});

test.each([
  ['24000', 24_000],
  ['999999', 102_400],
  ['0', 102_400],
  ['-1', 102_400],
  ['x', 102_400],
  ['1&bytes=2', 102_400],
])('?bytes=%s is answered with %i bytes', async (asked, size) => {
  const response = await fetch(at(`/assets/test-100kb.dat?bytes=${asked}`));
  expect((await response.arrayBuffer()).byteLength).toBe(size);
});
