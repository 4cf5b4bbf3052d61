import { config } from '../common/config.ts';

/** Where the Vite development server shows the web app. */
const DEVELOPMENT_ORIGIN = 'http://localhost:5173';

/** Origins the web app is served from, the public one first. */
export const webOrigins: readonly string[] = config.isDevelopment
  ? [config.publicOrigin, DEVELOPMENT_ORIGIN]
  : [config.publicOrigin];

/** What the identity provider may send a browser back to after sign-in. */
export const redirectUris = webOrigins.map((origin) => `${origin}/auth/callback`);

/** What the identity provider may send a browser back to after sign-out. */
export const postLogoutUris = webOrigins.map((origin) => `${origin}/login`);

/** The web app's own origin for a request that came to `host`; the public one when the host is another. */
export function originFor(host: string | undefined): string {
  return webOrigins.find((origin) => new URL(origin).host === host) ?? config.publicOrigin;
}

/** The issuer stored with accounts of the embedded provider, as its address changes with PUBLIC_ORIGIN and PORT. */
export const EMBEDDED_ISSUER = 'embedded';
/** The client's name at the embedded provider. */
export const EMBEDDED_CLIENT_ID = 'footbridge-web';
/** The scopes the web app requests from any provider. */
export const SCOPE = 'openid email profile';
