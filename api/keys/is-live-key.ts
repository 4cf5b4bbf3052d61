import { db } from '../database/db.ts';

/** Whether a key of an account is neither revoked nor expired. */
export async function isLiveKey(ownerId: number, id: number): Promise<boolean> {
  const where = { id, ownerId, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] };
  return (await db.apiKey.count({ where })) > 0;
}
