import { genericGrantRequest, ResponseBodyError, tokenRevocation } from 'openid-client';
import { logger } from '../common/logger.ts';
import { UserError } from '../common/user-error.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { unreachable } from './token.ts';

/** Tokens of a provider; an ID token among them is verified. */
export type Tokens = Awaited<ReturnType<typeof genericGrantRequest>>;

/**
 * Asks the provider's token endpoint. Throws `refusal` when the provider refuses the grant, UserError UNAUTHENTICATED
 * for an ID token that is not for this client, and UNAVAILABLE when the provider does not answer, answers nonsense or
 * refuses this application as a client (which the log explains).
 */
export async function requestTokens(
  provider: IdentityProvider,
  grantType: 'authorization_code' | 'refresh_token',
  grant: Record<string, string>,
  refusal: UserError,
): Promise<Tokens> {
  const { client } = await provider.discovered();
  try {
    return await genericGrantRequest(client, grantType, grant);
  } catch (error) {
    throw refusalOf(error as Error & { code?: string }, refusal);
  }
}

const REFUSED_GRANTS = ['invalid_grant', 'invalid_request'];
const UNANSWERED: readonly (string | undefined)[] = [undefined, 'OAUTH_TIMEOUT', 'OAUTH_ABORT'];

function refusalOf(error: Error & { code?: string }, refusal: UserError): UserError {
  const [code, status] = error instanceof ResponseBodyError ? [error.error, error.status] : [error.code, undefined];
  if (status && REFUSED_GRANTS.includes(code!)) return refusal;
  if (UNANSWERED.includes(code)) {
    logger.warn({ err: error }, 'the identity provider did not answer');
    return unreachable();
  }
  // The error itself may hold tokens, which must not be logged.
  logger.error({ status, code, reason: error.message }, 'the identity provider refused a token request');
  if (code?.startsWith('OAUTH_JWT_')) return new UserError('UNAUTHENTICATED', 'Authentication required');
  return new UserError(
    'UNAVAILABLE',
    'The identity provider is refusing this application at the moment.',
    undefined,
    30,
  );
}

/** Revokes a refresh token where the provider can; a failure is logged only, since the browser forgets it anyway. */
export async function revokeToken(provider: IdentityProvider, token: string): Promise<void> {
  try {
    const { client, metadata } = await provider.discovered();
    if (!metadata.revocation_endpoint) return;
    await tokenRevocation(client, token, { token_type_hint: 'refresh_token' });
  } catch (error) {
    logger.warn({ err: error }, 'a refresh token could not be revoked');
  }
}
