import { connections, type Connection } from '../dimensions.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { clicksPayload } from '../live/notifications.ts';

/** What was measured of a click; what is left out or null stays as it is stored. */
export interface ClickFacts {
  rttMs?: number | null;
  mbps?: number | null;
  /** 0 to 100. */
  score?: number | null;
  connection?: Connection | null;
  /** CSS pixels. */
  screen?: { width: number; height: number } | null;
  loadMs?: number | null;
  /** How long pages of the website were visible; said of clicks that reached a website with the snippet. */
  visibleMs?: number | null;
  isBounce?: boolean | null;
  /** How many conversions it has led to so far. */
  conversions?: number | null;
}

/**
 * Stores facts of a click (a UUID) for the analytics, within the transaction of what they come from. The click may be
 * stored before or after them. Facts of clicks that are not a person's, or are gone, wait and are deleted.
 */
export async function recordClickFacts(
  transaction: Prisma.TransactionClient,
  clickId: string,
  facts: ClickFacts,
): Promise<void> {
  const found = await transaction.$queryRaw<{ owner_id: number; link_id: number; day: string }[]>`
    WITH fact AS (
      INSERT INTO analytics.click_fact AS f (click_id, has_click, ${Prisma.raw(names.join(', '))})
      VALUES (${clickId}::uuid, EXISTS (SELECT 1 FROM analytics.measured_click WHERE click_id = ${clickId}::uuid),
        ${Prisma.join(columns.map(([, type, of]) => Prisma.sql`${of(facts) ?? null}::${Prisma.raw(type)}`))})
      ON CONFLICT (click_id) DO UPDATE SET ${Prisma.raw(KEEP_WHAT_IS_LEFT_OUT)}
      RETURNING click_id)
    SELECT owner_id, link_id, day::text FROM analytics.measured_click JOIN fact USING (click_id)`;
  for (const { owner_id, link_id, day } of found) {
    await transaction.$executeRaw`
      INSERT INTO analytics.measured_day AS d (owner_id, day) VALUES (${owner_id}, ${day}::date)
      ON CONFLICT (owner_id, day) DO UPDATE SET version = d.version + 1, changed_at = excluded.changed_at`;
    await transaction.$executeRaw`SELECT pg_notify('clicks', ${clicksPayload(owner_id, [link_id])})`;
  }
}

/** The columns of analytics.click_fact, their types, and what stands in them. */
const columns: [name: string, type: string, of: (facts: ClickFacts) => number | boolean | null | undefined][] = [
  ['rtt_ms', 'real', ({ rttMs }) => rttMs],
  ['mbps', 'real', ({ mbps }) => mbps],
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

const KEEP_WHAT_IS_LEFT_OUT = [
  ...names.map((name) => `${name}=coalesce(excluded.${name},f.${name})`),
  'has_click = excluded.has_click OR f.has_click',
  'changed_at = excluded.changed_at',
].join(', ');
