import { answers, flag, input, moment, nullable, object, text, whole } from './json-schema.ts';

const tags = ['Sign-in'];
const tokens = object({ access_token: text, refresh_token: nullable(text), expires_at: moment });
const user = object({
  id: whole,
  cognito_sub: text,
  email: nullable(text),
  first_name: text,
  subscription_tier: text,
  time_zone: nullable(text),
  limits: object({
    max_urls: whole,
    max_analytics_history_days: whole,
    can_use_bulk_operations: flag,
    monthly_click_limit: whole,
  }),
  created_at: moment,
});

/** The operations of signing in, as the document describes them. */
export const authSchemas = {
  config: {
    tags,
    summary: 'Where and how to sign in',
    isPublic: true,
    response: answers(
      200,
      'The settings of the identity provider.',
      object({
        issuer: text,
        authorization_endpoint: text,
        client_id: text,
        scope: text,
        redirect_uri: text,
        logout_url: nullable(text),
      }),
      503,
    ),
  },
  callback: {
    tags,
    summary: 'Exchange an authorization code for tokens',
    isPublic: true,
    body: input({ code: text, redirect_uri: text, code_verifier: text }, ['code', 'redirect_uri']),
    response: answers(200, 'Signed in.', object({ tokens, user }), 400, 401, 429, 503),
  },
  refresh: {
    tags,
    summary: 'Exchange a refresh token for fresh tokens',
    isPublic: true,
    body: input({ refresh_token: text, username: text }, ['refresh_token']),
    response: answers(200, 'Fresh tokens.', tokens, 400, 401, 429, 503),
  },
  logout: {
    tags,
    summary: 'Sign out',
    description:
      'Revokes the refresh token. Access tokens are not asked after at the provider: one that is out works until it ' +
      'ends, for 30 minutes at most with the embedded provider.',
    isPublic: true,
    body: input({ refresh_token: text }),
    response: answers(200, 'Where to sign out at the provider.', object({ logout_url: nullable(text) }), 400, 429, 503),
  },
  profile: {
    tags,
    summary: 'The account behind the token',
    response: answers(200, 'The account.', object({ user }), 401),
  },
};
