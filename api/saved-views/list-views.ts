import { inOrder } from '../common/in-order.ts';
import { db } from '../database/db.ts';
import type { SavedView } from '../generated/prisma/client.ts';

/** All saved views of an account in the order of their names. */
export const listSavedViews = async (ownerId: number): Promise<SavedView[]> =>
  inOrder(await db.savedView.findMany({ where: { ownerId } }));
