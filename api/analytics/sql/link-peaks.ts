import { pool } from '../../db.ts';

/** For each link that was clicked since a day: the hour (0-23) with the most clicks by people, the earliest of equals. */
export async function peakHours(
  ownerId: number,
  linkIds: readonly number[],
  since: string,
): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ link_id: number; hour: number }>({
    name: 'peak-hours',
    text: `SELECT DISTINCT ON (link_id) link_id, hour FROM analytics.stat_hour
      WHERE owner_id = $1 AND link_id = ANY($2::int[]) AND day >= $3::date
        AND bucket >= ($3::date - 1)::timestamp AT TIME ZONE 'UTC'
      GROUP BY link_id, hour HAVING sum(clicks) > 0 ORDER BY link_id, sum(clicks) DESC, hour`,
    values: [ownerId, linkIds, since],
  });
  return new Map(rows.map((row) => [row.link_id, row.hour]));
}
