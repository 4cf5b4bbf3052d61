import { config } from '../common/config.ts';
import { UserError } from '../common/user-error.ts';

/** Refuses FORBIDDEN where passwords and sign-ups are another provider's. */
export function requireEmbedded(): void {
  if (config.oidc)
    throw new UserError('FORBIDDEN', 'Accounts and passwords are managed at the identity provider of OIDC_ISSUER.');
}
