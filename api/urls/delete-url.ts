import { spend } from '../account/rates.ts';
import { markDeleted, settleDeletions } from '../clicks/delete-links.ts';
import { db } from '../db.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';

/** Deletes the viewer's URL for good, with everything counted for it; refuses NOT_FOUND and RATE_LIMITED. */
export async function deleteUrl(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  const shortCode = await db.$transaction(async (tx) => {
    // First of all the link: waits for the batch of clicks being stored, and the next one finds it gone.
    const [gone] = await tx.$queryRaw<{ short_code: string }[]>`
      DELETE FROM short_url WHERE id = ${id} AND owner_id = ${viewer.id} RETURNING short_code`;
    if (!gone) throw new UserError('NOT_FOUND', 'Resource not found');
    await markDeleted(tx, viewer.id, [id]);
    return gone.short_code;
  });
  announceLinkChange(shortCode);
  await settleDeletions(viewer.id);
}
