import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { setAside } from './deleted-urls.ts';
import { lockOwned, seenVersion } from './owned-urls.ts';

/**
 * Deletes the viewer's URL: it stops redirecting at once and keeps its code for a minute, in which restoreUrl brings it
 * back. Then it is deleted for good with all its statistics. Refuses NOT_FOUND, SUSPENDED,
 * STALE (changed since the `updatedAt` that was seen) and RATE_LIMITED.
 */
export async function deleteUrl(viewer: Viewer, id: number, updatedAt?: unknown): Promise<void> {
  await spend(viewer, 'write');
  const seen = seenVersion(updatedAt);
  const [link] = await db.$transaction(async (tx) => {
    await lockOwned(tx, viewer, id, { seen, changesKey: true });
    return setAside(tx, viewer, [id]);
  });
  if (!link) throw new UserError('NOT_FOUND', 'Resource not found');
  announceLinkChange(link);
}
