import { z } from 'zod';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { queueAgain } from '../mail/outbox.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Secrets } from '../secrets/key-ring.ts';
import { makeReset, makeRevokeLink, openReset } from './account-links.ts';
import { email as Email } from './accounts.ts';
import { cleanAccount } from './clean-account.ts';
import { requireEmbedded } from './embedded-only.ts';
import { loadKeys, type IdentityKeys } from './keys.ts';
import { NewPassword, refuseCommon } from './new-password.ts';
import { hashPassword, KNOWN } from './password.ts';
import { endSessions } from './sessions.ts';
import { linkNotValid } from './signed-link.ts';

/**
 * An address where a new password can be chosen once, within an hour; all sessions of the account end now. Refuses
 * NOT_FOUND for an unknown email, and FORBIDDEN with another identity provider.
 */
export async function offerReset(input: unknown): Promise<string> {
  requireEmbedded();
  const email = parseInput(Email, input);
  const account = await db.identityAccount.findUnique({ where: { email } });
  if (!account) throw new UserError('NOT_FOUND', `${email} has no account.`);
  const { resets } = await loadKeys();
  await db.$transaction((tx) => endSessions(tx, account.id));
  return `${config.publicOrigin}/identity/password/${makeReset(account, 'operator', resets)}`;
}

/** The account whose password may be chosen with this reset; refuses GONE. */
export const accountFor = async (reset: string, secrets: Secrets): Promise<IdentityAccount> =>
  (await openReset(reset, secrets)).account;

const Chosen = z.object({ password: NewPassword });

/**
 * Replaces the password and leaves a clean account: sessions end, a pending change of the address is void, and keys, webhooks and passkeys
 * from before the address was proven are revoked. A reset that came by email proves it. Returns the end of the address where what
 * is left can be revoked. Refuses GONE, and INVALID passwords; of two at once, one is refused.
 */
export async function choosePassword(
  reset: string,
  input: unknown,
  { resets, revocations }: Pick<IdentityKeys, 'resets' | 'revocations'>,
): Promise<{ account: IdentityAccount; revokeLink: string }> {
  const { account, isByMail } = await openReset(reset, resets);
  const { password } = parseInput(Chosen, input);
  await refuseCommon(password, account.email);
  const passwordHash = await hashPassword(password, KNOWN);
  const now = new Date();
  const { emailVerifiedAt, provenAt } = account;
  const proof = isByMail ? { emailVerifiedAt: emailVerifiedAt ?? now, provenAt: provenAt ?? now } : {};
  const finish = await db.$transaction(async (tx) => {
    const { count } = await tx.identityAccount.updateMany({
      where: { id: account.id, passwordHash: account.passwordHash, email: account.email },
      data: { passwordHash, ...proof },
    });
    if (count === 0) throw linkNotValid();
    const afterwards = await cleanAccount(tx, account, { provenAt: provenAt ?? now });
    await queueAgain(`password ${account.id}`, { kind: 'password_changed', data: { accountId: account.id } }, tx);
    return afterwards;
  });
  await finish();
  return { account, revokeLink: makeRevokeLink({ ...account, passwordHash }, revocations) };
}
