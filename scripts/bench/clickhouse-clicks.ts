// The clicks of PostgreSQL in ClickHouse as well, which reads them there by itself; and accounts of a middle size.
import type { Pool } from 'pg';
import { clickColumns, ensureClickTables } from '../../api/click-model/clickhouse-tables.ts';
import { askOn, changeOn } from '../../api/clickhouse/shards.ts';
import { withClient } from '../../api/database/with-client.ts';

/** What is stored in another form, or under another name, by the columns of ClickHouse. */
const read: Record<string, string> = {
  at: "fromUnixTimestamp64Milli(ms, 'UTC')",
  click_id: "toFixedString(unhex(replaceAll(id, '-', '')), 16)",
  visitor: `if(visitor = 0, 0, bitOr(bitShiftLeft(toUInt64(reinterpretAsUInt32(visitor)), 32),
    toUInt64(reinterpretAsUInt32(visitor_rest))))`,
};

async function columnsOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'analytics' AND table_name = 'click'`,
  );
  return rows.map(({ name }) => name);
}

/** Copies every click of the database at `url` into the empty table of the first shard, month by month; returns their number. */
export async function copyToClickHouse(pool: Pool, url: string): Promise<number> {
  await ensureClickTables();
  const { hostname, port, username, password, pathname } = new URL(url);
  const given = [`${hostname}:${port}`, pathname.slice(1), 'bench_click', username, decodeURIComponent(password)];
  const known = new Set(await columnsOf(pool));
  const names = Object.keys(clickColumns).filter((name) => known.has(name));
  const { rows: months } = await pool.query<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'analytics.click'::regclass ORDER BY 1`,
  );
  for (const { name } of months) {
    await pool.query(
      `CREATE OR REPLACE VIEW bench_click AS
       SELECT *, floor(extract(epoch FROM at) * 1000)::bigint AS ms, click_id::text AS id FROM ${name}`,
    );
    await changeOn(
      0,
      `INSERT INTO click (${names.join(', ')}) SELECT ${names.map((column) => read[column] ?? column).join(', ')}
       FROM postgresql(${given.map((one) => `'${one}'`).join(', ')})`,
    );
  }
  const [found] = await askOn<{ clicks: number }>(0, 'SELECT count() AS clicks FROM click');
  return found!.clicks;
}

interface Crowd {
  owners: number;
  clicksEach: number;
}

/** Makes owners who have so many of the clicks of another each, drawn at random, and the sums of their days; returns their ids. */
export async function makeOwners(pool: Pool, from: number, { owners, clicksEach }: Crowd): Promise<number[]> {
  const names = await columnsOf(pool);
  const own: Record<string, string> = { owner_id: '$1::int', click_id: 'gen_random_uuid()' };
  return withClient(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO app_user (issuer, subject, first_name, tier)
       SELECT 'bench', gen_random_uuid(), 'Grace', 'enterprise' FROM generate_series(1, $1::int) RETURNING id`,
      [owners],
    );
    await client.query(`CREATE TEMP TABLE sample AS SELECT ${names.join(', ')} FROM analytics.click WHERE false`);
    await client.query(
      `INSERT INTO sample SELECT ${names.join(', ')} FROM analytics.click WHERE owner_id = $1
         AND random() < $2 / (SELECT count(*) FROM analytics.click WHERE owner_id = $1)::float8`,
      [from, clicksEach],
    );
    for (const { id } of rows) {
      await client.query(
        `INSERT INTO analytics.click (${names.join(', ')})
         SELECT ${names.map((name) => own[name] ?? name).join(', ')} FROM sample`,
        [id],
      );
    }
    // The plan of the columns reads the sums of days; of hours nothing is asked here.
    await client.query(
      `INSERT INTO analytics.stat_day SELECT id, day, count(*) FILTER (WHERE kind = 0), count(*) FILTER (WHERE kind <> 0),
         count(*) FILTER (WHERE first_owner) FROM sample CROSS JOIN unnest($1::int[]) AS id GROUP BY 1, 2`,
      [rows.map(({ id }) => id)],
    );
    return rows.map(({ id }) => id);
  });
}
