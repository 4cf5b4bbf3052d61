import { spend } from '../account/rates.ts';
import { db } from '../db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { refuseBlocked } from '../moderation/refusals.ts';
import { parseInput } from '../parse-input.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { lockOwned } from './owned.ts';
import { messages, UrlChanges } from './rules.ts';
import { refuseReserved, refuseTaken } from './taken.ts';

type Changes = Omit<ReturnType<typeof UrlChanges.parse>, 'updatedAt'>;

/**
 * Changes the given fields of the viewer's URL: omitted means unchanged, null means cleared. Refuses NOT_FOUND, INVALID
 * input and blocked destinations, FORBIDDEN for a suspended URL, CONFLICT (code taken or reserved, or changed since the `updatedAt` that was seen) and RATE_LIMITED.
 */
export async function updateUrl(viewer: Viewer, id: number, input: unknown): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const { updatedAt: seen, ...changes } = parseInput(UrlChanges, input);
  const change = db.$transaction(async (tx) => {
    const before = await lockOwned(tx, viewer, id);
    refuseStale(before, seen);
    refuseNewPast(before, changes);
    if (changes.originalUrl !== undefined && changes.originalUrl !== before.originalUrl)
      await refuseBlocked([changes.originalUrl], 'originalUrl', tx);
    if (changes.shortCode && changes.shortCode !== before.shortCode) refuseReserved(changes.shortCode);
    const after = await tx.shortUrl.update({
      where: { id, ownerId: viewer.id },
      data: { ...changes, ...(changes.expiresAt !== undefined && { extendedFrom: null }) },
    });
    return { before, after };
  });
  const { before, after } = await change.catch(refuseTaken);
  announceLinkChange(before.shortCode);
  if (after.shortCode !== before.shortCode) announceLinkChange(after.shortCode);
  return after;
}

function refuseStale(before: ShortUrl, seen: Date | undefined): void {
  if (!seen || seen.getTime() === before.updatedAt.getTime()) return;
  throw new UserError('CONFLICT', messages.changedMeanwhile, 'updatedAt');
}

/** A past expiry may stay unchanged, so that other fields of an expired link can be edited. */
function refuseNewPast(before: ShortUrl, { expiresAt }: Changes): void {
  const isNew = expiresAt && expiresAt.getTime() !== before.expiresAt?.getTime();
  if (isNew && expiresAt <= new Date()) throw new UserError('INVALID', messages.expiryPast, 'expiresAt');
}
