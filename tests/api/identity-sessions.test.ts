// A person's own password and sessions at the embedded provider, at both doors.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { startListening } from '../../api/live/listen.ts';
import { Browser, CALLBACK, newAttempt, signUpForCode, startInstallation } from '../kit/browser.ts';
import { emptyDatabase } from '../kit/world.ts';

let app: FastifyInstance;
let origin = '';
let stopListening: () => Promise<void>;

beforeAll(async () => {
  await emptyDatabase();
  stopListening = await startListening();
  ({ app, origin } = await startInstallation());
});
afterAll(async () => {
  await stopListening();
  await app.close();
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0';
const PASSWORD = 'correct horse';

interface SignedIn {
  browser: Browser;
  token: string;
  refresh: string;
}

async function call(method: string, path: string, { token }: { token?: string } = {}, body?: unknown) {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}
const graphql = async (who: SignedIn, query: string, variables = {}) =>
  (await call('POST', '/graphql', who, { query, variables })).body.data;

async function tokensFor(browser: Browser, code: string, verifier: string): Promise<SignedIn> {
  const { body } = await call(
    'POST',
    '/api/auth/oauth/callback',
    {},
    { code, redirect_uri: CALLBACK, code_verifier: verifier },
  );
  return { browser, token: body.tokens.access_token, refresh: body.tokens.refresh_token };
}
async function signUp(email: string): Promise<SignedIn> {
  const browser = new Browser(origin);
  const { code, attempt } = await signUpForCode(browser, email);
  return tokensFor(browser, code, attempt.verifier);
}
async function signIn(email: string, password = PASSWORD, userAgent = ''): Promise<SignedIn> {
  const browser = new Browser(origin);
  if (userAgent) {
    const open = browser.open.bind(browser);
    browser.open = (url, init = {}) => open(url, { ...init, headers: { ...init.headers, 'user-agent': userAgent } });
  }
  const attempt = newAttempt();
  const back = await browser.submit(await browser.open(attempt.url), { email, password });
  return tokensFor(browser, new URL(back.url).searchParams.get('code')!, attempt.verifier);
}
const sessions = async (who: SignedIn) => (await call('GET', '/api/account/sessions', who)).body.sessions;
const status = async (who: SignedIn) => (await call('GET', '/api/account/profile', who)).status;
const refreshed = (who: SignedIn) => call('POST', '/api/auth/refresh', {}, { refresh_token: who.refresh });
/** Whether the browser is still signed in at the provider, so that it needs no password. */
const needsPassword = async ({ browser }: SignedIn) => (await browser.open(newAttempt().url)).html.includes('Sign in');
const END = `mutation ($id: String!) { endSession(input: { id: $id }) {
  ... on EndSessionSuccess { viewer { sessions { id } } } ... on UserError { code message field } } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
  ... on ChangePasswordSuccess { viewer { email } } ... on UserError { code message field retryAfter } } }`;
const change = async (who: SignedIn, input: object) => (await graphql(who, CHANGE, { input })).changePassword;
const CHANGE_PATH = '/api/account/password';

async function expectSignedOut(who: SignedIn) {
  expect(await status(who)).toBe(401);
  expect((await refreshed(who)).status).toBe(401);
  expect(await needsPassword(who)).toBe(true);
}

test('sessions name their browser, when they were used, and which of them is asking', async () => {
  const here = await signUp('list@example.test');
  const there = await signIn('list@example.test', PASSWORD, FIREFOX);
  expect(await status(there)).toBe(200);
  const listed = await sessions(there);
  expect(listed).toHaveLength(2);
  expect(listed.find((one: { is_current: boolean }) => one.is_current)).toMatchObject({ device: 'Firefox on Windows' });
  for (const { signed_in_at: signedIn, last_used_at: used } of listed) {
    expect(Math.abs(Date.now() - Date.parse(signedIn))).toBeLessThan(60_000);
    expect(Math.abs(Date.now() - Date.parse(used))).toBeLessThan(120_000);
  }
  const { viewer } = await graphql(here, '{ viewer { identityManagedAt sessions { device isCurrent } } }');
  expect(viewer.identityManagedAt).toBeNull();
  expect(viewer.sessions).toContainEqual({ device: 'Firefox on Windows', isCurrent: false });
  expect(viewer.sessions).toContainEqual({ device: null, isCurrent: true });
});

test('one session ends with its access token, its refresh token, its cookie and its streams; no other does', async () => {
  const here = await signUp('one@example.test');
  const there = await signIn('one@example.test');
  const stream = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${there.token}`,
    },
    body: JSON.stringify({ query: 'subscription { systemUpdated { __typename } }' }),
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const events = stream.body!.getReader();
  const { value } = await events.read();
  expect(new TextDecoder().decode(value)).not.toContain('errors');
  const id = (await sessions(there)).find((one: { is_current: boolean }) => one.is_current).id;
  expect((await call('DELETE', `/api/account/sessions/${id}`, here)).status).toBe(204);
  await expectSignedOut(there);
  const isOver = async (): Promise<boolean> => (await events.read().catch(() => ({ done: true }))).done || isOver();
  expect(await isOver()).toBe(true); // waits for the end, or for the test's own limit
  expect(await status(here)).toBe(200);
  expect((await refreshed(here)).status).toBe(200);
  expect(await needsPassword(here)).toBe(false);
  const { endSession } = await graphql(here, END, { id });
  expect(endSession).toEqual({ code: 'NOT_FOUND', message: 'There is no such session.', field: 'id' });
});

test('a neighbour’s session cannot be ended or seen, nor can nonsense', async () => {
  const [ada, eve] = [await signUp('ada@example.test'), await signUp('eve@example.test')];
  const [{ id }] = await sessions(ada);
  expect((await sessions(eve)).map((one: { id: string }) => one.id)).not.toContain(id);
  expect((await call('DELETE', `/api/account/sessions/${id}`, eve)).status).toBe(404);
  expect((await graphql(eve, END, { id })).endSession.code).toBe('NOT_FOUND');
  expect((await graphql(eve, END, { id: 'a\0b' })).endSession.code).toBe('INVALID');
  expect((await call('DELETE', '/api/account/sessions/a%00b', eve)).status).toBe(400);
  expect((await graphql(eve, END, { id: 'x'.repeat(300) })).endSession.code).toBe('INVALID');
  expect((await call('DELETE', '/api/account/sessions')).status).toBe(401);
  expect(await status(ada)).toBe(200);
});

test('signing out everywhere else leaves this browser alone', async () => {
  const here = await signUp('all@example.test');
  const others = [await signIn('all@example.test'), await signIn('all@example.test')];
  const { endOtherSessions } = await graphql(
    here,
    'mutation { endOtherSessions { ... on EndOtherSessionsSuccess { viewer { sessions { isCurrent } } } } }',
  );
  expect(endOtherSessions.viewer.sessions).toEqual([{ isCurrent: true }]);
  for (const other of others) await expectSignedOut(other);
  expect(await status(here)).toBe(200);
  expect((await call('DELETE', '/api/account/sessions', here)).body).toEqual({ ended: 0 });
});

test('a signed-out browser’s access token ends at once', async () => {
  const here = await signUp('out@example.test');
  await call('POST', '/api/auth/logout', {}, { refresh_token: here.refresh });
  expect(await status(here)).toBe(401);
});

test('a new password ends the other sessions, and only it signs in', async () => {
  const here = await signUp('change@example.test');
  const there = await signIn('change@example.test');
  const input = { current_password: PASSWORD, new_password: 'battery staple' };
  expect((await call('PUT', CHANGE_PATH, here, input)).status).toBe(204);
  await expectSignedOut(there);
  expect(await status(here)).toBe(200);
  expect(await status(await signIn('change@example.test', 'battery staple'))).toBe(200);
  expect(await change(here, { currentPassword: 'battery staple', newPassword: 'another horse' })).toEqual({
    viewer: { email: 'change@example.test' },
  });
});

test('wrong current and bad new passwords are refused at both doors, and change nothing', async () => {
  const here = await signUp('refused@example.test');
  const cases = [
    [{ currentPassword: 'wrong horse' }, 'currentPassword', 'This is not your current password.'],
    [{ currentPassword: '' }, 'currentPassword', 'Please enter your current password.'],
    [{ newPassword: 'short' }, 'newPassword', 'Please use at least 8 characters.'],
    [
      { newPassword: 'password1' },
      'newPassword',
      'This password is too easy to guess, or known from a data breach. Please choose another one.',
    ],
  ] as const;
  for (const [bad, field, message] of cases) {
    const input = { currentPassword: PASSWORD, newPassword: 'battery staple', ...bad };
    expect(await change(here, input)).toEqual({ code: 'INVALID', message, field, retryAfter: null });
    const { currentPassword, newPassword } = input;
    const wired = { current_password: currentPassword, new_password: newPassword };
    const { status: refused, body } = await call('PUT', CHANGE_PATH, here, wired);
    const blamed = field === 'newPassword' ? 'new_password' : 'current_password';
    expect([refused, body]).toEqual([
      400,
      { error: { code: 'INVALID', message, details: expect.objectContaining({ field: blamed }) } },
    ]);
  }
  expect((await call('PUT', CHANGE_PATH, {}, {})).status).toBe(401);
  expect(await status(await signIn('refused@example.test'))).toBe(200);
});

test('current passwords cannot be guessed from an open browser', async () => {
  const here = await signUp('guess@example.test');
  const guess = () => change(here, { currentPassword: 'wrong horse', newPassword: 'battery staple' });
  for (let wrong = 0; wrong < 10; wrong++) expect((await guess()).code).toBe('INVALID');
  expect(await guess()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect((await change(here, { currentPassword: PASSWORD, newPassword: 'battery staple' })).code).toBe('RATE_LIMITED');
});

test('with an outside provider everything is refused, and it is told where it is managed', async () => {
  const here = await signUp('outside@example.test');
  const oidc = { issuer: 'https://login.example/realm', clientId: 'c', clientSecret: undefined, audience: undefined };
  const settings = config as { oidc: typeof config.oidc };
  settings.oidc = oidc;
  try {
    const { viewer } = await graphql(here, '{ viewer { identityManagedAt sessions { id } } }');
    expect(viewer).toEqual({ identityManagedAt: 'login.example', sessions: null });
    expect((await change(here, { currentPassword: PASSWORD, newPassword: 'battery staple' })).code).toBe('FORBIDDEN');
    expect((await graphql(here, END, { id: 'any' })).endSession.code).toBe('FORBIDDEN');
    expect((await call('GET', '/api/account/sessions', here)).status).toBe(403);
    expect((await call('DELETE', '/api/account/sessions', here)).status).toBe(403);
    expect((await call('DELETE', '/api/account/sessions/any', here)).status).toBe(403);
    expect((await call('PUT', CHANGE_PATH, here, {})).status).toBe(403);
  } finally {
    settings.oidc = null;
  }
  expect((await sessions(here)).length).toBe(1);
});

test('a download address ends with the sign-in that asked for it', async () => {
  const here = await signUp('download@example.test');
  const there = await signIn('download@example.test');
  const { viewer } = await graphql(there, '{ viewer { urlsExport { url } } }');
  const { pathname, search } = new URL(viewer.urlsExport.url);
  const download = async () => (await fetch(origin + pathname + search)).status;
  expect(await download()).toBe(200);
  expect((await call('DELETE', '/api/account/sessions', here)).body).toEqual({ ended: 1 });
  expect(await download()).toBe(404);
});

test('a sign-out ends its session however often its address refreshed or signed out', async () => {
  const here = await signUp('last@example.test');
  const nobody = { refresh_token: 'nobody' };
  // At once: the allowance of a minute grows while calls take their time.
  const often = (path: string, body: object) =>
    Promise.all(Array.from({ length: 150 }, () => call('POST', path, {}, body)));
  const statuses = (await often('/api/auth/refresh', nobody)).map(({ status }) => status);
  expect(statuses).toContain(429);
  await often('/api/auth/logout', {});
  expect((await call('POST', '/api/auth/logout', {}, { refresh_token: here.refresh })).status).toBe(200);
  expect(await status(here)).toBe(401);
});
