import type { PoolClient } from 'pg';
import { pool } from '../../api/db.ts';

/** Works with one connection of the pool. */
export async function withClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
