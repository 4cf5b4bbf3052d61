import { FLAG_VALUES } from '../../columns/layout.ts';
import { beginsAnywhere } from '../../days.ts';
import type { Answers, First } from './question.ts';
import type { Selection } from './select.ts';
import { present, type Stretch } from './stretch.ts';
import { addEntry, byDay, count, sumsOf, type Rows, type Tally } from './tally.ts';

const HOURS = 24;
const WEEKDAYS = 7;
/** Every zone's hours begin at a whole quarter. */
const QUARTER_MS = 15 * 60_000;
/** From there to the end of the day in the last zone, 36 hours after it began in UTC. */
const QUARTERS = 4 * (14 + 36);

/** Tallies by the name of what they count: of a day, or of everything. */
export type Collected = Map<string, Tally>;

/** Collects what stretches of time brought, stretch after stretch. */
export abstract class Timeline<Kind extends 'days' | 'moments' | 'weekHours' | 'people' | 'topOfEach'> {
  /** What was collected, to be sent to another thread. */
  readonly collected: Collected = new Map();

  add(stretch: Stretch, selection: Selection): void {
    for (const [day, rows] of byDay(selection)) {
      if (rows.rows ? rows.rows.length : rows.end > rows.begin) this.addDay(day, stretch, rows);
    }
  }

  /** Adds what another collected. */
  merge(collected: Collected): void {
    for (const [name, from] of collected) {
      const tally = this.tally(name, from.length / FLAG_VALUES);
      for (let at = 0; at < from.length; at++) tally[at]! += from[at]!;
    }
  }

  protected tally(name: string, entries: number): Tally {
    let tally = this.collected.get(name);
    if (!tally) this.collected.set(name, (tally = new Int32Array(entries * FLAG_VALUES)));
    return tally;
  }

  protected abstract addDay(day: string, stretch: Stretch, rows: Rows): void;
  abstract answer(): Answers[Kind];
}

/** The sums of each day. A day that is kept in parts comes several times. */
export class Days extends Timeline<'days'> {
  readonly #first: First;

  constructor({ first }: { first: First }) {
    super();
    this.#first = first;
  }

  protected addDay(day: string, stretch: Stretch, rows: Rows): void {
    countFlags(this.tally(day, 1), present(stretch.flags), rows);
  }

  answer() {
    const days = [...this.collected].sort(([a], [b]) => (a < b ? -1 : 1));
    return days.map(([day, tally]) => ({ day, ...sumsOf(tally, 0, this.#first) }));
  }
}

function countFlags(tally: Tally, flags: Uint8Array, { rows, begin, end }: Rows): void {
  if (rows) for (let at = 0; at < rows.length; at++) tally[flags[rows[at]!]!]!++;
  else for (let row = begin; row < end; row++) tally[flags[row]!]!++;
}

/** The sums of the 168 hours of the week, as far as they have any. */
export class WeekHours extends Timeline<'weekHours'> {
  readonly #first: First;

  constructor({ first }: { first: First }) {
    super();
    this.#first = first;
  }

  protected addDay(day: string, stretch: Stretch, rows: Rows): void {
    const hours: Tally = new Int32Array(HOURS * FLAG_VALUES);
    const week = this.#week();
    count(hours, present(stretch.hour), present(stretch.flags), rows);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || WEEKDAYS;
    for (let hour = 0; hour < HOURS; hour++) addEntry(week, (weekday - 1) * HOURS + hour, hours, hour);
  }

  answer() {
    const week = this.#week();
    return Array.from({ length: WEEKDAYS * HOURS }, (_, entry) => ({
      weekday: 1 + Math.floor(entry / HOURS),
      hour: entry % HOURS,
      ...sumsOf(week, entry, this.#first),
    })).filter(({ clicks, bots }) => clicks + bots > 0);
  }

  #week(): Tally {
    return this.tally('week', WEEKDAYS * HOURS);
  }
}

/** The sums of each quarter of an hour that had any. */
export class Moments extends Timeline<'moments'> {
  readonly #first: First;

  constructor({ first }: { first: First }) {
    super();
    this.#first = first;
  }

  protected addDay(day: string, stretch: Stretch, rows: Rows): void {
    const tally = this.tally(day, QUARTERS);
    const at = present(stretch.at);
    const offset = stretch.startsAt - beginsAnywhere(day);
    const flags = present(stretch.flags);
    const addRow = (row: number) => {
      const quarter = Math.floor((offset + at[row]!) / QUARTER_MS);
      tally[quarter * FLAG_VALUES + flags[row]!]!++;
    };
    if (rows.rows) rows.rows.forEach(addRow);
    else for (let row = rows.begin; row < rows.end; row++) addRow(row);
  }

  answer() {
    return [...this.collected].flatMap(([day, tally]) =>
      Array.from({ length: QUARTERS }, (_, quarter) => ({
        day,
        startsAt: beginsAnywhere(day) + quarter * QUARTER_MS,
        ...sumsOf(tally, quarter, this.#first),
      })).filter(({ clicks, bots }) => clicks + bots > 0),
    );
  }
}

/** How many clicks by people there were since a moment. */
export class People extends Timeline<'people'> {
  readonly #since: number;

  constructor({ since }: { since: number }) {
    super();
    this.#since = since;
  }

  protected addDay(_day: string, stretch: Stretch, { rows, begin, end }: Rows): void {
    const since = this.#since - stretch.startsAt;
    const at = present(stretch.at);
    const flags = present(stretch.flags);
    const tally = this.tally('people', 1);
    const addRow = (row: number) => {
      if (at[row]! >= since) tally[flags[row]!]!++;
    };
    if (rows) rows.forEach(addRow);
    else for (let row = begin; row < end; row++) addRow(row);
  }

  answer() {
    return sumsOf(this.tally('people', 1), 0, 'firstOwner').clicks;
  }
}
