import pg from 'pg';

/** To connect costs more than most queries; no connection is left once a server has been stopped and started again. */
const KEPT_MS = 500;

const pools = new Map<string, pg.Pool>();

/** The rows of a query to the database of a connection string, on a connection that the next query finds open. */
export async function queryAt<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  let pool = pools.get(connectionString);
  if (!pool) {
    pool = new pg.Pool({ connectionString, idleTimeoutMillis: KEPT_MS, allowExitOnIdle: true });
    pool.on('error', () => {}); // tests end servers; the next query says so
    pools.set(connectionString, pool);
  }
  return (await pool.query<Row>(text, values)).rows;
}
