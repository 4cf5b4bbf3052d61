import { queryFigures } from '../../database/figures-pool.ts';
import { measuredCountNames, type MeasuredCounts, type MeasuredSums } from '../contract/measured.ts';
import { OUTCOMES } from '../../click-model/measured-sql.ts';
import type { Quantity } from '../../click-model/quantities.ts';

const having = (bits: number) => `count(*) FILTER (WHERE outcome & ${bits} = ${bits})::int`;
const counts: Record<keyof MeasuredCounts, string> = {
  clicks: having(0),
  visits: having(OUTCOMES.visit),
  bounces: having(OUTCOMES.bounce),
  convertedVisits: having(OUTCOMES.visit | OUTCOMES.converted),
  converted: having(OUTCOMES.converted),
  conversions: 'sum(conversions)::int',
};
const COUNTS = measuredCountNames.map((name) => `${counts[name]} AS "${name}"`).join(', ');

type GroupRow<Key> = MeasuredCounts & { key: Key; histograms: Partial<Record<Quantity, number[]>> | null };

/**
 * Sums what was measured by key. `rows` is a subquery with `key`, `outcome`, `conversions` and the classes of the quantities
 * by their names.
 */
export async function sumGroups<Key>(
  rows: string,
  values: unknown[],
  quantities: readonly Quantity[],
): Promise<(MeasuredSums & { key: Key })[]> {
  const classes = quantities.map((quantity) => `('${quantity}', "${quantity}")`).join(', ') || `('', 0)`;
  const { rows: groups } = await queryFigures<GroupRow<Key>>(
    `WITH clicks AS MATERIALIZED (SELECT * FROM ${rows} AS measured),
      counted AS (SELECT key, ${COUNTS} FROM clicks GROUP BY key),
      classes AS (SELECT key, quantity, class, count(*)::int AS clicks
        FROM clicks CROSS JOIN LATERAL (VALUES ${classes}) AS known (quantity, class)
        WHERE class > 0 GROUP BY key, quantity, class),
      listed AS (SELECT key, quantity, json_agg(part ORDER BY class, at) AS numbers
        FROM classes CROSS JOIN LATERAL unnest(ARRAY[class, clicks]) WITH ORDINALITY AS parts (part, at)
        GROUP BY key, quantity)
    SELECT counted.*, (SELECT json_object_agg(quantity, numbers) FROM listed WHERE listed.key = counted.key) AS histograms
    FROM counted ORDER BY key`,
    values,
  );
  return groups.map(({ key, histograms, ...sums }) => ({
    key,
    counts: sums,
    histograms: Object.fromEntries(
      quantities.map((quantity) => [quantity, Int32Array.from(histograms?.[quantity] ?? [])]),
    ),
  }));
}
