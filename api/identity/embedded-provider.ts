import Provider, {
  errors,
  interactionPolicy,
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { SESSION_CLAIM } from '../openid/token.ts';
import { EMBEDDED_CLIENT_ID, postLogoutUris, redirectUris, SCOPE } from '../openid/web-client.ts';
import { db } from '../database/db.ts';
import { logger } from '../common/logger.ts';
import { openSignIns } from './begun-sign-ins.ts';
import type { IdentityKeys } from './keys.ts';
import { brokenPage, expiredPage, missingPage, refusedPage, signedOutPage, signOutPage } from './pages/notices.ts';
import type { Page } from '../pages/page.ts';
import { noteDevice } from './sessions.ts';
import { openStore } from './store.ts';

type KoaContext = Parameters<Parameters<Provider['use']>[0]>[0];

const SESSION_COOKIE = 'footbridge_session';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** The maximum duration of a sign-in; using the app does not extend it. */
const SIGNED_IN = 30 * DAY;

const ttl: Configuration['ttl'] = {
  AccessToken: 30 * MINUTE,
  AuthorizationCode: MINUTE,
  IdToken: 10 * MINUTE,
  Interaction: 60 * MINUTE,
  Session: SIGNED_IN,
  Grant: SIGNED_IN,
  // A rotated token inherits the remaining time of the first one.
  RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? SIGNED_IN,
};

function show(ctx: Pick<KoaContext, 'set' | 'body'>, { html, headers }: Page): void {
  ctx.set(headers);
  ctx.body = html;
}

/** The only client is this server's own web app, so no consent is needed. */
async function grantFor(ctx: KoaContextWithOIDC, audience: string) {
  const { provider, client, session } = ctx.oidc;
  const known = session!.grantIdFor(client!.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  // A grant from before a change of PUBLIC_ORIGIN has another audience.
  if (existing && existing.accountId === session!.accountId && existing.getResourceScope(audience)) return existing;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(audience, SCOPE);
  await grant.save();
  await noteDevice(grant.jti, ctx.get('user-agent'));
  return grant;
}

async function findAccount(_ctx: KoaContextWithOIDC, id: string) {
  const account = await db.identityAccount.findUnique({ where: { id } });
  if (!account) return undefined;
  const { email, name, emailVerifiedAt } = account;
  const claims = { sub: id, email, email_verified: emailVerifiedAt !== null, name, given_name: name };
  return { accountId: id, claims: async () => claims };
}

function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  return prompts;
}

function features(audience: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false }, // anybody could have up to 8 kB stored
    userinfo: { enabled: false }, // its claims are in the ID token; an access token is for the API alone
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => show(ctx, signOutPage(form)),
      postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage()),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (resource !== audience) throw new errors.InvalidTarget();
        return { scope: SCOPE, audience, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'ES256' } } };
      },
    },
  };
}

const webClient: ClientMetadata = {
  client_id: EMBEDDED_CLIENT_ID,
  client_name: 'Footbridge',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: redirectUris,
  post_logout_redirect_uris: postLogoutUris,
  id_token_signed_response_alg: 'ES256',
};

function cookies(keys: string[]): Configuration['cookies'] {
  const options = { sameSite: 'lax', httpOnly: true, signed: true } as const;
  return {
    keys,
    names: { session: SESSION_COOKIE, interaction: 'footbridge_sign_in', resume: 'footbridge_resume' },
    long: options,
    short: options,
  };
}

function configuration(audience: string, keys: IdentityKeys): Configuration {
  return {
    adapter: (model) => (model === 'Interaction' ? openSignIns(keys.signIns) : openStore(model)),
    jwks: { keys: keys.signing as NonNullable<Configuration['jwks']>['keys'] },
    cookies: cookies(keys.cookies),
    clients: [webClient],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    responseTypes: ['code'],
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    clientBasedCORS: () => false, // browsers reach the token endpoint through /api/auth only
    ttl,
    features: features(audience),
    interactions: { policy: policy(), url: (_ctx, { uid }) => `/identity/${uid}` },
    extraTokenClaims: (ctx, token) => ({
      [SESSION_CLAIM]: 'grantId' in token ? token.grantId : undefined,
      auth_time: ctx.oidc.entities.AuthorizationCode?.authTime ?? ctx.oidc.entities.RefreshToken?.authTime,
    }),
    loadExistingGrant: (ctx) => grantFor(ctx, audience),
    findAccount,
    renderError: (ctx, out, error) => {
      if (error instanceof errors.SessionNotFound) return show(ctx, expiredPage());
      return show(ctx, ctx.status >= 500 ? brokenPage() : refusedPage(out.error_description ?? out.error));
    },
  };
}

/** Answers the sign-out of a browser without a session; the provider would create a session only to end it. */
async function endNothing(provider: Provider, ctx: KoaContext): Promise<boolean> {
  if (ctx.path !== '/session/end') return false;
  const id = ctx.cookies.get(SESSION_COOKIE, { signed: true });
  if (id && (await provider.Session.find(id))?.accountId) return false;
  const { client_id, post_logout_redirect_uri: back, state } = ctx.query;
  if (client_id !== EMBEDDED_CLIENT_ID || typeof back !== 'string' || !postLogoutUris.includes(back)) {
    show(ctx, signedOutPage());
  } else ctx.redirect(typeof state === 'string' ? `${back}?${new URLSearchParams({ state })}` : back);
  return true;
}

/** The embedded OpenID Connect provider of this installation; its access tokens are for `audience`. */
export function createProvider(issuer: string, audience: string, keys: IdentityKeys): Provider {
  const provider = new Provider(issuer, configuration(audience, keys));
  // The mount has put the public host and scheme into the headers, behind any proxy.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'identity provider failed'));
  provider.silent = true; // what Koa would print is logged below
  provider.use(async (ctx, next) => {
    try {
      if (!(await endNothing(provider, ctx))) await next();
    } catch (error) {
      logger.error({ err: error }, 'identity provider failed');
      ctx.status = 500;
      show(ctx, brokenPage());
    }
    if (ctx.status !== 404 || ctx.body) return;
    show(ctx, missingPage());
    ctx.status = 404;
  });
  return provider;
}
