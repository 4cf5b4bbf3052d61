import { z } from 'zod';
import { Refresh } from '../../sign-in/refresh.ts';
import { Callback } from '../../sign-in/sign-in.ts';
import { SignOut } from '../../sign-in/sign-out.ts';
import { answers } from './answers.ts';
import { flag, timestamp, text, whole } from './fields.ts';
import { PreferencesAnswer } from './preferences.ts';
import { sessionHeaders } from './refresh-cookie.ts';
import { requestSchema } from './wire.ts';

const tags = ['Sign-in'];
/** Operations without sign-in. */
const open = { tags, security: [] };

const tokens = z.object({
  access_token: text.describe('What to send in the header Authorization.'),
  refresh_token: text
    .nullable()
    .describe('For POST /api/auth/refresh; null where the provider gives none, or the cookie has it.'),
  expires_at: timestamp.describe('When the access token ends.'),
});
const user = z
  .object({
    id: whole.describe('The number of the account.'),
    cognito_sub: text.describe('The subject that the identity provider names.'),
    email: text.nullable().describe('Null where the provider tells none.'),
    first_name: text.describe('How the account is addressed.'),
    subscription_tier: text.describe('The name of the plan.'),
    time_zone: text.nullable().describe('Such as Europe/Berlin; null until a browser told it.'),
    limits: z
      .object({
        max_urls: whole.describe('The most URLs; -1 without a limit.'),
        max_analytics_history_days: whole.describe('How many days back figures reach.'),
        can_use_bulk_operations: flag.describe('Whether bulk creation and imports are allowed.'),
        monthly_click_limit: whole.describe('Clicks a month; -1 without a limit.'),
      })
      .describe('What the plan allows.'),
    preferences: PreferencesAnswer,
    created_at: timestamp.describe('When the account was created.'),
  })
  .describe('The account.');
const settings = z.object({
  issuer: text.describe('The address of the identity provider.'),
  authorization_endpoint: text.describe('Where a sign-in begins.'),
  client_id: text.describe('Who asks, to the provider.'),
  scope: text.describe('The scopes to ask for.'),
  redirect_uri: text.describe('Where the provider leads back to.'),
  logout_url: text.nullable().describe('Where to sign out at the provider; null where it cannot.'),
});

/** The sign-in operations of the OpenAPI document. */
export const authSchemas = {
  config: {
    ...open,
    summary: 'Where and how to sign in',
    description: 'What a client needs to begin an authorization code flow with the identity provider.',
    response: answers(200, 'The settings of the identity provider.', settings, 400, 429, 503),
  },
  callback: {
    ...open,
    summary: 'Exchange an authorization code for tokens',
    description: 'Completes a sign-in; the first one creates the account.',
    headers: sessionHeaders,
    body: requestSchema(Callback, {
      code: { description: 'The code that the provider sent with the redirect; it works once.' },
      redirect_uri: { description: 'The address that the provider led back to.' },
      code_verifier: { description: 'The PKCE verifier that began the sign-in; null without PKCE.' },
      time_zone: { description: 'The zone of a new account that has none, as browsers name it: Europe/Berlin.' },
    }),
    response: answers(
      200,
      'Signed in.',
      z.object({ tokens: tokens.describe('The tokens of the session.'), user }),
      400,
      401,
      403,
      429,
      503,
    ),
  },
  refresh: {
    ...open,
    summary: 'Exchange a refresh token for fresh tokens',
    description: 'The provider may replace the refresh token: keep the one of the answer.',
    headers: sessionHeaders,
    body: requestSchema(Refresh, {
      refresh_token: { description: 'The refresh token of the session.' },
      username: { description: 'Only for AWS Cognito, which wants it from clients with a secret.' },
    }),
    response: answers(200, 'Fresh tokens.', tokens, 400, 401, 403, 429, 503),
  },
  logout: {
    ...open,
    summary: 'Sign out',
    description:
      'Revokes the refresh token. With the embedded provider, access tokens of that session end at once; those of other ' +
      'providers work until they end.',
    headers: sessionHeaders,
    body: requestSchema(SignOut, { refresh_token: { description: 'The token to revoke; null for none.' } }),
    response: answers(
      200,
      'Where to sign out at the provider.',
      z.object({ logout_url: text.nullable().describe('Null where the provider has no such page.') }),
      400,
      403,
      429,
      503,
    ),
  },
  profile: {
    tags,
    summary: 'The account behind the token',
    description: 'With its plan, the limits of the plan, and its preferences.',
    response: answers(200, 'The account.', z.object({ user }), 401),
  },
};
