// What is stored of clicks must agree with itself, whatever way it came.
import { expect } from 'vitest';
import { pool } from '../../api/database/db.ts';

const counted = (first: string) => `count(*) FILTER (WHERE kind = 0)::int AS clicks,
  count(*) FILTER (WHERE kind <> 0)::int AS bots, count(*) FILTER (WHERE ${first})::int AS visitors`;

/** Each pair is two ways to the same figures. */
const pairs: Record<string, [string, string]> = {
  'hours of all links': [
    `SELECT owner_id, bucket, day, hour, clicks, bots, visitors FROM analytics.stat_hour WHERE link_id = 0`,
    `SELECT owner_id, to_timestamp(floor(extract(epoch FROM at) / 900) * 900)
       - make_interval(mins => (extract(minute FROM at AT TIME ZONE coalesce(u.time_zone, 'UTC'))::int / 15) * 15) AS bucket,
       day, hour, ${counted('first_owner')}
     FROM analytics.click JOIN app_user u ON u.id = owner_id GROUP BY 1, 2, 3, 4`,
  ],
  'hours of each link': [
    `SELECT owner_id, link_id, day, hour, sum(clicks)::int, sum(bots)::int, sum(visitors)::int
     FROM analytics.stat_hour WHERE link_id <> 0 GROUP BY 1, 2, 3, 4`,
    `SELECT owner_id, link_id, day, hour, ${counted('first_link')} FROM analytics.click GROUP BY 1, 2, 3, 4`,
  ],
  days: [
    'SELECT owner_id, day, clicks, bots, visitors FROM analytics.stat_day',
    `SELECT owner_id, day, ${counted('first_owner')} FROM analytics.click GROUP BY 1, 2`,
  ],
  'visitors and their first clicks': [
    'SELECT owner_id, day, visitors FROM analytics.stat_day WHERE visitors > 0',
    `SELECT owner_id, day, count(DISTINCT (visitor, visitor_rest))::int FROM analytics.click WHERE visitor <> 0 GROUP BY 1, 2`,
  ],
  "the links' own counters": [
    `SELECT id, click_count, bot_count, unique_visitors, last_clicked_at FROM short_url WHERE click_count + bot_count > 0`,
    `SELECT link_id, ${counted('first_link')}, max(at) FILTER (WHERE kind = 0) FROM analytics.click GROUP BY 1`,
  ],
};

/** Fails where two ways to one figure differ, or where there are more visitors than clicks. */
export async function expectAgreement(): Promise<void> {
  for (const [name, [one, other]] of Object.entries(pairs)) {
    const { rows } = await pool.query(`(${one} EXCEPT ${other}) UNION ALL (${other} EXCEPT ${one}) LIMIT 5`);
    expect({ [name]: rows }).toEqual({ [name]: [] });
  }
  const { rows } = await pool.query(
    `SELECT owner_id FROM analytics.stat_hour WHERE visitors > clicks
     UNION ALL SELECT owner_id FROM analytics.stat_day WHERE visitors > clicks`,
  );
  expect(rows).toEqual([]);
}
