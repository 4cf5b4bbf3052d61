import type { ClientBase } from 'pg';
import { BODY_DAYS, LOG_DAYS, MOST_LOGGED, MOST_WAITING } from './rules.ts';
import { switchOff } from './switch-off.ts';
import { LONGEST_WAIT_MS } from './waits.ts';

/**
 * Rows that one statement changes: few enough that no other statement waits noticeably. They are looked for once, as an array: for `IN`
 * the database may look anew for each row of a table that was small when it counted its rows last.
 */
const ROWS = 2_000;
/** Deliveries with a key are kept for longer than any month, within which they are not repeated. */
const KEYED_DAYS = 62;

/**
 * Sends what a wrong clock has put off, switches webhooks off for which too much waits, and forgets: secrets whose time is over, what
 * was sent after a week, and old deliveries. Returns whether there is more to do.
 */
export async function maintainWebhooks(client: ClientBase): Promise<boolean> {
  await hurryPutOff(client);
  await endBacklogs(client);
  await client.query('UPDATE webhook SET former_secret = NULL, former_ends_at = NULL WHERE former_ends_at < now()');
  const changed = [await eraseBodies(client), await deleteOld(client), await deleteBeyond(client)];
  return changed.some((rows) => rows === ROWS);
}

/** What is due later than after twice the longest wait got its time from a clock that was wrong. */
async function hurryPutOff(client: ClientBase): Promise<void> {
  await client.query(
    `UPDATE webhook_delivery SET due_at = now() WHERE state = 'waiting' AND is_under_way IN (true, false)
       AND due_at > now() + 2 * $1 * interval '1 millisecond'`,
    [LONGEST_WAIT_MS],
  );
}

/** Bundles of what strangers did are not counted: they are dropped instead. */
async function endBacklogs(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `WITH long AS MATERIALIZED (
       SELECT webhook_id AS id, owner_id FROM webhook_delivery WHERE state = 'waiting' AND NOT is_bundle GROUP BY webhook_id, owner_id
       HAVING count(*) >= $1)
     SELECT id FROM long WHERE NOT webhook_has_room(id, owner_id)`,
    [MOST_WAITING.webhook],
  );
  for (const { id } of rows) await switchOff(id, 'backlog');
}

async function eraseBodies(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE webhook_delivery SET data = NULL, answer = NULL WHERE id = ANY(ARRAY(
       SELECT id FROM webhook_delivery WHERE data IS NOT NULL AND state <> 'waiting'
         AND settled_at < now() - make_interval(days => ${BODY_DAYS}) LIMIT ${ROWS}))`,
  );
  return rowCount ?? 0;
}

async function deleteOld(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `DELETE FROM webhook_delivery WHERE id = ANY(ARRAY(
       SELECT id FROM webhook_delivery WHERE state <> 'waiting'
         AND settled_at < now() - make_interval(days => CASE WHEN key IS NULL THEN $1::int ELSE $2::int END) LIMIT $3))`,
    [LOG_DAYS, KEYED_DAYS, ROWS],
  );
  return rowCount ?? 0;
}

/** Deletes what follows the newest deliveries of each webhook. */
async function deleteBeyond(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `DELETE FROM webhook_delivery WHERE id = ANY(ARRAY(
       SELECT old.id FROM webhook w CROSS JOIN LATERAL (
         SELECT id, state, key FROM webhook_delivery WHERE webhook_id = w.id
         ORDER BY created_at DESC, id DESC OFFSET ${MOST_LOGGED}) old
       WHERE old.state <> 'waiting' AND old.key IS NULL LIMIT ${ROWS}))`,
  );
  return rowCount ?? 0;
}
