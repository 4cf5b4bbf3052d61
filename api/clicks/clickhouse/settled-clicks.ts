// PostgreSQL has measured clicks while reports about them come, and gives them up once they have settled: ClickHouse has them. A report
// that comes later takes its click back for as long.
import type { ClientBase } from 'pg';
import { WITH_IDS, timeOfId, valuesOf, type ClickOfOwner } from '../../click-model/clicks-by-id.ts';
import { askOn, shardOf } from '../../clickhouse/shards.ts';
import { advisoryLocks, ifUnlocked } from '../../database/advisory-lock.ts';
import { joinFacts } from '../postgres/measured-clicks.ts';
import { MEASURED_COLUMNS, restoreMeasured, type MeasuredRowBack } from './rows-back.ts';

/** How long after a click nearly everything is known of it. */
const OPEN = '2 days';
/** How long after its last report. */
const RESTED = '1 hour';
/** Clicks of one step, which takes moments. */
const STEP_CLICKS = 5_000;
/** Reports that are worked on at once. */
const SOUGHT = 500;

/**
 * Gives up measured clicks that have settled and were sent; nobody may send meanwhile. What changes one of them meanwhile is noted
 * with its transaction, and the click is sought again.
 */
async function giveUpSettled(client: ClientBase): Promise<void> {
  await client.query(
    `WITH settled AS (
       SELECT m.click_id FROM analytics.measured_click m LEFT JOIN analytics.click_fact f USING (click_id)
       WHERE m.at < now() - interval '${OPEN}' AND coalesce(f.changed_at, '-infinity') < now() - interval '${RESTED}'
         AND NOT EXISTS (SELECT FROM analytics.click_home WHERE moved_from IS NOT NULL)
         AND NOT EXISTS (SELECT FROM analytics.measured_outbox o WHERE m.click_id = ANY (o.click_ids))
       ORDER BY m.at LIMIT ${STEP_CLICKS}),
     gone AS (DELETE FROM analytics.measured_click m USING settled WHERE m.click_id = settled.click_id)
     DELETE FROM analytics.click_fact f USING settled
     WHERE f.click_id = settled.click_id AND f.changed_at < now() - interval '${RESTED}'`,
  );
}

/**
 * Takes clicks back of which something was reported after they had settled; nobody may send meanwhile. Throws ClicksAway, and then the
 * next call does it.
 */
async function takeBack(client: ClientBase): Promise<void> {
  const { rows: waiting } = await client.query<Omit<ClickOfOwner, 'ownerId'> & { ownerId: number | null }>(
    `SELECT replace(f.click_id::text, '-', '') AS "clickId", (SELECT owner_id FROM visit v WHERE v.click_id = f.click_id
       UNION ALL SELECT owner_id FROM conversion c WHERE c.click_id = f.click_id LIMIT 1) AS "ownerId"
     FROM analytics.click_fact f WHERE NOT f.has_click AND f.sought_at IS NULL AND ${timeOfId('f.click_id')} < now() - interval '${OPEN}'
     LIMIT ${SOUGHT}`,
  );
  if (!waiting.length) return;
  const late = waiting.filter((report): report is ClickOfOwner => report.ownerId !== null);
  for (const [shard, reports] of Map.groupBy(late, ({ ownerId }) => shardOf(ownerId))) {
    await restoreMeasured(client, await findClicks(shard, reports));
  }
  await client.query('UPDATE analytics.click_fact SET sought_at = now() WHERE click_id = ANY ($1::uuid[])', [
    waiting.map(({ clickId }) => clickId),
  ]);
}

const findClicks = (shard: number, reports: readonly ClickOfOwner[]): Promise<MeasuredRowBack[]> =>
  askOn<MeasuredRowBack>(
    shard,
    `SELECT ${MEASURED_COLUMNS} FROM measured_click AS c FINAL WHERE ${WITH_IDS}`,
    valuesOf(reports),
  );

/** Lets figures follow facts that came before their clicks, or long after; returns the number of facts. Throws ClicksAway. */
export async function joinFactsAnyTime(client: ClientBase): Promise<number> {
  await ifUnlocked(client, advisoryLocks.measuredClicks, async () => {
    await takeBack(client);
    await giveUpSettled(client);
  });
  return joinFacts(client);
}
