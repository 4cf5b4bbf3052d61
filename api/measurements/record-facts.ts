import { connections, type Connection } from '../click-model/dimensions.ts';
import { moveDays } from './move-days.ts';
import { clicksPayload } from '../live/notifications.ts';

/** What was measured of a click; what is left out or null stays as it is stored. */
export interface ClickFacts {
  rttMs?: number | null;
  jitterMs?: number | null;
  mbps?: number | null;
  /** Whether the speed is at least that. */
  isLowerBound?: boolean | null;
  /** How long the page that measures held up the visitor. */
  delayMs?: number | null;
  /** 0 to 100. */
  score?: number | null;
  connection?: Connection | null;
  /** CSS pixels. */
  screen?: { width: number; height: number } | null;
  loadMs?: number | null;
  /** How long pages of the website were visible; said of clicks that reached a website with the snippet. */
  visibleMs?: number | null;
  isBounce?: boolean | null;
  /** How many conversions it has led to so far, whether a page or a server reported them. */
  conversions?: number | null;
}

/** Sends a statement within a transaction; resolves to its rows. */
export type Ask = <Row>(sql: string, values: unknown[]) => Promise<Row[]>;

/**
 * Stores facts of a click (a UUID) for the analytics, within the transaction of what they come from. The click may be
 * stored before or after them. Facts of clicks that are not a person's, or are gone, wait and are deleted.
 */
export async function recordClickFacts(ask: Ask, clickId: string, facts: ClickFacts): Promise<void> {
  await moveDaysOf(
    ask,
    clickId,
    await ask<FoundClick>(RECORD, [clickId, ...columns.map(([, , of]) => of(facts) ?? null)]),
  );
}

/** Notes that more is known of a click than figures tell: a report that cannot be true counts as one, and nowhere else. */
export async function noteReport(ask: Ask, clickId: string): Promise<void> {
  await moveDaysOf(ask, clickId, await ask<FoundClick>(FIND, [clickId]));
}

interface FoundClick {
  owner_id: number;
  link_id: number;
  day: string;
}

async function moveDaysOf(ask: Ask, clickId: string, found: readonly FoundClick[]): Promise<void> {
  for (const { owner_id, link_id, day } of found) {
    await ask(moveDays, [[owner_id], [day], [clickId]]);
    await ask("SELECT pg_notify('clicks', $1)::text", [clicksPayload(owner_id, [link_id])]);
  }
}

/** The columns of analytics.click_fact, their types, and what stands in them. */
const columns: [name: string, type: string, of: (facts: ClickFacts) => number | boolean | null | undefined][] = [
  ['rtt_ms', 'real', ({ rttMs }) => rttMs],
  ['jitter_ms', 'real', ({ jitterMs }) => jitterMs],
  ['mbps', 'real', ({ mbps }) => mbps],
  ['is_lower_bound', 'boolean', ({ isLowerBound }) => isLowerBound],
  ['delay_ms', 'real', ({ delayMs }) => delayMs],
  ['score', 'smallint', ({ score }) => score],
  ['connection', 'smallint', ({ connection }) => (connection ? connections.indexOf(connection) : null)],
  ['screen_width', 'integer', ({ screen }) => screen?.width],
  ['screen_height', 'integer', ({ screen }) => screen?.height],
  ['load_ms', 'integer', ({ loadMs }) => loadMs],
  ['visible_ms', 'integer', ({ visibleMs }) => visibleMs],
  ['is_bounce', 'boolean', ({ isBounce }) => isBounce],
  ['conversions', 'integer', ({ conversions }) => conversions],
];
const names = columns.map(([name]) => name);
/** The columns of analytics.click_fact that facts are in, those that the server saw itself among them. */
export const factColumns: readonly string[] = [...names, 'server_rtt_ms', 'server_jitter_ms'];

const FIND = 'SELECT owner_id, link_id, day::text FROM analytics.measured_click WHERE click_id = $1::uuid';

const keepWhatIsLeftOut = [
  ...names.map((name) => `${name}=coalesce(excluded.${name},f.${name})`),
  'has_click = excluded.has_click OR f.has_click',
  'changed_at = excluded.changed_at',
].join(', ');

const RECORD = `
  WITH fact AS (
    INSERT INTO analytics.click_fact AS f (click_id, has_click, ${names.join(', ')})
    VALUES ($1::uuid, EXISTS (SELECT 1 FROM analytics.measured_click WHERE click_id = $1::uuid),
      ${columns.map(([, type], index) => `$${index + 2}::${type}`).join(', ')})
    ON CONFLICT (click_id) DO UPDATE SET ${keepWhatIsLeftOut}
    RETURNING click_id)
  SELECT owner_id, link_id, day::text FROM analytics.measured_click JOIN fact USING (click_id)`;
