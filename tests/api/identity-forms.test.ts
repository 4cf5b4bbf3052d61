import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { db } from '../../api/database/db.ts';
import { Browser, newAttempt, openSignUp, signUpForCode, startInstallation, type Shown } from '../kit/browser.ts';
import { emptyDatabase } from '../kit/world.ts';

let app: FastifyInstance;
let origin = '';

beforeAll(async () => {
  await emptyDatabase();
  ({ app, origin } = await startInstallation());
  await signUpForCode(new Browser(origin), 'ada@example.test');
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Half an hour later every counter of attempts has started anew. */
function later(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 });
}

async function signInForm(): Promise<{ browser: Browser; page: Shown }> {
  const browser = new Browser(origin);
  return { browser, page: await browser.open(newAttempt().url) };
}

/** The element with this id and what describes it. */
function described(html: string, id: string): { tag: string; text: string | undefined } {
  const tag = new RegExp(`<input id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
  const [, by = ''] = /aria-describedby="([^"]+)"/.exec(tag) ?? [];
  return { tag, text: new RegExp(`id="${by.split(' ')[0]}">([^<]+)<`).exec(html)?.[1] };
}

test('the pages bring everything along, and nothing else may run or frame them', async () => {
  const { page } = await signInForm();
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/style-src 'sha256-[^']+'/);
  expect(policy).not.toContain('unsafe');
  expect(page.html).not.toMatch(/(src|href)="(https?:)?\/\//);
  const fonts = [...page.html.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address);
  expect(/font-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []).toEqual(fonts);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.html).toMatch(/<label for="email">/);
  expect(described(page.html, 'email').tag).toContain('autocomplete="username"');
  expect(described(page.html, 'password').tag).toContain('autocomplete="current-password"');
});

test('the typed email follows to the other form and back, and no address has it', async () => {
  const { browser, page } = await signInForm();
  const change = (from: Shown) => {
    const [, action] = /formaction="([^"]+)"/.exec(from.html)!;
    const html = from.html.replace(/(<form[^>]* action=")[^"]+/, `$1${action}`);
    return browser.submit({ ...from, html }, { email: 'new@example.test', password: 'secret', switch: '1' });
  };
  const signUp = await change(page);
  expect([signUp.status, signUp.url]).toEqual([200, `${page.url}/sign-up`]);
  expect(signUp.html).toContain('<h1>Create an account</h1>');
  expect(described(signUp.html, 'email').tag).toContain('value="new@example.test"');
  const back = await change(signUp);
  expect([back.status, back.url]).toEqual([200, page.url]);
  expect(described(back.html, 'email').tag).toContain('value="new@example.test"');
  expect(back.html).not.toContain('secret');
});

test('cookies are out of reach for scripts and other sites', async () => {
  const response = await fetch(origin + new URL(newAttempt().url).pathname + new URL(newAttempt().url).search, {
    redirect: 'manual',
  });
  const cookies = response.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/samesite=lax.*httponly/i);
});

test('a wrong password and an unknown email get the same message', async () => {
  const { browser, page } = await signInForm();
  const wrong = await browser.submit(page, { email: 'ADA@example.test ', password: 'not this one' });
  const unknown = await browser.submit(page, { email: 'nobody@example.test', password: 'not this one' });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  for (const { html } of [wrong, unknown]) {
    expect(html).toContain('<p class="alert" role="alert">Wrong email or password.</p>');
    expect(html).toContain('<title>Error: Sign in · Footbridge</title>');
    expect(html).not.toContain('not this one');
  }
  const right = await browser.submit(wrong, { email: 'ada@example.test', password: 'correct horse' });
  expect(new URL(right.url).searchParams.get('code')).toBeTruthy();
});

test('a finished or unknown sign-in shows that it has expired', async () => {
  const { browser, page } = await signInForm();
  await browser.submit(page, { email: 'ada@example.test', password: 'correct horse' });
  const again = await browser.submit(page, { email: 'ada@example.test', password: 'correct horse' });
  expect(again.status).toBe(400);
  expect(again.html).toContain('This sign-in has expired');
  expect((await new Browser(origin).open('/identity/no-such-sign-in')).html).toContain('This sign-in has expired');
  expect((await new Browser(origin).open('/oidc/auth/no-such-sign-in')).html).toContain('This sign-in has expired');
});

test("a form sent without the page's token, or from another browser, does nothing", async () => {
  const { browser, page } = await signInForm();
  const credentials = { email: 'ada@example.test', password: 'correct horse' };
  for (const token of ['', 'AAAA']) {
    const refused = await browser.submit(page, { ...credentials, token });
    expect(refused.status).toBe(403);
    expect(refused.html).toContain('This sign-in cannot continue');
  }
  const stranger = await new Browser(origin).submit(page, credentials);
  expect(stranger.status).toBe(400);
  const other = await signInForm();
  const borrowed = /name="token" value="([^"]+)"/.exec(other.page.html)![1]!;
  expect((await browser.submit(page, { ...credentials, token: borrowed })).status).toBe(403);
  expect((await browser.submit(page, credentials)).url).toContain('?code=');
});

test('each field of the sign-up says what is wrong with it, and keeps what was typed', async () => {
  later();
  const browser = new Browser(origin);
  const page = await openSignUp(browser, newAttempt());
  const good = { name: 'Ada <3', email: 'new@example.test', password: 'long enough' };
  for (const [bad, id, message] of [
    [{ name: '  ' }, 'name', 'Please enter your first name.'],
    [{ email: 'no at sign' }, 'email', 'Please enter an email address, for example name@example.com.'],
    [{ password: '1234567' }, 'password', 'Please use at least 8 characters.'],
    [{ password: 'x'.repeat(201) }, 'password', 'Please use at most 200 characters.'],
    [
      { email: 'ada@example.test' },
      'email',
      'There is already an account with this email address. Please sign in instead.',
    ],
  ] as const) {
    const refused = await browser.submit(page, { ...good, ...bad });
    expect(refused.status, message).toBe('email' in bad && bad.email.includes('@') ? 409 : 400);
    const field = described(refused.html, id);
    expect(field.text).toBe(message);
    expect(field.tag).toContain('aria-invalid="true"');
    expect(field.tag).toContain('autofocus');
    if (id !== 'name') expect(described(refused.html, 'name').tag).toContain('value="Ada &lt;3"');
  }
  expect(await db.identityAccount.count({ where: { email: 'new@example.test' } })).toBe(0);
});

test('passwords are stored as scrypt with its cost beside it', async () => {
  const account = await db.identityAccount.findUniqueOrThrow({ where: { email: 'ada@example.test' } });
  expect(account.passwordHash).toMatch(/^scrypt\$\d+\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
});

test('after ten attempts an email has to wait, with the right password too', async () => {
  later();
  const { browser, page } = await signInForm();
  const attempt = (password: string) => browser.submit(page, { email: 'ada@example.test', password });
  const wrong = await Promise.all(Array.from({ length: 10 }, () => attempt('guess')));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]));
  const right = await attempt('correct horse');
  expect(right.status).toBe(429);
  expect(right.html).toContain('Too many attempts. Please try again in 15 minutes.');
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  later();
  expect((await attempt('correct horse')).url).toContain('?code=');
});

test('an address that tries ever new emails has to wait', async () => {
  later();
  const { browser, page } = await signInForm();
  const attempt = (n: number) => browser.submit(page, { email: `guess-${n}@example.test`, password: '' });
  const first = await Promise.all(Array.from({ length: 30 }, (_, n) => attempt(n)));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([400]));
  expect((await attempt(31)).status).toBe(429);
});

test('an oversized form and an unknown address get our pages', async () => {
  const { browser, page } = await signInForm();
  const big = await browser.submit(page, { email: 'x'.repeat(10_000) });
  expect(big.status).toBe(413);
  expect(big.html).toContain('This sign-in cannot continue');
  const missing = await browser.open('/oidc/nothing/here');
  expect(missing.status).toBe(404);
  expect(missing.html).toContain('<h1>Page not found</h1>');
});

test('an address that begins sign-ins without end has to wait', async () => {
  later();
  const begin = async () => (await fetch(`${origin}/oidc/auth?client_id=nobody`)).status;
  const statuses = new Set<number>();
  for (let round = 0; round < 30; round++) {
    (await Promise.all(Array.from({ length: 10 }, begin))).forEach((status) => statuses.add(status));
  }
  expect([...statuses]).toEqual([400]);
  const refused = await new Browser(origin).open('/oidc/auth?client_id=nobody');
  expect(refused.status).toBe(429);
  expect(refused.html).toContain('Too many attempts. Please try again in 10 minutes.');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
