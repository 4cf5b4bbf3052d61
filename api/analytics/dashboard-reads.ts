import { pool } from '../db.ts';
import { dimensions, type Dimension } from '../dimensions.ts';
import { askClicks } from './engine/click-engine.ts';
import type { ClickQuery, ClickRow, DaySums, ValuePage } from './engine/contract.ts';
import type { DayRange } from './period.ts';

const MOST_CLICKED = { offset: 0, orderBy: 'CLICKS', includeBots: false, among: null } as const;

const ofOwner = (ownerId: number, { from, to }: DayRange): ClickQuery => ({
  ownerId,
  linkId: null,
  filters: [],
  from,
  to,
});

/** The owner's days that had anything, oldest first. */
export const daySums = (ownerId: number, range: DayRange): Promise<DaySums[]> =>
  askClicks(ofOwner(ownerId, range), { kind: 'days' });

/** The owner's links with the most human clicks. */
export async function topLinks(ownerId: number, range: DayRange, first: number): Promise<ValuePage['rows']> {
  const window = { ...MOST_CLICKED, first };
  return (await askClicks(ofOwner(ownerId, range), { kind: 'breakdown', dimension: 'link', window })).rows;
}

/** The owner's latest human clicks, newest first. */
export const recentClicks = (ownerId: number, range: DayRange, first: number): Promise<ClickRow[]> =>
  askClicks(ofOwner(ownerId, range), { kind: 'clicks', audience: 'humans', reasons: [], window: { first } });

/** How many human clicks and daily visitors had one value of a dimension. */
export interface BreakdownRow {
  value: number;
  clicks: number;
  visitors: number;
}

/** The owner's clicks by the values of several dimensions, each list by clicks; values only bots had are left out. */
export async function breakdowns(
  ownerId: number,
  { from, to }: DayRange,
  wanted: readonly Dimension[],
): Promise<Map<Dimension, BreakdownRow[]>> {
  const { rows } = await pool.query<BreakdownRow & { dimension: number }>({
    name: 'breakdowns',
    text: `SELECT dimension, value, sum(clicks)::int AS clicks, sum(visitors)::int AS visitors
      FROM analytics.stat_day
      WHERE owner_id = $1 AND dimension = ANY($2::smallint[]) AND day BETWEEN $3::date AND $4::date
      GROUP BY dimension, value HAVING sum(clicks) > 0 ORDER BY clicks DESC, value`,
    values: [ownerId, wanted.map((name) => dimensions[name]), from, to],
  });
  return new Map(
    wanted.map((name) => [
      name,
      rows
        .filter((row) => row.dimension === dimensions[name])
        .map(({ value, clicks, visitors }) => ({ value, clicks, visitors })),
    ]),
  );
}
