import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { config } from './config.ts';
import { PrismaClient } from './generated/prisma/client.ts';

/** Plain SQL, for what Prisma cannot express: the analytics schema and the redirect's look-up. */
export const pool = new pg.Pool({
  connectionString: config.databaseUrl,
  max: config.databasePool,
  connectionTimeoutMillis: 5_000,
  application_name: 'footbridge',
});
// Without a listener an idle connection's end (the server restarted) would end this process.
pool.on('error', () => {});

/** The transactional model. */
export const db = new PrismaClient({
  adapter: new PrismaPg({
    connectionString: config.databaseUrl,
    max: config.databasePool,
    connectionTimeoutMillis: 5_000,
    application_name: 'footbridge-prisma',
  }),
});

/** A Prisma transaction's client. */
export type Transaction = Parameters<Parameters<typeof db.$transaction>[0]>[0];

/** Closes every connection; later queries fail. */
export async function closeDatabase(): Promise<void> {
  await Promise.all([db.$disconnect(), pool.end()]);
}
