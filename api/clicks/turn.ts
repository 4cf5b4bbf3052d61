import { setImmediate as turn } from 'node:timers/promises';

/**
 * Goes through a list in parts, and lets the event loop take a turn after each: answers of the database are met, and its
 * next statement sent, while there is still work to do.
 */
export async function inParts<Item>(
  list: Item[],
  size: number,
  work: (part: Item[], at: number) => void,
): Promise<void> {
  for (let at = 0; at < list.length; at += size) {
    work(list.slice(at, at + size), at);
    await turn();
  }
}
