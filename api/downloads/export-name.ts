import { db } from '../database/db.ts';
import type { Scope } from '../analytics/scope.ts';

/** The file name of a scope without extension: the prefix, the short code of its only link, and the days. */
export async function exportName(prefix: string, { viewerId, linkId, days }: Scope): Promise<string> {
  const link = linkId === null ? null : await db.shortUrl.findUnique({ where: { id: linkId, ownerId: viewerId } });
  return [prefix, ...(link ? [link.shortCode] : []), days.from, days.to].join('-');
}
