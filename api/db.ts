import { PrismaPg } from '@prisma/adapter-pg';
import { config } from './config.ts';
import { pool } from './database/pool.ts';
import { PrismaClient } from './generated/prisma/client.ts';

export { pool };

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
