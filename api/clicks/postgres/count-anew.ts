import type { ClientBase } from 'pg';
import { movedWhole } from './measured-clicks.ts';

/** What is counted of clicks and of what was measured of them, blocks included. */
const COUNTED = [
  ...['analytics.stat_hour', 'analytics.stat_day', 'analytics.segment', 'analytics.measured_day'],
  ...['analytics.measured_change', 'analytics.measured_block'],
];

/** Empties all that is counted of clicks; their rows stay. */
export async function forgetCounted(client: ClientBase): Promise<void> {
  await client.query(`TRUNCATE ${COUNTED.join(', ')} CASCADE`);
}

/**
 * Counts all clicks anew, inside the caller's transaction, while nobody stores or deletes any. Blocks are written by the next
 * compaction. Hours begin on the clocks of the owners' zones as these are now.
 */
export async function countAnew(client: ClientBase): Promise<void> {
  await forgetCounted(client);
  await markFirsts(client);
  await client.query(COUNT);
  await client.query(movedWhole('analytics.measured_click'));
}

const QUARTER = "date_bin('15 minutes', c.at, '2000-01-01Z')";

/** Sums by hour of each link and of all links of an owner (0), and by day. */
const COUNT = `
  WITH link AS MATERIALIZED (
      SELECT c.owner_id, c.link_id, ${QUARTER} - make_interval(mins => extract(minute FROM ${QUARTER}
          AT TIME ZONE coalesce(u.time_zone, 'UTC'))::int) AS bucket, c.day, c.hour,
        count(*) FILTER (WHERE c.kind = 0)::int AS clicks, count(*) FILTER (WHERE c.kind <> 0)::int AS bots,
        count(*) FILTER (WHERE c.first_link)::int AS visitors, count(*) FILTER (WHERE c.first_owner)::int AS of_owner
      FROM analytics.click c LEFT JOIN app_user u ON u.id = c.owner_id GROUP BY 1, 2, 3, 4, 5),
    links AS (INSERT INTO analytics.stat_hour (owner_id, link_id, bucket, day, hour, clicks, bots, visitors)
      SELECT owner_id, link_id, bucket, day, hour, clicks, bots, visitors FROM link),
    owners AS (INSERT INTO analytics.stat_hour (owner_id, link_id, bucket, day, hour, clicks, bots, visitors)
      SELECT owner_id, 0, bucket, day, hour, sum(clicks), sum(bots), sum(of_owner) FROM link GROUP BY 1, 3, 4, 5)
  INSERT INTO analytics.stat_day (owner_id, day, clicks, bots, visitors)
  SELECT owner_id, day, sum(clicks), sum(bots), sum(of_owner) FROM link GROUP BY 1, 2`;

/** Marks a click of each visitor whose first click of the day went with its link, in accounts that have deleted links. */
async function markFirsts(client: ClientBase): Promise<void> {
  await client.query(
    `UPDATE analytics.click c SET first_owner = true FROM (
       SELECT DISTINCT ON (owner_id, day, visitor, visitor_rest) owner_id, at, click_id, first_owner
       FROM analytics.click JOIN analytics.click_deletion USING (owner_id) WHERE visitor <> 0
       ORDER BY owner_id, day, visitor, visitor_rest, first_owner DESC, at, click_id) AS next
     WHERE NOT next.first_owner AND c.owner_id = next.owner_id AND c.at = next.at AND c.click_id = next.click_id`,
  );
}
