import { z } from 'zod';
import { Refresh } from '../account/refresh.ts';
import { Callback } from '../account/sign-in.ts';
import { SignOut } from '../account/sign-out.ts';
import { answers } from './answers.ts';
import { flag, timestamp, text, whole } from './fields.ts';
import { PreferencesAnswer } from './preferences.ts';
import { handedOn } from './wire.ts';

const tags = ['Sign-in'];
/** Operations without sign-in. */
const open = { tags, security: [] };

const tokens = z.object({ access_token: text, refresh_token: text.nullable(), expires_at: timestamp });
const user = z.object({
  id: whole,
  cognito_sub: text,
  email: text.nullable(),
  first_name: text,
  subscription_tier: text,
  time_zone: text.nullable(),
  limits: z.object({
    max_urls: whole,
    max_analytics_history_days: whole,
    can_use_bulk_operations: flag,
    monthly_click_limit: whole,
  }),
  preferences: PreferencesAnswer,
  created_at: timestamp,
});
const settings = z.object({
  issuer: text,
  authorization_endpoint: text,
  client_id: text,
  scope: text,
  redirect_uri: text,
  logout_url: text.nullable(),
});

/** The sign-in operations of the OpenAPI document. */
export const authSchemas = {
  config: {
    ...open,
    summary: 'Where and how to sign in',
    response: answers(200, 'The settings of the identity provider.', settings, 400, 503),
  },
  callback: {
    ...open,
    summary: 'Exchange an authorization code for tokens',
    body: handedOn(Callback, {
      time_zone: { description: 'The zone of a new account that has none, as browsers name it: Europe/Berlin.' },
    }),
    response: answers(200, 'Signed in.', z.object({ tokens, user }), 400, 401, 429, 503),
  },
  refresh: {
    ...open,
    summary: 'Exchange a refresh token for fresh tokens',
    body: handedOn(Refresh),
    response: answers(200, 'Fresh tokens.', tokens, 400, 401, 429, 503),
  },
  logout: {
    ...open,
    summary: 'Sign out',
    description:
      'Revokes the refresh token. With the embedded provider, access tokens of that session end at once; those of other ' +
      'providers work until they end.',
    body: handedOn(SignOut),
    response: answers(
      200,
      'Where to sign out at the provider.',
      z.object({ logout_url: text.nullable() }),
      400,
      429,
      503,
    ),
  },
  profile: {
    tags,
    summary: 'The account behind the token',
    response: answers(200, 'The account.', z.object({ user }), 401),
  },
};
