import { db } from '../db.ts';

/** Deletes what has expired and returns how many records that were. */
export async function deleteExpired(now = new Date()): Promise<number> {
  const { count } = await db.identityRecord.deleteMany({ where: { expiresAt: { lt: now } } });
  return count;
}
