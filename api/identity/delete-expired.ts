import { db } from '../db.ts';

/** Deletes expired records and returns their number. */
export async function deleteExpired(now = new Date()): Promise<number> {
  const { count } = await db.identityRecord.deleteMany({ where: { expiresAt: { lt: now } } });
  return count;
}
