import type { ClientBase } from 'pg';
import type { ClickOfOwner } from '../../click-model/clicks-by-id.ts';
import { isStored, storedAmong } from '../../click-model/stored-click.ts';
import { inTransaction } from '../../database/transaction.ts';
import { tellClickFacts, type ClickFacts } from './visit-facts.ts';

/** Clicks told in one run of the job. */
const BATCH = 1_000;

/**
 * Hands on what the websites of an owner learned about a click, if it is a click on a link of the same owner. One that is
 * not stored yet is told by the job.
 */
export async function tellFactsOf(client: ClientBase, click: ClickOfOwner): Promise<void> {
  if (await tellIfStored(client, click)) return;
  await client.query(
    'INSERT INTO pending_click_fact (click_id, owner_id) VALUES ($1, $2) ON CONFLICT (click_id) DO NOTHING',
    [click.clickId, click.ownerId],
  );
}

/** Tells what waited for its click; what waited for a day was no click of the owner, or one that was deleted. */
export async function tellPendingFacts(client: ClientBase): Promise<void> {
  await client.query("DELETE FROM pending_click_fact WHERE created_at < now() - interval '1 day'");
  let told = 0;
  for (let after = ''; told < BATCH;) {
    const waiting = await pendingAfter(client, after);
    if (!waiting.length) return;
    after = waiting.at(-1)!.clickId;
    const stored = await storedAmong(client, waiting);
    for (const click of stored) await tellPending(client, click);
    told += stored.length;
  }
}

/**
 * The next clicks that wait, each for every owner whose websites reported of it: a stranger's may have been the first. The ids of
 * clicks begin with their times.
 */
async function pendingAfter(client: ClientBase, clickId: string): Promise<ClickOfOwner[]> {
  const { rows } = await client.query<ClickOfOwner>(
    `SELECT o.owner_id AS "ownerId", replace(p.click_id::text, '-', '') AS "clickId"
     FROM (SELECT click_id, owner_id FROM pending_click_fact
       WHERE click_id > coalesce(nullif($1, ''), '00000000000000000000000000000000')::uuid ORDER BY click_id LIMIT ${BATCH}) p
     CROSS JOIN LATERAL (SELECT p.owner_id UNION SELECT owner_id FROM visit v WHERE v.click_id = p.click_id
       UNION SELECT owner_id FROM conversion c WHERE c.click_id = p.click_id) o (owner_id)
     ORDER BY p.click_id`,
    [clickId],
  );
  return rows;
}

const tellPending = (client: ClientBase, click: ClickOfOwner): Promise<void> =>
  inTransaction(client, async () => {
    await tellClickFacts(client, await factsOf(client, click));
    await client.query('DELETE FROM pending_click_fact WHERE click_id = $1', [click.clickId]);
  });

async function tellIfStored(client: ClientBase, click: ClickOfOwner): Promise<boolean> {
  if (!(await isStored(client, click))) return false;
  await tellClickFacts(client, await factsOf(client, click));
  return true;
}

interface FactsRow extends Omit<ClickFacts, 'clickId' | 'screen'> {
  width: number | null;
  height: number | null;
}

async function factsOf(client: ClientBase, { ownerId, clickId }: ClickOfOwner): Promise<ClickFacts> {
  const { rows } = await client.query<FactsRow>(
    `SELECT v.visible_ms AS "visibleMs", v.is_bounced AS bounced,
       v.load_ms AS "loadMs", v.screen_width AS width, v.screen_height AS height, v.effective_type AS "effectiveType",
       c.count AS conversions
     FROM (SELECT count(*)::int AS count
       FROM conversion WHERE owner_id = $1 AND click_id = $2 AND is_counted AND struck_at IS NULL) c
     LEFT JOIN LATERAL (SELECT * FROM visit WHERE owner_id = $1 AND click_id = $2 AND is_counted
       ORDER BY started_at LIMIT 1) v ON true`,
    [ownerId, clickId],
  );
  const { width, height, ...facts } = rows[0]!;
  return {
    clickId,
    ...facts,
    screen: width !== null && height !== null ? { width, height } : null,
  };
}
