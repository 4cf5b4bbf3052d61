import { config } from '../config.ts';
import { db, type Transaction } from '../db.ts';
import { UserError } from '../user-error.ts';

/** What is said where nobody can sign up without being asked to. */
export const closed = () =>
  new UserError('FORBIDDEN', 'Sign-up is closed. Please ask the operator of this server for an account.');

/** Whether there is no account yet: whoever installs makes the first, whatever the setting says. */
const isFirst = async (tx: Pick<Transaction, 'identityAccount'>) => (await tx.identityAccount.findFirst()) === null;

/** Whether somebody may make an account: `invited` is the email of a valid invitation, `email` the one of the account. */
export async function maySignUp(
  invited: string | null,
  email = invited,
  tx: Pick<Transaction, 'identityAccount'> = db,
): Promise<boolean> {
  if (config.signUp === 'open') return true;
  if (config.signUp === 'invite' && invited !== null && invited === email) return true;
  return isFirst(tx);
}
