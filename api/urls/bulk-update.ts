import { z } from 'zod';
import { planIsFull, roomForUrls } from '../account/limits.ts';
import { spend } from '../account/rates.ts';
import { db, type Transaction } from '../database/db.ts';
import { Prisma, type ShortUrl } from '../generated/prisma/client.ts';
import { MAX_BULK_URLS } from '../common/input-limits.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { heldAmong, heldLink, refuseBlocked, refuseSuspended } from '../suspension/refusals.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { destinationsOf } from './blocked-destinations.ts';
import type { BulkOutcome } from './bulk-outcome.ts';
import { changeTags, tagActions, type TagAction } from './bulk-tags.ts';
import { TagNames } from '../tags/rules.ts';
import { bringBack, lockDeleted, setAside } from './deleted-urls.ts';
import { lockAll, refuseStale, seenVersion } from './owned-urls.ts';
import { extendedExpiry, isExtendable, messages } from './rules.ts';

export const bulkActions = [
  ...(['ACTIVATE', 'DEACTIVATE', 'DELETE', 'EXTEND', 'RESTORE', 'UNDO_EXTEND'] as const),
  ...tagActions,
] as const;
export type BulkAction = (typeof bulkActions)[number];

const ACTIONS =
  'The action must be activate, deactivate, delete, extend, restore, undo_extend, add_tags or remove_tags.';
const TAGS = 'Please choose at least one tag.';
const NO_TAGS = 'Tags go with add_tags and remove_tags alone.';
const SOME = 'Please choose at least one link.';
/** What is changed, and how. */
export const Choice = z.object({
  ids: z.array(z.number()).min(1, SOME).max(MAX_BULK_URLS, `At most ${MAX_BULK_URLS} links can be changed at once.`),
  action: z.enum(bulkActions, ACTIONS),
  tags: TagNames,
});

/**
 * Applies one action to many of the viewer's URLs in one transaction and returns the outcome of each: NOT_FOUND for
 * anybody else's, INVALID for one that cannot be extended or would have too many tags, SUSPENDED, and PLAN_LIMIT for one
 * that the plan has no room to restore. Refuses INVALID input, DESTINATION_BLOCKED, LIMIT_REACHED for one tag too many,
 * SUSPENDED accounts, and RATE_LIMITED as a whole.
 */
export async function bulkUpdateUrls(viewer: Viewer, input: unknown): Promise<BulkOutcome[]> {
  await spend(viewer, 'bulk');
  await refuseSuspended(viewer);
  const { ids, action, tags = [] } = parseInput(Choice, input);
  const chosen = [...new Set(ids)];
  if (isTagAction(action)) {
    if (!tags.length) throw new UserError('INVALID', TAGS, 'tags');
    return changeTags(viewer, chosen, action, tags);
  }
  if (tags.length) throw new UserError('INVALID', NO_TAGS, 'tags');
  return action === 'RESTORE' ? restoreUrls(viewer, chosen) : changeUrls(viewer, chosen, action);
}

/**
 * Sets the expiry of the viewer's expired or expiring URL to 30 days from now; refuses NOT_FOUND, INVALID, SUSPENDED,
 * STALE and RATE_LIMITED.
 */
export async function extendUrl(viewer: Viewer, id: number, updatedAt?: unknown): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const [outcome] = await changeUrls(viewer, [id], 'EXTEND', seenVersion(updatedAt));
  if (outcome?.error) throw outcome.error;
  return outcome!.url!;
}

const isTagAction = (action: BulkAction): action is TagAction => (tagActions as readonly string[]).includes(action);

/** Brings back what was deleted less than a minute ago; what is back already stays as it is. */
async function restoreUrls(viewer: Viewer, ids: number[]): Promise<BulkOutcome[]> {
  const { there, wasDeleted, isFull } = await db.$transaction(async (tx) => {
    const deleted = await lockDeleted(tx, viewer, ids);
    const room = deleted.length ? await roomForUrls(tx, viewer) : 0;
    const back = await bringBack(tx, viewer, deleted.slice(0, room));
    await refuseBlocked(back.flatMap(destinationsOf), 'ids', tx);
    const urls = await tx.shortUrl.findMany({ where: { id: { in: ids }, ownerId: viewer.id } });
    const known = new Map(urls.map((url) => [url.id, url]));
    return { there: known, wasDeleted: new Set(deleted), isFull: new Set(deleted.slice(room)) };
  });
  for (const url of there.values()) announceLinkChange(url);
  return ids.map((id) => {
    const url = there.get(id);
    if (url) return { id, url, isChanged: wasDeleted.has(id), error: null };
    const error = isFull.has(id) ? planIsFull() : new UserError('NOT_FOUND', messages.notRestorable);
    return { id, url: null, isChanged: false, error };
  });
}

type Change = Exclude<BulkAction, 'RESTORE' | TagAction>;

async function changeUrls(viewer: Viewer, ids: number[], action: Change, seen?: Date): Promise<BulkOutcome[]> {
  const { before, after, held } = await db.$transaction(async (tx) => {
    const found = await lockAll(tx, viewer, ids);
    for (const url of found.values()) refuseStale(url, seen);
    const reasons = await heldAmong([...found.values()], tx);
    const isFitting = (url: ShortUrl) => !reasons.has(url.id) && (fits[action]?.(url) ?? true);
    const fitting = [...found.values()].filter(isFitting).map(({ id }) => id);
    return { before: found, after: await apply(tx, viewer, fitting, action), held: reasons };
  });
  for (const id of after.keys()) announceLinkChange(before.get(id)!);
  return ids.map((id) => {
    if (after.has(id)) {
      const isChanged = before.get(id)!.isActive !== becomes[action];
      return { id, url: after.get(id) ?? null, isChanged, error: null };
    }
    const reason = held.get(id);
    if (reason !== undefined) return { id, url: null, isChanged: false, error: heldLink(reason) };
    const error = before.has(id)
      ? new UserError('INVALID', action === 'EXTEND' ? messages.notExtendable : messages.notExtended)
      : new UserError('NOT_FOUND', 'Resource not found');
    return { id, url: null, isChanged: false, error };
  });
}

/** Which URLs an action can be applied to, where not to all. */
const fits: Partial<Record<Change, (url: ShortUrl) => boolean>> = {
  EXTEND: (url) => isExtendable(url),
  UNDO_EXTEND: ({ extendedFrom }) => extendedFrom !== null,
};

/** What an action that switches URLs on or off makes of them. */
const becomes: Partial<Record<Change, boolean>> = { ACTIVATE: true, DEACTIVATE: false };

/** The URLs as they are after the action, null for deleted ones. */
async function apply(
  tx: Transaction,
  viewer: Viewer,
  ids: number[],
  action: Change,
): Promise<Map<number, ShortUrl | null>> {
  if (action === 'DELETE') {
    await setAside(tx, viewer, ids);
    return new Map(ids.map((id) => [id, null]));
  }
  const where = { id: { in: ids }, ownerId: viewer.id };
  if (action === 'ACTIVATE' || action === 'DEACTIVATE') {
    const isActive = action === 'ACTIVATE';
    await tx.shortUrl.updateMany({ where: { ...where, isActive: !isActive }, data: { isActive } });
  } else {
    // The old expiry is the other column's: only SQL moves one into the other.
    const [expiry, before] =
      action === 'EXTEND'
        ? [Prisma.sql`${extendedExpiry()}`, Prisma.sql`expires_at`]
        : [Prisma.sql`extended_from`, Prisma.sql`NULL`];
    await tx.$executeRaw`UPDATE short_url SET expires_at = ${expiry}, extended_from = ${before}, updated_at = now()
      WHERE id = ANY(${ids}::int[]) AND owner_id = ${viewer.id}`;
  }
  const urls = await tx.shortUrl.findMany({ where });
  return new Map(urls.map((url) => [url.id, url]));
}
