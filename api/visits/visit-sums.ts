import { db } from '../db.ts';
import { percentageOfAny } from '../percentage.ts';

/** What the visits of a website add up to; figures that need a visit are null without one. */
export interface VisitSums {
  count: number;
  views: number;
  bounces: number;
  /** 0 to 100. */
  bounceRate: number | null;
  avgVisibleMs: number | null;
  /** Visits of a click. */
  fromLinks: number;
  /** Milliseconds within which half, and 95 %, of the first pages were loaded. */
  p50LoadMs: number | null;
  p95LoadMs: number | null;
}

/** The visits of one website, whose viewer was checked before, that began since a timestamp. */
export async function visitSums(websiteId: number, since: Date): Promise<VisitSums> {
  const [sums] = await db.$queryRaw<[Omit<VisitSums, 'bounceRate'>]>`
    SELECT count(*)::int AS count, coalesce(sum(views), 0)::int AS views,
      (count(*) FILTER (WHERE is_bounced))::int AS bounces,
      avg(visible_ms)::float8 AS "avgVisibleMs", count(click_id)::int AS "fromLinks",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY load_ms) AS "p50LoadMs",
      percentile_cont(0.95) WITHIN GROUP (ORDER BY load_ms) AS "p95LoadMs"
    FROM visit WHERE website_id = ${websiteId} AND started_at >= ${since} AND is_counted`;
  return { ...sums, bounceRate: percentageOfAny(sums.bounces, sums.count) };
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
}

/** Names and currencies that one answer has at most. */
const MAX_SUMS = 100;

/** The conversions of one website, whose viewer was checked before, since a timestamp: most frequent first. */
export const conversionSums = (websiteId: number, since: Date): Promise<ConversionSum[]> =>
  db.$queryRaw<ConversionSum[]>`
    SELECT name, currency, count(*)::int AS count, sum(value)::float8 AS value, count(click_id)::int AS "fromLinks"
    FROM conversion WHERE website_id = ${websiteId} AND converted_at >= ${since} AND is_counted
    GROUP BY name, currency ORDER BY count DESC, name, currency LIMIT ${MAX_SUMS}`;
