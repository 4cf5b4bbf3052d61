import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { db } from '../../api/database/db.ts';
import { Browser, CALLBACK, newAttempt, PUBLIC_ORIGIN, signUpForCode, startInstallation } from '../kit/browser.ts';
import { emptyDatabase } from '../kit/world.ts';

let app: FastifyInstance;
let origin = '';

beforeAll(async () => {
  await emptyDatabase();
  ({ app, origin } = await startInstallation());
});
afterAll(() => app.close());

async function call(method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const exchange = (code: string, verifier: string, more: object = {}) =>
  call('POST', '/api/auth/oauth/callback', { code, redirect_uri: CALLBACK, code_verifier: verifier, ...more });

async function signedUp(email: string) {
  const browser = new Browser(origin);
  const { code, attempt } = await signUpForCode(browser, email);
  const { body } = await exchange(code, attempt.verifier);
  return { browser, tokens: body.tokens, user: body.user };
}

test('a newcomer signs up, comes back with a code, gets tokens and a profile, refreshes and signs out', async () => {
  const config = await call('GET', '/api/auth/config');
  expect(config.body).toEqual({
    issuer: `${PUBLIC_ORIGIN}/oidc`,
    authorization_endpoint: `${PUBLIC_ORIGIN}/oidc/auth`,
    client_id: 'footbridge-web',
    scope: 'openid email profile',
    redirect_uri: CALLBACK,
    logout_url: expect.stringContaining(`${PUBLIC_ORIGIN}/oidc/session/end?client_id=footbridge-web`),
  });

  const browser = new Browser(origin);
  const { back, code, attempt } = await signUpForCode(browser, 'Grace@Example.test');
  expect(back.url).toContain(`${CALLBACK}?`);
  expect(new URL(back.url).searchParams.get('state')).toBe(attempt.state);

  const callback = await exchange(code, attempt.verifier, { time_zone: 'Europe/Berlin' });
  expect(callback.status).toBe(200);
  expect(callback.headers.get('cache-control')).toBe('no-store');
  const { tokens, user } = callback.body;
  expect(user).toEqual({
    id: expect.any(Number),
    cognito_sub: decodeJwt(tokens.access_token).sub,
    email: 'grace@example.test',
    first_name: 'Grace',
    subscription_tier: 'enterprise',
    time_zone: 'Europe/Berlin',
    limits: {
      max_urls: -1,
      max_analytics_history_days: 730,
      can_use_bulk_operations: true,
      monthly_click_limit: -1,
    },
    preferences: expect.objectContaining({ landing_page: 'dashboard', time_zone: 'Europe/Berlin' }),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
  expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: PUBLIC_ORIGIN, iss: `${PUBLIC_ORIGIN}/oidc` });
  expect(Date.parse(tokens.expires_at)).toBe(decodeJwt(tokens.access_token).exp! * 1000);

  const profile = await call('GET', '/api/auth/profile', undefined, tokens.access_token);
  expect(profile.body).toEqual({ user });

  const refreshed = await call('POST', '/api/auth/refresh', {
    refresh_token: tokens.refresh_token,
    username: user.cognito_sub,
  });
  expect(refreshed.status).toBe(200);
  expect(refreshed.body.refresh_token).not.toBe(tokens.refresh_token);
  expect((await call('GET', '/api/auth/profile', undefined, refreshed.body.access_token)).status).toBe(200);

  const logout = await call('POST', '/api/auth/logout', { refresh_token: refreshed.body.refresh_token });
  const afterwards = await call('POST', '/api/auth/refresh', { refresh_token: refreshed.body.refresh_token });
  expect(afterwards.status).toBe(401);
  expect(afterwards.body.error).toEqual({ code: 'UNAUTHENTICATED', message: 'Authentication required', details: {} });

  const confirm = await browser.open(logout.body.logout_url);
  expect(confirm.html).toContain('Signing out');
  expect((await browser.submit(confirm, {})).url).toBe(`${PUBLIC_ORIGIN}/login`);
  expect((await browser.open(newAttempt().url)).html).toContain('<h1>Sign in</h1>');
});

test('who is signed in at the provider gets a code without a page, also after the refresh token was revoked', async () => {
  const { browser, tokens } = await signedUp('again@example.test');
  await call('POST', '/api/auth/logout', { refresh_token: tokens.refresh_token });
  const attempt = newAttempt();
  const back = await browser.open(attempt.url);
  const { status } = await exchange(new URL(back.url).searchParams.get('code')!, attempt.verifier);
  expect(status).toBe(200);
});

test('a second sign-in finds the same account and keeps its time zone', async () => {
  const browser = new Browser(origin);
  const first = await signUpForCode(browser, 'same@example.test');
  const one = await exchange(first.code, first.attempt.verifier, { time_zone: 'Asia/Tokyo' });
  const attempt = newAttempt();
  const code = new URL((await browser.open(attempt.url)).url).searchParams.get('code')!;
  const two = await exchange(code, attempt.verifier, { time_zone: 'Europe/Paris' });
  expect(two.body.user).toEqual(one.body.user);
  expect(one.body.user.time_zone).toBe('Asia/Tokyo');
});

test('a time zone that does not exist is left out', async () => {
  const { code, attempt } = await signUpForCode(new Browser(origin), 'nowhere@example.test');
  const { body } = await exchange(code, attempt.verifier, { time_zone: 'Mars/Olympus' });
  expect(body.user.time_zone).toBeNull();
});

test('a wrong verifier, a used code, an unknown code and a foreign redirect address are refused', async () => {
  const browser = new Browser(origin);
  const { code } = await signUpForCode(browser, 'careful@example.test');
  const wrong = await exchange(code, newAttempt().verifier);
  expect(wrong.status).toBe(400);
  expect(wrong.body.error).toMatchObject({ code: 'INVALID', details: expect.objectContaining({ field: 'code' }) });

  const attempt = newAttempt();
  const good = new URL((await browser.open(attempt.url)).url).searchParams.get('code')!;
  const twice = await Promise.all([exchange(good, attempt.verifier), exchange(good, attempt.verifier)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await exchange('no-such-code', attempt.verifier)).status).toBe(400);

  const foreign = await exchange(good, attempt.verifier, { redirect_uri: 'https://evil.test/auth/callback' });
  expect(foreign.status).toBe(400);
  expect(foreign.body.error.details).toMatchObject({ field: 'redirect_uri' });
  expect((await call('POST', '/api/auth/oauth/callback', [])).body.error.details).toMatchObject({ field: 'code' });
});

test('an authorization request without PKCE or with a foreign redirect address never yields a code', async () => {
  const browser = new Browser(origin);
  const plain = await browser.open(newAttempt({ code_challenge: '', code_challenge_method: '' }).url);
  expect(new URL(plain.url).searchParams.get('error')).toBe('invalid_request');

  const foreign = await browser.open(newAttempt({ redirect_uri: 'https://evil.test/' }).url);
  expect(foreign.status).toBe(400);
  expect(foreign.html).toContain('This sign-in cannot continue');
  expect(foreign.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('two tabs that refresh at the same moment both go on', async () => {
  const { tokens } = await signedUp('tabs@example.test');
  const [one, two] = await Promise.all(
    [1, 2].map(() => call('POST', '/api/auth/refresh', { refresh_token: tokens.refresh_token })),
  );
  expect([one!.status, two!.status]).toEqual([200, 200]);
  for (const { body } of [one!, two!]) {
    expect((await call('POST', '/api/auth/refresh', { refresh_token: body.refresh_token })).status).toBe(200);
  }
});

test('a refresh token used again after the grace takes every token of its grant along', async () => {
  const { tokens } = await signedUp('stolen@example.test');
  const next = await call('POST', '/api/auth/refresh', { refresh_token: tokens.refresh_token });
  await db.identityRecord.update({
    where: { model_id: { model: 'RefreshToken', id: tokens.refresh_token } },
    data: { consumedAt: new Date(Date.now() - 31_000) },
  });
  expect((await call('POST', '/api/auth/refresh', { refresh_token: tokens.refresh_token })).status).toBe(401);
  expect((await call('POST', '/api/auth/refresh', { refresh_token: next.body.refresh_token })).status).toBe(401);
});

test('tokens, sessions and half-finished sign-ins outlive a restart', async () => {
  const { browser, tokens } = await signedUp('restart@example.test');
  const other = new Browser(origin);
  const attempt = newAttempt();
  const waiting = await other.open(attempt.url);

  await app.close();
  ({ app, origin } = await startInstallation());
  browser.origin = other.origin = origin;

  expect((await call('GET', '/api/auth/profile', undefined, tokens.access_token)).status).toBe(200);
  expect((await call('POST', '/api/auth/refresh', { refresh_token: tokens.refresh_token })).status).toBe(200);
  expect((await browser.open(newAttempt().url)).url).toContain(`${CALLBACK}?code=`);
  const back = await other.submit(waiting, { email: 'restart@example.test', password: 'correct horse' });
  const code = new URL(back.url).searchParams.get('code')!;
  expect((await exchange(code, attempt.verifier)).status).toBe(200);
});

test('an ID token opens neither door', async () => {
  const browser = new Browser(origin);
  const { code, attempt } = await signUpForCode(browser, 'mixed@example.test');
  const answer = await fetch(`${origin}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'footbridge-web',
      code,
      redirect_uri: CALLBACK,
      code_verifier: attempt.verifier,
    }),
  });
  const { id_token } = (await answer.json()) as { id_token: string };
  expect((await call('GET', '/api/auth/profile', undefined, id_token)).status).toBe(401);
  expect((await call('POST', '/graphql', { query: '{ viewer { id } }' }, id_token)).status).toBe(401);
});

test('the provider speaks of the public address whatever the request claims to have come to', async () => {
  const response = await fetch(`${origin}/oidc/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  });
  const metadata = (await response.json()) as Record<string, string>;
  expect(metadata.token_endpoint).toBe(`${PUBLIC_ORIGIN}/oidc/token`);
  expect(metadata.authorization_endpoint).toBe(`${PUBLIC_ORIGIN}/oidc/auth`);
});
