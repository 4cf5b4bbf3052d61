import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';

/** The accounts with exactly this email, in upper or lower case, oldest first, so many at most. */
export async function accountsWith(email: string, most: number): Promise<User[]> {
  const found = await db.$queryRaw<Pick<User, 'id'>[]>`
    SELECT id FROM app_user WHERE lower(email) = lower(${email.trim()}) ORDER BY id LIMIT ${most}`;
  return db.user.findMany({ where: { id: { in: found.map(({ id }) => id) } }, orderBy: { id: 'asc' } });
}

/**
 * The account with exactly this email, in upper or lower case; no character of it is a wildcard. Refuses NOT_FOUND, and
 * CONFLICT where several accounts have it.
 */
export async function findAccount(email: string): Promise<User> {
  const [found, another] = await accountsWith(email, 2);
  if (another) throw new UserError('CONFLICT', `Several accounts have the email ${email}.`);
  if (!found) throw new UserError('NOT_FOUND', `${email} has no account.`);
  return found;
}
