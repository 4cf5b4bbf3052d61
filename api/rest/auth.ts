import { limitsOf } from '../account/limits.ts';
import { preferencesOf } from '../account/preferences.ts';
import { profileOf } from '../account/profile.ts';
import { rateHeaders } from '../account/rates.ts';
import { refreshSession } from '../account/refresh.ts';
import { signInSettings, type SignInSettings } from '../account/sign-in-settings.ts';
import { signIn, type Session } from '../account/sign-in.ts';
import { signOut } from '../account/sign-out.ts';
import { originFor } from '../account/web-client.ts';
import type { User } from '../generated/prisma/client.ts';
import { endOperatorToken, operatorTokenOf } from '../http/operator-address.ts';
import { addressKey } from '../address-key.ts';
import { Limiter, tooManyAttempts } from '../limiter.ts';
import { authSchemas } from './auth-schemas.ts';
import { toPreferences } from './preferences.ts';
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

/** Callbacks, refreshes and sign-outs per minute and IP address: each makes this server call the provider. */
const calls = new Limiter({ max: 120, windowMs: 60_000 });

/** Sign-in, refresh, sign-out and the account of a token. No response may be cached. */
export async function authRoutes(app: TypedApp): Promise<void> {
  refuseUnknownNames(app);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/api/auth/config', { schema: authSchemas.config }, async (request) =>
    toSettings(await signInSettings(originFor(request.headers.host))),
  );
  await app.register(sessionRoutes);
  await app.register(async (signedIn: TypedApp) => {
    requireSignIn(signedIn);
    signedIn.get(
      '/api/auth/profile',
      { config: { scopes: ['read'] }, schema: authSchemas.profile },
      async (request) => ({
        user: await toUser(await profileOf(viewerOf(request))),
      }),
    );
  });
}

async function sessionRoutes(app: TypedApp): Promise<void> {
  const config = { sends: RATE_HEADERS } as const;
  app.addHook('onRequest', async (request, reply) => {
    const allowance = await calls.use(addressKey(request.ip));
    void reply.headers(rateHeaders(allowance));
    if (allowance.isRefused) throw tooManyAttempts(allowance);
  });

  app.post('/api/auth/oauth/callback', { config, schema: authSchemas.callback }, async (request, reply) => {
    const operatorToken = await operatorTokenOf(request);
    const { session, user } = await signIn(request.body, operatorToken);
    if (operatorToken !== null) endOperatorToken(reply);
    return { tokens: toTokens(session), user: await toUser(user) };
  });
  app.post('/api/auth/refresh', { config, schema: authSchemas.refresh }, async (request) =>
    toTokens(await refreshSession(request.body)),
  );
  app.post('/api/auth/logout', { config, schema: authSchemas.logout }, async (request) => ({
    logout_url: await signOut(request.body, originFor(request.headers.host)),
  }));
}
