import type { Pool } from 'pg';
import type { Outcome } from './attempt.ts';
import type { ClaimedDelivery } from './claim.ts';
import { VERIFICATION_EVENT } from './events.ts';
import { TRIED_DAYS } from './rules.ts';
import { switchOff } from './switch-off.ts';
import { nextWait } from './waits.ts';

const GONE = 410;
/** Attempts that the log keeps of a delivery: more than a week has. */
const MOST_TRIES = 20;

/**
 * Notes what came of an attempt; one that another process took over meanwhile is left to it. Returns the wait before the next attempt,
 * milliseconds, or null where none follows.
 */
export async function settle(pool: Pool, delivery: ClaimedDelivery, outcome: Outcome): Promise<number | null> {
  const isDelivered = outcome.error === null;
  const wait =
    isDelivered || outcome.status === GONE ? null : nextWait(delivery.attempts, delivery.queuedAt, outcome.askedMs);
  const state = isDelivered ? 'delivered' : wait === null ? 'failed' : 'waiting';
  await note(pool, delivery, outcome, state, wait);
  if (isDelivered) {
    await noteSuccess(pool, delivery);
    return null;
  }
  const hasFailedLong = await noteFailure(pool, delivery.webhookId);
  if (outcome.status === GONE) await switchOff(delivery.webhookId, 'gone');
  else if (hasFailedLong) await switchOff(delivery.webhookId, 'failures');
  return wait;
}

/** An answered challenge proves the address to which it was sent; the webhook may have another one by now. */
async function noteSuccess(pool: Pool, { webhookId, event, url }: ClaimedDelivery): Promise<void> {
  await pool.query(
    `UPDATE webhook SET delivered_at = now(), failing_since = NULL, proved_at = CASE WHEN $2 THEN now() ELSE proved_at END
     WHERE id = $1 AND url = $3`,
    [webhookId, event === VERIFICATION_EVENT, url],
  );
}

async function note(
  pool: Pool,
  { id, attempts }: ClaimedDelivery,
  { status, error, answer, tookMs }: Outcome,
  state: 'delivered' | 'failed' | 'waiting',
  wait: number | null,
): Promise<void> {
  await pool.query(
    `UPDATE webhook_delivery SET state = $3::"WebhookDeliveryState", is_under_way = false, answer = $4,
       due_at = now() + make_interval(secs => $5::float8 / 1000), settled_at = CASE WHEN $3 <> 'waiting' THEN now() END,
       tries = (SELECT jsonb_agg(try ORDER BY place) FROM jsonb_array_elements(tries || jsonb_build_object(
         'at', now(), 'status', $6::int, 'error', $7::text, 'tookMs', $8::int)) WITH ORDINALITY AS t (try, place)
         WHERE place > jsonb_array_length(tries) + 1 - ${MOST_TRIES})
     WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
    [id, attempts, state, answer, wait ?? 0, status, error, tookMs],
  );
}

/** Notes that a webhook fails; returns whether every attempt has failed for a week. */
async function noteFailure(pool: Pool, webhookId: number): Promise<boolean> {
  const { rows } = await pool.query<{ hasFailedLong: boolean }>(
    `UPDATE webhook SET failing_since = coalesce(failing_since, now()) WHERE id = $1
     RETURNING failing_since < now() - make_interval(days => ${TRIED_DAYS}) AS "hasFailedLong"`,
    [webhookId],
  );
  return rows[0]?.hasFailedLong ?? false;
}
