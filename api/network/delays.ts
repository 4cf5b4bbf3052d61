import { z } from 'zod';
import { pool } from '../database/db.ts';
import { unpackCountry } from '../click-model/dimensions.ts';
import { parseInput } from '../common/parse-input.ts';
import { rowOfEither } from '../graph/row-id.ts';
import { hasClickHouse } from '../clickhouse/shards.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { delaysInClickHouse } from './delays-in-clickhouse.ts';
import { MOST_PLACES, type DelayRow } from './delay-row.ts';

const DAYS = 'days must be a whole number from 1 to 365.';

/** Which delays: of the last days, and of one link if it is named. */
export const DelayScope = z.object({
  days: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(365, DAYS).default(30),
  urlId: z
    .union([z.int(), z.string()])
    .nullish()
    .transform((id) => (id === null || id === undefined ? null : rowOfEither('ShortUrl', String(id)))),
});

/** How long visitors were held up by the page that measures, milliseconds; null where nobody was measured. */
export interface Delay {
  /** Clicks that were answered by the page: a click each, exact also across restarts. */
  pages: number;
  /** Of these, as far as the server's own clock can tell: the browser answered a PING afterwards, or its page reported. */
  arrivals: number;
  /** Of these, pages that reported, suspect reports included. */
  reports: number;
  /** Reports that the figures rest on: those that are not suspect. */
  measurements: number;
  p50Ms: number | null;
  p95Ms: number | null;
  p99Ms: number | null;
}

/** The delays of the visitors of one place. */
export interface DelayOfPlace extends Delay {
  /** ISO 3166-1 alpha-2, or number and organisation of the network; null when unknown. */
  name: string | null;
}

export interface Delays extends Delay {
  /** The places with the most measurements, at most fifty of each. */
  byCountry: DelayOfPlace[];
  byNetwork: DelayOfPlace[];
}

const NONE: Delay = { pages: 0, arrivals: 0, reports: 0, measurements: 0, p50Ms: null, p95Ms: null, p99Ms: null };

// A round trip that a proxy told came with the click, so it says nothing of what became of the page.
const DELAYS = `
  WITH answered AS (
    SELECT c.country, l.label AS network, m.click_id IS NOT NULL AS has_report, m.is_suspect, m.delay_ms,
      m.click_id IS NOT NULL OR (c.handshake_us = 0 AND f.server_rtt_ms IS NOT NULL) AS has_arrived
    FROM analytics.measured_click c
    LEFT JOIN measurement m ON m.click_id = c.click_id AND m.source = 'redirect'
    LEFT JOIN analytics.click_fact f ON f.click_id = c.click_id LEFT JOIN analytics.label l ON l.id = c.network
    WHERE c.owner_id = $1 AND c.at > now() - make_interval(days => $2) AND ($3::int IS NULL OR c.link_id = $3)
      AND (c.has_page OR m.click_id IS NOT NULL))
  SELECT CASE WHEN grouping(country) = 0 THEN 'country' WHEN grouping(network) = 0 THEN 'network' ELSE 'all' END AS kind,
    country, network, count(*)::int AS pages, count(*) FILTER (WHERE has_arrived)::int AS arrivals,
    count(*) FILTER (WHERE has_report)::int AS reports, count(*) FILTER (WHERE NOT is_suspect)::int AS measurements,
    percentile_cont(ARRAY[0.5, 0.95, 0.99]) WITHIN GROUP (ORDER BY delay_ms) FILTER (WHERE NOT is_suspect) AS percentiles
  FROM answered GROUP BY GROUPING SETS ((), (country), (network))
  ORDER BY measurements DESC, pages DESC, country, network`;

async function delaysInPostgres(ownerId: number, days: number, linkId: number | null): Promise<DelayRow[]> {
  return (await pool.query<DelayRow>(DELAYS, [ownerId, days, linkId])).rows;
}

/**
 * How long the page held up the visitors of an owner's links, by the server's clock, and on how many of them that rests. The
 * plain redirect and websites that measure hold nobody up and are not among them. Refuses INVALID input and NOT_FOUND links
 * of others.
 */
export async function delaysOf(owner: Pick<Viewer, 'id'>, input: unknown): Promise<Delays> {
  const { days, urlId } = parseInput(DelayScope, input);
  if (urlId !== null) await requireLink(owner, urlId);
  const rows = await (hasClickHouse ? delaysInClickHouse : delaysInPostgres)(owner.id, days, urlId);
  const [all] = rows.filter(({ kind }) => kind === 'all');
  const of = (kind: DelayRow['kind']) => rows.filter((row) => row.kind === kind).slice(0, MOST_PLACES);
  return {
    ...(all ? delayOf(all) : NONE),
    byCountry: of('country').map((row) => ({ name: row.country ? unpackCountry(row.country) : null, ...delayOf(row) })),
    byNetwork: of('network').map((row) => ({ name: row.network, ...delayOf(row) })),
  };
}

function delayOf({ pages, arrivals, reports, measurements, percentiles }: DelayRow): Delay {
  const [p50Ms = null, p95Ms = null, p99Ms = null] = measurements ? (percentiles ?? []) : [];
  return { pages, arrivals, reports, measurements, p50Ms, p95Ms, p99Ms };
}

async function requireLink({ id }: Pick<Viewer, 'id'>, linkId: number): Promise<void> {
  const { rowCount } = await pool.query('SELECT 1 FROM short_url WHERE id = $1 AND owner_id = $2', [linkId, id]);
  if (!rowCount) throw new UserError('NOT_FOUND', 'Resource not found');
}
