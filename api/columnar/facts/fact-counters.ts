import {
  durationStarts,
  type Distribution,
  type FactKind,
  type FactResults,
  type FactSums,
} from '../../analytics/engine/facts-contract.ts';
import { beginsAnywhere } from '../../days.ts';
import type { ClickDimension } from '../../dimensions.ts';
import { columnGroupOf, type ColumnGroup } from '../layout/column-groups.ts';
import type { Dictionary } from '../read/dictionary.ts';
import type { Dictionaries, Selection } from '../read/select.ts';
import { present } from '../read/row-block.ts';
import { QUARTER_MS } from '../read/timeline.ts';
import { narrowed } from '../read/value-groups.ts';
import { ABSENT, type FactColumn } from '../layout/fact-columns.ts';
import { FactSumsTable } from './fact-sums.ts';
import type { MeasuredDay } from './measured-day.ts';

/** Counts one aggregation, day after day. */
export interface FactCounter<Kind extends FactKind = FactKind> {
  add(day: MeasuredDay, selection: Selection): void;
  result(): FactResults[Kind];
}

/** 0, 1, 2 and so on. */
let ascending = new Uint32Array(0);

/** The selected rows; a loop over them is several times as fast as a call for each. */
export function rowsOf({ rows, begin, end }: Selection): Uint32Array {
  if (rows) return rows;
  if (ascending.length < end) ascending = Uint32Array.from({ length: end * 2 }, (_, row) => row);
  return ascending.subarray(begin, end);
}

/** The sums of everything. */
export class TotalCounter implements FactCounter<'total'> {
  readonly #sums = new FactSumsTable(1);

  add({ facts }: MeasuredDay, selection: Selection): void {
    for (const row of rowsOf(selection)) this.#sums.addRow(0, facts, row);
  }

  result = (): FactSums => this.#sums.sumsOf(0);
}

/** The sums of each day. */
export class DayCounter implements FactCounter<'days'> {
  readonly #days: FactResults['days'] = [];

  add({ day, facts }: MeasuredDay, selection: Selection): void {
    const sums = new FactSumsTable(1);
    for (const row of rowsOf(selection)) sums.addRow(0, facts, row);
    if (sums.has(0)) this.#days.push({ day, sums: sums.sumsOf(0) });
  }

  result = (): FactResults['days'] => this.#days;
}

/** The sums of each quarter of an hour that has any. */
export class HourStartCounter implements FactCounter<'hourStarts'> {
  readonly #quarters: FactResults['hourStarts'] = [];

  add({ day, rows, facts }: MeasuredDay, selection: Selection): void {
    const quarters = new Map<number, FactSumsTable>();
    const at = present(rows.at);
    const offset = rows.startsAt - beginsAnywhere(day);
    for (const row of rowsOf(selection)) {
      const quarter = Math.floor((offset + at[row]!) / QUARTER_MS);
      let sums = quarters.get(quarter);
      if (!sums) quarters.set(quarter, (sums = new FactSumsTable(1)));
      sums.addRow(0, facts, row);
    }
    for (const [quarter, sums] of [...quarters].sort(([a], [b]) => a - b)) {
      this.#quarters.push({ day, startsAt: beginsAnywhere(day) + quarter * QUARTER_MS, sums: sums.sumsOf(0) });
    }
  }

  result = (): FactResults['hourStarts'] => this.#quarters;
}

/** The sums of the combinations of some dimensions of one column group. */
export class ValueCounter<Row> {
  readonly #group: ColumnGroup;
  readonly #places: number[];
  readonly #dictionary: Dictionary;
  readonly #byCode: FactSumsTable;
  readonly #rowOf: (values: number[], sums: FactSums) => Row;

  constructor(
    dimensions: readonly ClickDimension[],
    dictionaries: Dictionaries,
    rowOf: (values: number[], sums: FactSums) => Row,
  ) {
    this.#group = columnGroupOf(dimensions[0]!).group;
    this.#places = dimensions.map((dimension) => columnGroupOf(dimension).index);
    this.#dictionary = dictionaries[this.#group];
    this.#byCode = new FactSumsTable(this.#dictionary.size);
    this.#rowOf = rowOf;
  }

  add({ rows, facts }: MeasuredDay, selection: Selection): void {
    const { codes } = present(rows.groups[this.#group]);
    for (const row of rowsOf(selection)) this.#byCode.addRow(codes[row]!, facts, row);
  }

  result(): Row[] {
    const { codeOf, tuples } = narrowed(this.#dictionary, this.#places);
    const sums = new FactSumsTable(tuples.size);
    for (const [code, narrow] of codeOf.entries()) this.#byCode.addTo(sums, narrow, code);
    return Array.from({ length: tuples.size }, (_, code) => code)
      .filter((code) => sums.has(code))
      .map((code) => {
        const values = [...tuples.values.subarray(code * tuples.arity, (code + 1) * tuples.arity)];
        return this.#rowOf(values, sums.sumsOf(code));
      });
  }
}

const columnOf = {
  connection: 'connection',
  screen: 'screen',
  duration: 'visibleMs',
} as const satisfies Record<Distribution, FactColumn>;
const STARTS_MS = durationStarts.map((start) => start * 1_000);

/** The index in `durationStarts` of a duration in milliseconds. */
function durationAt(visibleMs: number): number {
  let index = 0;
  while (index + 1 < STARTS_MS.length && visibleMs >= STARTS_MS[index + 1]!) index++;
  return index;
}

/** How many clicks each value of a fact has. */
export class DistributionCounter implements FactCounter<'distribution'> {
  readonly #of: Distribution;
  readonly #counts = new Map<number, number>();

  constructor(of: Distribution) {
    this.#of = of;
  }

  add({ facts }: MeasuredDay, selection: Selection): void {
    const numbers = facts[columnOf[this.#of]];
    const isDuration = this.#of === 'duration';
    for (const row of rowsOf(selection)) {
      const number = numbers[row]!;
      if (number === ABSENT) continue;
      const value = isDuration ? durationAt(number) : number;
      this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    }
  }

  result(): FactResults['distribution'] {
    return [...this.#counts]
      .map(([value, clicks]) => ({ value, clicks }))
      .sort((a, b) => b.clicks - a.clicks || a.value - b.value);
  }
}
