import type { ColumnGroup } from '../layout/column-groups.ts';
import type { Rows } from './flag-counts.ts';
import { present, type RowBlock } from './row-block.ts';

/** The owner's code of every selected row; where a block has runs, rows must ascend. */
export function codesOfRows(group: ColumnGroup, block: RowBlock, { rows, begin, end }: Rows): Uint32Array {
  const { codes, ownerCodes, runStarts } = present(block.groups[group]);
  const found = new Uint32Array(rows ? rows.length : end - begin);
  let run = 0;
  for (let at = 0; at < found.length; at++) {
    const row = rows ? rows[at]! : begin + at;
    if (runStarts) while (run + 1 < runStarts.length && runStarts[run + 1]! <= row) run++;
    const code = codes[runStarts ? run : row]!;
    found[at] = ownerCodes ? ownerCodes[code]! : code;
  }
  return found;
}
