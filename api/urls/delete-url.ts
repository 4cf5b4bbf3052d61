import { spend } from '../account/rates.ts';
import { db } from '../db.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { setAside } from './deleted-urls.ts';
import { lockOwned } from './owned.ts';

/**
 * Deletes the viewer's URL: it stops redirecting at once and keeps its code for a minute, in which restoreUrl brings it
 * back. Then it is deleted for good with all its statistics. Refuses NOT_FOUND, FORBIDDEN for a suspended one, and
 * RATE_LIMITED.
 */
export async function deleteUrl(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  const [shortCode] = await db.$transaction(async (tx) => {
    await lockOwned(tx, viewer, id);
    return setAside(tx, viewer, [id]);
  });
  if (shortCode === undefined) throw new UserError('NOT_FOUND', 'Resource not found');
  announceLinkChange(shortCode);
}
