// The panels of the analytics: as the product answers them, with nothing in memory, and as plain SQL on the rows.
import { join } from 'node:path';
import { readBreakdown } from '../../api/analytics/breakdown.ts';
import { askClicks } from '../../api/analytics/engine/click-engine.ts';
import type { Aggregation, ClickWindow } from '../../api/analytics/engine/contract.ts';
import { SqlEngine } from '../../api/analytics/engine/sql/sql-engine.ts';
import { queryOf, type Scope } from '../../api/analytics/scope.ts';
import { columnarSettings, scanQueryOf } from '../../api/columnar/read/columnar-engine.ts';
import type { ScanAggregation, ScanQuery, ScanResult } from '../../api/columnar/read/scan-query.ts';
import { WorkerHandle } from '../../api/columnar/read/worker-handle.ts';
import type { Dimension } from '../../api/dimensions.ts';

export interface Panel {
  /** As the product answers it. */
  ask: (scope: Scope) => Promise<unknown>;
  /** What is computed from columns. */
  columns: ScanAggregation;
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

const cold = new WorkerHandle<ScanQuery, ScanResult[]>(
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
