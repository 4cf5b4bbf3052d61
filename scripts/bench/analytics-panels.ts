// The panels of the analytics: as the product answers them, with nothing in memory, and as plain SQL on the rows.
import { join } from 'node:path';
import { readBreakdown } from '../../api/analytics/breakdown.ts';
import { askClicks } from '../../api/figures/engine/click-engine.ts';
import type { Aggregation, ClickWindow } from '../../api/figures/contract/contract.ts';
import { quantityNames } from '../../api/click-model/quantities.ts';
import { SqlEngine } from '../../api/figures/sql/sql-engine.ts';
import { queryOf, type Scope } from '../../api/analytics/scope.ts';
import { columnarSettings, scanQueryOf } from '../../api/figures/columnar/read/columnar-engine.ts';
import type {
  ColumnarAggregation,
  MeasuredAggregation,
  ScanQuery,
  ScanResult,
} from '../../api/figures/columnar/read/scan-query.ts';
import { WorkerHandle } from '../../api/figures/columnar/read/worker-handle.ts';
import type { Dimension } from '../../api/click-model/dimensions.ts';

export interface Panel {
  /** As the product answers it. */
  ask: (scope: Scope) => Promise<unknown>;
  /** What is computed from columns. */
  columns: ColumnarAggregation;
  /** What plain SQL computes from rows. */
  plain: Aggregation;
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const window = { first: 10, offset: 0, orderBy: 'CLICKS' } as const;

function shares(dimension: Dimension): Panel {
  const aggregation = { kind: 'breakdown', dimension, window: { ...window, includeBots: false, among: null } } as const;
  return {
    ask: (scope) => readBreakdown(scope, dimension, { ...window, search: '' }),
    columns: aggregation,
    plain: aggregation,
  };
}

const line = (kind: 'days' | 'weekHours'): Panel => ({
  ask: (scope) => askClicks(queryOf(scope, scope.days), { kind }),
  columns: { kind },
  plain: { kind },
});

const clicks = (window: ClickWindow) => ({ kind: 'clicks', audience: 'humans', reasons: [], window }) as const;

const history = (windowOf: (scope: Scope) => ClickWindow, plain: ClickWindow): Panel => ({
  ask: (scope) => askClicks(queryOf(scope, scope.days), clicks(windowOf(scope))),
  columns: { kind: 'newestTimestamps', before: null, audience: 'humans', limit: 51 },
  plain: clicks(plain),
});

const middleOf = ({ days }: Scope) => new Date((Date.parse(days.from) + Date.parse(days.to)) / 2);

export const panels: Record<string, Panel> = {
  days: line('days'),
  'hours of the week': line('weekHours'),
  countries: shares('country'),
  cities: shares('city'),
  devices: shares('device'),
  browsers: shares('browser'),
  channels: shares('channel'),
  referrers: shares('referrer'),
  campaigns: shares('utmCampaign'),
  networks: shares('network'),
  links: shares('link'),
  'click history': history(() => ({ first: 50 }), { first: 50 }),
  'history, far back': history((scope) => ({ after: { at: middleOf(scope), id: LAST_ID }, first: 50 }), {
    first: 50,
    skipped: 20_000,
  }),
};

const measured = (aggregation: MeasuredAggregation): Panel => ({
  ask: (scope) => askClicks(queryOf(scope, scope.days), aggregation),
  columns: aggregation,
  plain: aggregation,
});

/** What was measured of the first values of a dimension in a scope, as a panel lists them. */
async function measuredBy(scope: Scope, dimension: Dimension): Promise<Panel> {
  const page = await askClicks(queryOf(scope, scope.days), {
    kind: 'breakdown',
    dimension,
    window: { ...window, includeBots: false, among: null },
  });
  const among = page.rows.map(({ value }) => [value]);
  return measured({ kind: 'measured', by: [dimension], among, quantities: quantityNames });
}

/** The panels of what was measured of a scope's clicks. */
export const measuredPanels = async (scope: Scope): Promise<Record<string, Panel>> => ({
  'measured figures': measured({ kind: 'measured', by: [], among: null, quantities: quantityNames }),
  'measured by day': measured({ kind: 'measuredTimes', unit: 'day', quantities: quantityNames }),
  'measured, countries': await measuredBy(scope, 'country'),
  'measured, networks': await measuredBy(scope, 'network'),
  'measured, links': await measuredBy(scope, 'link'),
  'measured, referrers': await measuredBy(scope, 'referrer'),
  screens: measured({ kind: 'distribution', of: 'screen' }),
});

const cold = new WorkerHandle<ScanQuery<ColumnarAggregation>, ScanResult[]>(
  join(import.meta.dirname, 'analytics-cold.ts'),
  columnarSettings,
);

/** Asks a panel of a coordinator that has nothing of the clicks in memory; its connections are kept, as the product's are. */
export async function askCold(scope: Scope, { columns }: Panel): Promise<void> {
  await cold.ask({ ...scanQueryOf(queryOf(scope, scope.days)), aggregations: [columns] });
}

/** Ends the thread that answers askCold. */
export const closeCold = (): Promise<void> => cold.end();

const rows = new SqlEngine();

/** Asks the same of the rows of the clicks, as one would without sums or columns. */
export async function askPlainly(scope: Scope, { plain }: Panel): Promise<void> {
  await rows.ask(queryOf(scope, scope.days), [plain]);
}
