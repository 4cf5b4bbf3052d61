import type { Pool } from 'pg';
import type { WebhookDelivery } from '../generated/prisma/client.ts';
import { VERIFICATION_KEY } from './events.ts';

/** A delivery to send now, with what its webhook says. */
export interface ClaimedDelivery extends Pick<
  WebhookDelivery,
  'id' | 'webhookId' | 'ownerId' | 'event' | 'data' | 'attempts' | 'createdAt' | 'queuedAt'
> {
  url: string;
  secret: Uint8Array;
  formerSecret: Uint8Array | null;
  formerEndsAt: Date | null;
  /** Attempts of its webhook failed lately, the last one among them. */
  isFailing: boolean;
}

/** After this time another process may take a delivery over, seconds: longer than any attempt. */
const LEASE_SECONDS = 60;
/**
 * Deliveries that are under way at once: of one webhook, those of them that tell of what strangers did, of one account, and to one host.
 * A slow endpoint holds up no other, and a flood of clicks or reports no other event.
 */
export const SHARES = { webhook: 2, bundles: 1, account: 8, host: 16 } as const;

/** How many deliveries there are places for, and how many of them may be of webhooks that fail. */
export interface Places {
  all: number;
  failing: number;
}

/** The host of a webhook, without its port. */
const HOST = String.raw`regexp_replace(split_part(w.url, '/', 3), ':\d+$', '')`;
const DUE = "state = 'waiting' AND due_at <= now()";
const CHALLENGE_DUE = `FROM webhook_delivery WHERE webhook_id = w.id AND key = '${VERIFICATION_KEY}' AND ${DUE}`;
const dueOf = (bundles: boolean) =>
  `FROM webhook_delivery WHERE webhook_id = w.id AND ${bundles ? '' : 'NOT '}is_bundle AND ${DUE}`;

/** What is under way, on whichever server, counted by webhook, account and host. */
const UNDER_WAY = `
  under_way AS MATERIALIZED (
    SELECT w.id, w.owner_id, ${HOST} AS host, d.is_bundle FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id
    WHERE d.is_under_way AND d.state = 'waiting' AND d.due_at > now()),
  of_webhooks AS (SELECT id, count(*) AS n, count(*) FILTER (WHERE is_bundle) AS bundles FROM under_way GROUP BY id),
  of_accounts AS (SELECT owner_id, count(*) AS n FROM under_way GROUP BY owner_id),
  of_hosts AS (SELECT host, count(*) AS n FROM under_way GROUP BY host)`;

/** Webhooks that have something to send and places for it; one that is not proved has its challenge alone. */
const OPEN = `
  open AS (
    SELECT w.id, w.owner_id, ${HOST} AS host, w.proved_at IS NOT NULL AS is_proved, w.failing_since IS NOT NULL AS is_failing,
      CASE WHEN w.failing_since IS NULL THEN ${SHARES.webhook} ELSE 1 END - coalesce(own.n, 0) AS places,
      ${SHARES.bundles} - coalesce(own.bundles, 0) AS bundle_places, coalesce(a.n, 0) AS of_account, coalesce(h.n, 0) AS of_host
    FROM webhook w LEFT JOIN of_webhooks own ON own.id = w.id LEFT JOIN of_accounts a ON a.owner_id = w.owner_id
      LEFT JOIN of_hosts h ON h.host = ${HOST}
    WHERE w.off_reason IS NULL AND coalesce(own.n, 0) < CASE WHEN w.failing_since IS NULL THEN ${SHARES.webhook} ELSE 1 END
      AND coalesce(a.n, 0) < ${SHARES.account} AND coalesce(h.n, 0) < ${SHARES.host}
      AND CASE WHEN w.proved_at IS NULL THEN EXISTS (SELECT ${CHALLENGE_DUE})
        ELSE EXISTS (SELECT ${dueOf(false)}) OR coalesce(own.bundles, 0) < ${SHARES.bundles} AND EXISTS (SELECT ${dueOf(true)}) END
    ORDER BY w.failing_since IS NOT NULL, coalesce(a.n, 0), random() LIMIT $1 * 4 FOR NO KEY UPDATE OF w SKIP LOCKED)`;

/** The account's own events come before what strangers did. */
const CHOSEN = `
  due AS (
    SELECT w.*, d.id AS delivery FROM open w CROSS JOIN LATERAL (
      (SELECT id, 0 AS place, due_at ${CHALLENGE_DUE} AND NOT w.is_proved)
      UNION ALL (SELECT id, 1, due_at ${dueOf(false)} AND w.is_proved ORDER BY due_at LIMIT ${SHARES.webhook})
      UNION ALL (SELECT id, 2, due_at ${dueOf(true)} AND w.is_proved ORDER BY due_at LIMIT w.bundle_places)
      ORDER BY place, due_at LIMIT w.places) d),
  of_account AS (
    SELECT *, of_account + row_number() OVER (PARTITION BY owner_id ORDER BY is_failing, random()) AS nth_of_account FROM due),
  of_host AS (
    SELECT *, of_host + row_number() OVER (PARTITION BY host ORDER BY nth_of_account, random()) AS nth_of_host FROM of_account
    WHERE nth_of_account <= ${SHARES.account}),
  chosen AS (
    SELECT *, row_number() OVER (PARTITION BY is_failing ORDER BY nth_of_account, random()) AS nth FROM of_host
    WHERE nth_of_host <= ${SHARES.host})`;

/**
 * Takes some of the deliveries that are due, on whichever server; nobody else takes them before their lease ends. Every account and
 * every host has a share of what is under way, counted for all servers together: two that look at the same instant may both fill one.
 * A webhook of which attempts fail gets one at a time, after those that work.
 */
export async function claimDeliveries(pool: Pool, places: Places): Promise<ClaimedDelivery[]> {
  const { rows } = await pool.query<ClaimedDelivery>(
    `WITH ${UNDER_WAY}, ${OPEN}, ${CHOSEN}
     UPDATE webhook_delivery d SET attempts = d.attempts + 1, is_under_way = true,
       due_at = now() + interval '${LEASE_SECONDS} seconds'
     FROM (SELECT delivery FROM chosen WHERE NOT is_failing OR nth <= $2 ORDER BY is_failing, nth_of_account LIMIT $1) c, webhook w
     WHERE d.id = c.delivery AND w.id = d.webhook_id AND d.state = 'waiting' AND d.due_at <= now()
     RETURNING d.id, d.webhook_id AS "webhookId", d.owner_id AS "ownerId", d.event, d.data, d.attempts, d.created_at AS "createdAt",
       d.queued_at AS "queuedAt", w.url, w.secret, w.former_secret AS "formerSecret", w.former_ends_at AS "formerEndsAt",
       w.failing_since IS NOT NULL AS "isFailing"`,
    [places.all, places.failing],
  );
  return rows;
}
