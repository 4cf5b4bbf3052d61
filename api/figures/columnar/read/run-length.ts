import { FLAG_VALUES } from '../layout/column-groups.ts';

/** A column group's rows, sorted so that those with the same code lie beside each other: where each run begins, and its code. */
export interface RunLengthCodes {
  runStarts: Uint32Array;
  codes: ArrayLike<number>;
}

/** The rows from `begin` to before `end` whose codes pass, written to `rows`, which must have room for all of them. */
export function pickRuns(
  begin: number,
  end: number,
  { runStarts, codes }: RunLengthCodes,
  pass: Uint8Array,
  rows: Uint32Array,
) {
  let count = 0;
  for (let run = runAt(runStarts, begin); run < runStarts.length && runStarts[run]! < end; run++) {
    if (!pass[codes[run]!]) continue;
    const last = Math.min(runStarts[run + 1] ?? end, end);
    for (let row = Math.max(runStarts[run]!, begin); row < last; row++) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

/** Those of some ascending rows whose codes pass, in the same memory. */
export function keepRuns(rows: Uint32Array, { runStarts, codes }: RunLengthCodes, pass: Uint8Array): Uint32Array {
  let count = 0;
  let run = rows.length ? runAt(runStarts, rows[0]!) : 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    while (run + 1 < runStarts.length && runStarts[run + 1]! <= row) run++;
    rows[count] = row;
    count += pass[codes[run]!]!;
  }
  return rows.subarray(0, count);
}

/** Adds the rows from `begin` to before `end` to counts by their codes and flags. */
export function countRuns(
  counts: Int32Array,
  { runStarts, codes }: RunLengthCodes,
  flags: Uint8Array,
  { begin, end }: { begin: number; end: number },
): void {
  for (let run = runAt(runStarts, begin); run < runStarts.length && runStarts[run]! < end; run++) {
    const entry = codes[run]! * FLAG_VALUES;
    const last = Math.min(runStarts[run + 1] ?? end, end);
    for (let row = Math.max(runStarts[run]!, begin); row < last; row++) counts[entry + flags[row]!]!++;
  }
}

/** Adds ascending rows to counts by their codes and flags. */
export function countRowsOfRuns(
  counts: Int32Array,
  { runStarts, codes }: RunLengthCodes,
  flags: Uint8Array,
  rows: Uint32Array,
): void {
  let run = rows.length ? runAt(runStarts, rows[0]!) : 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    while (run + 1 < runStarts.length && runStarts[run + 1]! <= row) run++;
    counts[codes[run]! * FLAG_VALUES + flags[row]!]!++;
  }
}

/** The run a row belongs to. */
function runAt(runStarts: Uint32Array, row: number): number {
  let low = 0;
  let high = runStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (runStarts[middle]! <= row) low = middle;
    else high = middle - 1;
  }
  return low;
}
