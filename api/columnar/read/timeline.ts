import { FLAG_VALUES } from '../layout/column-groups.ts';
import { beginsAnywhere } from '../../days.ts';
import type { ScanResults, VisitorFlag } from './scan-query.ts';
import type { Selection } from './select.ts';
import { present, type RowBlock } from './row-block.ts';
import { addEntry, byDay, count, sumsOf, type Rows, type FlagCounts } from './flag-counts.ts';

const HOURS = 24;
const WEEKDAYS = 7;
/** Every zone's hours begin at a whole quarter. */
export const QUARTER_MS = 15 * 60_000;
/** From there to the end of the day in the last zone, 36 hours after it began in UTC. */
const QUARTERS = 4 * (14 + 36);

/** Counts by the name of what they are of: a day, or everything. */
export type Collected = Map<string, FlagCounts>;

/** Collects counts over time, block after block. */
export abstract class Timeline<Kind extends 'days' | 'hourStarts' | 'weekHours' | 'humanClicks' | 'topOfEach'> {
  /** What was collected, to be sent to another thread. */
  readonly collected: Collected = new Map();

  add(block: RowBlock, selection: Selection): void {
    for (const [day, rows] of byDay(selection)) {
      if (rows.rows ? rows.rows.length : rows.end > rows.begin) this.addDay(day, block, rows);
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

  protected abstract addDay(day: string, block: RowBlock, rows: Rows): void;
  abstract result(): ScanResults[Kind];
}

/** The sums of each day. A day that is kept in parts comes several times. */
export class Days extends Timeline<'days'> {
  readonly #visitors: VisitorFlag;

  constructor(visitors: VisitorFlag) {
    super();
    this.#visitors = visitors;
  }

  protected addDay(day: string, block: RowBlock, rows: Rows): void {
    countFlags(this.counts(day, 1), present(block.flags), rows);
  }

  result() {
    const days = [...this.collected].sort(([a], [b]) => (a < b ? -1 : 1));
    return days.map(([day, counts]) => ({ day, ...sumsOf(counts, 0, this.#visitors) }));
  }
}

function countFlags(counts: FlagCounts, flags: Uint8Array, { rows, begin, end }: Rows): void {
  if (rows) for (let at = 0; at < rows.length; at++) counts[flags[rows[at]!]!]!++;
  else for (let row = begin; row < end; row++) counts[flags[row]!]!++;
}

/** The sums of the 168 hours of the week, as far as they have any. */
export class WeekHours extends Timeline<'weekHours'> {
  readonly #visitors: VisitorFlag;

  constructor(visitors: VisitorFlag) {
    super();
    this.#visitors = visitors;
  }

  protected addDay(day: string, block: RowBlock, rows: Rows): void {
    const hours: FlagCounts = new Int32Array(HOURS * FLAG_VALUES);
    const week = this.#week();
    count(hours, present(block.hour), present(block.flags), rows);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || WEEKDAYS;
    for (let hour = 0; hour < HOURS; hour++) addEntry(week, (weekday - 1) * HOURS + hour, hours, hour);
  }

  result() {
    const week = this.#week();
    return Array.from({ length: WEEKDAYS * HOURS }, (_, entry) => ({
      weekday: 1 + Math.floor(entry / HOURS),
      hour: entry % HOURS,
      ...sumsOf(week, entry, this.#visitors),
    })).filter(({ clicks, bots }) => clicks + bots > 0);
  }

  #week(): FlagCounts {
    return this.counts('week', WEEKDAYS * HOURS);
  }
}

/** The sums of each quarter of an hour that had any. */
export class HourStarts extends Timeline<'hourStarts'> {
  readonly #visitors: VisitorFlag;

  constructor(visitors: VisitorFlag) {
    super();
    this.#visitors = visitors;
  }

  protected addDay(day: string, block: RowBlock, rows: Rows): void {
    const counts = this.counts(day, QUARTERS);
    const at = present(block.at);
    const offset = block.startsAt - beginsAnywhere(day);
    const flags = present(block.flags);
    const addRow = (row: number) => {
      const quarter = Math.floor((offset + at[row]!) / QUARTER_MS);
      counts[quarter * FLAG_VALUES + flags[row]!]!++;
    };
    if (rows.rows) rows.rows.forEach(addRow);
    else for (let row = rows.begin; row < rows.end; row++) addRow(row);
  }

  result() {
    return [...this.collected].flatMap(([day, counts]) =>
      Array.from({ length: QUARTERS }, (_, quarter) => ({
        day,
        startsAt: beginsAnywhere(day) + quarter * QUARTER_MS,
        ...sumsOf(counts, quarter, this.#visitors),
      })).filter(({ clicks, bots }) => clicks + bots > 0),
    );
  }
}

/** How many human clicks there were since a timestamp. */
export class HumanClicks extends Timeline<'humanClicks'> {
  readonly #since: number;

  constructor({ since }: { since: number }) {
    super();
    this.#since = since;
  }

  protected addDay(_day: string, block: RowBlock, { rows, begin, end }: Rows): void {
    const since = this.#since - block.startsAt;
    const at = present(block.at);
    const flags = present(block.flags);
    const counts = this.counts('all', 1);
    const addRow = (row: number) => {
      if (at[row]! >= since) counts[flags[row]!]!++;
    };
    if (rows) rows.forEach(addRow);
    else for (let row = begin; row < end; row++) addRow(row);
  }

  result() {
    return sumsOf(this.counts('all', 1), 0, 'firstOwner').clicks;
  }
}
