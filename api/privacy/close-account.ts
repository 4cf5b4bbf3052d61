import { deleteLinksOf, forgetOwner } from '../clicks/forget-owner.ts';
import { db } from '../database/db.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { refuseLastOperator } from '../identity/last-operator.ts';
import { removeWebhooks } from '../identity/remove-webhooks.ts';
import { deleteUser } from './delete-user.ts';
import { findAccount } from '../identity/find-account.ts';

/** How much of an account was deleted. */
export interface Closed {
  links: number;
  clicks: number;
}

/**
 * Deletes an account with its links and everything stored of their clicks, bots included; with the embedded provider
 * also its password and sessions. Refuses NOT_FOUND, and CONFLICT for the last operator. Called again, it goes on where it was interrupted. Backups made before keep what
 * they have.
 */
export async function closeAccount(email: string): Promise<Closed> {
  const user = await findAccount(email);
  await db.$transaction(async (tx) => {
    await refuseLastOperator(tx, user.id);
    await tx.user.update({ where: { id: user.id }, data: { closingAt: user.closingAt ?? new Date() } });
  });
  await removeWebhooks(user.id);
  const links = await deleteLinksOf(user.id);
  links.forEach(announceLinkChange);
  // The account goes last, so that an interrupted command finds it again; a few clicks may have been stored meanwhile.
  let clicks = await forgetOwner(user.id);
  await deleteUser(user.id);
  clicks += await forgetOwner(user.id);
  await db.accountJob.deleteMany({ where: { ownerId: user.id } });
  return { links: links.length, clicks };
}
