import { pool } from '../../db.ts';
import type { Dimension } from '../../dimensions.ts';
import type { DayRange } from '../period.ts';
import type { Scope } from '../scope.ts';
import type { MomentSums, Source, Sums, WeekHourSums } from '../source.ts';
import { clicksOf, columnOf } from './condition.ts';
import type { DaySums } from './day-sums.ts';
import { Parameters } from './parameters.ts';

const counted = (first: string) => `count(*) FILTER (WHERE c.kind = 0)::int AS clicks,
  count(*) FILTER (WHERE c.kind <> 0)::int AS bots, count(*) FILTER (WHERE c.${first})::int AS visitors`;

/** The clicks themselves: they answer everything, at the price of reading all of them. */
export class RawClicks implements Source {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  days(range: DayRange): Promise<DaySums[]> {
    return this.#sums(range, ['c.day::text AS day']);
  }

  async moments(range: DayRange): Promise<MomentSums[]> {
    // Every zone's hours begin at a whole quarter.
    const quarter = `date_bin('15 minutes', c.at, 'epoch') AS quarter`;
    const rows = await this.#sums<Sums & { quarter: Date; day: string }>(range, [quarter, 'c.day::text AS day']);
    return rows.map(({ quarter: began, ...rest }) => ({ ...rest, startsAt: began.getTime() }));
  }

  weekHours(range: DayRange): Promise<WeekHourSums[]> {
    return this.#sums(range, ['extract(isodow FROM c.day)::int AS weekday', 'c.hour AS hour']);
  }

  groups(range: DayRange, dimension: Dimension, parameters: Parameters): string {
    return `SELECT c.${columnOf[dimension]} AS value, ${counted(this.#first(dimension))}
      FROM analytics.click c WHERE ${clicksOf(this.#scope, range, parameters)} GROUP BY 1`;
  }

  async #sums<Row extends object>(range: DayRange, keys: string[]): Promise<Row[]> {
    const parameters = new Parameters();
    const positions = keys.map((_key, index) => index + 1).join(', ');
    const { rows } = await pool.query<Row>(
      `SELECT ${keys.join(', ')}, ${counted(this.#first())} FROM analytics.click c
       WHERE ${clicksOf(this.#scope, range, parameters)} GROUP BY ${positions} ORDER BY ${positions}`,
      parameters.values,
    );
    return rows;
  }

  /** A visitor of a link is somebody else than a visitor of the owner: the same person may be new to one only. */
  #first(dimension?: Dimension): string {
    return this.#scope.linkId !== null || dimension === 'link' ? 'first_link' : 'first_owner';
  }
}
