// What anybody can begin is kept by the browser: the server stores nothing of a sign-in before somebody signs in.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { db } from '../../api/database/db.ts';
import { Browser, newAttempt, signUpForCode, startInstallation } from '../kit/browser.ts';
import { emptyDatabase } from '../kit/world.ts';

const BEGUN = 'footbridge_begun';
const right = { email: 'ada@example.test', password: 'correct horse' };
let app: FastifyInstance;
let origin = '';

beforeAll(async () => {
  await emptyDatabase();
  ({ app, origin } = await startInstallation());
  await signUpForCode(new Browser(origin), right.email);
});
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

async function begin(change: Record<string, string> = {}) {
  const browser = new Browser(origin);
  return { browser, page: await browser.open(newAttempt(change).url) };
}
const begunOf = ({ cookies }: Browser) => cookies.find(({ name }) => name === BEGUN)!;

test('a stranger who begins, looks and guesses stores nothing', async () => {
  const before = await db.identityRecord.count();
  const { browser, page } = await begin();
  expect([page.status, page.html]).toEqual([200, expect.stringContaining('Sign in')]);
  expect((await browser.open(page.url)).status).toBe(200);
  expect((await browser.open(`${page.url}/sign-up`)).status).toBe(200);
  expect((await browser.submit(page, { ...right, password: 'a guess' })).status).toBe(401);
  expect(await db.identityRecord.count()).toBe(before);
  expect((await browser.submit(page, right)).url).toContain('?code=');
});

test('it is encrypted, and read in its own sign-in alone', async () => {
  const [one, other] = [await begin(), await begin()];
  const kept = begunOf(one.browser);
  expect(Buffer.from(kept.value, 'base64url').toString()).not.toContain('redirect_uri');
  for (const value of [begunOf(other.browser).value, `${kept.value.slice(0, -6)}AAAAAA`, 'AAAA', '']) {
    one.browser.cookies = one.browser.cookies.map((each) => (each.name === BEGUN ? { ...each, value } : each));
    const refused = await one.browser.submit(one.page, right);
    expect([refused.status, refused.html]).toEqual([400, expect.stringContaining('This sign-in has expired')]);
  }
});

test('what is completed does not begin again, whatever the browser kept', async () => {
  const { browser, page } = await begin();
  const kept = [...browser.cookies];
  expect((await browser.submit(page, right)).url).toContain('?code=');
  browser.cookies = kept;
  expect((await browser.submit(page, right)).status).toBe(400);
});

test('it ends after an hour, though a browser may keep it longer', async () => {
  const { browser, page } = await begin();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  expect((await browser.submit(page, right)).status).toBe(400);
});

test('parameters that a cookie cannot hold are refused', async () => {
  const long = 'x'.repeat(1_000);
  const { page } = await begin({ state: long, nonce: long, login_hint: long });
  expect(new URL(page.url).searchParams.get('error_description') ?? page.html).toContain('the parameters are too long');
});
