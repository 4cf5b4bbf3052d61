import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import type { Viewer } from '../common/viewer.ts';

/** The viewer's own account. */
export async function profileOf(viewer: Viewer): Promise<User> {
  return db.user.findUniqueOrThrow({ where: { id: viewer.id } });
}
