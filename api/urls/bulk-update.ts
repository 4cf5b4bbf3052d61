import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { markDeleted, settleDeletions } from '../clicks/delete-links.ts';
import { db, type Transaction } from '../db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { MAX_BULK_URLS } from '../input-limits.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { parseInput } from '../parse-input.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { extendedExpiry, isExtendable, messages } from './rules.ts';

export const bulkActions = ['ACTIVATE', 'DEACTIVATE', 'DELETE', 'EXTEND'] as const;
export type BulkAction = (typeof bulkActions)[number];

const SOME = 'Please choose at least one URL.';
const Choice = z.object({
  ids: z.array(z.number()).min(1, SOME).max(MAX_BULK_URLS, `At most ${MAX_BULK_URLS} URLs can be changed at once.`),
  action: z.enum(bulkActions, 'The action must be activate, deactivate, delete or extend.'),
});

/** The outcome of one URL. */
export interface BulkOutcome {
  id: number;
  /** The current URL; null when deleted or refused. */
  url: ShortUrl | null;
  error: UserError | null;
}

/**
 * Applies one action to many of the viewer's URLs in one transaction and returns the outcome of each: NOT_FOUND for
 * anybody else's, INVALID for one that cannot be extended. Refuses INVALID input and RATE_LIMITED as a whole.
 */
export async function bulkUpdateUrls(viewer: Viewer, input: unknown): Promise<BulkOutcome[]> {
  await spend(viewer, 'bulk');
  const { ids, action } = parseInput(Choice, input);
  return changeUrls(viewer, [...new Set(ids)], action);
}

/**
 * Sets the expiry of the viewer's expired or expiring URL to 30 days from now; refuses NOT_FOUND, INVALID and
 * RATE_LIMITED.
 */
export async function extendUrl(viewer: Viewer, id: number): Promise<ShortUrl> {
  await spend(viewer, 'write');
  const [outcome] = await changeUrls(viewer, [id], 'EXTEND');
  if (outcome?.error) throw outcome.error;
  return outcome!.url!;
}

async function changeUrls(viewer: Viewer, ids: number[], action: BulkAction): Promise<BulkOutcome[]> {
  const { before, after } = await db.$transaction(async (tx) => {
    const found = await lockAll(tx, viewer, ids);
    const fitting = [...found.values()].filter((url) => action !== 'EXTEND' || isExtendable(url)).map(({ id }) => id);
    return { before: found, after: await apply(tx, viewer, fitting, action) };
  });
  for (const id of after.keys()) announceLinkChange(before.get(id)!.shortCode);
  if (action === 'DELETE') await settleDeletions(viewer.id);
  return ids.map((id) => {
    if (after.has(id)) return { id, url: after.get(id) ?? null, error: null };
    const error = before.has(id)
      ? new UserError('INVALID', messages.notExtendable)
      : new UserError('NOT_FOUND', 'Resource not found');
    return { id, url: null, error };
  });
}

/** Locks the URLs in the order of their ids, like the ingester: no deadlock. */
async function lockAll(tx: Transaction, viewer: Viewer, ids: number[]): Promise<Map<number, ShortUrl>> {
  await tx.$queryRaw`
    SELECT 1 FROM short_url WHERE id = ANY(${ids}::int[]) AND owner_id = ${viewer.id} ORDER BY id FOR UPDATE`;
  const urls = await tx.shortUrl.findMany({ where: { id: { in: ids }, ownerId: viewer.id } });
  return new Map(urls.map((url) => [url.id, url]));
}

const changes = {
  ACTIVATE: () => ({ isActive: true }),
  DEACTIVATE: () => ({ isActive: false }),
  EXTEND: () => ({ expiresAt: extendedExpiry() }),
} as const;

/** The URLs as they are after the action, null for deleted ones. */
async function apply(
  tx: Transaction,
  viewer: Viewer,
  ids: number[],
  action: BulkAction,
): Promise<Map<number, ShortUrl | null>> {
  const where = { id: { in: ids }, ownerId: viewer.id };
  if (action !== 'DELETE') {
    const urls = await tx.shortUrl.updateManyAndReturn({ where, data: changes[action]() });
    return new Map(urls.map((url) => [url.id, url]));
  }
  await tx.shortUrl.deleteMany({ where });
  await markDeleted(tx, viewer.id, ids);
  return new Map(ids.map((id) => [id, null]));
}
