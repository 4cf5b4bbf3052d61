import type { ClientBase } from 'pg';
import { beginsAnywhere, endsEverywhere } from '../days.ts';
import { dimensions, summedDimensions, WHOLE_DAY } from '../dimensions.ts';
import { MOST_CLICKED } from '../live/most-clicked.ts';
import { announceClicks } from './store.ts';

/** Blocks with more clicks than this are kept until they are written anew: reading their rows would take seconds. */
const MOST_VOIDED = 500_000;

const SUMMED = summedDimensions.map((name) => `(${dimensions[name]}, c.${name})`);
const DAY_VALUES = `(VALUES (${WHOLE_DAY}, 0), ${SUMMED.join(', ')}) AS v (dimension, value)`;

/**
 * Takes the clicks of an owner's deleted links out of all sums, in one transaction: hours, days, clicks and columns agree
 * before and after. What takes long is read first, without a lock: nothing is added to a deleted link any more.
 */
export async function subtractLinks(client: ClientBase, ownerId: number): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    const links = await claimLinks(client, ownerId);
    if (links.length) {
      await sumClicks(client, ownerId, links);
      await findHeirs(client, ownerId, links);
      await voidBlocks(client, ownerId, links);
      await forgetVisitors(client, ownerId, links);
      await subtract(client, ownerId, links);
      await announceClicks(client, new Map([[ownerId, new Set(links.slice(0, MOST_CLICKED))]]));
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** The deleted links nobody has subtracted yet; whoever comes second waits, and finds none left. */
async function claimLinks(client: ClientBase, ownerId: number): Promise<number[]> {
  const { rows } = await client.query<{ link_id: number }>(
    `SELECT link_id FROM analytics.deleted_link WHERE owner_id = $1 AND NOT is_subtracted
     ORDER BY link_id FOR UPDATE`,
    [ownerId],
  );
  return rows.map((row) => row.link_id);
}

/** What the links' clicks had added, by hour and by day. */
async function sumClicks(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE gone_day ON COMMIT DROP AS
       SELECT c.day, v.dimension, v.value, count(*) FILTER (WHERE c.kind = 0)::int AS clicks,
         count(*) FILTER (WHERE c.kind <> 0)::int AS bots, count(*) FILTER (WHERE c.first_owner)::int AS visitors
       FROM analytics.click c CROSS JOIN LATERAL ${DAY_VALUES}
       WHERE c.owner_id = $1 AND c.link_id = ANY($2::int[]) GROUP BY c.day, v.dimension, v.value`,
    [ownerId, links],
  );
  // Whether a click was its visitor's first for the owner stands in the click alone.
  await client.query(
    `CREATE TEMP TABLE gone_hour ON COMMIT DROP AS
       WITH own AS (SELECT * FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = ANY($2::int[])),
       first AS (
         SELECT own.bucket, own.day, own.hour, count(*)::int AS visitors FROM own JOIN analytics.click c
           ON c.owner_id = own.owner_id AND c.link_id = own.link_id AND c.first_owner AND c.day = own.day
           AND c.hour = own.hour AND c.at >= own.bucket AND c.at < own.bucket + interval '1 hour'
         GROUP BY own.bucket, own.day, own.hour)
       SELECT bucket, day, hour, sum(own.clicks)::int AS clicks, sum(own.bots)::int AS bots,
         coalesce(min(first.visitors), 0)::int AS visitors
       FROM own LEFT JOIN first USING (bucket, day, hour) GROUP BY bucket, day, hour`,
    [ownerId, links],
  );
}

/**
 * The clicks that become their visitors' first: of everybody whose first click of a day goes, the next one on another
 * link. Clicks stored before visitors were noted have no heirs.
 */
async function findHeirs(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    'SELECT min(day)::text AS first, max(day)::text AS last FROM gone_day',
  );
  const { first, last } = rows[0]!;
  const range = [beginsAnywhere(first ?? '2000-01-01'), endsEverywhere(last ?? '2000-01-01')];
  await client.query(
    `CREATE TEMP TABLE heir ON COMMIT DROP AS
       SELECT * FROM (
         SELECT DISTINCT ON (c.day, c.visitor) c.at, c.click_id, c.first_owner, c.day, c.hour, c.country, c.device, c.os,
           c.browser, c.channel
         FROM analytics.click c JOIN (
           SELECT DISTINCT day, visitor FROM analytics.click
           WHERE owner_id = $1 AND link_id = ANY($2::int[]) AND first_owner AND visitor <> 0) AS orphan USING (day, visitor)
         WHERE c.owner_id = $1 AND c.first_link AND c.at >= $3 AND c.at < $4
           AND c.link_id NOT IN (SELECT link_id FROM analytics.deleted_link WHERE owner_id = $1)
         ORDER BY c.day, c.visitor, c.first_owner DESC, c.at, c.click_id) AS next
       WHERE NOT first_owner`,
    [ownerId, links, ...range.map((moment) => new Date(moment!).toISOString())],
  );
}

/**
 * Says in the blocks of columns that clicks are gone; they are written anew later. Read from the rows until then: a day
 * that is kept in parts, since which part had how many is not known, and what has heirs.
 */
async function voidBlocks(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  // No block is written meanwhile: whoever writes one takes this row first (seal.ts).
  await client.query(
    `INSERT INTO analytics.click_deletion (owner_id, times) VALUES ($1, 1)
     ON CONFLICT (owner_id) DO UPDATE SET times = click_deletion.times + 1`,
    [ownerId],
  );
  await client.query(
    `DELETE FROM analytics.segment AS s WHERE owner_id = $1 AND EXISTS (
       SELECT 1 FROM analytics.segment AS part WHERE part.owner_id = s.owner_id AND part.first_day = s.first_day
         AND (part.part > 0 OR part.until IS NOT NULL))
       AND EXISTS (SELECT 1 FROM gone_hour h WHERE h.day = s.first_day)`,
    [ownerId],
  );
  await client.query(
    `WITH inherited AS (
       SELECT id, clicks FROM analytics.segment s
       WHERE owner_id = $1 AND EXISTS (SELECT 1 FROM heir WHERE heir.day BETWEEN s.first_day AND s.last_day))
     DELETE FROM analytics.segment WHERE id IN (SELECT id FROM inherited)
       AND (SELECT sum(clicks) FROM inherited) <= ${MOST_VOIDED}`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.segment AS s SET clicks = s.clicks - own.clicks, gone = s.gone || $2::int[]
     FROM (
       SELECT s.id, sum(h.clicks + h.bots)::int AS clicks FROM analytics.segment s
       JOIN gone_hour h ON h.day BETWEEN s.first_day AND s.last_day WHERE s.owner_id = $1 GROUP BY s.id) AS own
     WHERE s.id = own.id`,
    [ownerId, links],
  );
}

/** Whoever was seen on these links alone is new when they come again. */
async function forgetVisitors(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  await client.query(
    `DELETE FROM analytics.daily_visitor AS seen USING analytics.daily_visitor AS own
     WHERE own.owner_id = $1 AND own.link_id = ANY($2::int[])
       AND seen.owner_id = $1 AND seen.link_id = 0 AND seen.visitor = own.visitor AND seen.day = own.day
       AND NOT EXISTS (SELECT 1 FROM analytics.daily_visitor other WHERE other.owner_id = $1 AND other.link_id <> 0
         AND other.link_id <> ALL($2::int[]) AND other.visitor = own.visitor AND other.day = own.day)`,
    [ownerId, links],
  );
  await client.query('DELETE FROM analytics.daily_visitor WHERE owner_id = $1 AND link_id = ANY($2::int[])', [
    ownerId,
    links,
  ]);
}

/** Writes the sums, locking them in the order in which the ingester does (store.ts): no deadlock. */
async function subtract(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  await client.query(
    `SELECT 1 FROM analytics.stat_day WHERE owner_id = $1 AND day IN (SELECT day FROM gone_day)
     ORDER BY dimension, day, value FOR UPDATE`,
    [ownerId],
  );
  await client.query(
    `SELECT 1 FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0 AND day IN (SELECT day FROM gone_day)
     ORDER BY bucket, day, hour FOR UPDATE`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.stat_day AS total SET clicks = total.clicks - gone.clicks, bots = total.bots - gone.bots,
       visitors = total.visitors - gone.visitors
     FROM gone_day AS gone WHERE total.owner_id = $1 AND total.dimension = gone.dimension AND total.day = gone.day
       AND total.value = gone.value`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.stat_hour AS total SET clicks = total.clicks - gone.clicks, bots = total.bots - gone.bots,
       visitors = total.visitors - gone.visitors
     FROM gone_hour AS gone WHERE total.owner_id = $1 AND total.link_id = 0 AND total.bucket = gone.bucket
       AND total.day = gone.day AND total.hour = gone.hour`,
    [ownerId],
  );
  await inherit(client, ownerId);
  await client.query('DELETE FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = ANY($2::int[])', [
    ownerId,
    links,
  ]);
  await client.query('UPDATE analytics.deleted_link SET is_subtracted = true WHERE link_id = ANY($1::int[])', [links]);
}

/** Counts visitors where they were seen next. */
async function inherit(client: ClientBase, ownerId: number): Promise<void> {
  await client.query(
    `UPDATE analytics.click c SET first_owner = true FROM heir
     WHERE c.owner_id = $1 AND c.at = heir.at AND c.click_id = heir.click_id`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.stat_day AS total SET visitors = total.visitors + more.visitors
     FROM (SELECT c.day, v.dimension, v.value, count(*)::int AS visitors FROM heir c CROSS JOIN LATERAL ${DAY_VALUES}
       GROUP BY c.day, v.dimension, v.value) AS more
     WHERE total.owner_id = $1 AND total.dimension = more.dimension AND total.day = more.day AND total.value = more.value`,
    [ownerId],
  );
  await client.query(
    `UPDATE analytics.stat_hour AS total SET visitors = total.visitors + more.visitors
     FROM (SELECT hours.bucket, hours.day, hours.hour, count(*)::int AS visitors FROM heir
       JOIN analytics.stat_hour hours ON hours.owner_id = $1 AND hours.link_id = 0 AND hours.day = heir.day
         AND hours.hour = heir.hour AND heir.at >= hours.bucket AND heir.at < hours.bucket + interval '1 hour'
       GROUP BY hours.bucket, hours.day, hours.hour) AS more
     WHERE total.owner_id = $1 AND total.link_id = 0 AND total.bucket = more.bucket AND total.day = more.day
       AND total.hour = more.hour`,
    [ownerId],
  );
}
