// The reads and writes of table short_url when clicks are stored, inside the caller's transaction.
import type { ClientBase } from 'pg';
import { int4s, timestamps } from '../database/copy/encode.ts';

/** Clicks to add to one link's counters. */
export interface LinkClicks {
  ownerId: number;
  linkId: number;
  clicks: number;
  bots: number;
  visitors: number;
  /** Milliseconds since 1970 of the last click by a person; 0 without one. */
  lastAt: number;
}

/** Adds to the counters of links; `rows` are sorted by link, so that all nodes lock links in the same order. */
export async function addLinkClicks(client: ClientBase, rows: LinkClicks[]): Promise<void> {
  const { rowCount } = await addTo(client, 'short_url', rows);
  if (rowCount! < rows.length) await addTo(client, 'deleted_url', rows);
}

const addTo = (client: ClientBase, table: LinkTable, rows: LinkClicks[]) =>
  client.query({
    name: `add-${table}`,
    text: `UPDATE ${table} s SET click_count = s.click_count + d.clicks, bot_count = s.bot_count + d.bots,
        unique_visitors = s.unique_visitors + d.visitors, last_clicked_at = greatest(s.last_clicked_at, d.last_at)
      FROM unnest($1::int[], $2::timestamptz[], $3::int[], $4::int[], $5::int[]) AS d (id, last_at, clicks, bots, visitors)
      WHERE s.id = d.id`,
    values: [
      int4s(rows, (row) => row.linkId),
      timestamps(rows, (row) => row.lastAt || null),
      int4s(rows, (row) => row.clicks),
      int4s(rows, (row) => row.bots),
      int4s(rows, (row) => row.visitors),
    ],
  });

/** A link moves from the first to the second when it is deleted, and back when it is restored. */
type LinkTable = 'short_url' | 'deleted_url';
const movesOfLinks: readonly LinkTable[] = ['short_url', 'deleted_url', 'short_url'];

/**
 * Returns the ids of the links that exist or can be restored, and keeps these from being deleted and restored; edits are
 * not blocked. A link that moves meanwhile is found where it went.
 */
export async function lockLinks(client: ClientBase, ids: number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (const table of movesOfLinks) {
    const missing = ids.filter((id) => !found.has(id));
    if (!missing.length) break;
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM ${table} WHERE id = ANY($1::int[]) ORDER BY id FOR KEY SHARE`,
      [missing],
    );
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Owner ids by link id, for the links that exist or can be restored. */
export async function readOwners(client: Pick<ClientBase, 'query'>, ids: number[]): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; owner_id: number }>(
    `SELECT id, owner_id FROM short_url WHERE id = ANY($1::int[])
     UNION SELECT id, owner_id FROM deleted_url WHERE id = ANY($1::int[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.owner_id]));
}
