import { z } from 'zod';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import { currentProvider } from '../openid/identity-provider.ts';
import { sessionOf, verifyIssued, type Session } from './sign-in.ts';
import { requestTokens } from '../openid/token-endpoint.ts';

/** What a refresh takes. */
export const Refresh = z.object({
  refreshToken: z.string('The refresh token is missing.').min(1, 'The refresh token is missing.').max(8192),
  /** AWS Cognito requires it from clients with a secret. */
  username: z.string().max(256).nullish(),
});

/**
 * Exchanges a refresh token for a new access token. Refuses UNAUTHENTICATED when the token has ended or was revoked,
 * and UNAVAILABLE when the provider does not respond, so that an outage signs nobody out.
 */
export async function refreshSession(input: unknown): Promise<Session> {
  const { refreshToken, username } = parseInput(Refresh, input);
  const tokens = await requestTokens(
    currentProvider(),
    'refresh_token',
    { refresh_token: refreshToken, ...(username && { username }) },
    new UserError('UNAUTHENTICATED', 'Authentication required'),
  );
  return sessionOf(tokens, await verifyIssued(tokens.access_token), refreshToken);
}
