import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/**
 * Works through a list in chunks of `size` and yields to the event loop after each, which lets pending I/O run: the
 * database's answers are read, and its next statements sent, while work remains.
 */
export async function inChunks<Item>(
  list: readonly Item[],
  size: number,
  work: (chunk: Item[], at: number) => void,
): Promise<void> {
  for (let at = 0; at < list.length; at += size) {
    work(list.slice(at, at + size), at);
    await eventLoopTurn();
  }
}
