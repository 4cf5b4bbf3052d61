import type { ClientBase } from 'pg';
import { kinds } from '../../click-model/dimensions.ts';
import { inTransaction } from '../../database/transaction.ts';
import { moveDays } from '../../measurements/move-days.ts';
import { MOST_CLICKED, notifyClicks } from '../../live/notifications.ts';
import { clickFlags, type RoundTrip } from '../../click-model/record.ts';
import { copyInto, encodeClicks } from './copy-clicks.ts';
import type { StoredClick } from './rollup.ts';

/** Facts whose click never came: it was a bot's, or its link was deleted. */
const WAIT = '7 days';
/** Facts that one statement joins with their clicks. */
const JOINED_ROWS = 5_000;

/** How long it is kept what a version changed: whoever asks less often reads the day again. */
const CHANGES_KEPT = '1 hour';

/** Moves the versions of days without noting what has changed: they are read again as a whole. */
export const movedWhole = (source: string) => `
  INSERT INTO analytics.measured_day AS d (owner_id, day)
  SELECT DISTINCT owner_id, day FROM ${source} ORDER BY owner_id, day
  ON CONFLICT (owner_id, day) DO UPDATE SET version = d.version + 1, changed_at = excluded.changed_at`;

/** Whether anything is known of a click's way, or may come. */
export const isMeasured = ({
  kind,
  source,
  proxyRttUs,
}: Pick<StoredClick, 'kind' | 'source' | 'proxyRttUs'>): boolean =>
  kind === kinds.human && ((source.flags & clickFlags.measured) !== 0 || proxyRttUs !== 0);

/**
 * Stores clicks of which anything is known or may come, and round trips of these or earlier ones, in the transaction that
 * stores all clicks. Returns the links that the round trips concern; those of other clicks are left out.
 */
export async function storeMeasured(
  client: ClientBase,
  clicks: StoredClick[],
  later: readonly RoundTrip[],
): Promise<MeasuredLink[]> {
  if (clicks.length) {
    const copy = copyInto(client, 'analytics.measured_click');
    copy.write(encodeClicks(clicks));
    await copy.end();
  }
  await markPages(client, clicks);
  const told = clicks.filter(({ proxyRttUs }) => proxyRttUs).map(toldWithClick);
  const found = await storeRoundTrips(client, [...told, ...later]);
  await move(client, [...clicks.map(({ source, ...click }) => ({ ...click, clickId: source.clickId })), ...found]);
  return found;
}

/** Marks clicks that were answered by the page that measures; delay receipts say of how many these tell. */
async function markPages(client: ClientBase, clicks: readonly StoredClick[]): Promise<void> {
  const pages = clicks.filter(({ source }) => source.hasPage).map(({ source }) => source.clickId);
  if (pages.length)
    await client.query('UPDATE analytics.measured_click SET has_page = true WHERE click_id = ANY ($1::uuid[])', [
      pages,
    ]);
}

/** Moves the days of changed clicks. */
async function move(client: ClientBase, clicks: Pick<FoundClick, 'clickId' | 'ownerId' | 'day'>[]): Promise<void> {
  if (!clicks.length) return;
  await client.query(moveDays, [
    clicks.map(({ ownerId }) => ownerId),
    clicks.map(({ day }) => day),
    clicks.map(({ clickId }) => clickId),
  ]);
}

const toldWithClick = ({ source, proxyRttUs }: StoredClick): RoundTrip => ({
  clickId: source.clickId,
  ms: proxyRttUs / 1_000,
  jitterMs: null,
});

/** A link with a measured click, and the click's day. */
export interface MeasuredLink {
  ownerId: number;
  linkId: number;
  day: string;
}

interface FoundClick extends MeasuredLink {
  clickId: string;
}

async function storeRoundTrips(client: ClientBase, roundTrips: readonly RoundTrip[]): Promise<FoundClick[]> {
  if (!roundTrips.length) return [];
  const { rows } = await client.query<FoundClick>(
    `WITH found AS (SELECT c.click_id, c.owner_id, c.link_id, c.day, r.ms, r.jitter_ms
        FROM unnest($1::uuid[], $2::real[], $3::real[]) AS r (click_id, ms, jitter_ms)
        JOIN analytics.measured_click c USING (click_id)),
      stored AS (INSERT INTO analytics.click_fact AS f (click_id, has_click, server_rtt_ms, server_jitter_ms)
        SELECT click_id, true, ms, jitter_ms FROM found ORDER BY click_id
        ON CONFLICT (click_id) DO UPDATE SET server_rtt_ms = excluded.server_rtt_ms,
          server_jitter_ms = excluded.server_jitter_ms, has_click = true, changed_at = excluded.changed_at)
     SELECT click_id AS "clickId", owner_id AS "ownerId", link_id AS "linkId", day::text FROM found`,
    [
      roundTrips.map(({ clickId }) => clickId),
      roundTrips.map(({ ms }) => ms),
      roundTrips.map(({ jitterMs }) => jitterMs),
    ],
  );
  return rows;
}

/** Takes the measured clicks of an owner's links out of the figures, in the transaction that subtracts their clicks. */
export async function subtractMeasured(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  await client.query(
    `WITH gone AS (DELETE FROM analytics.measured_click WHERE owner_id = $1 AND link_id = ANY($2::int[])
        RETURNING click_id, owner_id, day),
      facts AS (DELETE FROM analytics.click_fact f USING gone WHERE f.click_id = gone.click_id)
     ${movedWhole('gone')}`,
    [ownerId, links],
  );
}

/** Deletes the measured clicks of an owner's links, which figures that are computed elsewhere leave out anyway. */
export async function deleteMeasured(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  await client.query(
    `WITH gone AS (DELETE FROM analytics.measured_click WHERE owner_id = $1 AND link_id = ANY($2::int[]) RETURNING click_id)
     DELETE FROM analytics.click_fact f USING gone WHERE f.click_id = gone.click_id`,
    [ownerId, links],
  );
}

/** Which measured clicks: all until a day (YYYY-MM-DD), all of an owner, or those of an owner before a day. */
type MeasuredPart = { until: string } | { ownerId: number } | { ownerId: number; before: string };

function conditionOf(part: MeasuredPart): [condition: string, values: (string | number)[]] {
  if ('until' in part) return ['day <= $1::date', [part.until]];
  if ('before' in part) return ['owner_id = $1 AND day < $2::date', [part.ownerId, part.before]];
  return ['owner_id = $1', [part.ownerId]];
}

/** Deletes measured clicks with their facts. */
export async function dropMeasured(client: ClientBase, part: MeasuredPart): Promise<void> {
  const [condition, values] = conditionOf(part);
  await client.query(
    `WITH gone AS (DELETE FROM analytics.measured_click WHERE ${condition} RETURNING click_id)
     DELETE FROM analytics.click_fact f USING gone WHERE f.click_id = gone.click_id`,
    values,
  );
  await client.query(`DELETE FROM analytics.measured_day WHERE ${condition}`, values);
  await client.query(`DELETE FROM analytics.measured_change WHERE ${condition}`, values);
  await client.query(`DELETE FROM analytics.measured_block WHERE ${condition.replace('day', 'first_day')}`, values);
}

/**
 * Lets figures follow facts that came before their clicks, or while those were being stored; deletes facts that waited in vain,
 * and what is no longer kept of changes. Returns the number of facts joined.
 */
export async function joinFacts(client: ClientBase): Promise<number> {
  const joined = await inTransaction(client, async () => {
    const { rows } = await client.query<FoundClick>(
      `WITH waiting AS (SELECT f.click_id, c.owner_id, c.link_id, c.day FROM analytics.click_fact f
          JOIN analytics.measured_click c USING (click_id) WHERE NOT f.has_click
          ORDER BY f.click_id LIMIT ${JOINED_ROWS} FOR UPDATE OF f SKIP LOCKED)
       UPDATE analytics.click_fact f SET has_click = true FROM waiting WHERE f.click_id = waiting.click_id
       RETURNING f.click_id AS "clickId", owner_id AS "ownerId", link_id AS "linkId", day::text`,
    );
    if (!rows.length) return 0;
    await move(client, rows);
    const links = Map.groupBy(rows, ({ ownerId }) => ownerId);
    await notifyClicks(
      client,
      new Map([...links].map(([owner, own]) => [owner, new Set(own.map((row) => row.linkId).slice(0, MOST_CLICKED))])),
    );
    return rows.length;
  });
  await client.query(
    `DELETE FROM analytics.click_fact WHERE NOT has_click AND changed_at < now() - interval '${WAIT}'`,
  );
  await client.query(`DELETE FROM analytics.measured_change WHERE changed_at < now() - interval '${CHANGES_KEPT}'`);
  return joined;
}
