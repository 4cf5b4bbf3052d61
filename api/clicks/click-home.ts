import type { ClientBase } from 'pg';
import { hasClickHouse, shardNumbers } from '../clickhouse/shards.ts';

/** Where the clicks of an installation are. */
export interface ClickHome {
  place: 'postgres' | 'clickhouse';
  /** How many servers have them; 0 in PostgreSQL. */
  shards: number;
  /** Since when clicks are moved, or have been, and rows of them are in both places; null otherwise. */
  movedFrom: Date | null;
}

/** Where the settings say that clicks are. */
export const ownPlace: ClickHome['place'] = hasClickHouse ? 'clickhouse' : 'postgres';

/** Where the clicks are; the first start of an installation decides. */
export async function readHome(client: ClientBase): Promise<ClickHome> {
  await client.query('INSERT INTO analytics.click_home (place, shards) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    ownPlace,
    shardNumbers.length,
  ]);
  const { rows } = await client.query<ClickHome>(
    'SELECT place, shards, moved_from AS "movedFrom" FROM analytics.click_home',
  );
  return rows[0]!;
}

const IN_CLICKHOUSE = 'the clicks of this installation are in ClickHouse; set CLICKHOUSE_URL.';
const IN_POSTGRES =
  'the clicks of this installation are in PostgreSQL; start it without CLICKHOUSE_URL, and move them with npm run clicks -- move-to-clickhouse.';

/** Throws one sentence where the settings name another place than the one that has the clicks: figures would be without them. */
export async function requireClickHome(client: ClientBase): Promise<void> {
  if (hasClickHouse) await beginInClickHouse(client);
  const home = await readHome(client);
  requireOwnPlace(home.place);
  requireShards(home);
}

/** Throws one sentence where the settings name another number of servers than have the clicks. */
export function requireShards({ shards }: ClickHome): void {
  if (shards === shardNumbers.length) return;
  throw new Error(
    `CLICKHOUSE_URL must name as many servers as have the clicks: it names ${shardNumbers.length}, and they are on ${shards}.`,
  );
}

/** Throws one sentence where clicks are elsewhere. */
export function requireOwnPlace(place: ClickHome['place']): void {
  if (place !== ownPlace) throw new Error(place === 'clickhouse' ? IN_CLICKHOUSE : IN_POSTGRES);
}

/** An installation that has no clicks so far may begin in ClickHouse; one from before it was noted where they are may have some. */
async function beginInClickHouse(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM analytics.click LIMIT 1');
  if (rowCount) {
    await client.query(
      "INSERT INTO analytics.click_home (place, shards) VALUES ('postgres', 0) ON CONFLICT DO NOTHING",
    );
  } else {
    await client.query("UPDATE analytics.click_home SET place = 'clickhouse', shards = $1 WHERE place = 'postgres'", [
      shardNumbers.length,
    ]);
  }
}
