import { spend } from '../account/rates.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { MAX_TITLE_LENGTH } from '../common/input-limits.ts';
import { db } from '../database/db.ts';
import { repeatable } from '../database/idempotency.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { tagNamesOf } from '../tags/tags-of.ts';
import type { Viewer } from '../common/viewer.ts';
import { insertWithRandomCode } from './create-url.ts';
import { getUrl } from './get-url.ts';
import { copiedOptions, urlValues } from './members.ts';

const SUFFIX = ' (Copy)';

/**
 * Makes an active copy of the viewer's URL with a new code and ' (Copy)' after its title. A future expiry is
 * kept, and so is the password. Made once for each idempotency key. Refuses IDEMPOTENCY_MISMATCH, NOT_FOUND, PLAN_LIMIT and RATE_LIMITED.
 */
export async function duplicateUrl(viewer: Viewer, id: number, idempotencyKey?: unknown): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const url = await getUrl(viewer, id);
  const { originalUrl, expiresAt } = url;
  const values = urlValues({ ...url, tags: await tagNamesOf(url) });
  const options = Object.fromEntries(copiedOptions.map((name) => [name, values[name]])) as Pick<
    typeof values,
    (typeof copiedOptions)[number]
  >;
  const copy = await insertWithRandomCode(
    viewer,
    {
      originalUrl,
      ...options,
      title: copyTitle(url.title),
      passwordHash: url.hasPassword ? (await db.linkPassword.findUnique({ where: { linkId: id } }))?.hash : null,
      expiresAt: expiresAt && expiresAt > new Date() ? expiresAt : null,
    },
    repeatable(idempotencyKey, 'copy', id),
  );
  announceLinkChange(copy);
  return copy;
}

/** Shortens the title between characters when both together would be too long. */
function copyTitle(title: string | null): string {
  const room = MAX_TITLE_LENGTH - SUFFIX.length;
  return (title ?? 'Untitled').slice(0, room).replace(/[\uD800-\uDBFF]$/, '') + SUFFIX;
}
