import { config } from '../common/config.ts';
import { db, type Transaction } from '../database/db.ts';
import { maySignUpBy } from './operator-address.ts';
import { UserError } from '../common/user-error.ts';

/** What a browser brings that may allow a sign-up. */
export interface SignUpPass {
  /** The email of a valid invitation. */
  invited: string | null;
  /** The token of the address that the start printed. */
  operatorToken: string | null;
}

/** A browser that brings nothing. */
export const noPass: SignUpPass = { invited: null, operatorToken: null };

/** The refusal when sign-up is closed. */
export const closed = () =>
  new UserError('FORBIDDEN', 'Sign-up is closed. Please ask the operator of this server for an account.');

/** Whether an account with this email may be created by what the browser brings. */
export async function maySignUp(
  { invited, operatorToken }: SignUpPass,
  email = invited,
  tx: Pick<Transaction, 'operatorAddress' | 'user'> = db,
): Promise<boolean> {
  if (config.signUp === 'open') return true;
  if (config.signUp === 'invite' && invited !== null && invited === email) return true;
  return operatorToken !== null && maySignUpBy(operatorToken, tx);
}
