import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { askReports, type ReportFigures } from '../figures/engine/measured-reports.ts';
import type { MeasuredFigures } from '../figures/contract/measured.ts';
import { qualities, type Quality } from '../scoring/score.ts';
import { connectionTypes } from './snippet-submission.ts';

/** Measurements with one answer of the browser; null where it gave none. */
export interface TypeCount {
  type: string | null;
  count: number;
}

/** What the pages of a website measured since a timestamp. Suspect measurements and those that do not count are left out. */
export interface SnippetStatistics extends MeasuredFigures {
  since: Date;
  qualityCounts: { quality: Quality; count: number }[];
  /** What connections are made of, and how fast browsers take them to be: two questions, whose answers do not add up to one. */
  connectionTypes: TypeCount[];
  effectiveTypes: TypeCount[];
  /** Most measurements first, as the next ones. */
  providers: ReportFigures[];
  countries: ReportFigures[];
  /** Oldest first. */
  days: ReportFigures[];
}

/** Breakdowns name this many values at most, unless asked otherwise. */
export const DEFAULT_ROWS = 100;

/** The column falls back on how fast a connection is where the browser names no kind. */
const KIND = Prisma.sql`CASE WHEN network_type = ANY(${[...connectionTypes]}) THEN network_type END`;
const COUNTED = 'website_id = $1 AND received_at >= $2 AND is_counted AND NOT is_suspect';

/** The figures of one website from a timestamp on; its viewer was checked before. Days are those of a time zone. */
export async function snippetStatistics(
  websiteId: number,
  { since, timeZone, rows = DEFAULT_ROWS }: { since: Date; timeZone: string; rows?: number },
): Promise<SnippetStatistics> {
  const typesBy = (answer: Prisma.Sql) => db.$queryRaw<TypeCount[]>`
    SELECT ${answer} AS type, count(*)::int AS count FROM snippet_measurement
    WHERE website_id = ${websiteId} AND received_at >= ${since} AND is_counted AND NOT is_suspect
    GROUP BY 1 ORDER BY count DESC, 1`;
  const [figures, kinds, effectiveTypes] = await Promise.all([
    askReports({
      from: `snippet_measurement WHERE ${COUNTED}`,
      values: [websiteId, since, timeZone],
      groups: {
        providers: 'network',
        countries: 'country',
        days: '(received_at AT TIME ZONE $3)::date',
      },
      quantities: { roundTrip: 'rtt_ms', speed: 'throughput_mbps', score: 'score' },
      isLowerBound: "throughput_kind = 'lower_bound'",
    }),
    typesBy(KIND),
    typesBy(Prisma.sql`effective_type`),
  ]);
  const { all, providers, countries, days } = figures;
  return {
    ...all,
    since,
    qualityCounts: qualities.map((quality) => ({ quality, count: all.qualities?.[quality] ?? 0 })),
    connectionTypes: kinds,
    effectiveTypes,
    providers: mostFirst(providers, rows),
    countries: mostFirst(countries, rows),
    days,
  };
}

const mostFirst = (all: ReportFigures[], rows: number) =>
  all.toSorted((a, b) => b.measured - a.measured).slice(0, rows); // of equals the first in the alphabet

/** The number and the organisation of a network's name. */
export function readNetwork(network: string): { asn: number | null; organisation: string } {
  const [, asn, organisation] = /^AS(\d+) (.*)$/s.exec(network) ?? [];
  return { asn: asn === undefined ? null : Number(asn), organisation: organisation ?? network };
}
