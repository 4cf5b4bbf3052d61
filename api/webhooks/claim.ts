import type { Pool } from 'pg';
import type { WebhookDelivery } from '../generated/prisma/client.ts';

/** A delivery to send now, with what its webhook says. */
export interface ClaimedDelivery extends Pick<
  WebhookDelivery,
  'id' | 'webhookId' | 'ownerId' | 'event' | 'data' | 'attempts' | 'createdAt' | 'queuedAt'
> {
  url: string;
  secret: Uint8Array;
  formerSecret: Uint8Array | null;
  formerEndsAt: Date | null;
}

/** After this time another process may take a delivery over, seconds: longer than any attempt. */
const LEASE_SECONDS = 60;
/** Deliveries of one webhook that are under way at once: a slow endpoint holds up no other. */
const AT_ONCE = 2;

/**
 * Takes some of the deliveries that are due, on whichever server; nobody else takes them before their lease ends. A webhook of which
 * attempts fail gets one at a time, after those that work.
 */
export async function claimDeliveries(pool: Pool, most: number): Promise<ClaimedDelivery[]> {
  const { rows } = await pool.query<ClaimedDelivery>(
    `WITH open AS (
       SELECT w.id, CASE WHEN w.failing_since IS NULL THEN ${AT_ONCE} ELSE 1 END AS most FROM webhook w
       WHERE w.off_reason IS NULL AND EXISTS (
         SELECT 1 FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'waiting' AND d.due_at <= now())
       ORDER BY w.failing_since IS NOT NULL, random() LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED),
     due AS (
       SELECT d.id FROM open o CROSS JOIN LATERAL (
         SELECT id FROM webhook_delivery WHERE webhook_id = o.id AND state = 'waiting' AND due_at <= now() ORDER BY due_at
         LIMIT greatest(0, o.most - (SELECT count(*) FROM webhook_delivery u WHERE u.webhook_id = o.id AND u.state = 'waiting'
           AND u.is_under_way AND u.due_at > now() AND u.due_at <= now() + interval '${LEASE_SECONDS} seconds'))
         FOR UPDATE SKIP LOCKED) d LIMIT $1)
     UPDATE webhook_delivery d SET attempts = d.attempts + 1, is_under_way = true,
       due_at = now() + interval '${LEASE_SECONDS} seconds'
     FROM due, webhook w WHERE d.id = due.id AND w.id = d.webhook_id
     RETURNING d.id, d.webhook_id AS "webhookId", d.owner_id AS "ownerId", d.event, d.data, d.attempts, d.created_at AS "createdAt",
       d.queued_at AS "queuedAt", w.url, w.secret, w.former_secret AS "formerSecret", w.former_ends_at AS "formerEndsAt"`,
    [most],
  );
  return rows;
}
