import type { Transaction } from '../db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { heldAmong, heldLink } from '../moderation/refusals.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';

/**
 * The viewer's URL to change, locked until the transaction ends; throws UserError NOT_FOUND for anybody else's, and FORBIDDEN
 * for a suspended one.
 */
export async function lockOwned(tx: Transaction, viewer: Viewer, id: number): Promise<ShortUrl> {
  await tx.$queryRaw`SELECT 1 FROM short_url WHERE id = ${id} AND owner_id = ${viewer.id} FOR NO KEY UPDATE`;
  const url = await tx.shortUrl.findUnique({ where: { id, ownerId: viewer.id } });
  if (!url) throw new UserError('NOT_FOUND', 'Resource not found');
  const held = (await heldAmong([url], tx)).get(id);
  if (held !== undefined) throw heldLink(held);
  return url;
}
