import { config } from '../config.ts';
import { db, type Transaction } from '../db.ts';
import type { User } from '../generated/prisma/client.ts';
import { hasConfirmedEmail } from './confirmed-email.ts';

/** The accounts that run this installation, oldest first: those with the role, and those that OPERATOR_EMAILS names, if confirmed. */
export async function listOperators(tx: Pick<Transaction, 'user'> = db): Promise<User[]> {
  const users = await tx.user.findMany({
    where: {
      closingAt: null,
      OR: [{ isOperator: true }, { email: { in: config.operatorEmails, mode: 'insensitive' } }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const confirmed = await Promise.all(users.map((user) => user.isOperator || hasConfirmedEmail(user)));
  return users.filter((_, index) => confirmed[index]);
}

/** The ids of the accounts that run this installation. */
export const operatorIds = async (): Promise<Set<number>> => new Set((await listOperators()).map(({ id }) => id));

/** Whether an account runs this installation. */
export const isOperator = async ({ id }: Pick<User, 'id'>): Promise<boolean> => (await operatorIds()).has(id);
