import { db } from '../database/db.ts';
import type { Website } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** The viewer's websites, oldest first. */
export const listWebsites = ({ id }: Pick<Viewer, 'id'>): Promise<Website[]> =>
  db.website.findMany({ where: { ownerId: id }, orderBy: { id: 'asc' } });

/** One website of the viewer; throws UserError NOT_FOUND for anybody else's. */
export async function getWebsite(viewer: Viewer, id: number): Promise<Website> {
  const website = await db.website.findUnique({ where: { id, ownerId: viewer.id } });
  if (!website) throw noWebsite();
  return website;
}

/** The refusal of an id that names no website of the viewer. */
export const noWebsite = () => new UserError('NOT_FOUND', 'Resource not found');
