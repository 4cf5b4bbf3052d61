import type { FastifyInstance } from 'fastify';
import { authenticate } from '../account/authenticate.ts';
import { limitsOf } from '../account/limits.ts';
import { profileOf } from '../account/profile.ts';
import { refreshSession } from '../account/refresh.ts';
import { signInSettings } from '../account/sign-in-settings.ts';
import { signIn, type Session } from '../account/sign-in.ts';
import { signOut } from '../account/sign-out.ts';
import { originFor } from '../account/web-client.ts';
import type { User } from '../generated/prisma/client.ts';
import { required } from '../viewer.ts';

const toTokens = ({ accessToken, refreshToken, expiresAt }: Session) => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_at: expiresAt.toISOString(),
});

function toUser(user: User) {
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
    created_at: user.createdAt.toISOString(),
  };
}

/** A body's members; anything that is no object counts as an empty one, whose missing members the rules name. */
const membersOf = (body: unknown) => (body && typeof body === 'object' ? (body as Record<string, unknown>) : {});

/** Sign-in, refresh, sign-out and the account behind a token. Tokens are never cached on the way. */
export async function authRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/api/auth/config', async (request) => {
    const settings = await signInSettings(originFor(request.headers.host));
    return {
      issuer: settings.issuer,
      authorization_endpoint: settings.authorizationEndpoint,
      client_id: settings.clientId,
      scope: settings.scope,
      redirect_uri: settings.redirectUri,
      logout_url: settings.logoutUrl,
    };
  });

  app.post('/api/auth/oauth/callback', async (request) => {
    const body = membersOf(request.body);
    const { session, user } = await signIn({
      code: body.code,
      redirectUri: body.redirect_uri,
      codeVerifier: body.code_verifier ?? undefined,
      timeZone: body.time_zone ?? undefined,
    });
    return { tokens: toTokens(session), user: toUser(user) };
  });

  app.post('/api/auth/refresh', async (request) => {
    const body = membersOf(request.body);
    return toTokens(await refreshSession({ refreshToken: body.refresh_token, username: body.username ?? undefined }));
  });

  app.post('/api/auth/logout', async (request) => {
    const body = membersOf(request.body);
    const refreshToken = body.refresh_token ?? undefined;
    return { logout_url: await signOut({ refreshToken }, originFor(request.headers.host)) };
  });

  app.get('/api/auth/profile', async (request) => {
    const viewer = required(await authenticate(request.headers.authorization));
    return { user: toUser(await profileOf(viewer)) };
  });
}
