/** The place of the first of ascending rows, from `from` on, that is not before a row. */
export function placeOf(rows: Uint32Array, row: number, from = 0): number {
  let low = from;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle]! < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
