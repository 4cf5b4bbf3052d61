// The refresh token of the web app, in a cookie that no script can read.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useProvider } from '../../api/openid/identity-provider.ts';
import { Browser, CALLBACK, PUBLIC_ORIGIN, signUpForCode, startInstallation } from '../kit/browser.ts';
import { ForeignProvider } from '../kit/provider.ts';
import { emptyDatabase } from '../kit/world.ts';

let app: FastifyInstance;
let origin = '';
beforeAll(async () => {
  await emptyDatabase();
  ({ app, origin } = await startInstallation());
});
afterAll(() => app.close());

const NAME = 'footbridge_refresh_3000';
const ATTRIBUTES = 'Path=/api/auth; HttpOnly; SameSite=Strict';

/** A page of the web app: asks for the cookie, and keeps what it gets as a browser does. */
class Page {
  readonly cookies = new Map<string, string>();
  set: string[] = [];

  async post(path: string, body: object, more: Record<string, string> = {}) {
    const headers = {
      ...{ 'content-type': 'application/json', 'footbridge-session': 'cookie', origin: PUBLIC_ORIGIN },
      cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      ...more,
    };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    this.set = response.headers.getSetCookie();
    for (const line of this.set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (line.includes('Max-Age=0')) this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    return { status: response.status, body: await response.json() };
  }

  refresh = (body: object = {}, more?: Record<string, string>) => this.post('/api/auth/refresh', body, more);
  signOut = () => this.post('/api/auth/logout', {});
}

const plain = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  const response = await fetch(origin + path, { ...init, body: JSON.stringify(body) });
  return { status: response.status, cookies: response.headers.getSetCookie(), body: await response.json() };
};

const UNAUTHENTICATED = { error: { code: 'UNAUTHENTICATED', message: 'Authentication required', details: {} } };

describe('of the embedded provider', () => {
  let people = 0;
  async function codeOf() {
    const { code, attempt } = await signUpForCode(new Browser(origin), `cookie-${++people}@example.test`);
    return { code, redirect_uri: CALLBACK, code_verifier: attempt.verifier };
  }
  async function signedIn() {
    const page = new Page();
    const { status, body } = await page.post('/api/auth/oauth/callback', await codeOf());
    expect([status, body.tokens.refresh_token, typeof body.tokens.access_token]).toEqual([200, null, 'string']);
    return page;
  }

  test('comes with the sign-in, is renewed by it, and ends with the sign-out', async () => {
    const page = await signedIn();
    expect(page.set).toEqual([expect.stringMatching(new RegExp(`^${NAME}=[^;]+; Max-Age=34560000; ${ATTRIBUTES}$`))]);
    const first = page.cookies.get(NAME);
    const { status, body } = await page.refresh();
    expect([status, body.refresh_token]).toEqual([200, null]);
    expect(page.cookies.get(NAME)).not.toBe(first);
    expect(
      (await plain('/graphql', { query: '{ viewer { id } }' }, { authorization: `Bearer ${body.access_token}` }))
        .status,
    ).toBe(200);

    const last = new Map(page.cookies);
    expect((await page.signOut()).body.logout_url).toContain('/oidc/session/end');
    expect(page.set).toEqual([`${NAME}=; Max-Age=0; ${ATTRIBUTES}`]);
    expect((await page.refresh()).status).toBe(400);
    for (const [name, value] of last) page.cookies.set(name, value);
    expect(await page.refresh()).toEqual({ status: 401, body: UNAUTHENTICATED });
  });

  test('lets two tabs refresh at once', async () => {
    const page = await signedIn();
    const answers = await Promise.all([page.refresh(), page.refresh()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await page.refresh()).status).toBe(200);
  });

  test('takes over the token that an earlier version stored', async () => {
    const { body } = await plain('/api/auth/oauth/callback', await codeOf());
    const page = new Page();
    const moved = await page.refresh({ refresh_token: body.tokens.refresh_token });
    expect([moved.status, moved.body.refresh_token, page.cookies.size]).toEqual([200, null, 1]);
    expect((await page.refresh()).status).toBe(200);
  });

  test('is neither given to other clients nor taken from them', async () => {
    const signIn = await plain('/api/auth/oauth/callback', await codeOf());
    expect([signIn.cookies, typeof signIn.body.tokens.refresh_token]).toEqual([[], 'string']);
    const refreshed = await plain('/api/auth/refresh', { refresh_token: signIn.body.tokens.refresh_token });
    expect([refreshed.cookies, Object.keys(refreshed.body)]).toEqual([
      [],
      ['access_token', 'refresh_token', 'expires_at'],
    ]);
    const page = await signedIn();
    const cookie = `${NAME}=${page.cookies.get(NAME)}`;
    expect((await plain('/api/auth/refresh', {}, { cookie })).status).toBe(400); // without the header
    expect((await plain('/api/auth/logout', {}, { cookie })).cookies).toEqual([]);
    expect((await page.refresh()).status).toBe(200);
  });

  test('is refused to pages of other sites, which browsers do not let ask for it either', async () => {
    const page = await signedIn();
    for (const from of ['https://evil.test', 'null', 'http://localhost:3001'])
      expect([from, (await page.refresh({}, { origin: from })).status, page.set]).toEqual([from, 403, []]);
    const asked = { origin: 'https://evil.test', 'access-control-request-headers': 'footbridge-session' };
    const preflight = await fetch(`${origin}/api/auth/refresh`, { method: 'OPTIONS', headers: asked });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect((await page.refresh({}, { 'footbridge-session': 'body' })).status).toBe(400);
    expect((await page.refresh()).status).toBe(200);
  });
});

describe('of another provider', () => {
  const provider = new ForeignProvider();
  beforeAll(async () => {
    await provider.start();
    const { issuer, clientId } = provider;
    useProvider({ issuer, clientId, ask: fetch, clientSecret: undefined, audience: undefined });
  });
  afterAll(() => provider.stop());
  const signIn = async (page: Page, refresh_token?: string) => {
    const access_token = await provider.accessToken('external');
    provider.answer = { status: 200, body: { access_token, refresh_token } };
    return page.post('/api/auth/oauth/callback', { code: 'c', redirect_uri: CALLBACK });
  };

  test('is kept whole, however long it is and whatever it holds', async () => {
    const page = new Page();
    const long = `"a, b; c\\d"=%41+/${'x'.repeat(6_000)}`;
    expect((await signIn(page, long)).body.tokens.refresh_token).toBeNull();
    expect(page.cookies.size).toBe(2);
    for (const line of page.set) expect(line.length).toBeLessThan(4_096);
    provider.answer = { status: 200, body: { access_token: await provider.accessToken('external') } };
    expect((await page.refresh()).status).toBe(200); // this provider keeps its tokens
    expect(provider.requests.at(-1)!.form.refresh_token).toBe(long);
    await signIn(page, 'short');
    expect([...page.cookies]).toEqual([[NAME, 'short']]);
  });

  test('of somebody else is gone where a provider gives none', async () => {
    const page = new Page();
    await signIn(page, 'of somebody else');
    await signIn(page);
    expect(page.cookies.size).toBe(0);
    page.cookies.set(NAME, '%E0%A4%A');
    expect((await page.refresh()).status).toBe(400);
  });

  test('stays while the provider is away, but for a sign-out', async () => {
    const page = new Page();
    await signIn(page, 'kept');
    provider.goAway();
    expect((await page.refresh()).status).toBe(503);
    expect([...page.cookies.values()]).toEqual(['kept']);
    await page.signOut();
    provider.comeBack();
    expect(page.cookies.size).toBe(0);
  });
});
