import { spend } from '../account/rates.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { MAX_TITLE_LENGTH } from '../input-limits.ts';
import { repeatable } from '../idempotency.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import type { Viewer } from '../viewer.ts';
import { insertWithRandomCode } from './create-url.ts';
import { getUrl } from './get-url.ts';

const SUFFIX = ' (Copy)';

/**
 * Makes an active copy of the viewer's URL with a new code and ' (Copy)' after its title. A future expiry is
 * kept. Made once for each idempotency key. Refuses IDEMPOTENCY_MISMATCH, NOT_FOUND, PLAN_LIMIT and RATE_LIMITED.
 */
export async function duplicateUrl(viewer: Viewer, id: number, idempotencyKey?: unknown): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const { originalUrl, title, description, expiresAt, measurementLevel, measurementMethod } = await getUrl(viewer, id);
  const copy = await insertWithRandomCode(
    viewer,
    {
      originalUrl,
      title: copyTitle(title),
      description,
      expiresAt: expiresAt && expiresAt > new Date() ? expiresAt : null,
      measurementLevel,
      measurementMethod,
    },
    repeatable(idempotencyKey, 'copy', id),
  );
  announceLinkChange(copy.shortCode);
  return copy;
}

/** Shortens the title between characters when both together would be too long. */
function copyTitle(title: string | null): string {
  const room = MAX_TITLE_LENGTH - SUFFIX.length;
  return (title ?? 'Untitled').slice(0, room).replace(/[\uD800-\uDBFF]$/, '') + SUFFIX;
}
