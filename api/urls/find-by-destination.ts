import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import type { Viewer } from '../common/viewer.ts';
import { storedDestination } from '../common/destination.ts';

/** The viewer's newest link that leads to what is typed, as it would be stored; null without one. Refuses RATE_LIMITED. */
export async function findByDestination(viewer: Viewer, typed: string): Promise<ShortUrl | null> {
  await spend(viewer, 'check');
  const originalUrl = storedDestination(typed);
  if (originalUrl === null) return null;
  return db.shortUrl.findFirst({ where: { ownerId: viewer.id, originalUrl }, orderBy: { id: 'desc' } });
}
