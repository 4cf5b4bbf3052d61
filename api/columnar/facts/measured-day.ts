import { beginsAnywhere } from '../../days.ts';
import { columnGroupNames, type ColumnGroup } from '../layout/column-groups.ts';
import { factColumnNames, type FactNumbers } from '../layout/fact-columns.ts';
import type { MeasuredColumns } from '../layout/measured-days.ts';
import { numberVisitors } from '../layout/number-visitors.ts';
import type { DayRowsAndMore } from '../layout/read-rows.ts';
import { RecentRows } from '../read/recent-rows.ts';
import type { BlockGroup, RowBlock } from '../read/row-block.ts';
import type { Dictionaries } from '../read/select.ts';

/** The clicks of a day that have facts, in the owner's codes, with these. */
export interface MeasuredDay {
  day: string;
  rows: RowBlock;
  facts: FactNumbers;
  /** Each click's visitor, by a number within the day; 0 without one. */
  visitors: Int32Array;
}

/** About what the columns of one click take, bytes. */
const ROW_BYTES = 4 * (columnGroupNames.length + 2 + factColumnNames.length) + 2;
/** How much memory a day takes, bytes. */
export const bytesOfDay = ({ facts }: MeasuredDay): number => facts.rtt.length * ROW_BYTES;

/** A day as it was read from rows. */
export function dayOfRows({ rows, more }: DayRowsAndMore, dictionaries: Dictionaries): MeasuredDay {
  const recent = new RecentRows(rows.day);
  recent.append(rows, dictionaries);
  const facts = Object.fromEntries(factColumnNames.map((name, index) => [name, more[index]!])) as FactNumbers;
  return { day: rows.day, rows: recent, facts, visitors: numberVisitors(rows) };
}

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
    const facts = factColumnNames.map((name) => [name, columns.facts[name].subarray(begin, end)]);
    const visitors = columns.visitors.subarray(begin, end);
    return { day, rows, facts: Object.fromEntries(facts) as FactNumbers, visitors };
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
