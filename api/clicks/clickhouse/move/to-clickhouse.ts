import type { ClientBase } from 'pg';
import { shardNumbers } from '../../../clickhouse/shards.ts';
import { advisoryLocks, withLock } from '../../../database/advisory-lock.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { forgetCounted } from '../../postgres/count-anew.ts';
import { copyDay, dropDeleted } from './copy-day.ts';
import type { Direction } from './move-clicks.ts';
import { differentMeasured, sendMeasuredSince } from './move-measured.ts';

/** From PostgreSQL to ClickHouse. */
export const toClickHouse: Direction = {
  has: { from: ({ inPostgres }) => inPostgres, to: ({ inClickHouse }) => inClickHouse },
  copyDay,
  dropSurplus: dropDeleted,
  copyMeasured: sendMeasuredSince,
  differentMeasured,
  async settle(client) {
    await client.query("UPDATE analytics.click_home SET place = 'clickhouse', shards = $1", [shardNumbers.length]);
  },
};

/** Gives up the rows of PostgreSQL, once servers store clicks in ClickHouse; what they were still told meanwhile is sent before. */
export async function dropInPostgres(client: ClientBase, movedFrom: Date): Promise<void> {
  await withLock(client, advisoryLocks.measuredClicks, () => sendMeasuredSince(client, movedFrom));
  await inTransaction(client, async () => {
    await forgetCounted(client);
    await client.query('TRUNCATE analytics.click');
    await client.query('UPDATE analytics.click_home SET moved_from = NULL');
  });
}
