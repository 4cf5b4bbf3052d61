// The clicks of PostgreSQL in ClickHouse as well, which reads them there by itself; and accounts of a middle size.
import type { Pool } from 'pg';
import { clickColumns, ensureClickTables } from '../../api/clicks/clickhouse/tables.ts';
import { askOn, changeOn } from '../../api/clickhouse/shards.ts';
import { withClient } from '../../api/database/with-client.ts';
import { compactSince } from '../../api/figures/columnar/compact/compaction.ts';
import { rollUp } from './analytics-clicks.ts';

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

/** Copies every click of the database at `url` into the empty table of the first shard; returns their number. */
export async function copyToClickHouse(pool: Pool, url: string): Promise<number> {
  await ensureClickTables();
  await pool.query(
    `CREATE OR REPLACE VIEW bench_click AS
     SELECT *, floor(extract(epoch FROM at) * 1000)::bigint AS ms, click_id::text AS id FROM analytics.click`,
  );
  const { hostname, port, username, password, pathname } = new URL(url);
  const given = [`${hostname}:${port}`, pathname.slice(1), 'bench_click', username, decodeURIComponent(password)];
  const known = new Set(await columnsOf(pool));
  const names = Object.keys(clickColumns).filter((name) => known.has(name));
  await changeOn(
    0,
    `INSERT INTO click (${names.join(', ')}) SELECT ${names.map((name) => read[name] ?? name).join(', ')}
     FROM postgresql(${given.map((one) => `'${one}'`).join(', ')})`,
  );
  const [found] = await askOn<{ clicks: number }>(0, 'SELECT count() AS clicks FROM click');
  return found!.clicks;
}

/** What differs in the copy numbered `k`: who clicked, and when within the same second. */
const changed: Record<string, string> = {
  click_id: 'reinterpretAsFixedString(generateUUIDv4())',
  at: 'toStartOfSecond(at) + toIntervalMillisecond(k * 7)',
  visitor: 'if(visitor = 0, 0, greatest(1, sipHash64(visitor, k)))',
};

/** How many clicks of an owner ClickHouse has. */
async function countOf(ownerId: number): Promise<number> {
  const [found] = await askOn<{ clicks: number }>(
    0,
    'SELECT count() AS clicks FROM click WHERE owner_id = {ownerId:UInt32}',
    { ownerId },
  );
  return found!.clicks;
}

/** Writes an owner's clicks into ClickHouse again until there are `wanted`, by other visitors; returns their number. */
export async function multiplyInClickHouse(ownerId: number, wanted: number): Promise<number> {
  const times = Math.round(wanted / (await countOf(ownerId)));
  const months = await askOn<{ month: number }>(0, 'SELECT DISTINCT toYYYYMM(at) AS month FROM click ORDER BY month');
  const names = Object.keys(clickColumns);
  for (const { month } of times > 1 ? months : []) {
    await changeOn(
      0,
      `INSERT INTO click (${names.join(', ')})
       SELECT ${names.map((name) => `${changed[name] ?? name} AS new_${name}`).join(', ')}
       FROM click CROSS JOIN (SELECT number + 1 AS k FROM numbers({copies:UInt32})) AS copies
       WHERE owner_id = {ownerId:UInt32} AND toYYYYMM(at) = {month:UInt32}`,
      { ownerId, month, copies: times - 1 },
    );
  }
  return countOf(ownerId);
}

interface Crowd {
  owners: number;
  clicksEach: number;
}

/** Makes owners who have so many of the clicks of another each, drawn at random, as rows and as columns; returns their ids. */
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
      await rollUp(pool, id);
    }
    await compactSince(client, '2000-01-01');
    await client.query('VACUUM ANALYZE analytics.click');
    return rows.map(({ id }) => id);
  });
}
