import { config } from '../common/config.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import { email as Email, hasAccount } from './accounts.ts';
import { requireEmbedded } from './embedded-only.ts';
import { makeInvitation } from './invitation.ts';
import { loadKeys } from './keys.ts';

/**
 * The address where the owner of this email address can create one account within seven days. Refuses INVALID emails,
 * ALREADY_EXISTS for an existing account, and FORBIDDEN when sign-up is impossible: another provider, or sign-up closed.
 */
export async function invite(input: unknown): Promise<string> {
  requireEmbedded();
  if (config.signUp === 'closed') throw new UserError('FORBIDDEN', 'Sign-up is closed. Set SIGN_UP=invite first.');
  const email = parseInput(Email, input);
  if (await hasAccount(email)) throw new UserError('ALREADY_EXISTS', `${email} already has an account.`);
  const { invitations } = await loadKeys();
  return `${config.publicOrigin}/identity/invitation/${makeInvitation(email, invitations)}`;
}
