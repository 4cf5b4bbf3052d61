import { queryFigures } from '../../database/figures-pool.ts';
import type { AggregationOf, AggregationResults, ClickQuery } from '../contract/contract.ts';
import { columnOf } from '../../click-model/dimensions.ts';
import { clicksOf } from './condition.ts';
import { Parameters } from './sql-parameters.ts';

/** For each value of a dimension, the known value of another with the most human clicks, the lowest of equals. */
export async function findTopOfEach(
  query: ClickQuery,
  { each, dimension }: AggregationOf<'topOfEach'>,
): Promise<AggregationResults['topOfEach']> {
  const parameters = new Parameters();
  const [group, value] = [`c.${columnOf(each)}`, `c.${columnOf(dimension)}`];
  const { rows } = await queryFigures<{ each: number; value: number }>(
    `SELECT DISTINCT ON (${group}) ${group} AS each, ${value} AS value FROM analytics.click c
     WHERE ${clicksOf(query, parameters)} AND c.kind = 0 AND ${value} <> 0
     GROUP BY ${group}, ${value} ORDER BY ${group}, count(*) DESC, ${value}`,
    parameters.values,
  );
  return rows;
}

/** The combinations of dimensions with the most clicks, most first. */
export async function countCombinations(
  query: ClickQuery,
  { dimensions, includeBots, limit }: AggregationOf<'combinations'>,
): Promise<AggregationResults['combinations']> {
  const parameters = new Parameters();
  const columns = dimensions.map((dimension) => `c.${columnOf(dimension)}`).join(', ');
  const conditions = [clicksOf(query, parameters), ...(includeBots ? [] : ['c.kind = 0'])].join(' AND ');
  const { rows } = await queryFigures<{ values: number[]; clicks: number }>(
    `SELECT ARRAY[${columns}]::int[] AS values, count(*)::int AS clicks FROM analytics.click c
     WHERE ${conditions} GROUP BY ${columns} ORDER BY clicks DESC, values LIMIT ${parameters.add(limit)}`,
    parameters.values,
  );
  return rows;
}
