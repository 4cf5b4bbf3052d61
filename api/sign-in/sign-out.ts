import { buildEndSessionUrl } from 'openid-client';
import { z } from 'zod';
import { parseInput } from '../common/parse-input.ts';
import { currentProvider, type IdentityProvider } from '../openid/identity-provider.ts';
import { revokeToken } from '../openid/token-endpoint.ts';

/** What a sign-out takes. */
export const SignOut = z.object({ refreshToken: z.string().max(8192).nullish() });

/** Revokes the given refresh token as far as the provider can, and returns where its own session ends (or null). */
export async function signOut(input: unknown, origin: string): Promise<string | null> {
  const { refreshToken } = parseInput(SignOut, input);
  const provider = currentProvider();
  if (refreshToken) await revokeToken(provider, refreshToken);
  return logoutUrl(provider, origin);
}

/**
 * Where the browser ends the provider's session before it comes back to `origin`/login; null when there is no such
 * page.
 */
export async function logoutUrl(provider: IdentityProvider, origin: string): Promise<string | null> {
  const { client, metadata } = await provider.discovered();
  const { clientId, issuer } = provider.settings;
  const back = `${origin}/login`;
  if (isCognito(issuer)) {
    // AWS Cognito has its own sign-out address on the domain of its sign-in pages.
    return `${new URL(metadata.authorization_endpoint).origin}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: back })}`;
  }
  if (!metadata.end_session_endpoint) return null;
  return buildEndSessionUrl(client, { client_id: clientId, post_logout_redirect_uri: back }).href;
}

const isCognito = (issuer: string) => /^cognito-idp\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(new URL(issuer).hostname);
