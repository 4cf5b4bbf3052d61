import { revokePrograms } from '../account/programs.ts';
import { db } from '../db.ts';
import { linkNotValid, openRevokeLink } from './account-links.ts';
import { ownerOfAccount } from './clean-account.ts';

/** Revokes all keys, webhooks and passkeys of the account that a link of an email names, and returns true; refuses GONE. */
export async function revokeByLink(link: string, secret: Buffer): Promise<true> {
  const account = await openRevokeLink(link, secret);
  if (!account) throw linkNotValid();
  const owner = await ownerOfAccount(account.id);
  if (!owner) return true;
  const finish = await db.$transaction((tx) => revokePrograms(tx, owner));
  await finish();
  return true;
}
