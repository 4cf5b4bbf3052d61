import { spend } from '../account/rates.ts';
import { markDeleted, settleDeletions } from '../clicks/delete-links.ts';
import { db } from '../db.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';

/** Permanently deletes the viewer's URL and all its statistics; refuses NOT_FOUND and RATE_LIMITED. */
export async function deleteUrl(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  const shortCode = await db.$transaction(async (tx) => {
    // The link goes first: this waits for the current batch of clicks, and the next batch skips the deleted link.
    const [gone] = await tx.$queryRaw<{ short_code: string }[]>`
      DELETE FROM short_url WHERE id = ${id} AND owner_id = ${viewer.id} RETURNING short_code`;
    if (!gone) throw new UserError('NOT_FOUND', 'Resource not found');
    await markDeleted(tx, viewer.id, [id]);
    return gone.short_code;
  });
  announceLinkChange(shortCode);
  await settleDeletions(viewer.id);
}
