import type { ClientBase } from 'pg';
import { hasClickHouse, shardNumbers } from '../../clickhouse/shards.ts';
import { readState, writeState } from '../job-state.ts';

const STATE = 'clicks-in-clickhouse';

/** How many shards the clicks of an installation are on. */
interface Home {
  shards: number;
}

/**
 * Throws one sentence where the settings name another place than the one that has the clicks: figures would be without them. The first
 * start of an installation decides.
 */
export async function requireClickHome(client: ClientBase): Promise<void> {
  const home = await readState<Home>(client, STATE);
  if (!hasClickHouse) {
    if (home) throw new Error('the clicks of this installation are in ClickHouse; set CLICKHOUSE_URL.');
    return;
  }
  const shards = shardNumbers.length;
  if (home && home.shards !== shards) {
    throw new Error(
      `CLICKHOUSE_URL names ${shards} servers, and the clicks of this installation are on ${home.shards}.`,
    );
  }
  if (home) return;
  const { rowCount } = await client.query('SELECT 1 FROM analytics.click LIMIT 1');
  if (rowCount) throw new Error('the clicks of this installation are in PostgreSQL; CLICKHOUSE_URL is for new ones.');
  await writeState(client, STATE, { shards } satisfies Home);
}
