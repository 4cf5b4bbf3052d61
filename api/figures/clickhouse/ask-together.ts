import type { AggregationOf, AggregationResults, ClickQuery } from '../contract/contract.ts';
import { countSets, groupsOf, groupStatement, type GroupRow } from './group-statement.ts';
import { groupedOf, type GroupedKind } from './groupings.ts';
import { piecesOf } from './pieces.ts';
import { rowsOf } from './rows.ts';

/** Computes aggregations of groups of the same clicks by one statement, which reads them once. */
export async function askTogether(
  query: ClickQuery,
  aggregations: readonly AggregationOf<GroupedKind>[],
): Promise<AggregationResults[GroupedKind][]> {
  let grouped: ReturnType<typeof groupedOf>[] = [];
  const rows = await rowsOf<GroupRow>(query, async (where, values) => {
    grouped = aggregations.map((aggregation) => groupedOf(aggregation, values));
    const pieces = await piecesOf(query, { sets: countSets(grouped), where, values });
    return groupStatement(grouped, where, { values, pieces });
  });
  const groups = groupsOf(grouped, rows);
  return grouped.map(({ read }, index) => read(groups[index]!));
}
