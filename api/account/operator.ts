import { config } from '../config.ts';
import { db } from '../db.ts';
import type { User } from '../generated/prisma/client.ts';
import { hasConfirmedEmail } from './confirmed-email.ts';

/** The ids of those who run this installation: its oldest account, and those that OPERATOR_EMAILS names, if confirmed. */
export async function operatorIds(): Promise<Set<number>> {
  const [oldest, named] = await Promise.all([
    db.user.findFirst({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    db.user.findMany({ where: { email: { in: config.operatorEmails, mode: 'insensitive' } } }),
  ]);
  const confirmed = await Promise.all(named.map(hasConfirmedEmail));
  return new Set([...(oldest ? [oldest] : []), ...named.filter((_, index) => confirmed[index])].map(({ id }) => id));
}

/** Whether an account runs this installation. */
export const isOperator = async ({ id }: Pick<User, 'id'>): Promise<boolean> => (await operatorIds()).has(id);
