import { EMBEDDED_ISSUER } from '../account/web-client.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { db } from '../db.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { queueAgain, sendSoon } from '../mail/outbox.ts';
import { UserError } from '../user-error.ts';
import { readAddressLink } from './address-link.ts';

const notValid = () => new UserError('GONE', 'This address is not valid any more.');

/** The address that a link confirms; refuses GONE for one that has expired, was replaced, or is not ours. */
export async function addressOf(link: string, secret: Buffer): Promise<{ email: string; account: IdentityAccount }> {
  const address = readAddressLink(link, secret);
  const account = address && (await db.identityAccount.findUnique({ where: { id: address.accountId } }));
  if (!account || ![account.pendingEmail, account.email].includes(address.email)) throw notValid();
  return { email: address.email, account };
}

/** Notes that an account gets the emails of an address, which replaces the one before; refuses GONE, and CONFLICT where it was taken meanwhile. */
export async function confirmAddress(link: string, secret: Buffer): Promise<void> {
  const { email, account } = await addressOf(link, secret);
  const verified = { emailVerifiedAt: new Date() };
  if (account.email === email) {
    await db.identityAccount.update({ where: { id: account.id }, data: verified });
    return;
  }
  await replaceAddress(account, email, verified);
}

/** Gives an account another address, which it signs in with from now on; refuses CONFLICT for one that is taken. */
export async function replaceAddress(
  { id, email: former, pendingEmail }: IdentityAccount,
  email: string,
  more: { emailVerifiedAt: Date | null },
): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      const { count } = await tx.identityAccount.updateMany({
        where: { id, email: former, pendingEmail },
        data: { email, pendingEmail: null, ...more },
      });
      if (count === 0) throw notValid();
      await tx.user.updateMany({ where: { issuer: EMBEDDED_ISSUER, subject: id }, data: { email } });
      await queueAgain(`address changed ${id}`, { kind: 'address_changed', data: { email: former } }, tx);
    });
    sendSoon();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new UserError('CONFLICT', 'There is already an account with this email address.', 'newEmail');
  }
}
