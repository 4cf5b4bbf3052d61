import { inOrder } from '../common/in-order.ts';
import { db } from '../database/db.ts';
import type { UtmTemplate } from '../generated/prisma/client.ts';

/** All UTM templates of an account in the order of their names. */
export const listUtmTemplates = async (ownerId: number): Promise<UtmTemplate[]> =>
  inOrder(await db.utmTemplate.findMany({ where: { ownerId } }));
