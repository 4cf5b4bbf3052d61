import { db } from '../../database/db.ts';
import { askReports } from '../../figures/engine/measured-reports.ts';
import type { Percentiles } from '../../click-model/quantities.ts';

/** What the visits of a website add up to; figures that need a visit are null without one. */
export interface VisitSums {
  count: number;
  views: number;
  bounces: number;
  /** 0 to 100. */
  bounceRate: number | null;
  /** How long pages were visible in a visit, seconds. */
  sessionTime: Percentiles;
  /** How long first pages took to load, milliseconds. */
  pageLoad: Percentiles;
  /** Visits of a click. */
  fromLinks: number;
  /** Visits whose way was not measured for what the browser said of it. */
  leftOut: LeftOut;
}

/** Visits that measuring leaves out, so that nobody takes the measured ones for all. */
export interface LeftOut {
  savingData: number;
  /** On lines that browsers call 2g, which versions of the snippet before 1.1 did not measure. */
  slow: number;
}

/** The visits of one website, whose viewer was checked before, that began since a timestamp. */
export async function visitSums(websiteId: number, since: Date): Promise<VisitSums> {
  const [{ all }, [sums]] = await Promise.all([
    askReports({
      from: 'visit WHERE website_id = $1 AND started_at >= $2 AND is_counted',
      values: [websiteId, since],
      groups: {},
      quantities: { sessionTime: 'visible_ms::float8 / 1000', pageLoad: 'load_ms' },
      isBounce: 'is_bounced',
    }),
    db.$queryRaw<[Pick<VisitSums, 'views' | 'fromLinks'> & LeftOut]>`
      SELECT coalesce(sum(views), 0)::int AS views, count(click_id)::int AS "fromLinks",
        count(*) FILTER (WHERE saves_data)::int AS "savingData",
        count(*) FILTER (WHERE saves_data IS NULL AND effective_type IN ('2g', 'slow-2g') AND NOT EXISTS (
          SELECT FROM snippet_measurement m WHERE m.website_id = visit.website_id AND m.session_hash = visit.session_hash))::int AS slow
      FROM visit WHERE website_id = ${websiteId} AND started_at >= ${since} AND is_counted`,
  ]);
  const { visits, bounces, bounceRate, sessionTime, pageLoad } = all;
  const { savingData, slow, ...counts } = sums;
  return {
    ...counts,
    leftOut: { savingData, slow },
    count: visits ?? 0,
    bounces: bounces ?? 0,
    bounceRate,
    sessionTime,
    pageLoad,
  };
}

/** Conversions of one name, in one currency. */
export interface ConversionSum {
  name: string;
  /** Null where no value has one. */
  currency: string | null;
  count: number;
  /** Null without any value. */
  value: number | null;
  /** Those of a click. */
  fromLinks: number;
  /** Those that a server told of with a key, and their value; what pages tell, anybody can make up. */
  proven: number;
  provenValue: number | null;
}

/** Names and currencies that one answer has at most. */
const MAX_SUMS = 100;

/** The conversions of one website, whose viewer was checked before, since a timestamp: most frequent first. */
export const conversionSums = (websiteId: number, since: Date): Promise<ConversionSum[]> =>
  db.$queryRaw<ConversionSum[]>`
    SELECT name, currency, count(*)::int AS count, sum(value)::float8 AS value, count(click_id)::int AS "fromLinks",
      count(*) FILTER (WHERE source = 'server')::int AS proven,
      (sum(value) FILTER (WHERE source = 'server'))::float8 AS "provenValue"
    FROM conversion WHERE website_id = ${websiteId} AND converted_at >= ${since} AND is_counted AND struck_at IS NULL
    GROUP BY name, currency ORDER BY count DESC, name, currency LIMIT ${MAX_SUMS}`;
