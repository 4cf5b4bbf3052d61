import { revokePrograms } from './programs.ts';
import { db } from '../database/db.ts';
import type { Secrets } from '../secrets/key-ring.ts';
import { openRevokeLink } from './account-links.ts';
import { ownerOfAccount } from './clean-account.ts';

/** Revokes all keys, webhooks and passkeys of the account that a link of an email names; refuses GONE. */
export async function revokeByLink(link: string, secrets: Secrets): Promise<void> {
  const account = await openRevokeLink(link, secrets);
  const owner = await ownerOfAccount(account.id);
  if (!owner) return;
  const finish = await db.$transaction((tx) => revokePrograms(tx, owner));
  await finish();
}
