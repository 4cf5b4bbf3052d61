import type { Transaction } from '../database/db.ts';
import { UserError } from '../common/user-error.ts';
import { linksOnHosts } from './links-on-host.ts';

/** Refuses CONFLICT where a link of an account is suspended, by itself or by its host: its clicks stay for evidence. */
export async function refuseDeletion(tx: Transaction, ownerId: number): Promise<void> {
  const rows = await tx.suspension.findMany({
    where: { OR: [{ host: { not: null } }, { link: { ownerId } }, { accountId: ownerId }] },
    select: { host: true },
  });
  const isHeld = rows.some(({ host }) => host === null);
  const hosts = rows.flatMap(({ host }) => host ?? []);
  if (isHeld || (await linksOnHosts(tx, hosts, { ownerId, most: 1 })).length) {
    throw new UserError('CONFLICT', 'One of your links is suspended. Nothing can be deleted until that is over.');
  }
}
