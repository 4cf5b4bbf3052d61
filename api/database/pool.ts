import pg from 'pg';
import { config } from '../config.ts';

/** What every pool of this process has in common. */
export const connection = {
  connectionString: config.databaseUrl,
  connectionTimeoutMillis: 5_000,
  statement_timeout: config.databaseStatementMs,
} satisfies pg.PoolConfig;

/** Plain SQL, for what Prisma cannot express: the analytics schema. */
export const pool = new pg.Pool({ ...connection, max: config.databasePool, application_name: 'footbridge' });

/** Look-ups of the redirect take a fraction of a millisecond: few connections do, and no other question holds them. */
const LOOKUP_CONNECTIONS = 4;
/** Nobody waits longer for a look-up. */
export const LOOKUP_TIMEOUT_MS = 2_000;

/** The redirect's look-ups, which wait for nothing else this process asks the database. */
export const lookupPool = new pg.Pool({
  ...connection,
  max: LOOKUP_CONNECTIONS,
  statement_timeout: LOOKUP_TIMEOUT_MS,
  application_name: 'footbridge-lookup',
});

// Without a listener an idle connection's end (the server restarted) would end this process.
for (const each of [pool, lookupPool]) each.on('error', () => {});

/** Closes every connection; later queries fail. */
export async function closePools(): Promise<void> {
  await Promise.all([pool.end(), lookupPool.end()]);
}
