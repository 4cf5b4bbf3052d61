import { db } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** One URL of the viewer; throws UserError NOT_FOUND for anybody else's. */
export async function getUrl(viewer: Viewer, id: number): Promise<ShortUrl> {
  const url = await db.shortUrl.findUnique({ where: { id, ownerId: viewer.id } });
  if (!url) throw new UserError('NOT_FOUND', 'Resource not found');
  return url;
}
