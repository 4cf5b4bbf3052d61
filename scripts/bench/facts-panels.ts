// The panels of what was measured of clicks: as the product answers them, with nothing in memory, and as plain SQL.
import { join } from 'node:path';
import { askFacts } from '../../api/analytics/engine/fact-engine.ts';
import type { FactAggregation, FactKind, FactResults } from '../../api/analytics/engine/facts-contract.ts';
import { clicksOf, columnOf } from '../../api/analytics/engine/sql/condition.ts';
import { Parameters } from '../../api/analytics/engine/sql/sql-parameters.ts';
import { queryOf, type Scope } from '../../api/analytics/scope.ts';
import type { FactsRequest } from '../../api/columnar/facts/facts-engine.ts';
import { columnarSettings, scanQueryOf } from '../../api/columnar/read/columnar-engine.ts';
import { WorkerHandle } from '../../api/columnar/read/worker-handle.ts';
import { pool } from '../../api/db.ts';

export const factPanels: Record<string, FactAggregation> = {
  'measured figures': { kind: 'total' },
  'measured by day': { kind: 'days' },
  'measured, countries': { kind: 'values', dimension: 'country' },
  'measured, networks': { kind: 'values', dimension: 'network' },
  'measured, links': { kind: 'values', dimension: 'link' },
  'measured, referrers': { kind: 'values', dimension: 'referrer' },
  screens: { kind: 'distribution', of: 'screen' },
  'session durations': { kind: 'distribution', of: 'duration' },
};

/** Asks a panel as the product answers it. */
export const askMeasured = (scope: Scope, panel: FactAggregation): Promise<unknown> =>
  askFacts(queryOf(scope, scope.days), panel);

const cold = new WorkerHandle<FactsRequest, FactResults[FactKind][]>(
  join(import.meta.dirname, 'facts-cold.ts'),
  columnarSettings,
);

/** Asks a thread that has no facts in memory. */
export async function askMeasuredCold(scope: Scope, panel: FactAggregation): Promise<void> {
  await cold.ask({ query: scanQueryOf(queryOf(scope, scope.days)), aggregations: [panel] });
}

/** Ends the thread that answers askMeasuredCold. */
export const closeColdFacts = (): Promise<void> => cold.end();

const SUMS = `count(*), count(rtt_ms), sum(rtt_ms), count(mbps), sum(mbps), count(score), sum(score),
  count(*) FILTER (WHERE score >= 80), count(*) FILTER (WHERE score >= 60 AND score < 80),
  count(*) FILTER (WHERE score >= 40 AND score < 60), count(*) FILTER (WHERE score < 40), count(load_ms), sum(load_ms),
  count(visible_ms), sum(visible_ms), count(*) FILTER (WHERE is_bounce), sum(conversions),
  count(*) FILTER (WHERE conversions > 0)`;

function groupOf(panel: FactAggregation): string {
  if (panel.kind === 'days') return 'c.day';
  if (panel.kind === 'values') return `c.${columnOf[panel.dimension]}`;
  if (panel.kind !== 'distribution') return '()';
  return panel.of === 'screen'
    ? 'screen_width, screen_height'
    : 'width_bucket(visible_ms, ARRAY[10000, 30000, 60000, 120000, 300000, 600000])';
}

/** Asks the same of the rows. */
export async function askMeasuredPlainly(scope: Scope, panel: FactAggregation): Promise<void> {
  const parameters = new Parameters();
  const condition = clicksOf(queryOf(scope, scope.days), parameters);
  await pool.query(
    `SELECT ${panel.kind === 'distribution' ? 'count(*)' : SUMS} FROM analytics.measured_click c
     JOIN analytics.click_fact USING (click_id) WHERE ${condition} GROUP BY ${groupOf(panel)}`,
    parameters.values,
  );
}
