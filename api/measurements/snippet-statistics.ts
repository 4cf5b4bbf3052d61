import { db } from '../db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { qualities, type Quality } from './score.ts';

/** Means of a group of measurements; null where none has the figure. */
export interface MeasuredGroup {
  count: number;
  avgRttMs: number | null;
  avgSpeedMbps: number | null;
}

/** What the pages of a website measured since a timestamp. Suspect measurements and those that do not count are left out. */
export interface SnippetStatistics extends MeasuredGroup {
  since: Date;
  medianRttMs: number | null;
  avgScore: number | null;
  qualities: { quality: Quality; count: number }[];
  connectionTypes: { type: string | null; count: number }[];
  providers: (MeasuredGroup & { network: string })[];
  countries: (MeasuredGroup & { country: string })[];
  days: (MeasuredGroup & { day: string; avgScore: number | null })[];
}

/** Breakdowns name this many values at most, unless asked otherwise. */
export const DEFAULT_ROWS = 100;

const group = Prisma.sql`count(*)::int AS count, avg(rtt_ms) AS "avgRttMs", avg(throughput_mbps) AS "avgSpeedMbps"`;
const counted = (websiteId: number, since: Date) =>
  Prisma.sql`snippet_measurement WHERE website_id = ${websiteId} AND received_at >= ${since} AND is_counted AND NOT is_suspect`;

/** The figures of one website from a timestamp on; its viewer was checked before. Days are those of a time zone. */
export async function snippetStatistics(
  websiteId: number,
  { since, timeZone, rows = DEFAULT_ROWS }: { since: Date; timeZone: string; rows?: number },
): Promise<SnippetStatistics> {
  const from = counted(websiteId, since);
  const [sums, qualityCounts, connectionTypes, providers, countries, days] = await Promise.all([
    db.$queryRaw<
      [Omit<SnippetStatistics, 'since' | 'qualities' | 'connectionTypes' | 'providers' | 'countries' | 'days'>]
    >`
      SELECT ${group}, percentile_cont(0.5) WITHIN GROUP (ORDER BY rtt_ms) AS "medianRttMs",
        avg(score)::float8 AS "avgScore" FROM ${from}`,
    db.$queryRaw<SnippetStatistics['qualities']>`
      SELECT quality, count(*)::int AS count FROM ${from} AND quality IS NOT NULL GROUP BY quality`,
    db.$queryRaw<SnippetStatistics['connectionTypes']>`
      SELECT network_type AS type, count(*)::int AS count FROM ${from} GROUP BY 1 ORDER BY count DESC, 1`,
    db.$queryRaw<SnippetStatistics['providers']>`
      SELECT network, ${group} FROM ${from} AND network IS NOT NULL GROUP BY 1 ORDER BY count DESC, 1 LIMIT ${rows}`,
    db.$queryRaw<SnippetStatistics['countries']>`
      SELECT country, ${group} FROM ${from} AND country IS NOT NULL GROUP BY 1 ORDER BY count DESC, 1 LIMIT ${rows}`,
    db.$queryRaw<SnippetStatistics['days']>`
      SELECT (received_at AT TIME ZONE ${timeZone})::date::text AS day, ${group}, avg(score)::float8 AS "avgScore"
      FROM ${from} GROUP BY 1 ORDER BY 1`,
  ]);
  const countOf = new Map(qualityCounts.map(({ quality, count }) => [quality, count]));
  const allQualities = qualities.map((quality) => ({ quality, count: countOf.get(quality) ?? 0 }));
  return { since, ...sums[0], qualities: allQualities, connectionTypes, providers, countries, days };
}

/** The number and the organisation of a network's name. */
export function readNetwork(network: string): { asn: number | null; organisation: string } {
  const [, asn, organisation] = /^AS(\d+) (.*)$/s.exec(network) ?? [];
  return { asn: asn === undefined ? null : Number(asn), organisation: organisation ?? network };
}
