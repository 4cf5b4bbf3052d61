import { reserveUrl } from '../account/limits.ts';
import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { refuseBlockedIn } from './blocked-destinations.ts';
import { bringBack, lockDeleted } from './deleted-urls.ts';
import { messages } from './rules.ts';

/**
 * Brings the viewer's URL back that was deleted less than a minute ago, with its code and statistics; one that is back
 * already stays as it is. Refuses NOT_FOUND, DESTINATION_BLOCKED, PLAN_LIMIT and RATE_LIMITED.
 */
export async function restoreUrl(viewer: Viewer, id: number): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const url = await db.$transaction(async (tx) => {
    const deleted = await lockDeleted(tx, viewer, [id]);
    if (!deleted.length) return tx.shortUrl.findUnique({ where: { id, ownerId: viewer.id } });
    await reserveUrl(tx, viewer);
    const [back] = await bringBack(tx, viewer, deleted);
    await refuseBlockedIn(back!, tx);
    return back!;
  });
  if (!url) throw new UserError('NOT_FOUND', messages.notRestorable);
  announceLinkChange(url);
  return url;
}
