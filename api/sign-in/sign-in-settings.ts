import { currentProvider } from '../openid/identity-provider.ts';
import { logoutUrl } from './sign-out.ts';
import { SCOPE } from '../openid/web-client.ts';

/** What the web app needs to send a browser to the provider's sign-in. */
export interface SignInSettings {
  issuer: string;
  authorizationEndpoint: string;
  clientId: string;
  scope: string;
  redirectUri: string;
  logoutUrl: string | null;
}

/** The provider's settings for the web app at `origin`; throws UserError UNAVAILABLE while discovery fails. */
export async function signInSettings(origin: string): Promise<SignInSettings> {
  const provider = currentProvider();
  const { authorization_endpoint } = (await provider.discovered()).metadata;
  const { issuer, clientId, audience } = provider.settings;
  const endpoint = new URL(authorization_endpoint);
  // Auth0 issues JWTs only when asked for an audience; providers ignore parameters they do not know. The embedded one,
  // whose audience is its own origin, need not be asked.
  if (audience && new URL(issuer).origin !== audience) endpoint.searchParams.set('audience', audience);
  return {
    issuer,
    authorizationEndpoint: endpoint.href,
    clientId,
    scope: SCOPE,
    redirectUri: `${origin}/auth/callback`,
    logoutUrl: await logoutUrl(provider, origin),
  };
}
