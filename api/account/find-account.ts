import { db } from '../db.ts';
import type { User } from '../generated/prisma/client.ts';
import { UserError } from '../user-error.ts';

/**
 * The account with exactly this email, in upper or lower case; no character of it is a wildcard. Refuses NOT_FOUND, and
 * CONFLICT where several accounts have it.
 */
export async function findAccount(email: string): Promise<User> {
  const found = await db.$queryRaw<Pick<User, 'id'>[]>`
    SELECT id FROM app_user WHERE lower(email) = lower(${email.trim()}) LIMIT 2`;
  if (found.length > 1) throw new UserError('CONFLICT', `Several accounts have the email ${email}.`);
  if (!found[0]) throw new UserError('NOT_FOUND', `${email} has no account.`);
  return db.user.findUniqueOrThrow({ where: { id: found[0].id } });
}
