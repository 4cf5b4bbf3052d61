import { config } from '../config.ts';
import { db, type Transaction } from '../db.ts';
import { UserError } from '../user-error.ts';

/** The refusal when sign-up is closed. */
export const closed = () =>
  new UserError('FORBIDDEN', 'Sign-up is closed. Please ask the operator of this server for an account.');

/** Whether there is no account yet: the installer creates the first one, regardless of the setting. */
const isFirst = async (tx: Pick<Transaction, 'identityAccount'>) => (await tx.identityAccount.findFirst()) === null;

/** Whether an account may be created: `invited` is the email of a valid invitation, `email` the one of the account. */
export async function maySignUp(
  invited: string | null,
  email = invited,
  tx: Pick<Transaction, 'identityAccount'> = db,
): Promise<boolean> {
  if (config.signUp === 'open') return true;
  if (config.signUp === 'invite' && invited !== null && invited === email) return true;
  return isFirst(tx);
}
