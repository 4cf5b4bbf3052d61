import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { proveAddress } from './confirm-address.ts';
import { isVerified } from './verified.ts';
import { findAccount } from './find-account.ts';
import { EMBEDDED_ISSUER } from '../openid/web-client.ts';

/** Whether the email address of an account was confirmed to be its owner's. */
export const hasConfirmedEmail = async ({ issuer, subject, email, isEmailConfirmed }: User): Promise<boolean> =>
  email !== null && (issuer === EMBEDDED_ISSUER ? isVerified(subject, email) : isEmailConfirmed);

/**
 * Confirms that the email address of an account is its owner's, as whoever runs the installation knows, and returns it. With the
 * embedded provider the first proof leaves a clean account. Refuses NOT_FOUND.
 */
export async function confirmEmail(email: string): Promise<User> {
  const user = await findAccount(email);
  if (user.issuer !== EMBEDDED_ISSUER) {
    return db.user.update({ where: { id: user.id }, data: { isEmailConfirmed: true } });
  }
  const where = { id: user.subject, email: user.email ?? '' };
  await proveAddress(await db.identityAccount.findUniqueOrThrow({ where }));
  return user;
}
