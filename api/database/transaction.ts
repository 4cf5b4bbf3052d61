import type { ClientBase } from 'pg';

/** Runs `work` in a transaction of this connection, which `begin` starts; when it fails, rolls back and throws its error. */
export async function inTransaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
  begin = 'BEGIN',
): Promise<Result> {
  try {
    await client.query(begin);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // a lost connection rolls back by itself
    throw error;
  }
}
