import type { Transaction } from '../db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';

/** The viewer's URL, locked until the transaction ends; throws UserError NOT_FOUND for anybody else's. */
export async function lockOwned(tx: Transaction, viewer: Viewer, id: number): Promise<ShortUrl> {
  await tx.$queryRaw`SELECT 1 FROM short_url WHERE id = ${id} AND owner_id = ${viewer.id} FOR NO KEY UPDATE`;
  const url = await tx.shortUrl.findUnique({ where: { id, ownerId: viewer.id } });
  if (!url) throw new UserError('NOT_FOUND', 'Resource not found');
  return url;
}
