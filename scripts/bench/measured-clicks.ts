// What was measured of a tenth of the clicks, written into the tables that submissions fill.
import type { Pool } from 'pg';
import { compactMeasured } from '../../api/figures/columnar/compact/pack-measured.ts';
import { withClient } from '../../api/database/with-client.ts';

/** Measures a tenth of an owner's clicks by people: the way of all of these, and a visit of two thirds. */
export async function measureTenth(database: Pool, ownerId: number): Promise<void> {
  await database.query(
    `INSERT INTO analytics.measured_click SELECT * FROM analytics.click
     WHERE owner_id = $1 AND kind = 0 AND random() < 0.111 ORDER BY day`,
    [ownerId],
  );
  await database.query(
    `INSERT INTO analytics.click_fact (click_id, changed_at, has_click, rtt_ms, mbps, is_lower_bound, delay_ms, score,
       connection, screen_width, screen_height, load_ms, visible_ms, is_bounce, conversions)
     SELECT click_id, at, true, 5 + 300 * r * r, 100 * q, q > 0.7, 60 + 120 * r, 100 * q, 1 + floor(4 * r), (ARRAY[390, 1280, 1920, 412])[1 + floor(4 * q)], (ARRAY[844, 800, 1080, 915])[1 + floor(4 * q)],
       CASE WHEN v < 0.66 THEN 3000 * r END, CASE WHEN v < 0.66 THEN 700000 * r * q END,
       CASE WHEN v < 0.66 THEN r < 0.3 END, CASE WHEN v < 0.66 THEN (q < 0.05)::int END
     FROM (SELECT click_id, at, random() AS r, random() AS q, random() AS v FROM analytics.measured_click
       WHERE owner_id = $1) AS c`,
    [ownerId],
  );
  await database.query(
    `INSERT INTO analytics.measured_day (owner_id, day, version)
     SELECT owner_id, day, count(*) FROM analytics.measured_click GROUP BY owner_id, day`,
  );
  await withClient(database, (client) => compactMeasured(client, { settledHours: 0 }));
  await database.query(
    'VACUUM ANALYZE analytics.measured_click, analytics.click_fact, analytics.measured_day, analytics.measured_block',
  );
}
