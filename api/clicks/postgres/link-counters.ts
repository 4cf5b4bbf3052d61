// How clicks come into the counters of links. While a backlog is stored, what is to be added waits in analytics.pending_link_clicks and is
// added once for several batches; as it is stored with its clicks, nothing is lost or counted twice.
import type { ClientBase } from 'pg';
import { int4s, timestamps } from '../../database/copy/encode.ts';
import { inTransaction } from '../../database/transaction.ts';
import { notifyClicks } from '../../live/notifications.ts';
import { addLinkClicks, lockLinks, type LinkClicks } from '../../urls/link-clicks.ts';
import { linksOf } from '../links-of.ts';

/** How long counters may stay behind while a backlog is stored, milliseconds. */
const LONGEST_WAIT_MS = 5_000;
/** Sums that may wait: adding so many takes a second or two, in which edits of these links wait as well. */
const MOST_WAITING = 40_000;
/**
 * Counters lock links. When this machine vanishes amid a transaction, PostgreSQL undoes it before edits give up, which wait for 15
 * seconds; between two statements of a batch lies a second of work at most.
 */
export const LIMIT_IDLE = "SET LOCAL idle_in_transaction_session_timeout = '10s'";

/** The counters of links, for one writer. */
export class LinkCounters {
  /** When the first of what this writer let wait began to, by the monotonic clock. */
  #waitingSince: number | null = null;
  #waiting = 0;

  /**
   * Adds inside the caller's transaction, or lets it wait where more clicks follow at once; `rows` are sorted by link. Returns the links whose
   * counters changed for clicks of earlier batches.
   */
  async add(client: ClientBase, rows: LinkClicks[], hasMore: boolean): Promise<LinkClicks[]> {
    const now = performance.now();
    const mayWait = now - (this.#waitingSince ?? now) < LONGEST_WAIT_MS && this.#waiting + rows.length <= MOST_WAITING;
    if (hasMore && mayWait) {
      this.#waitingSince ??= now;
      this.#waiting += rows.length;
      await letWait(client, rows);
      return [];
    }
    if (this.#waitingSince === null) {
      await addLinkClicks(client, rows);
      return [];
    }
    this.#nothingWaits();
    await letWait(client, rows);
    return addWaiting(client);
  }

  #nothingWaits(): void {
    this.#waitingSince = null;
    this.#waiting = 0;
  }

  /** Adds what this writer let wait for clicks that did not follow. */
  async settle(client: ClientBase): Promise<void> {
    if (this.#waitingSince === null) return;
    await addAllWaiting(client);
    this.#nothingWaits();
  }
}

async function letWait(client: ClientBase, rows: LinkClicks[]): Promise<void> {
  await client.query({
    name: 'pending-link-clicks',
    text: `INSERT INTO analytics.pending_link_clicks (owner_id, link_id, last_at, clicks, bots, visitors)
      SELECT * FROM unnest($1::int[], $2::int[], $3::timestamptz[], $4::int[], $5::int[], $6::int[])`,
    values: [
      int4s(rows, (row) => row.ownerId),
      int4s(rows, (row) => row.linkId),
      timestamps(rows, (row) => row.lastAt || null),
      int4s(rows, (row) => row.clicks),
      int4s(rows, (row) => row.bots),
      int4s(rows, (row) => row.visitors),
    ],
  });
}

/** Adds all that waits, whoever let it. Two nodes that do so at once add each row once: the second finds those of the first deleted. */
async function addWaiting(client: ClientBase): Promise<LinkClicks[]> {
  const { rows } = await client.query<LinkClicks>(
    `WITH taken AS (DELETE FROM analytics.pending_link_clicks RETURNING *)
     SELECT owner_id AS "ownerId", link_id AS "linkId", sum(clicks)::int AS clicks, sum(bots)::int AS bots,
       sum(visitors)::int AS visitors, coalesce(extract(epoch FROM max(last_at)) * 1000, 0)::float8 AS "lastAt"
     FROM taken GROUP BY owner_id, link_id ORDER BY link_id`,
  );
  const existing = await lockLinks(
    client,
    rows.map(({ linkId }) => linkId),
  );
  const left = rows.filter(({ linkId }) => existing.has(linkId));
  await addLinkClicks(client, left);
  return left;
}

/** Adds what a writer let wait that has ended amid a backlog. */
export async function addPendingClicks(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ isWaiting: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM analytics.pending_link_clicks
       WHERE stored_at < now() - make_interval(secs => $1)) AS "isWaiting"`,
    [(2 * LONGEST_WAIT_MS) / 1_000],
  );
  if (rows[0]!.isWaiting) await addAllWaiting(client);
}

const addAllWaiting = (client: ClientBase): Promise<void> =>
  inTransaction(client, async () => notifyClicks(client, linksOf(await addWaiting(client))), `BEGIN; ${LIMIT_IDLE}`);
