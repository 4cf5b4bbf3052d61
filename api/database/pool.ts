import pg from 'pg';
import { config } from '../config.ts';

/** Plain SQL, for what Prisma cannot express: the analytics schema and the redirect's look-up. */
export const pool = new pg.Pool({
  connectionString: config.databaseUrl,
  max: config.databasePool,
  connectionTimeoutMillis: 5_000,
  application_name: 'footbridge',
});
// Without a listener an idle connection's end (the server restarted) would end this process.
pool.on('error', () => {});
