import { db } from '../db.ts';

/** Whether a person ever followed a URL of the owner. */
export async function hasClicks(ownerId: number): Promise<boolean> {
  const url = await db.shortUrl.findFirst({ where: { ownerId, clickCount: { gt: 0 } }, select: { id: true } });
  return url !== null;
}
