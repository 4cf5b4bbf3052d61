import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useProvider } from '../../api/openid/identity-provider.ts';
import { localKeys, trustTokens } from '../../api/openid/token.ts';
import { ForeignProvider } from '../kit/provider.ts';
import { clientId, issuer, mint, privateKey, publicJwk, trustTestIssuer } from '../kit/tokens.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';
import { db } from '../../api/database/db.ts';

useWorld();

let ada: Person;
beforeAll(async () => {
  ada = await person();
});

/** What both doors say to a token. */
async function doors(token: string): Promise<[number, number]> {
  const who = { ...ada, token };
  const [graph, facade] = [await gql(who, '{ viewer { id } }'), await rest(who, 'GET', '/api/auth/profile')];
  return [graph.status, facade.status];
}

const now = () => Math.floor(Date.now() / 1000);
const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  sub: ada.subject,
  token_use: 'access',
  client_id: clientId,
  scope: 'openid',
  exp: now() + 600,
  ...more,
});

async function hmacWithPublicKey(): Promise<string> {
  const key = await importJWK(publicJwk, 'ES256', { extractable: true });
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const input = `${encode({ alg: 'HS256', kid: 'test-key' })}.${encode(claims())}`;
  const secret = await exportSPKI(key as CryptoKey);
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

async function signedByAStranger(): Promise<string> {
  const stranger = await generateKeyPair('ES256');
  return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid: 'test-key' }).sign(stranger.privateKey);
}

const withoutExpiry = () =>
  new SignJWT({ ...claims(), exp: undefined }).setProtectedHeader({ alg: 'ES256', kid: 'test-key' }).sign(privateKey);

async function tamperedWith(): Promise<string> {
  const [head, , signature] = (await mint('nobody')).split('.');
  return `${head}.${Buffer.from(JSON.stringify(claims())).toString('base64url')}.${signature}`;
}

test('a good access token opens both doors', async () => {
  expect(await doors(await mint(ada.subject))).toEqual([200, 200]);
});

describe('refused with 401 at both doors:', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['an expired token', () => mint(ada.subject, { exp: now() - 60 })],
    ['a token without expiry', withoutExpiry],
    ['a token that is not valid yet', () => mint(ada.subject, { nbf: now() + 60 })],
    ['an unsigned token', () => new UnsecuredJWT(claims()).encode()],
    ['a token signed with another key', signedByAStranger],
    ['a token signed with the public key as a shared secret', hmacWithPublicKey],
    ['a token whose claims were changed', tamperedWith],
    ['a token of another issuer', () => mint(ada.subject, { iss: 'https://elsewhere.test' })],
    ['a token of another client', () => mint(ada.subject, { client_id: 'another-app' })],
    ['a token for another audience', () => mint(ada.subject, { aud: 'https://another-api.test' })],
    ['a token that names no client', () => mint(ada.subject, { client_id: undefined })],
    ['an ID token of AWS Cognito', () => mint(ada.subject, { token_use: 'id', aud: clientId })],
    ['an ID token of Keycloak', () => mint(ada.subject, { token_use: undefined, typ: 'ID', aud: clientId })],
    ['an ID token with a nonce', () => mint(ada.subject, { token_use: undefined, nonce: 'n', aud: clientId })],
    [
      'an ID token without any mark',
      () => mint(ada.subject, { token_use: undefined, scope: undefined, aud: clientId }),
    ],
    ['a key id nobody has', () => mint(ada.subject, {}, { kid: 'unknown' })],
    ['a token of somebody who never signed in', () => mint('stranger')],
    ['a subject that is a list', () => mint('', { sub: [ada.subject] as never })],
    ['a subject that is a number', () => mint('', { sub: 7 as never })],
    ['an empty subject', () => mint('')],
    ['a subject with a NUL', () => mint('a\0b')],
    ['half a character as subject', () => mint('\ud800')],
    ['a subject longer than any', () => mint('x'.repeat(256))],
    ['a type that is a number', () => mint(ada.subject, {}, { typ: 7 as never })],
    ['claims of other kinds', () => mint('nobody', { aud: 7 as never, client_id: [7], scope: {}, token_use: [] })],
    ['an issuer that is a list', () => mint(ada.subject, { iss: [issuer] as never })],
    ['an end that is a text', () => mint(ada.subject, { exp: 'never' as never })],
    ['no token at all', () => 'not.a.token'],
  ])('%s', async (_what, make) => {
    expect(await doors(await make())).toEqual([401, 401]);
  });
});

test('a header that is no bearer token is refused, not ignored', async () => {
  const token = await mint(ada.subject);
  for (const authorization of [`Basic ${token}`, 'Bearer', `Bearer ${token} ${token}`]) {
    const answer = await fetch(at('/api/auth/profile'), { headers: { authorization } });
    expect(answer.status, authorization).toBe(401);
    const isToken = authorization.startsWith('Bearer ');
    expect(answer.headers.get('www-authenticate')).toBe(isToken ? 'Bearer error="invalid_token"' : 'Bearer');
    const graph = await fetch(at('/graphql?query={__typename}'), { headers: { authorization } });
    expect(graph.status, authorization).toBe(401);
  }
});

test('where an audience is expected, a token must name it', async () => {
  trustTokens({ issuer, keys: localKeys({ keys: [publicJwk] }), audience: 'https://api.test', clientId });
  try {
    expect(await doors(await mint(ada.subject, { aud: ['https://api.test', 'https://other.test'] }))).toEqual([
      200, 200,
    ]);
    expect(await doors(await mint(ada.subject, { aud: clientId }))).toEqual([401, 401]);
  } finally {
    trustTestIssuer();
  }
});

describe("with somebody else's provider", () => {
  let provider: ForeignProvider;
  let subject = '';

  async function trust(): Promise<void> {
    provider = await new ForeignProvider().start();
    subject = crypto.randomUUID();
    await db.user.create({ data: { issuer: provider.issuer, subject, firstName: 'Ada' } });
    const { issuer, clientId } = provider;
    useProvider({ issuer, clientId, clientSecret: undefined, audience: undefined, ask: fetch });
  }

  afterEach(async () => {
    vi.useRealTimers();
    await provider.stop();
    trustTestIssuer();
  });

  test('keys are read once, and again when a new one signs', async () => {
    await trust();
    const before = await provider.accessToken(subject);
    expect(await doors(before)).toEqual([200, 200]);
    expect(provider.keyReads).toBe(1);

    await provider.rotate();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect(await doors(await provider.accessToken(subject))).toEqual([200, 200]);
    expect(await doors(before)).toEqual([401, 401]);
    expect(provider.keyReads).toBe(2);
  });

  test('a provider that was never reached is 503, and works as soon as it is up', async () => {
    await trust();
    const token = await provider.accessToken(subject);
    provider.goAway();
    expect(await doors(token)).toEqual([503, 503]);
    provider.comeBack();
    expect(await doors(token)).toEqual([200, 200]);
  });

  test('a provider that answers nonsense is 503', async () => {
    await trust();
    const token = await provider.accessToken(subject);
    provider.metadata = { ...provider.metadata, jwks_uri: `${provider.issuer}/broken` };
    expect(await doors(token)).toEqual([503, 503]);
  });

  test('known keys stay good while the provider is away, for a day', async () => {
    await trust();
    expect(await doors(await provider.accessToken(subject))).toEqual([200, 200]);
    provider.goAway();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 });
    expect(await doors(await provider.accessToken(subject))).toEqual([200, 200]);
    vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
    expect(await doors(await provider.accessToken(subject))).toEqual([503, 503]);
  });
});
