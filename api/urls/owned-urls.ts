import { z } from 'zod';
import type { Transaction } from '../database/db.ts';
import { Prisma, type ShortUrl } from '../generated/prisma/client.ts';
import { heldAmong, heldLink } from '../suspension/refusals.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { messages, Seen } from './rules.ts';

/**
 * The viewer's URL to change, locked until the transaction ends; throws UserError NOT_FOUND for anybody else's, SUSPENDED,
 * and STALE where it has changed since the version that was `seen`. Whoever deletes it or changes one of its unique values
 * must say so: the ingester keeps both from happening while it stores clicks, and waiting for it with the weaker lock in hand
 * would be a deadlock.
 */
export async function lockOwned(
  tx: Transaction,
  viewer: Viewer,
  id: number,
  { seen, changesKey = false }: { seen?: Date | undefined; changesKey?: boolean } = {},
): Promise<ShortUrl> {
  const strength = Prisma.raw(changesKey ? 'UPDATE' : 'NO KEY UPDATE');
  await tx.$queryRaw`SELECT 1 FROM short_url WHERE id = ${id} AND owner_id = ${viewer.id} FOR ${strength}`;
  const url = await tx.shortUrl.findUnique({ where: { id, ownerId: viewer.id } });
  if (!url) throw new UserError('NOT_FOUND', 'Resource not found');
  refuseStale(url, seen);
  const held = (await heldAmong([url], tx)).get(id);
  if (held !== undefined) throw heldLink(held);
  return url;
}

/** The viewer's URLs among these, locked in the order of their ids, like the ingester: no deadlock. */
export async function lockAll(tx: Transaction, viewer: Viewer, ids: number[]): Promise<Map<number, ShortUrl>> {
  await tx.$queryRaw`
    SELECT 1 FROM short_url WHERE id = ANY(${ids}::int[]) AND owner_id = ${viewer.id} ORDER BY id FOR UPDATE`;
  const urls = await tx.shortUrl.findMany({ where: { id: { in: ids }, ownerId: viewer.id } });
  return new Map(urls.map((url) => [url.id, url]));
}

/** Throws UserError STALE for a URL that has changed since the version that was seen; for none where nobody says. */
export function refuseStale({ updatedAt }: ShortUrl, seen: Date | undefined): void {
  if (!seen || seen.getTime() === updatedAt.getTime()) return;
  throw new UserError('STALE', messages.changedMeanwhile, 'updatedAt');
}

const Version = z.object({ updatedAt: Seen });

/** The version that a caller saw; refuses INVALID. */
export const seenVersion = (updatedAt: unknown): Date | undefined => parseInput(Version, { updatedAt }).updatedAt;
