import { spend } from '../account/rate-limit.ts';
import { db } from '../db.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { forgetClicks } from './forget-clicks.ts';

/** A link with millions of clicks takes its time; Prisma would give up after five seconds. */
const TIMEOUT_MS = 120_000;

/** Deletes the viewer's URL for good, with everything counted for it; refuses NOT_FOUND and RATE_LIMITED. */
export async function deleteUrl(viewer: Viewer, id: number): Promise<void> {
  spend(viewer, 'write');
  const shortCode = await db.$transaction(
    async (tx) => {
      // First of all the link: waits for the batch of clicks being stored, and the next one finds it gone.
      const [gone] = await tx.$queryRaw<{ short_code: string }[]>`
        DELETE FROM short_url WHERE id = ${id} AND owner_id = ${viewer.id} RETURNING short_code`;
      if (!gone) throw new UserError('NOT_FOUND', 'Resource not found');
      await forgetClicks(tx, viewer.id, [id]);
      return gone.short_code;
    },
    { timeout: TIMEOUT_MS },
  );
  announceLinkChange(shortCode);
}
