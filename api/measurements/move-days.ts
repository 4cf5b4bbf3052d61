import { hasClickHouse } from '../clickhouse/shards.ts';

/** Notes which measured clicks ClickHouse has to be told of; their figures are computed there. */
const noteChanged = `
  INSERT INTO analytics.measured_outbox (owner_id, click_ids)
  SELECT owner_id, array_agg(DISTINCT click_id) FROM unnest($1::int[], $2::date[], $3::uuid[]) AS told (owner_id, day, click_id)
  GROUP BY owner_id`;

/**
 * Moves the versions of the days of changed clicks (owners, days and ids), and notes which clicks each version changed. Its
 * locks are always the last of a transaction, and in this order: no deadlock.
 */
const moveVersions = `
  WITH changed AS (SELECT owner_id, day, array_agg(DISTINCT click_id) AS click_ids
      FROM unnest($1::int[], $2::date[], $3::uuid[]) AS told (owner_id, day, click_id) GROUP BY owner_id, day),
    moved AS (INSERT INTO analytics.measured_day AS d (owner_id, day)
      SELECT owner_id, day FROM changed ORDER BY owner_id, day
      ON CONFLICT (owner_id, day) DO UPDATE SET version = d.version + 1, changed_at = excluded.changed_at
      RETURNING owner_id, day, version)
  INSERT INTO analytics.measured_change (owner_id, day, version, click_ids)
  SELECT owner_id, day, version, click_ids FROM moved JOIN changed USING (owner_id, day)
  ON CONFLICT (owner_id, day, version) DO UPDATE SET click_ids = excluded.click_ids, changed_at = excluded.changed_at`;

/** What is done of changed measured clicks (owners, days and ids) in the transaction that changes them. */
export const moveDays = hasClickHouse ? noteChanged : moveVersions;
