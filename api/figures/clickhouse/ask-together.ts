import type { Aggregation, AggregationKind, AggregationResults, ClickQuery } from '../contract/contract.ts';
import { groupsOf, groupStatement, type GroupRow } from './group-statement.ts';
import { groupedOf } from './groupings.ts';
import { rowsOf } from './rows.ts';

/** Computes aggregations of groups of the same clicks by one statement, which reads them once. */
export async function askTogether(
  query: ClickQuery,
  aggregations: readonly Aggregation[],
): Promise<AggregationResults[AggregationKind][]> {
  let grouped: ReturnType<typeof groupedOf>[] = [];
  const rows = await rowsOf<GroupRow>(query, (where, values) => {
    grouped = aggregations.map((aggregation) => groupedOf(aggregation, values));
    return groupStatement(grouped, where, values);
  });
  const groups = groupsOf(grouped, rows);
  return grouped.map(({ read }, index) => read(groups[index]!) as AggregationResults[AggregationKind]);
}
