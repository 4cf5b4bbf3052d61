import { paths } from '../paths.ts';
import { goTo } from './go-to.ts';
import { challengeOf, randomToken } from './pkce.ts';
import { callPublic } from './http.ts';

interface AuthConfig {
  authorization_endpoint: string;
  client_id: string;
  scope: string;
  redirect_uri: string;
}

/** What must be remembered while the person is at the provider. */
export interface PendingSignIn {
  verifier: string;
  redirectUri: string;
  returnTo: string;
}

const keyOf = (state: string) => `sign_in:${state}`;

/** Pages to return to; the sign-in page is not one of them. Matched here, because sign-in does without the router. */
const pages = Object.values(paths)
  .filter((path) => path !== paths.login && path !== paths.authCallback)
  .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));

/**
 * A page of this app, or the page that the account begins with for everything else. The path is judged as it resolves: dots, backslashes and
 * their escapes may make one that begins with two slashes, which is another site's address.
 */
export function safeReturnPath(path: string | null): string {
  const { origin } = window.location;
  const url = path?.startsWith('/') && URL.canParse(path, origin) ? new URL(path, origin) : null;
  const isPage = url?.origin === origin && pages.some((page) => page.test(url.pathname));
  const isWithin = url && !/^\/[/\\]/.test(url.pathname);
  return isPage && isWithin ? url.pathname + url.search + url.hash : paths.home;
}

/** Sends the browser to the provider, which may be told `more`; throws RequestError when its address cannot be loaded. */
export async function startSignIn(returnTo: string, more: Record<string, string> = {}): Promise<void> {
  if (!window.isSecureContext) throw new Error('Signing in requires https, or http on localhost.');
  const config = await callPublic<AuthConfig>('/api/auth/config');
  const state = randomToken();
  const verifier = randomToken();
  const pending: PendingSignIn = { verifier, redirectUri: config.redirect_uri, returnTo: safeReturnPath(returnTo) };
  sessionStorage.setItem(keyOf(state), JSON.stringify(pending));
  const url = new URL(config.authorization_endpoint);
  url.search = new URLSearchParams({
    ...Object.fromEntries(url.searchParams),
    response_type: 'code',
    client_id: config.client_id,
    redirect_uri: config.redirect_uri,
    scope: config.scope,
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ...more,
  }).toString();
  goTo(url.href);
}

/** What was remembered under a state, or null when this browser tab never sent it. */
export function pendingSignIn(state: string | null): PendingSignIn | null {
  const stored = state && sessionStorage.getItem(keyOf(state));
  return stored ? (JSON.parse(stored) as PendingSignIn) : null;
}

export const forgetPendingSignIn = (state: string) => sessionStorage.removeItem(keyOf(state));
