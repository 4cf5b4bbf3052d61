import { startEngine } from '../../figures/engine/click-engine.ts';
import { limitsOf } from '../../account/limits.ts';
import { preferencesOf } from '../../account/preferences.ts';
import { profileOf } from '../../account/profile.ts';
import { refreshSession } from '../../sign-in/refresh.ts';
import { signInSettings, type SignInSettings } from '../../sign-in/sign-in-settings.ts';
import { signIn, type Session } from '../../sign-in/sign-in.ts';
import { signOut } from '../../sign-in/sign-out.ts';
import { originFor } from '../../openid/web-client.ts';
import type { User } from '../../generated/prisma/client.ts';
import { limitedBy } from '../http/address-limit.ts';
import { countStranger } from '../http/caller.ts';
import { endOperatorToken, operatorTokenOf } from '../http/open-operator-address.ts';
import { Limiter, ROUGHLY } from '../../common/limiter.ts';
import { authSchemas } from './auth-schemas.ts';
import { requireDeclaredScopes } from './route-scopes.ts';
import { toPreferences } from './preferences.ts';
import { forgetKeptToken, handOver, requireOwnPage, withKeptToken } from './refresh-cookie.ts';
import { RATE_HEADERS } from './response-headers.ts';
import { requireSignIn, viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { refuseUnknownNames } from './unknown-names.ts';

const toTokens = ({ accessToken, refreshToken, expiresAt }: Session) => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_at: expiresAt,
});

const toSettings = (settings: SignInSettings) => ({
  issuer: settings.issuer,
  authorization_endpoint: settings.authorizationEndpoint,
  client_id: settings.clientId,
  scope: settings.scope,
  redirect_uri: settings.redirectUri,
  logout_url: settings.logoutUrl,
});

async function toUser(user: User) {
  const limits = limitsOf(user);
  return {
    id: user.id,
    cognito_sub: user.subject,
    email: user.email,
    first_name: user.firstName,
    subscription_tier: user.tier,
    time_zone: user.timeZone,
    limits: {
      max_urls: limits.maxUrls,
      max_analytics_history_days: limits.maxAnalyticsHistoryDays,
      can_use_bulk_operations: limits.canUseBulkOperations,
      monthly_click_limit: limits.monthlyClickLimit,
    },
    preferences: toPreferences(await preferencesOf(user)),
    created_at: user.createdAt,
  };
}

/** Callbacks and refreshes per minute and IP address: each makes this server call the provider. */
const countCall = limitedBy(new Limiter({ name: 'auth', max: 120, windowMs: 60_000, apart: ROUGHLY }));
/** Sign-outs, which are counted apart: however often an address refreshes, it can end its sessions. */
const countSignOut = limitedBy(new Limiter({ name: 'sign-outs', max: 600, windowMs: 60_000, apart: ROUGHLY }));

/** Sign-in, refresh, sign-out and the account of a token. No response may be cached. */
export async function authRoutes(app: TypedApp): Promise<void> {
  requireDeclaredScopes(app);
  refuseUnknownNames(app);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const open = { config: { sends: RATE_HEADERS }, onRequest: countStranger, schema: authSchemas.config } as const;
  app.get('/api/auth/config', open, async (request) =>
    toSettings(await signInSettings(originFor(request.headers.host))),
  );
  await app.register(sessionRoutes);
  await app.register(async (signedIn: TypedApp) => {
    requireSignIn(signedIn);
    signedIn.get('/api/auth/profile', { config: { scopes: [] }, schema: authSchemas.profile }, async (request) => ({
      user: await toUser(await profileOf(viewerOf(request))),
    }));
  });
}

async function sessionRoutes(app: TypedApp): Promise<void> {
  const config = { sends: [...RATE_HEADERS, 'Set-Cookie'] } as const;
  const counted = { config, onRequest: countCall };
  app.addHook('onRequest', requireOwnPage);
  app.post('/api/auth/oauth/callback', { ...counted, schema: authSchemas.callback }, async (request, reply) => {
    const operatorToken = await operatorTokenOf(request);
    const { session, user } = await signIn(request.body, operatorToken);
    if (operatorToken !== null) endOperatorToken(reply);
    startEngine(); // a dashboard comes next
    return { tokens: toTokens(handOver(session, request, reply)), user: await toUser(user) };
  });
  app.post('/api/auth/refresh', { ...counted, schema: authSchemas.refresh }, async (request, reply) => {
    const session = await refreshSession(withKeptToken(request.body, request));
    startEngine(); // as every page that is opened refreshes
    return toTokens(handOver(session, request, reply));
  });
  const leaving = { config, onRequest: countSignOut, schema: authSchemas.logout };
  app.post('/api/auth/logout', leaving, async (request, reply) => {
    const input = withKeptToken(request.body, request);
    forgetKeptToken(request, reply); // also where the provider cannot be reached
    return { logout_url: await signOut(input, originFor(request.headers.host)) };
  });
}
