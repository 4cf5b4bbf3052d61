import pg from 'pg';
import { config } from '../common/config.ts';
import { databaseUrl } from './address.ts';
import { PrimaryClient } from './primary-client.ts';

/** Settings of every pool of this process. */
export const connection = {
  connectionString: databaseUrl(),
  connectionTimeoutMillis: 5_000,
  statement_timeout: config.databaseStatementMs,
  ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 }, // a host that vanished is noticed
  Client: PrimaryClient as never, // the pool hands it these settings
} satisfies pg.PoolConfig;

/** For plain SQL, which the analytics schema needs. */
export const pool = new pg.Pool({ ...connection, max: config.databasePool, application_name: 'footbridge' });

/** Lookups of the redirect take a fraction of a millisecond, so few connections suffice. */
const LOOKUP_CONNECTIONS = 4;
/** Longest time of a lookup, milliseconds. */
export const LOOKUP_TIMEOUT_MS = 2_000;

/** For the redirect's lookups, which therefore never wait for other queries. */
export const lookupPool = new pg.Pool({
  ...connection,
  max: LOOKUP_CONNECTIONS,
  statement_timeout: LOOKUP_TIMEOUT_MS,
  query_timeout: LOOKUP_TIMEOUT_MS * 2, // gives up the connection, on which nothing may ever arrive again
  application_name: 'footbridge-lookup',
});

/** For the transactional model. */
export const modelPool = new pg.Pool({
  ...connection,
  max: config.databasePool,
  application_name: 'footbridge-prisma',
  // Its transactions end after 15 seconds: one that waits longer is of a machine that has vanished, and holds locks.
  onConnect: (client) => client.query("SET idle_in_transaction_session_timeout = '20s'") as unknown as void,
});

/** Counts of limits take a fraction of a millisecond, and whoever waits longer counts for himself. */
const LIMITS_CONNECTIONS = 2;
const LIMITS_TIMEOUT_MS = 2_000;

/** For counts of limits, so that a busy database keeps nobody from being counted. */
export const limitsPool = new pg.Pool({
  ...connection,
  max: LIMITS_CONNECTIONS,
  connectionTimeoutMillis: LIMITS_TIMEOUT_MS,
  query_timeout: LIMITS_TIMEOUT_MS,
  statement_timeout: LIMITS_TIMEOUT_MS,
  application_name: 'footbridge-limits',
});

/** The pools of this process by what they are for. */
export const pools = { model: modelPool, sql: pool, lookups: lookupPool, limits: limitsPool } as const;

// Without a listener, the error of an idle connection (the server restarted) would end this process.
for (const each of Object.values(pools)) each.on('error', () => {});

/** Closes every connection; later queries fail. */
export async function closePools(): Promise<void> {
  await Promise.all(Object.values(pools).map((each) => each.end()));
}
