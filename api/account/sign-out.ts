import { z } from 'zod';
import { parseInput } from '../parse-input.ts';
import { currentProvider, type IdentityProvider } from './provider.ts';
import { revokeToken } from './token-endpoint.ts';

const SignOut = z.object({ refreshToken: z.string().max(8192).nullish() });

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
  const { authorization_endpoint, end_session_endpoint } = await provider.metadata();
  const { clientId, issuer } = provider.settings;
  const back = `${origin}/login`;
  if (isCognito(issuer)) {
    // AWS Cognito has its own sign-out address on the domain of its sign-in pages.
    return `${new URL(authorization_endpoint).origin}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: back })}`;
  }
  if (!end_session_endpoint) return null;
  const url = new URL(end_session_endpoint);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('post_logout_redirect_uri', back);
  return url.href;
}

const isCognito = (issuer: string) => /^cognito-idp\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(new URL(issuer).hostname);
