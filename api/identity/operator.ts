import { config } from '../common/config.ts';
import { db, type Transaction } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { hasConfirmedEmail } from './confirmed-email.ts';

/** Whether OPERATOR_EMAILS names the address of an account. */
export const isNamedOperator = ({ email }: Pick<User, 'email'>): boolean =>
  email !== null && config.operatorEmails.some((named) => named.toLowerCase() === email.toLowerCase());

/** The accounts that run this installation, oldest first: those with the role, and those that OPERATOR_EMAILS names, if confirmed. */
export async function listOperators(tx: Pick<Transaction, 'user'> = db): Promise<User[]> {
  const users = await tx.user.findMany({
    where: {
      closingAt: null,
      OR: [{ isOperator: true }, { email: { in: config.operatorEmails, mode: 'insensitive' } }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  // The comparison above takes _ and % in an address for placeholders.
  const confirmed = await Promise.all(
    users.map((user) => user.isOperator || (isNamedOperator(user) && hasConfirmedEmail(user))),
  );
  return users.filter((_, index) => confirmed[index]);
}

/** The ids of the accounts that run this installation. */
export const operatorIds = async (): Promise<Set<number>> => new Set((await listOperators()).map(({ id }) => id));

/** Whether an account runs this installation. */
export const isOperator = async ({ id }: Pick<User, 'id'>): Promise<boolean> => (await operatorIds()).has(id);
