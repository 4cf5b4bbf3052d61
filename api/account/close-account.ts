import { deleteLinksOf, forgetOwner } from '../clicks/forget-owner.ts';
import { db } from '../db.ts';
import { removeIdentity } from '../identity/remove-identity.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { findAccount } from './find-account.ts';
import { EMBEDDED_ISSUER } from './web-client.ts';

/** How much of an account was deleted. */
export interface Closed {
  links: number;
  clicks: number;
}

/**
 * Deletes an account with its links and everything stored of their clicks, bots included; with the embedded provider
 * also its password and sessions. Refuses NOT_FOUND. Backups made before keep what they have.
 */
export async function closeAccount(email: string): Promise<Closed> {
  const user = await findAccount(email);
  const codes = await deleteLinksOf(user.id);
  await db.$transaction(async (tx) => {
    await tx.user.delete({ where: { id: user.id } });
    if (user.issuer === EMBEDDED_ISSUER) await removeIdentity(tx, user.subject);
  });
  codes.forEach(announceLinkChange);
  const clicks = await forgetOwner(user.id);
  return { links: codes.length, clicks };
}
