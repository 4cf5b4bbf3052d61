import { PrismaPg } from '@prisma/adapter-pg';
import { closePools, modelPool, pool } from './pool.ts';
import { PrismaClient } from '../generated/prisma/client.ts';

export { pool };

/** The transactional model. */
export const db = new PrismaClient({
  adapter: new PrismaPg(modelPool),
  // Creations of one owner wait for one another; with Prisma's two seconds a burst of them would fail instead.
  transactionOptions: { maxWait: 15_000, timeout: 15_000 },
});

/** A Prisma transaction's client. */
export type Transaction = Parameters<Parameters<typeof db.$transaction>[0]>[0];

/** Closes every connection; later queries fail. */
export async function closeDatabase(): Promise<void> {
  await db.$disconnect();
  await closePools();
}
