// What deletions do to the column blocks of clicks (tables analytics.segment and analytics.click_deletion). Compaction
// writes the blocks, and writes those anew that are missing, or contain clicks of deleted links.
import type { ClientBase } from 'pg';

/** When blocks contain more clicks than this, they are kept until they are rewritten: reading the rows takes seconds. */
const MOST_DISCARDED = 500_000;

/** Deletes the blocks that begin on `day` or earlier. */
export async function dropBlocks(client: ClientBase, day: string): Promise<void> {
  await client.query('DELETE FROM analytics.segment WHERE first_day <= $1::date', [day]);
}

/** Deletes an owner's blocks that begin before a day; the rest of the last one's days is read from rows until rewritten. */
export async function dropBlocksBefore(client: ClientBase, ownerId: number, day: string): Promise<void> {
  await voidCompaction(client, ownerId);
  await client.query('DELETE FROM analytics.segment WHERE owner_id = $1 AND first_day < $2::date', [ownerId, day]);
}

/** Deletes an owner's blocks of one month (its first day), because labels of its clicks have changed. */
export async function discardMonth(client: ClientBase, ownerId: number, month: string): Promise<void> {
  await voidCompaction(client, ownerId);
  await client.query(
    `DELETE FROM analytics.segment
     WHERE owner_id = $1 AND first_day >= $2::date AND first_day < ($2::date + interval '1 month')::date`,
    [ownerId, month],
  );
}

/**
 * Excludes the clicks of deleted links from an owner's blocks. Two kinds of days are read from the rows until they are
 * rewritten: those kept in parts, as the clicks of each part are unknown, and those with new first clicks. Needs the
 * temporary tables of subtract-links.ts. Column `gone` holds the ids of deleted links whose clicks a block contains.
 */
export async function excludeLinks(client: ClientBase, ownerId: number, deletedLinkIds: number[]): Promise<void> {
  await voidCompaction(client, ownerId);
  await client.query(
    `DELETE FROM analytics.segment AS s WHERE owner_id = $1 AND EXISTS (
       SELECT 1 FROM analytics.segment AS part WHERE part.owner_id = s.owner_id AND part.first_day = s.first_day
         AND (part.part > 0 OR part.until IS NOT NULL))
       AND EXISTS (SELECT 1 FROM deleted_hour h WHERE h.day = s.first_day)`,
    [ownerId],
  );
  await client.query(
    `WITH changed AS (
       SELECT id, clicks FROM analytics.segment s
       WHERE owner_id = $1 AND EXISTS (SELECT 1 FROM new_first f WHERE f.day BETWEEN s.first_day AND s.last_day))
     DELETE FROM analytics.segment WHERE id IN (SELECT id FROM changed)
       AND (SELECT sum(clicks) FROM changed) <= ${MOST_DISCARDED}`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.segment AS s SET clicks = s.clicks - own.clicks, gone = s.gone || $2::int[]
     FROM (
       SELECT s.id, sum(h.clicks + h.bots)::int AS clicks FROM analytics.segment s
       JOIN deleted_hour h ON h.day BETWEEN s.first_day AND s.last_day WHERE s.owner_id = $1 GROUP BY s.id) AS own
     WHERE s.id = own.id`,
    [ownerId, deletedLinkIds],
  );
}

/** Invalidates a compaction of the owner that is under way: before it writes a block, it locks and compares this row. */
export async function voidCompaction(client: ClientBase, ownerId: number): Promise<void> {
  await client.query(
    `INSERT INTO analytics.click_deletion (owner_id, times) VALUES ($1, 1)
     ON CONFLICT (owner_id) DO UPDATE SET times = click_deletion.times + 1`,
    [ownerId],
  );
}
