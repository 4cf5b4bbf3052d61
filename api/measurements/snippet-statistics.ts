import { db } from '../db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { qualities, type Quality } from './score.ts';
import { beginOf, type SnippetRange } from './snippet-ranges.ts';

/** Means of a group of measurements; null where none has the figure. */
export interface MeasuredGroup {
  count: number;
  avgRttMs: number | null;
  avgSpeedMbps: number | null;
}

/** What the pages of a website measured in a range. Suspect measurements and those that do not count are left out. */
export interface SnippetStatistics extends MeasuredGroup {
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
const counted = (websiteId: number, range: SnippetRange) =>
  Prisma.sql`snippet_measurement WHERE website_id = ${websiteId} AND received_at >= ${beginOf(range)} AND is_counted AND NOT is_suspect`;

/** The figures of one website, whose viewer was checked before; days are those of a time zone. */
export async function snippetStatistics(
  websiteId: number,
  { range, timeZone, rows = DEFAULT_ROWS }: { range: SnippetRange; timeZone: string; rows?: number },
): Promise<SnippetStatistics> {
  const from = counted(websiteId, range);
  const [sums, qualityCounts, connectionTypes, providers, countries, days] = await Promise.all([
    db.$queryRaw<[Omit<SnippetStatistics, 'qualities' | 'connectionTypes' | 'providers' | 'countries' | 'days'>]>`
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
  return { ...sums[0], qualities: allQualities, connectionTypes, providers, countries, days };
}

/** The number and the organisation of a network's name. */
export function readNetwork(network: string): { asn: number | null; organisation: string } {
  const [, asn, organisation] = /^AS(\d+) (.*)$/s.exec(network) ?? [];
  return { asn: asn === undefined ? null : Number(asn), organisation: organisation ?? network };
}
