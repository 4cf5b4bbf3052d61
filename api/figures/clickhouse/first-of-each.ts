import { columnOf } from '../../click-model/dimensions.ts';
import type { AggregationOf, AggregationResults, ClickQuery } from '../contract/contract.ts';
import { rowsOf } from './rows.ts';

/** The first day that has a click; null without any. */
export async function findFirstDay(query: ClickQuery): Promise<string | null> {
  const rows = await rowsOf<{ day: string }>(
    query,
    (where) => `SELECT day FROM click WHERE ${where} ORDER BY day LIMIT 1`,
  );
  return rows[0]?.day ?? null;
}

/** The hour with the most human clicks of each of these links, the earliest of equals. */
export const findPeakHours = (
  query: ClickQuery,
  { linkIds }: AggregationOf<'peakHours'>,
): Promise<AggregationResults['peakHours']> =>
  rowsOf(
    query,
    (where, values) => `SELECT link_id AS "linkId", hour FROM click
      WHERE ${where} AND kind = 0 AND link_id IN ${values.add(linkIds, 'Array(UInt32)')}
      GROUP BY link_id, hour ORDER BY link_id, count() DESC, hour LIMIT 1 BY link_id`,
  );

/** For each value of a dimension, the known value of another with the most human clicks, the lowest of equals. */
export const findTopOfEach = (
  query: ClickQuery,
  { each, dimension }: AggregationOf<'topOfEach'>,
): Promise<AggregationResults['topOfEach']> =>
  rowsOf(
    query,
    (where) => `SELECT ${columnOf(each)} AS each, ${columnOf(dimension)} AS value FROM click
      WHERE ${where} AND kind = 0 AND value <> 0
      GROUP BY each, value ORDER BY each, count() DESC, value LIMIT 1 BY each`,
  );
