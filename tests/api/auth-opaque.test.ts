import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useProvider } from '../../api/openid/identity-provider.ts';
import { UNKNOWN_TOKENS } from '../../api/account/strangers.ts';
import { db } from '../../api/database/db.ts';
import { CALLBACK } from '../kit/browser.ts';
import { ForeignProvider } from '../kit/provider.ts';
import { trustTestIssuer } from '../kit/tokens.ts';
import { rest, useWorld } from '../kit/world.ts';

useWorld();

const provider = new ForeignProvider();
const trust = (more: { clientSecret?: string; audience?: string }) =>
  useProvider({
    ...{ issuer: provider.issuer, clientId: provider.clientId, ask: fetch },
    ...{ clientSecret: undefined, audience: undefined },
    ...more,
  });
const callback = () => rest(null, 'POST', '/api/auth/oauth/callback', { code: 'c', redirect_uri: CALLBACK });

beforeAll(async () => {
  await provider.start();
  provider.metadata.introspection_endpoint = `${provider.issuer}/introspect`;
});
beforeEach(() => {
  trust({ clientSecret: 'top secret' });
});
afterAll(async () => {
  await provider.stop();
  trustTestIssuer();
});

const signInWith = (claims: Record<string, unknown>) => {
  const token = `opaque-${crypto.randomUUID()}`;
  provider.opaque.set(token, { active: true, exp: Math.floor(Date.now() / 1000) + 600, ...claims });
  provider.answer = { status: 200, body: { access_token: token, refresh_token: 'r' } };
  return token;
};
const profile = (token: string) => rest({ id: 0, subject: '', token }, 'GET', '/api/auth/profile');
test('opaque tokens work where the provider says what they are, which it is asked once a minute', async () => {
  const subject = crypto.randomUUID();
  const token = signInWith({ sub: subject, client_id: provider.clientId });
  const { status, body } = await callback();
  expect([status, body.user?.cognito_sub, body.tokens?.access_token]).toEqual([200, subject, token]);
  const asked = provider.introspections;
  expect((await profile(token)).body.user.cognito_sub).toBe(subject);
  expect(provider.introspections).toBe(asked);
  provider.opaque.delete(token); // revoked
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  const later = await profile(token).finally(() => vi.useRealTimers());
  expect([later.status, later.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
});

test.each([
  ['of another client', { client_id: 'another-client' }],
  ['without a subject', { sub: undefined, client_id: 'client-1' }],
  ['that have ended', { exp: 1, client_id: 'client-1' }],
  ['of another issuer', { iss: 'https://elsewhere.test', client_id: 'client-1' }],
])('opaque tokens %s make no account and are refused', async (_kind, claims) => {
  const token = signInWith({ sub: 'mallory', ...claims });
  expect((await callback()).status).toBe(503);
  expect((await profile(token)).status).toBe(401);
  expect(await db.user.count({ where: { subject: 'mallory' } })).toBe(0);
});

test('opaque tokens for an audience are accepted for that one only', async () => {
  trust({ clientSecret: 'top secret', audience: 'https://api.test' });
  signInWith({ sub: crypto.randomUUID(), client_id: provider.clientId });
  expect((await callback()).status).toBe(503);
  signInWith({ sub: crypto.randomUUID(), aud: ['https://api.test'] });
  expect((await callback()).status).toBe(200);
});

test('opaque tokens are not known to be wrong while the provider refuses to say, or is away', async () => {
  trust({});
  signInWith({ sub: 'anybody', client_id: provider.clientId });
  expect((await callback()).status).toBe(503); // a public client may not ask
  trust({ clientSecret: 'top secret' });
  await rest(null, 'GET', '/api/auth/config');
  provider.goAway();
  expect((await profile('opaque-unknown')).status).toBe(503);
  provider.comeBack();
  expect((await profile('opaque-unknown')).status).toBe(401);
});

test('a flood of tokens that nobody knows neither shuts others out nor reaches the provider', async () => {
  const person = { sub: crypto.randomUUID(), client_id: provider.clientId };
  const known = signInWith(person);
  expect((await callback()).status).toBe(200);
  const before = provider.introspections;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 }); // its provider has to be asked again
  provider.introspectionMs = 150;
  const flood = Array.from({ length: 40 }, (_, n) => profile(`flood-${n}`));
  await expect.poll(() => provider.introspections).toBeGreaterThan(before);
  const [again, next] = [profile(known), (signInWith(person), callback())];
  expect([(await again).status, (await next).status]).toEqual([200, 200]);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => ![401, 503].includes(status))).toEqual([]);
  provider.introspectionMs = 0;
  const asked = provider.introspections;
  expect((await profile('flood-0')).status).toBe(401); // remembered
  expect(provider.introspections).toBe(asked);
  await Promise.all(Array.from({ length: 100 }, (_, n) => profile(`more-${n}`)));
  expect((await profile('yet-another')).status).toBe(429);
  expect(provider.introspections - before).toBeLessThanOrEqual(UNKNOWN_TOKENS.max + 2);
  vi.useRealTimers();
});
