import type { ClientBase, Pool } from 'pg';

/** Runs `work` with a connection of the pool. After an error the connection is closed: a statement may still be running. */
export async function withClient<Result>(
  pool: Pick<Pool, 'connect'>,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
