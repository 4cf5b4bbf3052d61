import type { AggregationOf, AggregationResults, Distribution } from '../../contract/contract.ts';
import { addMeasured, nothingMeasured, type MeasuredSums } from '../../contract/measured.ts';
import { emptyHistogram, quantityNames, type Quantity } from '../../../click-model/quantities.ts';
import { beginsAnywhere } from '../../../common/days.ts';
import { columnGroupOf, HOURS, type ColumnGroup } from '../layout/column-groups.ts';
import { Tuples } from '../layout/tuples.ts';
import type { MeasuredKind } from '../read/scan-query.ts';
import { present } from '../read/row-block.ts';
import type { Dictionaries, Selection } from '../read/select.ts';
import { QUARTER_MS } from '../read/timeline.ts';
import { narrowed } from '../read/value-groups.ts';
import type { MeasuredDay } from './measured-day.ts';
import { MeasuredTable, ofItsOwn, onPage, type EntryRows } from './measured-table.ts';

/** Counts one aggregation, day after day. */
export interface MeasuredCounter<Kind extends MeasuredKind = MeasuredKind> {
  add(day: MeasuredDay, selection: Selection): void;
  result(): AggregationResults[Kind];
}

/** 0, 1, 2 and so on. */
let ascending = new Uint32Array(0);

/** The selected rows; a loop over them is several times as fast as a call for each. */
export function rowsOf({ rows, begin, end }: Selection): Uint32Array {
  if (rows) return rows;
  if (ascending.length < end) ascending = Uint32Array.from({ length: end * 2 }, (_, row) => row);
  return ascending.subarray(begin, end);
}

/** What was measured of some clicks of a day. */
function sumsOf({ measured }: MeasuredDay, rows: Uint32Array, quantities: readonly Quantity[]): MeasuredSums {
  const table = new MeasuredTable(1, quantities);
  table.add(measured, { rows, entries: null });
  return table.measuredOf(0) ?? nothingMeasured;
}

/** What was measured of all clicks of a day, which is counted once and kept with the day; null where not all are selected. */
function wholeOf(day: MeasuredDay, selection: Selection): MeasuredSums | null {
  if (selection.rows || !selection.days.length) return null;
  return (day.whole ??= ofItsOwn(sumsOf(day, rowsOf(selection), quantityNames)));
}

/** What was measured of all clicks together. */
export class TotalCounter implements MeasuredCounter<'measured'> {
  readonly #quantities: readonly Quantity[];
  readonly #table: MeasuredTable;
  readonly #wholeDays: MeasuredSums[] = [];

  constructor({ quantities }: AggregationOf<'measured'>) {
    this.#quantities = quantities;
    this.#table = new MeasuredTable(1, quantities);
  }

  add(day: MeasuredDay, selection: Selection): void {
    const whole = wholeOf(day, selection);
    if (whole) this.#wholeDays.push(whole);
    else this.#table.add(day.measured, { rows: rowsOf(selection), entries: null });
  }

  result(): AggregationResults['measured'] {
    const all = [this.#table.measuredOf(0) ?? nothingMeasured, ...this.#wholeDays];
    const { counts, histograms } = addMeasured(all, this.#quantities);
    if (!counts.clicks) return [];
    const asked = this.#quantities.map((quantity) => [quantity, histograms[quantity] ?? emptyHistogram]);
    return [{ values: [], counts, histograms: Object.fromEntries(asked) }];
  }
}

/** Where the rows of one day are gathered that are counted; kept for all days. */
let gathered: { rows: Uint32Array; entries: Uint32Array } = { rows: new Uint32Array(0), entries: new Uint32Array(0) };

/** What was measured of combinations of dimensions of one column group. */
export class ValueCounter implements MeasuredCounter<'measured'> {
  readonly #group: ColumnGroup;
  readonly #entries: Tuples;
  /** For each code of the group its entry; -1 where it is not wanted. */
  readonly #entryOf: Int32Array;
  readonly #size: number;
  readonly #table: MeasuredTable;

  constructor({ by, among, quantities }: AggregationOf<'measured'>, dictionaries: Dictionaries) {
    this.#group = columnGroupOf(by[0]!).group;
    const places = by.map((dimension) => columnGroupOf(dimension).index);
    const { codeOf, tuples } = narrowed(dictionaries[this.#group], places);
    this.#entries = among ? tuplesOf(by.length, among) : tuples;
    this.#size = this.#entries.size;
    const ofTuple = Int32Array.from({ length: tuples.size }, (_, code) => {
      const entry = this.#entries.codeOf(tuples.values, code * tuples.arity); // those not wanted come after the others
      return entry < this.#size ? entry : -1;
    });
    this.#entryOf = codeOf.map((code) => ofTuple[code]!);
    this.#table = new MeasuredTable(this.#size, quantities);
  }

  add({ rows, measured }: MeasuredDay, selection: Selection): void {
    const { codes } = present(rows.groups[this.#group]);
    this.#table.add(measured, this.#wanted(rowsOf(selection), codes));
  }

  result(): AggregationResults['measured'] {
    const { values, arity } = this.#entries;
    return Array.from({ length: this.#size }, (_, entry) => entry).flatMap((entry) => {
      const measured = this.#table.measuredOf(entry);
      return measured ? [{ values: [...values.subarray(entry * arity, (entry + 1) * arity)], ...measured }] : [];
    });
  }

  #wanted(rows: Uint32Array, codes: ArrayLike<number>): EntryRows {
    const size = rows.length;
    if (gathered.rows.length < size) gathered = { rows: new Uint32Array(size * 2), entries: new Uint32Array(size * 2) };
    const { rows: kept, entries } = gathered;
    const entryOf = this.#entryOf;
    let count = 0;
    for (let index = 0; index < size; index++) {
      const row = rows[index]!;
      const entry = entryOf[codes[row]!]!;
      kept[count] = row;
      entries[count] = entry;
      if (entry >= 0) count++;
    }
    return { rows: kept.subarray(0, count), entries: entries.subarray(0, count) };
  }
}

function tuplesOf(arity: number, all: readonly (readonly number[])[]): Tuples {
  const tuples = new Tuples(arity);
  for (const values of all) tuples.codeOf(Int32Array.from(values), 0);
  return tuples;
}

/** What was measured of each day. */
export class DayCounter implements MeasuredCounter<'measuredTimes'> {
  readonly #quantities: readonly Quantity[];
  readonly #days: AggregationResults['measuredTimes'] = [];

  constructor({ quantities }: AggregationOf<'measuredTimes'>) {
    this.#quantities = quantities;
  }

  add(day: MeasuredDay, selection: Selection): void {
    const whole = wholeOf(day, selection);
    const quantities = this.#quantities;
    const sums = whole ? onPage(whole, quantities) : sumsOf(day, rowsOf(selection), quantities);
    if (sums.counts.clicks) this.#days.push({ day: day.day, startsAt: null, ...sums });
  }

  result = (): AggregationResults['measuredTimes'] => this.#days;
}

/** What was measured of each quarter of an hour. */
export class QuarterCounter implements MeasuredCounter<'measuredTimes'> {
  readonly #quantities: readonly Quantity[];
  readonly #quarters: AggregationResults['measuredTimes'] = [];

  constructor({ quantities }: AggregationOf<'measuredTimes'>) {
    this.#quantities = quantities;
  }

  add(day: MeasuredDay, selection: Selection): void {
    const { day: name, rows } = day;
    const at = present(rows.at);
    const offset = rows.startsAt - beginsAnywhere(name);
    const quarterOf = (row: number) => Math.floor((offset + at[row]!) / QUARTER_MS);
    const quarters = [...Map.groupBy(rowsOf(selection), quarterOf)].sort(([a], [b]) => a - b);
    for (const [quarter, some] of quarters) {
      const startsAt = beginsAnywhere(name) + quarter * QUARTER_MS;
      this.#quarters.push({ day: name, startsAt, ...sumsOf(day, Uint32Array.from(some), this.#quantities) });
    }
  }

  result = (): AggregationResults['measuredTimes'] => this.#quarters;
}

/** Where the entries of one day's rows are gathered; kept for all days. */
let hourOf = new Uint32Array(0);

/** What was measured of each hour of the day. */
export class HourCounter implements MeasuredCounter<'measuredHours'> {
  readonly #table: MeasuredTable;

  constructor({ quantities }: AggregationOf<'measuredHours'>) {
    this.#table = new MeasuredTable(HOURS, quantities);
  }

  add({ rows: block, measured }: MeasuredDay, selection: Selection): void {
    const hours = present(block.hour);
    const rows = rowsOf(selection);
    if (hourOf.length < rows.length) hourOf = new Uint32Array(rows.length * 2);
    for (let index = 0; index < rows.length; index++) hourOf[index] = hours[rows[index]!]!;
    this.#table.add(measured, { rows, entries: hourOf });
  }

  result(): AggregationResults['measuredHours'] {
    return Array.from({ length: HOURS }, (_, hour) => hour).flatMap((hour) => {
      const sums = this.#table.measuredOf(hour);
      return sums ? [{ hour, ...sums }] : [];
    });
  }
}

/** How many clicks each value has, as far as it is known. */
export class DistributionCounter implements MeasuredCounter<'distribution'> {
  readonly #of: Distribution;
  readonly #counts = new Map<number, number>();

  constructor(of: Distribution) {
    this.#of = of;
  }

  add({ measured }: MeasuredDay, selection: Selection): void {
    const numbers = measured[this.#of];
    for (const row of rowsOf(selection)) {
      const value = numbers[row]!;
      if (value) this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    }
  }

  result(): AggregationResults['distribution'] {
    return [...this.#counts]
      .map(([value, clicks]) => ({ value, clicks }))
      .sort((a, b) => b.clicks - a.clicks || a.value - b.value);
  }
}
