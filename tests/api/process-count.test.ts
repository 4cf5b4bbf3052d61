// @afresh: it has settings of its own.
// How many processes answer requests where nobody says, on a machine with many processors.
import { expect, test, vi } from 'vitest';

process.env.WORKERS = '';
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  availableParallelism: () => 9,
  totalmem: () => 32 * 1024 ** 3,
}));
vi.spyOn(process, 'constrainedMemory').mockReturnValue(0);
const { connectionsOf, fitInto, heapOf, poolOf, serverProcessCount } =
  await import('../../api/common/process-count.ts');
const { readConfig } = await import('../../api/common/config.ts');

test('one processor is left to the rest, and a database with few connections has fewer processes', () => {
  expect(serverProcessCount()).toBe(8);
  expect([heapOf(2), heapOf(8), heapOf(100)]).toEqual([4_096, 3_072, 384]);
  expect([poolOf(1), poolOf(2), poolOf(8)]).toEqual([10, 5, 4]);
  fitInto(connectionsOf(8));
  expect(serverProcessCount()).toBe(8);
  fitInto(connectionsOf(3));
  expect(serverProcessCount()).toBe(3);
  fitInto(1);
  expect(serverProcessCount()).toBe(1);
});

test.each(['0', '-1', '1.5', '257', 'all'])('WORKERS=%s is refused', (WORKERS) => {
  expect(() => readConfig({ WORKERS })).toThrow('The setting WORKERS cannot be used');
});
