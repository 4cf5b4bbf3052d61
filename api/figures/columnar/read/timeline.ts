import { FLAG_VALUES, flagBits, HOURS, REPEATED } from '../layout/column-groups.ts';
import { beginsAnywhere, weekdayOf } from '../../../common/days.ts';
import { localHour } from '../../../common/local-time.ts';
import { countRepeated, type RepeatedRows } from '../layout/repeated-visitors.ts';
import type { ScanResults } from './scan-query.ts';
import type { Selection } from './select.ts';
import { present, type RowBlock } from './row-block.ts';
import { addEntry, byDay, count, sumsOf, type Rows, type FlagCounts } from './flag-counts.ts';

const WEEKDAYS = 7;
/** Every zone's hours begin at a whole quarter. */
export const QUARTER_MS = 15 * 60_000;
const QUARTERS_PER_HOUR = 4;
/** From the first zone's beginning of a day to the last zone's end; an hour may have begun before the first. */
const QUARTERS = QUARTERS_PER_HOUR * (1 + 14 + 36);

/** Counts by the name of what they are of: a day, or everything. */
export type Collected = Map<string, FlagCounts>;

/** Collects counts over time, block after block. */
export abstract class Timeline<Kind extends 'days' | 'hourStarts' | 'weekHours' | 'recognisedClicks' | 'topOfEach'> {
  /** What was collected, to be sent to another thread. */
  readonly collected: Collected = new Map();

  /** Adds the selected rows of a block; `repeated` are those of each day whose visitors came again. */
  add(block: RowBlock, selection: Selection, repeated: readonly RepeatedRows[]): void {
    let index = 0;
    for (const [{ day }, rows] of byDay(selection)) {
      if (rows.rows ? rows.rows.length : rows.end > rows.begin) this.addDay(day, block, rows, repeated[index]!);
      index++;
    }
  }

  /** Adds what another thread collected. */
  merge(collected: Collected): void {
    for (const [name, from] of collected) {
      const counts = this.counts(name, from.length / FLAG_VALUES);
      for (let at = 0; at < from.length; at++) counts[at]! += from[at]!;
    }
  }

  protected counts(name: string, entries: number): FlagCounts {
    let counts = this.collected.get(name);
    if (!counts) this.collected.set(name, (counts = new Int32Array(entries * FLAG_VALUES)));
    return counts;
  }

  protected abstract addDay(day: string, block: RowBlock, rows: Rows, repeated: RepeatedRows): void;
  abstract result(): ScanResults[Kind];
}

/** What can also be collected from the counts of each day's hours. */
export abstract class HoursTimeline<Kind extends 'weekHours' | 'recognisedClicks'> extends Timeline<Kind> {
  /** Adds the days of a block that are in a range, all clicks of each, by their totals. */
  addTotals(block: RowBlock, { from, to }: { from: string; to: string }): void {
    const totals = present(block.hourTotals);
    const size = HOURS * FLAG_VALUES;
    for (const [index, { day }] of block.days.entries()) {
      if (day >= from && day <= to) this.addHours(day, totals.subarray(index * size, (index + 1) * size));
    }
  }

  protected abstract addHours(day: string, hours: FlagCounts): void;
}

/** The sums of each day. */
export class Days extends Timeline<'days'> {
  protected addDay(day: string, block: RowBlock, rows: Rows, repeated: RepeatedRows): void {
    const counts = this.counts(day, 1);
    countFlags(counts, present(block.flags), rows);
    countRepeated(counts, repeated, () => 0);
  }

  result() {
    const days = [...this.collected].sort(([a], [b]) => (a < b ? -1 : 1));
    return days.map(([day, counts]) => ({ day, ...sumsOf(counts, 0) }));
  }
}

function countFlags(counts: FlagCounts, flags: Uint8Array, { rows, begin, end }: Rows): void {
  if (rows) for (let at = 0; at < rows.length; at++) counts[flags[rows[at]!]!]!++;
  else for (let row = begin; row < end; row++) counts[flags[row]!]!++;
}

const RECOGNISED = flagBits.visitor | flagBits.again;

/** How many clicks are of visitors, whenever they came. */
export class RecognisedClicks extends HoursTimeline<'recognisedClicks'> {
  protected addDay(_day: string, block: RowBlock, rows: Rows): void {
    countFlags(this.counts('all', 1), present(block.flags), rows);
  }

  protected addHours(_day: string, hours: FlagCounts): void {
    for (let hour = 0; hour < HOURS; hour++) addEntry(this.counts('all', 1), 0, hours, hour);
  }

  result() {
    const counts = this.counts('all', 1);
    return counts.reduce((sum, clicks, flags) => sum + (flags !== REPEATED && flags & RECOGNISED ? clicks : 0), 0);
  }
}

/** The sums of the 168 hours of the week, as far as they have any. */
export class WeekHours extends HoursTimeline<'weekHours'> {
  protected addDay(day: string, block: RowBlock, rows: Rows, repeated: RepeatedRows): void {
    const hours: FlagCounts = new Int32Array(HOURS * FLAG_VALUES);
    const hour = present(block.hour);
    count(hours, hour, present(block.flags), rows);
    countRepeated(hours, repeated, (row) => hour[row]!);
    this.addHours(day, hours);
  }

  protected addHours(day: string, hours: FlagCounts): void {
    const week = this.#week();
    const weekday = weekdayOf(day);
    for (let hour = 0; hour < HOURS; hour++) addEntry(week, (weekday - 1) * HOURS + hour, hours, hour);
  }

  result() {
    const week = this.#week();
    return Array.from({ length: WEEKDAYS * HOURS }, (_, entry) => ({
      weekday: 1 + Math.floor(entry / HOURS),
      hour: entry % HOURS,
      ...sumsOf(week, entry),
    })).filter(({ clicks, bots }) => clicks + bots > 0);
  }

  #week(): FlagCounts {
    return this.counts('week', WEEKDAYS * HOURS);
  }
}

/** The sums of each hour, on the clocks of a zone, that had any. */
export class HourStarts extends Timeline<'hourStarts'> {
  readonly #timeZone: string;

  constructor({ timeZone }: { timeZone: string }) {
    super();
    this.#timeZone = timeZone;
  }

  protected addDay(day: string, block: RowBlock, rows: Rows, repeated: RepeatedRows): void {
    const counts = this.counts(day, QUARTERS);
    const at = present(block.at);
    const offset = block.startsAt - firstQuarter(day);
    const flags = present(block.flags);
    const startOf = this.#startsOf(day);
    const entryOf = (row: number) => startOf[Math.floor((offset + at[row]!) / QUARTER_MS)]!;
    const addRow = (row: number) => {
      counts[entryOf(row) * FLAG_VALUES + flags[row]!]!++;
    };
    if (rows.rows) rows.rows.forEach(addRow);
    else for (let row = rows.begin; row < rows.end; row++) addRow(row);
    countRepeated(counts, repeated, entryOf);
  }

  /** For each quarter around a day, the one with which its hour began. */
  #startsOf(day: string): Int32Array {
    const first = firstQuarter(day);
    return Int32Array.from({ length: QUARTERS }, (_, quarter) => {
      const { startsAt } = localHour(this.#timeZone, first + quarter * QUARTER_MS);
      return Math.max((startsAt - first) / QUARTER_MS, 0);
    });
  }

  result() {
    return [...this.collected].flatMap(([day, counts]) =>
      Array.from({ length: QUARTERS }, (_, quarter) => ({
        day,
        startsAt: firstQuarter(day) + quarter * QUARTER_MS,
        ...sumsOf(counts, quarter),
      })).filter(({ clicks, bots }) => clicks + bots > 0),
    );
  }
}

/** When the first quarter of an hour begins that a day's sums can be of, milliseconds since 1970. */
const firstQuarter = (day: string): number => beginsAnywhere(day) - QUARTERS_PER_HOUR * QUARTER_MS;
