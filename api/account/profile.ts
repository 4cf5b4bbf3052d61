import { db } from '../db.ts';
import type { User } from '../generated/prisma/client.ts';
import type { Viewer } from '../viewer.ts';

/** The viewer's own account. */
export async function profileOf(viewer: Viewer): Promise<User> {
  return db.user.findUniqueOrThrow({ where: { id: viewer.id } });
}
