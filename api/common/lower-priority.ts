import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Gives this process the niceness. On Linux each thread has one of its own, and those that collect garbage run already. */
export function lowerPriority(niceness: number): void {
  setPriority(niceness);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), niceness);
    } catch {
      // It has ended.
    }
  }
}
