import { db } from '../database/db.ts';
import type { Domain } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** The viewer's domains, oldest first. */
export const listDomains = ({ id }: Pick<Viewer, 'id'>): Promise<Domain[]> =>
  db.domain.findMany({ where: { ownerId: id }, orderBy: { id: 'asc' } });

/** One domain of the viewer; throws UserError NOT_FOUND for anybody else's. */
export async function getDomain(viewer: Pick<Viewer, 'id'>, id: number): Promise<Domain> {
  const domain = await db.domain.findUnique({ where: { id, ownerId: viewer.id } });
  if (!domain) throw noDomain();
  return domain;
}

/** The refusal of an id that names no domain of the viewer. */
export const noDomain = () => new UserError('NOT_FOUND', 'Resource not found');
