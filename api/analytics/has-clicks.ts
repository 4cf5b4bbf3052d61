import { db } from '../database/db.ts';

/** Whether the owner's URLs have ever had a human click. */
export async function hasClicks(ownerId: number): Promise<boolean> {
  const url = await db.shortUrl.findFirst({ where: { ownerId, clickCount: { gt: 0 } }, select: { id: true } });
  return url !== null;
}
