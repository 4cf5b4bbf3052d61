import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOperator } from '../../api/identity/operator.ts';
import { config } from '../../api/common/config.ts';
import { useProvider } from '../../api/openid/identity-provider.ts';
import { db } from '../../api/database/db.ts';
import { offerOperatorAddress } from '../../api/identity/operator-address.ts';
import { CALLBACK } from '../kit/browser.ts';
import { ForeignProvider } from '../kit/provider.ts';
import { trustTestIssuer } from '../kit/tokens.ts';
import { at, rest, useWorld } from '../kit/world.ts';

useWorld();

const provider = new ForeignProvider();
const trust = (more: { clientSecret?: string; audience?: string; issuer?: string } = {}) =>
  useProvider({
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: undefined,
    audience: undefined,
    ask: fetch,
    ...more,
  });

beforeAll(async () => {
  await provider.start();
});
beforeEach(() => {
  provider.requests = [];
  trust();
});
afterAll(async () => {
  await provider.stop();
  trustTestIssuer();
});

const callback = () => rest(null, 'POST', '/api/auth/oauth/callback', { code: 'c', redirect_uri: CALLBACK });

/** Makes the provider answer with tokens for a new person whose ID token says `claims`. */
async function answerWith(claims: object, more: object = {}): Promise<string> {
  const subject = crypto.randomUUID();
  provider.answer = {
    status: 200,
    body: {
      access_token: await provider.accessToken(subject),
      id_token: await provider.idToken(subject, claims as Record<string, string>),
      refresh_token: 'refresh-1',
      ...more,
    },
  };
  return subject;
}

test('new accounts get the plan that the operator names, and others keep theirs', async () => {
  const known = await answerWith({});
  expect((await callback()).body.user.subscription_tier).toBe('enterprise');
  config.defaultPlan = 'free';
  try {
    expect((await callback()).body.user).toMatchObject({ cognito_sub: known, subscription_tier: 'enterprise' });
    await answerWith({});
    expect((await callback()).body.user.subscription_tier).toBe('free');
  } finally {
    config.defaultPlan = 'enterprise';
  }
});

test("an address of OPERATOR_EMAILS counts on the provider's word, for as long as it is the same", async () => {
  const email = 'root@example.test';
  config.operatorEmails = [email];
  const signsIn = async (subject: string, claims: Record<string, unknown>) => {
    const body = {
      access_token: await provider.accessToken(subject),
      id_token: await provider.idToken(subject, claims),
    };
    provider.answer = { status: 200, body };
    await callback();
    return isOperator(await db.user.findFirstOrThrow({ where: { subject } }));
  };
  try {
    const [mallory, root] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await signsIn(mallory, { email })).toBe(false);
    expect(await signsIn(mallory, { email, email_verified: false })).toBe(false);
    expect(await signsIn(root, { email, email_verified: 'true' })).toBe(true);
    expect(await signsIn(root, { email })).toBe(true);
    expect(await signsIn(root, { email: 'other@example.test' })).toBe(false);
    expect(await signsIn(root, { email })).toBe(false);
    expect(await signsIn(root, { email, email_verified: true })).toBe(true);
  } finally {
    config.operatorEmails = [];
  }
});

test('the printed address makes whoever signs in at the provider through it an operator, and nobody after', async () => {
  const address = new URL((await offerOperatorAddress())!);
  const opened = await fetch(at(address.pathname), { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, 'http://localhost:3000/login?anew=1']);
  const [cookie = ''] = opened.headers.getSetCookie()[0]!.split(';');
  const signsIn = async () => {
    const subject = await answerWith({});
    const body = JSON.stringify({ code: 'c', redirect_uri: CALLBACK });
    const headers = { cookie, 'content-type': 'application/json' };
    await fetch(at('/api/auth/oauth/callback'), { method: 'POST', headers, body });
    return isOperator(await db.user.findFirstOrThrow({ where: { subject } }));
  };
  expect([await signsIn(), await signsIn()]).toEqual([true, false]);
  await db.user.updateMany({ data: { isOperator: false } });
});

describe('the first name of a new account is', () => {
  test.each([
    ['the given name', { given_name: 'Grace', name: 'Grace Hopper', email: 'g@example.test' }, 'Grace'],
    ['else the name', { given_name: ' ', name: 'Grace Hopper', email: 'g@example.test' }, 'Grace Hopper'],
    ["else the email's local part", { email: 'hopper@example.test' }, 'hopper'],
    ['cut where it is endless', { name: '💫'.repeat(150) }, '💫'.repeat(100)],
  ])('%s', async (_rule, claims, expected) => {
    const subject = await answerWith(claims);
    const { status, body } = await callback();
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ first_name: expected, cognito_sub: subject, subscription_tier: 'enterprise' });
    expect(body.tokens.refresh_token).toBe('refresh-1');
  });

  test('asked of the userinfo endpoint when the ID token tells nothing', async () => {
    provider.metadata.userinfo_endpoint = `${provider.issuer}/userinfo`;
    const subject = await answerWith({});
    provider.userInfo = { sub: subject, given_name: 'Katherine', email: 'k@example.test' };
    expect((await callback()).body.user).toMatchObject({ first_name: 'Katherine', email: 'k@example.test' });

    await answerWith({});
    provider.userInfo = { sub: 'somebody else', given_name: 'Mallory' };
    expect((await callback()).body.user).toMatchObject({ first_name: 'Owner', email: null });
    delete provider.metadata.userinfo_endpoint;
  });
});

test('a public client names itself, a confidential one proves itself', async () => {
  await answerWith({});
  await callback();
  expect(provider.requests[0]!.form).toMatchObject({
    client_id: 'client-1',
    grant_type: 'authorization_code',
    code: 'c',
  });
  expect(provider.requests[0]!.headers.authorization).toBeUndefined();

  trust({ clientSecret: 'top secret' });
  await callback();
  expect(provider.requests[1]!.headers.authorization).toBe(`Basic ${btoa('client-1:top%20secret')}`);

  provider.metadata.token_endpoint_auth_methods_supported = ['client_secret_post'];
  trust({ clientSecret: 'top secret' });
  await callback();
  expect(provider.requests[2]!.form).toMatchObject({ client_id: 'client-1', client_secret: 'top secret' });
  delete provider.metadata.token_endpoint_auth_methods_supported;
});

test('a refresh without a new refresh token keeps the old one, and passes the username on', async () => {
  provider.answer = { status: 200, body: { access_token: await provider.accessToken('s') } };
  const { body } = await rest(null, 'POST', '/api/auth/refresh', { refresh_token: 'old', username: 'sub-1' });
  expect(body).toEqual({ access_token: expect.any(String), refresh_token: 'old', expires_at: expect.any(String) });
  expect(provider.requests[0]!.form).toEqual({
    client_id: 'client-1',
    grant_type: 'refresh_token',
    refresh_token: 'old',
    username: 'sub-1',
  });
});

test.each([
  ['a refused code', '/api/auth/oauth/callback', 400, { error: 'invalid_grant' }, 400],
  ['a refused refresh token', '/api/auth/refresh', 400, { error: 'invalid_grant' }, 401],
  ['a refused client', '/api/auth/refresh', 401, { error: 'invalid_client' }, 503],
  ['a failing provider', '/api/auth/refresh', 500, 'oops', 503],
  ['an answer without tokens', '/api/auth/refresh', 200, {}, 503],
  ['an opaque access token', '/api/auth/refresh', 200, { access_token: 'opaque' }, 503],
])('%s', async (_what, path, status, body, expected) => {
  provider.answer = { status, body };
  const sent = path.endsWith('callback') ? { code: 'c', redirect_uri: CALLBACK } : { refresh_token: 'r' };
  const answer = await rest(null, 'POST', path, sent);
  expect(answer.status).toBe(expected);
  expect(answer.body.error.message).toEqual(expect.any(String));
});

test('an ID token about somebody else, or for another client, makes no account', async () => {
  for (const [sub, aud, status] of [
    ['mallory', provider.clientId, 400],
    ['alice', 'another-client', 401],
  ] as const) {
    const id_token = await provider.sign({ sub, aud });
    provider.answer = { status: 200, body: { access_token: await provider.accessToken('alice'), id_token } };
    expect((await callback()).status).toBe(status);
  }
});

test("an ID token that is not signed by the provider's key makes no account", async () => {
  const subject = await answerWith({ given_name: 'Mallory' });
  const body = provider.answer.body as { id_token: string };
  const [head, claims] = body.id_token.split('.');
  body.id_token = `${head}.${claims}.${Buffer.alloc(256, 1).toString('base64url')}`;
  expect((await callback()).status).toBe(503);
  expect(await db.user.count({ where: { subject } })).toBe(0);
});

test('signing out revokes the refresh token where the provider can, and names its page', async () => {
  expect((await rest(null, 'POST', '/api/auth/logout', { refresh_token: 'r' })).body).toEqual({ logout_url: null });

  provider.metadata.revocation_endpoint = `${provider.issuer}/revoke`;
  provider.metadata.end_session_endpoint = `${provider.issuer}/bye?x=1`;
  provider.answer = { status: 200, body: {} };
  trust();
  const { body } = await rest(null, 'POST', '/api/auth/logout', { refresh_token: 'r' });
  const url = new URL(body.logout_url);
  expect(url.origin + url.pathname).toBe(`${provider.issuer}/bye`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    x: '1',
    client_id: 'client-1',
    post_logout_redirect_uri: 'http://localhost:3000/login',
  });
  expect(provider.requests.at(-1)).toMatchObject({ path: '/revoke', form: { token: 'r', client_id: 'client-1' } });
});

test("AWS Cognito's way of signing out is known", async () => {
  const issuer = 'https://cognito-idp.eu-central-1.amazonaws.com/pool';
  const pages = 'https://auth.example.test';
  const metadata = {
    issuer,
    authorization_endpoint: `${pages}/oauth2/authorize`,
    token_endpoint: `${pages}/oauth2/token`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
  };
  useProvider({
    issuer,
    clientId: 'client-1',
    clientSecret: undefined,
    audience: undefined,
    ask: async () => Response.json(metadata),
  });
  const { body } = await rest(null, 'GET', '/api/auth/config');
  expect(body.authorization_endpoint).toBe(`${pages}/oauth2/authorize`);
  expect(body.logout_url).toBe(
    `${pages}/logout?client_id=client-1&logout_uri=${encodeURIComponent('http://localhost:3000/login')}`,
  );
});

test('an audience is asked for where one is configured', async () => {
  trust({ audience: 'https://api.test' });
  const { body } = await rest(null, 'GET', '/api/auth/config');
  expect(new URL(body.authorization_endpoint).searchParams.get('audience')).toBe('https://api.test');
});

test('a provider that cannot be discovered, or is not the one that was configured, is 503', async () => {
  trust({ issuer: 'http://127.0.0.1:9' });
  expect((await rest(null, 'GET', '/api/auth/config')).status).toBe(503);
  const real = provider.metadata.issuer;
  provider.metadata.issuer = 'https://elsewhere.test';
  trust();
  expect((await rest(null, 'GET', '/api/auth/config')).status).toBe(503);
  provider.metadata.issuer = real;
  expect((await rest(null, 'GET', '/api/auth/config')).status).toBe(200);
});

test('readiness knows a provider that was never reached from one that is away for now', async () => {
  const identity = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 }); // no answer is remembered so long
    const { status, body } = await rest(null, 'GET', '/health');
    return [status, body.checks.find((check: { name: string }) => check.name === 'identity').state];
  };
  try {
    // Each is asked again where the machine took longer to answer than a check may take.
    await expect.poll(identity).toEqual([200, 'ok']);
    provider.goAway();
    await expect.poll(identity).toEqual([200, 'degraded']);
    trust();
    await expect.poll(identity).toEqual([503, 'failing']);
    provider.comeBack();
    await expect.poll(identity).toEqual([200, 'ok']);
  } finally {
    provider.comeBack();
    vi.useRealTimers();
  }
});

test('an address that calls without end has to wait', async () => {
  provider.answer = { status: 400, body: { error: 'invalid_grant' } };
  vi.useFakeTimers({ toFake: ['Date'] }); // the minute must not end before all have called
  let answer = await callback();
  for (let calls = 1; calls <= 120 && answer.status !== 429; calls++) answer = await callback();
  vi.useRealTimers();
  expect(answer.status).toBe(429);
  expect(answer.body.error.code).toBe('RATE_LIMITED');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
