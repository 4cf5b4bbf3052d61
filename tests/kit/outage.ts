// A database that is away: it refuses every connection, and ends those there are.
import pg from 'pg';
import { expect } from 'vitest';
import { config } from '../../api/common/config.ts';

/** Runs while the worker's database takes no connections and has none; it is back when this resolves. */
export async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  await asAdmin(async (admin, name) => {
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await end(admin, 'datname = $1', [name]);
    try {
      await work();
    } finally {
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    }
  });
}

/** Ends the connections of the worker's database that go by a name; returns how many there were. */
export async function endConnections(applicationName: string): Promise<number> {
  let ended = 0;
  await asAdmin(async (admin, name) => {
    ended = await end(admin, 'datname = $1 AND application_name = $2', [name, applicationName]);
  });
  return ended;
}

/** Connections are only told to end: waits until they have, and returns how many there were. */
async function end(admin: pg.Client, where: string, values: string[]): Promise<number> {
  const { rows } = await admin.query<{ pid: number }>(
    `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${where}`,
    values,
  );
  const pids = rows.map(({ pid }) => pid);
  const alive = async () => (await admin.query('SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)', [pids])).rowCount;
  await expect.poll(alive, { interval: 5 }).toBe(0);
  return pids.length;
}

async function asAdmin(work: (admin: pg.Client, database: string) => Promise<void>): Promise<void> {
  const url = new URL(config.databaseUrl!);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  try {
    await work(admin, name);
  } finally {
    await admin.end();
  }
}
