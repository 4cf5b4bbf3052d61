import { pool } from '../../db.ts';
import { dimensions, type Dimension } from '../../dimensions.ts';
import type { DayRange } from '../period.ts';

/** How many people's clicks and daily visitors of a link had one value of a dimension. */
export interface LinkBreakdownRow {
  value: number;
  /** The text behind a number that is a label; null for numbers that are names of their own. */
  label: string | null;
  clicks: number;
  visitors: number;
}

/** The dimensions a click has columns for, and those columns. */
const columns = {
  country: 'c.country',
  device: 'c.device',
  os: 'c.os',
  browser: 'c.browser',
  channel: 'c.channel',
  city: 'c.city',
  referrer: 'c.referrer',
} as const;
export type LinkDimension = keyof typeof columns & Dimension;

const LABELLED: readonly Dimension[] = ['city', 'referrer'];

const VALUES = Object.entries(columns)
  .map(([name, column]) => `(${dimensions[name as LinkDimension]}, ${column}::int)`)
  .join(', ');
const LABELLED_NUMBERS = LABELLED.map((name) => dimensions[name]).join(', ');

/** A link's clicks by people in a period, by every dimension, each list by clicks. */
export async function linkBreakdown(
  ownerId: number,
  linkId: number,
  { from, to }: DayRange,
): Promise<(dimension: LinkDimension) => LinkBreakdownRow[]> {
  const { rows } = await pool.query<LinkBreakdownRow & { dimension: number }>({
    name: 'link-breakdown',
    text: `SELECT d.dimension, d.value, l.label, d.clicks, d.visitors FROM (
        SELECT v.dimension, v.value, count(*)::int AS clicks, count(*) FILTER (WHERE c.first_link)::int AS visitors
        FROM analytics.click c CROSS JOIN LATERAL (VALUES ${VALUES}) AS v (dimension, value)
        WHERE c.owner_id = $1 AND c.link_id = $2 AND c.kind = 0 AND c.day BETWEEN $3::date AND $4::date
          AND c.at >= ($3::date - 1)::timestamp AT TIME ZONE 'UTC'
          AND c.at < ($4::date + 2)::timestamp AT TIME ZONE 'UTC'
        GROUP BY v.dimension, v.value) AS d
      LEFT JOIN analytics.label l ON l.id = d.value AND d.dimension IN (${LABELLED_NUMBERS})
      ORDER BY d.clicks DESC, d.value`,
    values: [ownerId, linkId, from, to],
  });
  return (wanted) => rows.filter(({ dimension }) => dimension === dimensions[wanted]);
}
