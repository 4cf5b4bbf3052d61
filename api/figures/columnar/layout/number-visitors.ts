import type { DayRows } from './read-rows.ts';
import { Tuples } from './tuples.ts';

/** Each click's visitor, by a number from 1 on in the order in which they are first met that day; 0 without one. */
export function numberVisitors({ clicks, visitors }: Pick<DayRows, 'clicks' | 'visitors'>): Int32Array<ArrayBuffer> {
  const known = new Tuples(2);
  const numbers = new Int32Array(clicks);
  for (let row = 0; row < clicks; row++) {
    if (visitors[row * 2] !== 0) numbers[row] = 1 + known.codeOf(visitors, row * 2);
  }
  return numbers;
}
