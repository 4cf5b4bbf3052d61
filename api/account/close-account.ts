import { config } from '../config.ts';
import { forgetOwner, markDeleted } from '../clicks/delete-links.ts';
import { db } from '../db.ts';
import { removeIdentity } from '../identity/remove-identity.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { findAccount } from './find-account.ts';

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
  const links = await db.$transaction(async (tx) => {
    // The links go first: this waits for the current batch of clicks, and the next batch skips the deleted links.
    const gone = await tx.$queryRaw<{ id: number; short_code: string }[]>`
      DELETE FROM short_url WHERE owner_id = ${user.id} RETURNING id, short_code`;
    await markDeleted(
      tx,
      user.id,
      gone.map(({ id }) => id),
    );
    await tx.user.delete({ where: { id: user.id } });
    if (!config.oidc) await removeIdentity(tx, user.subject);
    return gone;
  });
  for (const { short_code } of links) announceLinkChange(short_code);
  const clicks = await forgetOwner(user.id);
  return { links: links.length, clicks };
}
