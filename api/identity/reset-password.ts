import { z } from 'zod';
import { config } from '../config.ts';
import { db } from '../db.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { queueAgain, sendSoon } from '../mail/outbox.ts';
import { parseInput } from '../parse-input.ts';
import { UserError } from '../user-error.ts';
import { requireEmbedded } from './embedded-only.ts';
import { email as Email } from './accounts.ts';
import { loadKeys } from './keys.ts';
import { NewPassword, refuseCommon } from './new-password.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './sessions.ts';
import { accountOfReset, isGenuine, makeReset } from './reset-link.ts';

/** The refusal of an address that has been used, is too old, or is not ours. */
const notValid = () => new UserError('GONE', 'This address is not valid any more.');

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
  return `${config.publicOrigin}/identity/password/${makeReset(account, resets)}`;
}

/** The account whose password may be chosen with this reset; refuses GONE. */
export async function accountFor(reset: string, secret: Buffer): Promise<IdentityAccount> {
  const id = accountOfReset(reset);
  const account = id && (await db.identityAccount.findUnique({ where: { id } }));
  if (!account || !isGenuine(reset, account, secret)) throw notValid();
  return account;
}

const Chosen = z.object({ password: NewPassword });

/** Replaces the password and ends all sessions; refuses GONE, and INVALID passwords. Of two at once, one is refused. */
export async function choosePassword(reset: string, input: unknown, secret: Buffer): Promise<void> {
  const account = await accountFor(reset, secret);
  const { password } = parseInput(Chosen, input);
  refuseCommon(password, account.email);
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    const { count } = await tx.identityAccount.updateMany({
      where: { id: account.id, passwordHash: account.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw notValid();
    await endSessions(tx, account.id);
    await queueAgain(`password ${account.id}`, { kind: 'password_changed', data: { accountId: account.id } }, tx);
  });
  sendSoon();
}
