import type { ClientBase, Pool } from 'pg';

/** Works with one connection; after a failure it is not used again, for it may be in the midst of an answer. */
export async function withClient<Result>(pool: Pool, work: (client: ClientBase) => Promise<Result>): Promise<Result> {
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
