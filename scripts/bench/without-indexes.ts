// Many clicks are written several times as fast where the indexes of their table are made afterwards, and nothing goes to PostgreSQL's log.
import type { ClientBase, Pool } from 'pg';
import { withClient } from '../../api/database/with-client.ts';

/** Memory for sorting an index; months are indexed one after the other. */
const SORT_MEMORY = '1GB';

/** Calls `fill` while analytics.click has no index; the indexes are made again afterwards. */
export async function withoutIndexes<T>(pool: Pool, fill: () => Promise<T>): Promise<T> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS definition FROM pg_index
     WHERE indrelid = 'analytics.click'::regclass`,
  );
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`);
  const filled = await fill();
  await withClient(pool, async (client) => {
    await client.query(`SET maintenance_work_mem = '${SORT_MEMORY}'`);
    for (const { definition } of rows) await client.query(definition);
    await client.query('RESET maintenance_work_mem');
  });
  return filled;
}

/** Nothing that is written into the months of clicks goes to the log from now on: only a clean stop of the server keeps it. */
export async function endLogging(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'analytics.click'::regclass`,
  );
  for (const { name } of rows) await client.query(`ALTER TABLE ${name} SET UNLOGGED`);
}
