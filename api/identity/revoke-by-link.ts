import { revokePrograms } from '../account/programs.ts';
import { db } from '../db.ts';
import { openRevokeLink } from './account-links.ts';
import { ownerOfAccount } from './clean-account.ts';

/** Revokes all keys and webhooks of the account that a link of an email names; refuses GONE. */
export async function revokeByLink(link: string, secret: Buffer): Promise<void> {
  const account = await openRevokeLink(link, secret);
  const owner = await ownerOfAccount(account.id);
  if (!owner) return;
  const finish = await db.$transaction((tx) => revokePrograms(tx, owner.id));
  await finish();
}
