import { z } from 'zod';
import { hasConfirmedEmail } from '../identity/confirmed-email.ts';
import { findAccount } from '../identity/find-account.ts';
import { isNamedOperator } from '../identity/operator.ts';
import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import { noteAction } from '../identity/operator-actions.ts';
import type { Actor } from '../identity/operator-actor.ts';
import { refuseLastOperator } from '../identity/last-operator.ts';
import { MAX_EMAIL_LENGTH } from '../common/input-limits.ts';

const WHOSE = 'Enter the email address of an account.';
/** The email address of an existing account. */
export const AccountEmail = z.string(WHOSE).trim().min(1, WHOSE).max(MAX_EMAIL_LENGTH, WHOSE);

export const OperatorChoice = z.object({
  email: AccountEmail,
  isOperator: z.boolean('Say true or false.'),
});

/**
 * Makes an account an operator, or takes the role from it. Refuses INVALID input, NOT_FOUND emails, CONFLICT for the last
 * operator and for an account that is being deleted, and FORBIDDEN for one that OPERATOR_EMAILS names.
 */
export async function setOperator(actor: Actor, input: unknown): Promise<User> {
  const { email, isOperator: isWanted } = parseInput(OperatorChoice, input);
  const user = await findAccount(email);
  if (user.closingAt) throw new UserError('CONFLICT', `${email} is being deleted.`, 'email');
  if (!isWanted && isNamedOperator(user) && (await hasConfirmedEmail(user)))
    throw new UserError('FORBIDDEN', NAMED, 'email');
  return db.$transaction(async (tx) => {
    if (!isWanted) await refuseLastOperator(tx, user.id);
    const changed = await tx.user.update({ where: { id: user.id }, data: { isOperator: isWanted } });
    if (isWanted) await tx.operatorAddress.deleteMany();
    const action = isWanted ? 'make_operator' : 'remove_operator';
    if (user.isOperator !== isWanted) await noteAction(tx, actor, { action, subject: user.email ?? email });
    return changed;
  });
}

const NAMED = 'OPERATOR_EMAILS names this account. Take its address out of that setting.';
