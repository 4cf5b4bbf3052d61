import { beginsAnywhere } from '../../../common/days.ts';
import { columnGroupNames, type ColumnGroup } from '../layout/column-groups.ts';
import type { MeasuredSums } from '../../contract/measured.ts';
import { measuredColumnNames } from '../../../click-model/measured-sql.ts';
import type { MeasuredNumbers } from '../layout/measured-columns.ts';
import type { MeasuredColumns } from '../layout/measured-days.ts';
import type { BlockGroup, RowBlock } from '../read/row-block.ts';
import type { Dictionaries } from '../read/select.ts';

/** The measured clicks of a day, in the owner's codes, with what is known of them. */
export interface MeasuredDay {
  day: string;
  rows: RowBlock;
  measured: MeasuredNumbers;
  /** Each click's visitor, by a number within the day; 0 without one. */
  visitors: Int32Array;
  /** What was measured of all its clicks, once that was asked for. */
  whole: MeasuredSums | null;
}

/** About what the columns of one click take, bytes. */
const ROW_BYTES = 4 * (columnGroupNames.length + 2) + 2 * (measuredColumnNames.length + 2) + 2;
/** And the sums of a day. */
const WHOLE_BYTES = 4_000;
/** How much memory a day takes, bytes. */
export const bytesOfDay = ({ visitors, whole }: MeasuredDay): number =>
  visitors.length * ROW_BYTES + (whole ? WHOLE_BYTES : 0);

/** The days of a block by their names; those without clicks or a name are left out. */
export function daysOfBlock(columns: MeasuredColumns, names: readonly string[], dictionaries: Dictionaries) {
  const codes = new Map(columnGroupNames.map((group) => [group, ownerCodes(columns, group, dictionaries)]));
  let end = 0;
  return names.flatMap((day, index): MeasuredDay | [] => {
    const begin = end;
    end += columns.counts[index]!;
    if (begin === end || !day) return [];
    const groups = columnGroupNames.map((group): [ColumnGroup, BlockGroup] => [
      group,
      { codes: codes.get(group)!.subarray(begin, end), ownerCodes: null, runStarts: null },
    ]);
    const rows: RowBlock = {
      days: [{ day, begin: 0, end: end - begin }],
      deletedLinkIds: [],
      totals: null,
      groups: Object.fromEntries(groups),
      hour: columns.hour.subarray(begin, end),
      at: columns.at.subarray(begin, end),
      startsAt: beginsAnywhere(day),
    };
    const measured = measuredColumnNames.map((name) => [name, columns.measured[name].subarray(begin, end)]);
    const visitors = columns.visitors.subarray(begin, end);
    return { day, rows, measured: Object.fromEntries(measured) as MeasuredNumbers, visitors, whole: null };
  });
}

/** The owner's code of every row. */
function ownerCodes({ groups }: MeasuredColumns, group: ColumnGroup, dictionaries: Dictionaries) {
  const { tuples, codes } = groups[group];
  const own = dictionaries[group].codesOf(tuples);
  const of = new Uint32Array(codes.length);
  // Uint32Array.from takes thirty times as long.
  for (let row = 0; row < of.length; row++) of[row] = own[codes[row]!]!;
  return of;
}
