// An installation that moves to another address: whoever has an account there keeps it, and every link.
import { afterAll, expect, test } from 'vitest';
import { makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { Browser, newAttempt, openSignUp } from '../kit/browser.ts';

const email = 'grace@example.test';
const password = 'correct horse';
const installations: Installation[] = [];
afterAll(async () => {
  for (const installation of installations.toReversed()) await installation.remove();
});

async function tokenFor(origin: string, code: string, verifier: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/oauth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, redirect_uri: `${origin}/auth/callback`, code_verifier: verifier }),
  });
  expect(response.status).toBe(200);
  const { tokens } = (await response.json()) as { tokens: { access_token: string } };
  return tokens.access_token;
}

async function linksOf(origin: string, token: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/urls`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  const { urls } = (await response.json()) as { urls: { short_code: string }[] };
  return urls.map((url) => url.short_code);
}

test('accounts keep their links on another port and under another public address, in the same browser or a new one', async () => {
  const first = await makeInstallation({}, migratedFolder());
  installations.push(first);
  await first.start();
  const browser = new Browser(first.origin, first.origin);
  const attempt = newAttempt({}, first.origin);
  const back = await browser.submit(await openSignUp(browser, attempt), { name: 'Grace', email, password });
  const token = await tokenFor(first.origin, new URL(back.url).searchParams.get('code')!, attempt.verifier);
  const created = await fetch(`${first.origin}/api/urls`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ original_url: 'https://example.org/' }),
  });
  expect(created.status).toBe(201);
  const kept = await linksOf(first.origin, token);
  expect(kept).toHaveLength(1);
  await first.end('SIGTERM');

  const second = await makeInstallation({}, first.dataDir);
  installations.push(second);
  expect(second.origin).not.toBe(first.origin);
  await second.start();
  // Cookies know no ports: the browser is still signed in at the provider.
  const signedIn = new Browser(second.origin, second.origin);
  signedIn.cookies = browser.cookies;
  const again = newAttempt({}, second.origin);
  const code = new URL((await signedIn.open(again.url)).url).searchParams.get('code');
  expect(await linksOf(second.origin, await tokenFor(second.origin, code!, again.verifier))).toEqual(kept);
  await second.end('SIGTERM');

  const publicOrigin = 'https://links.example.com';
  const third = await makeInstallation({ PUBLIC_ORIGIN: publicOrigin, EMBEDDED_IDENTITY: '1' }, first.dataDir);
  installations.push(third);
  await third.start();
  const stranger = new Browser(third.origin, publicOrigin);
  const last = newAttempt({}, publicOrigin);
  const arrived = await stranger.submit(await stranger.open(last.url), { email, password });
  const response = await fetch(`${third.origin}/api/auth/oauth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      code: new URL(arrived.url).searchParams.get('code'),
      redirect_uri: `${publicOrigin}/auth/callback`,
      code_verifier: last.verifier,
    }),
  });
  const { tokens } = (await response.json()) as { tokens: { access_token: string } };
  expect(await linksOf(third.origin, tokens.access_token)).toEqual(kept);
  expect(await third.query('SELECT issuer FROM app_user')).toEqual([{ issuer: 'embedded' }]);
});
