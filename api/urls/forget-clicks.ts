import type { Transaction } from '../db.ts';
import { dimensions, WHOLE_DAY } from '../dimensions.ts';

/**
 * Takes the clicks of links out of everything that counts them. Call it in the transaction that deleted the links, after
 * the deletion: from then on the ingester stores nothing more for them. The owner's totals shrink by exactly what the
 * clicks had added, so that hours, days and clicks agree before and after.
 */
export async function forgetClicks(tx: Transaction, ownerId: number, linkIds: number[]): Promise<void> {
  await voidSegments(tx, ownerId, linkIds);
  await lockRollups(tx, ownerId, linkIds);
  await subtractHours(tx, ownerId, linkIds);
  await subtractDays(tx, ownerId, linkIds);
  await tx.$executeRaw`DELETE FROM analytics.stat_hour WHERE owner_id = ${ownerId} AND link_id = ANY(${linkIds}::int[])`;
  await tx.$executeRaw`DELETE FROM analytics.daily_visitor WHERE owner_id = ${ownerId} AND link_id = ANY(${linkIds}::int[])`;
  await tx.$executeRaw`DELETE FROM analytics.click WHERE owner_id = ${ownerId} AND link_id = ANY(${linkIds}::int[])`;
}

/**
 * Says in the segments that the links' clicks are gone; they are written anew later. A day that is kept in parts is read
 * from its clicks until then: which part had how many is not known. No segment is written meanwhile (api/clicks/seal.ts).
 */
async function voidSegments(tx: Transaction, ownerId: number, linkIds: number[]): Promise<void> {
  await tx.$executeRaw`INSERT INTO analytics.click_deletion (owner_id, times) VALUES (${ownerId}, 1)
    ON CONFLICT (owner_id) DO UPDATE SET times = click_deletion.times + 1`;
  await tx.$executeRaw`
    DELETE FROM analytics.segment AS s WHERE owner_id = ${ownerId} AND EXISTS (
      SELECT 1 FROM analytics.segment AS part WHERE part.owner_id = s.owner_id AND part.first_day = s.first_day
        AND (part.part > 0 OR part.until IS NOT NULL))
      AND EXISTS (SELECT 1 FROM analytics.stat_hour h WHERE h.owner_id = ${ownerId}
        AND h.link_id = ANY(${linkIds}::int[]) AND h.day = s.first_day)`;
  await tx.$executeRaw`
    UPDATE analytics.segment AS s SET clicks = s.clicks - own.clicks, gone = s.gone || ${linkIds}::int[]
    FROM (
      SELECT s.id, sum(h.clicks + h.bots)::int AS clicks FROM analytics.segment s JOIN analytics.stat_hour h
        ON h.owner_id = s.owner_id AND h.link_id = ANY(${linkIds}::int[]) AND h.day BETWEEN s.first_day AND s.last_day
      WHERE s.owner_id = ${ownerId} GROUP BY s.id) AS own
    WHERE s.id = own.id`;
}

/** Locks the owner's sums in the order in which the ingester writes them (api/clicks/store.ts): no deadlock. */
async function lockRollups(tx: Transaction, ownerId: number, linkIds: number[]): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM analytics.stat_day WHERE owner_id = ${ownerId} AND day IN (
      SELECT day FROM analytics.stat_hour WHERE owner_id = ${ownerId} AND link_id = ANY(${linkIds}::int[]))
    ORDER BY dimension, day, value FOR UPDATE`;
  await tx.$executeRaw`
    SELECT 1 FROM analytics.stat_hour WHERE owner_id = ${ownerId} AND link_id = 0 AND bucket IN (
      SELECT bucket FROM analytics.stat_hour WHERE owner_id = ${ownerId} AND link_id = ANY(${linkIds}::int[]))
    ORDER BY bucket FOR UPDATE`;
}

/** Clicks and bots stand in the links' own hours; whether a click was its visitor's first for the owner, in the click. */
async function subtractHours(tx: Transaction, ownerId: number, linkIds: number[]): Promise<void> {
  await tx.$executeRaw`
    WITH each AS (
      SELECT * FROM analytics.stat_hour WHERE owner_id = ${ownerId} AND link_id = ANY(${linkIds}::int[])),
    own AS (SELECT bucket, sum(clicks)::int AS clicks, sum(bots)::int AS bots FROM each GROUP BY bucket),
    first AS (
      SELECT each.bucket, count(*)::int AS visitors FROM each JOIN analytics.click c
        ON c.owner_id = each.owner_id AND c.link_id = each.link_id AND c.first_owner
        AND c.day = each.day AND c.hour = each.hour AND c.at >= each.bucket AND c.at < each.bucket + interval '1 hour'
      GROUP BY each.bucket)
    UPDATE analytics.stat_hour AS total SET clicks = total.clicks - own.clicks, bots = total.bots - own.bots,
      visitors = total.visitors - coalesce(first.visitors, 0)
    FROM own LEFT JOIN first USING (bucket)
    WHERE total.owner_id = ${ownerId} AND total.link_id = 0 AND total.bucket = own.bucket`;
}

async function subtractDays(tx: Transaction, ownerId: number, linkIds: number[]): Promise<void> {
  const d = dimensions;
  await tx.$executeRaw`
    WITH gone AS (
      SELECT c.day, v.dimension, v.value, count(*) FILTER (WHERE c.kind = 0)::int AS clicks,
        count(*) FILTER (WHERE c.kind <> 0)::int AS bots, count(*) FILTER (WHERE c.first_owner)::int AS visitors
      FROM analytics.click c CROSS JOIN LATERAL (VALUES
        (${WHOLE_DAY}::int, 0), (${d.country}, c.country), (${d.device}, c.device), (${d.os}, c.os),
        (${d.browser}, c.browser), (${d.channel}, c.channel)
      ) AS v (dimension, value)
      WHERE c.owner_id = ${ownerId} AND c.link_id = ANY(${linkIds}::int[]) GROUP BY c.day, v.dimension, v.value)
    UPDATE analytics.stat_day AS total SET clicks = total.clicks - gone.clicks, bots = total.bots - gone.bots,
      visitors = total.visitors - gone.visitors
    FROM gone WHERE total.owner_id = ${ownerId} AND total.dimension = gone.dimension
      AND total.day = gone.day AND total.value = gone.value`;
}
