// Connections that the database ends while somebody holds them, as when it crashes: each costs a query, and never the process.
import type { ClientBase } from 'pg';
import { expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { pools } from '../../api/database/pool.ts';
import { withClient } from '../kit/with-client.ts';
import { useWorld } from '../kit/world.ts';

useWorld();

/** Ends a connection from outside; resolves when its holder could have heard. */
async function terminate(client: ClientBase): Promise<void> {
  const ended = new Promise((resolve) => client.once('end', () => resolve(null)));
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
  await ended;
}

test.each(Object.entries(pools))('one that is held between two queries, of the pool %s', async (_name, of) => {
  const client = await of.connect();
  await terminate(client);
  await expect(client.query('SELECT 1')).rejects.toThrow(/not queryable|terminat/);
  client.release(true);
  expect((await of.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('one that is asked something long', async () => {
  const asked = withClient(async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const end = () => pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await Promise.all([client.query('SELECT pg_sleep(60)'), end()]);
  });
  await expect(asked).rejects.toThrow(/terminat/);
  expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
