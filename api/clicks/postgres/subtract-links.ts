import type { ClientBase } from 'pg';
import { beginsAnywhere, endsEverywhere } from '../../common/days.ts';
import { inTransaction } from '../../database/transaction.ts';
import { MOST_CLICKED, notifyClicks } from '../../live/notifications.ts';
import { excludeLinks } from './blocks.ts';
import { subtractMeasured } from './measured-clicks.ts';
import { forgetVisitorsOf } from './visitor-rows.ts';

/**
 * Takes the clicks of an owner's deleted links out of all sums in one transaction: hours, days, rows and blocks agree
 * before and after. Slow reads come first and take no locks, because no click is added to a deleted link.
 */
export async function subtractLinks(client: ClientBase, ownerId: number): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('SET LOCAL statement_timeout = 0');
    const links = await claimLinks(client, ownerId);
    if (!links.length) return;
    await sumClicks(client, ownerId, links);
    await findNewFirsts(client, ownerId, links);
    await excludeLinks(client, ownerId, links);
    await forgetVisitorsOf(client, ownerId, links);
    await subtract(client, ownerId, links);
    await subtractMeasured(client, ownerId, links);
    await notifyClicks(client, new Map([[ownerId, links.slice(0, MOST_CLICKED)]]));
  });
}

/** The deleted links that are not subtracted yet; a second transaction waits here and then finds none. */
export async function claimLinks(client: ClientBase, ownerId: number): Promise<number[]> {
  const { rows } = await client.query<{ link_id: number }>(
    `SELECT link_id FROM analytics.deleted_link WHERE owner_id = $1 AND NOT is_subtracted
     ORDER BY link_id FOR UPDATE`,
    [ownerId],
  );
  return rows.map((row) => row.link_id);
}

/** What the links' clicks had added to the sums by hour (deleted_hour) and by day (deleted_day). */
async function sumClicks(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  // Only the rows of clicks have the flag of the visitor's first click for the owner. They are counted by quarters of an
  // hour, so that the join has few rows whatever the statistics say.
  await client.query(
    `CREATE TEMP TABLE deleted_hour ON COMMIT DROP AS
       WITH own AS (
         SELECT bucket, day, hour, sum(clicks)::int AS clicks, sum(bots)::int AS bots FROM analytics.stat_hour
         WHERE owner_id = $1 AND link_id = ANY($2::int[]) GROUP BY bucket, day, hour),
       first AS MATERIALIZED (
         SELECT date_bin('15 minutes', at, '2000-01-01Z') AS quarter, day, hour, count(*) AS visitors
         FROM analytics.click WHERE owner_id = $1 AND link_id = ANY($2::int[]) AND first_owner GROUP BY 1, 2, 3)
       SELECT own.*, coalesce((SELECT sum(first.visitors) FROM first WHERE first.day = own.day AND first.hour = own.hour
         AND first.quarter >= own.bucket AND first.quarter < own.bucket + interval '1 hour'), 0)::int AS visitors
       FROM own`,
    [ownerId, links],
  );
  await client.query(
    `CREATE TEMP TABLE deleted_day ON COMMIT DROP AS
       SELECT day, sum(clicks)::int AS clicks, sum(bots)::int AS bots, sum(visitors)::int AS visitors
       FROM deleted_hour GROUP BY day`,
  );
  await client.query('ANALYZE deleted_hour, deleted_day');
}

/**
 * Finds the clicks that become their visitors' first of the day (new_first): when a visitor's first click is deleted, the
 * next one on another link. Clicks from before visitors were stored have no successor.
 */
async function findNewFirsts(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    'SELECT min(day)::text AS first, max(day)::text AS last FROM deleted_day',
  );
  const { first, last } = rows[0]!;
  const range = [beginsAnywhere(first ?? '2000-01-01'), endsEverywhere(last ?? '2000-01-01')];
  await client.query(
    `CREATE TEMP TABLE lost_first ON COMMIT DROP AS
       SELECT DISTINCT day, visitor, visitor_rest FROM analytics.click
       WHERE owner_id = $1 AND link_id = ANY($2::int[]) AND first_owner AND visitor <> 0`,
    [ownerId, links],
  );
  // Without its size known, the planner may look up every visitor by itself.
  await client.query('ANALYZE lost_first');
  await client.query(
    `CREATE TEMP TABLE new_first ON COMMIT DROP AS
       SELECT * FROM (
         SELECT DISTINCT ON (c.day, c.visitor, c.visitor_rest) c.at, c.click_id, c.first_owner, c.day, c.hour
         FROM analytics.click c JOIN lost_first USING (day, visitor, visitor_rest)
         WHERE c.owner_id = $1 AND c.first_link AND c.at >= $2 AND c.at < $3
           AND c.link_id NOT IN (SELECT link_id FROM analytics.deleted_link WHERE owner_id = $1)
         ORDER BY c.day, c.visitor, c.visitor_rest, c.first_owner DESC, c.at, c.click_id) AS next
       WHERE NOT first_owner`,
    [ownerId, ...range.map((timestamp) => new Date(timestamp!).toISOString())],
  );
  await client.query('ANALYZE new_first');
}

/** Writes the sums, which are locked in the ingester's order (add-rollups.ts): no deadlock. */
async function subtract(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  await client.query(
    `SELECT 1 FROM analytics.stat_day WHERE owner_id = $1 AND day IN (SELECT day FROM deleted_day)
     ORDER BY day FOR UPDATE`,
    [ownerId],
  );
  await client.query(
    `SELECT 1 FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0 AND day IN (SELECT day FROM deleted_day)
     ORDER BY bucket, day, hour FOR UPDATE`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.stat_day AS total SET clicks = total.clicks - removed.clicks, bots = total.bots - removed.bots,
       visitors = total.visitors - removed.visitors
     FROM deleted_day AS removed WHERE total.owner_id = $1 AND total.day = removed.day`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.stat_hour AS total SET clicks = total.clicks - removed.clicks, bots = total.bots - removed.bots,
       visitors = total.visitors - removed.visitors
     FROM deleted_hour AS removed WHERE total.owner_id = $1 AND total.link_id = 0 AND total.bucket = removed.bucket
       AND total.day = removed.day AND total.hour = removed.hour`,
    [ownerId],
  );
  await countNewFirsts(client, ownerId);
  await client.query('DELETE FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = ANY($2::int[])', [
    ownerId,
    links,
  ]);
  await markSubtracted(client, links);
}

/** Notes that no figure has the clicks of these links any more. */
export async function markSubtracted(client: ClientBase, links: number[]): Promise<void> {
  await client.query('UPDATE analytics.deleted_link SET is_subtracted = true WHERE link_id = ANY($1::int[])', [links]);
}

/** Counts visitors at their new first clicks. */
async function countNewFirsts(client: ClientBase, ownerId: number): Promise<void> {
  await client.query(
    `UPDATE analytics.click c SET first_owner = true FROM new_first AS next
     WHERE c.owner_id = $1 AND c.at = next.at AND c.click_id = next.click_id`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.stat_day AS total SET visitors = total.visitors + more.visitors
     FROM (SELECT day, count(*)::int AS visitors FROM new_first GROUP BY day) AS more
     WHERE total.owner_id = $1 AND total.day = more.day`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.stat_hour AS total SET visitors = total.visitors + more.visitors
     FROM (SELECT hours.bucket, hours.day, hours.hour, count(*)::int AS visitors FROM new_first AS next
       JOIN analytics.stat_hour hours ON hours.owner_id = $1 AND hours.link_id = 0 AND hours.day = next.day
         AND hours.hour = next.hour AND next.at >= hours.bucket AND next.at < hours.bucket + interval '1 hour'
       GROUP BY hours.bucket, hours.day, hours.hour) AS more
     WHERE total.owner_id = $1 AND total.link_id = 0 AND total.bucket = more.bucket AND total.day = more.day
       AND total.hour = more.hour`,
    [ownerId],
  );
}
