import { db } from '../db.ts';
import type { User } from '../generated/prisma/client.ts';
import { UserError } from '../user-error.ts';

/** The account with an email; refuses NOT_FOUND, and CONFLICT where several have it. */
export async function findAccount(email: string): Promise<User> {
  const users = await db.user.findMany({ where: { email: { equals: email.trim(), mode: 'insensitive' } }, take: 2 });
  if (users.length > 1) throw new UserError('CONFLICT', `Several accounts have the email ${email}.`);
  if (!users[0]) throw new UserError('NOT_FOUND', `${email} has no account.`);
  return users[0];
}
