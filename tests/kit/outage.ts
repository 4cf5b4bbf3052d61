// A database that is away: it refuses every connection, and ends those there are.
import pg from 'pg';
import { config } from '../../api/config.ts';

/** Runs while the worker's database takes no connections; it is back when this resolves. */
export async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  await asAdmin(async (admin, name) => {
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
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
    const { rowCount } = await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name = $2',
      [name, applicationName],
    );
    ended = rowCount ?? 0;
  });
  return ended;
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
