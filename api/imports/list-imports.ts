import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db } from '../database/db.ts';
import type { LinkImport } from '../generated/prisma/client.ts';

const MOST_LISTED = 50;

/** The viewer's imports, the latest first. */
export const listImports = ({ id: ownerId }: Pick<Viewer, 'id'>): Promise<LinkImport[]> =>
  db.linkImport.findMany({ where: { ownerId }, orderBy: { createdAt: 'desc' }, take: MOST_LISTED });

/** An import of the viewer by its number; refuses NOT_FOUND. */
export async function findImport({ id: ownerId }: Pick<Viewer, 'id'>, id: number): Promise<LinkImport> {
  const found = await db.linkImport.findUnique({ where: { id, ownerId } });
  if (!found) throw new UserError('NOT_FOUND', 'Resource not found');
  return found;
}
