import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PrimaryClient } from './primary-client.ts';

/** How long a notification may take to arrive, and a connection to be made. */
const PATIENCE_MS = 5_000;
const CONNECT_MS = 10_000;

const NO_SESSIONS =
  'DATABASE_URL leads to a pooler in transaction mode, which loses notifications and locks; name PostgreSQL itself, or a pooler in session mode.';
const NO_TIMEOUT =
  'the pooler of DATABASE_URL refuses statement_timeout; name PostgreSQL itself, or add it to ignore_startup_parameters of a pooler in session mode.';

/**
 * Throws one sentence where sessions of the database are not the application's own, as behind a pooler in transaction mode: there
 * notifications are lost and locks belong to anybody. Throws another where a pooler refuses the limit of statements, `statementMs`.
 */
export async function requireSessions(connectionString: string, statementMs: number): Promise<void> {
  const options = { connectionString, connectionTimeoutMillis: CONNECT_MS };
  const listener = new PrimaryClient(options);
  const other = new PrimaryClient(options);
  const limited = new PrimaryClient({ ...options, statement_timeout: statementMs });
  const clients = [listener, other, limited];
  try {
    await Promise.all([listener.connect(), other.connect()]);
    if (!(await hears(listener, other))) throw new Error(NO_SESSIONS);
    await limited.connect().catch((error: Error) => {
      throw /statement_timeout/.test(error.message) ? new Error(NO_TIMEOUT, { cause: error }) : error;
    });
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

/** Whether a connection is told what another one notifies. */
async function hears(listener: pg.Client, other: pg.Client): Promise<boolean> {
  const channel = `footbridge_probe_${randomUUID().replaceAll('-', '')}`;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  listener.on('notification', () => resolve(true));
  await listener.query(`LISTEN ${channel}`);
  await other.query(`NOTIFY ${channel}`);
  const timer = setTimeout(resolve, PATIENCE_MS, false);
  return promise.finally(() => clearTimeout(timer));
}
