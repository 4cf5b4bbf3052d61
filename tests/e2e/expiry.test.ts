// A session that ends by itself: that is said, and what was typed is there again after the next sign-in.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addLink, ELSEWHERE, expectAccessibleAtBothWidths, openTab, signUp } from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();
const url = (path: string) => `${stage.installation.origin}${path}`;

/** From now on the server refuses what this browser has. What the page asks in its first idle moment was answered before. */
async function spoilSession(page: Page): Promise<void> {
  const isRead = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/account/preferences'));
  await page.waitForFunction(isRead);
  await page.evaluate(() => localStorage.setItem('access_token', 'refused'));
  await page.context().clearCookies({ path: '/api/auth' });
}
const expired = (page: Page) => page.getByRole('heading', { name: 'Your session has expired' }).waitFor();
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();
const restored = (page: Page) => page.getByText('Your unsaved changes are back.');

async function openSignedUp() {
  const tab = await openTab(stage);
  const asked: string[] = [];
  tab.page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const email = await signUp(stage, tab.page);
  return { ...tab, email, asked };
}

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const destination = (page: Page) => page.getByLabel('Destination', { exact: true });

/** Types a destination; returns when what the form asks of it by itself is answered, because a refusal of that ends the page. */
async function fillDestination(page: Page, address: string): Promise<void> {
  const isHint = (asked: string | null) => !!asked?.includes('DestinationHintQuery') && asked.includes(address);
  const answered = page.waitForResponse((response) => isHint(response.request().postData()));
  await destination(page).fill(address);
  await (await answered).finished();
}

test('a new link is still in its form after signing in again, and saving it ends the draft', async () => {
  const { page, asked } = await openSignedUp();
  await page.goto(url('/urls/new'));
  await fillDestination(page, `${ELSEWHERE}/kept`);
  await title(page).fill('Kept title');
  await spoilSession(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  await expired(page);
  expect(asked).toEqual([]); // nothing is lost, so nothing is asked
  await expectAccessibleAtBothWidths(page);

  await signIn(page);
  await restored(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/urls/new');
  expect(await destination(page).inputValue()).toBe(`${ELSEWHERE}/kept`);
  expect(await title(page).inputValue()).toBe('Kept title');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('heading', { name: 'Link created' }).waitFor();
  await page.goto(url('/urls/new'));
  await destination(page).waitFor();
  expect(await destination(page).inputValue()).toBe('');
  expect(await restored(page).count()).toBe(0);
});

test('changes to a link come back in both its forms, over what the others saved meanwhile', async () => {
  const { page, email } = await openSignedUp();
  const code = `expiry-${crypto.randomUUID().slice(0, 8)}`;
  await addLink(stage, email, code);
  await page.goto(url('/urls'));
  await page.getByRole('link', { name: 'Link e' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await title(page).fill('Typed in place');
  await spoilSession(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expired(page);
  await stage.installation.query('UPDATE short_url SET original_url = $2 WHERE short_code = $1', [
    code,
    `${ELSEWHERE}/meanwhile`,
  ]);
  await signIn(page);
  await restored(page).waitFor();
  expect(await title(page).inputValue()).toBe('Typed in place');
  expect(await destination(page).inputValue()).toBe(`${ELSEWHERE}/meanwhile`);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Link e' }).waitFor();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByLabel('Description').fill('Typed on its page');
  await spoilSession(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expired(page);
  await signIn(page);
  await restored(page).waitFor();
  expect(await page.getByLabel('Description').inputValue()).toBe('Typed on its page');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await restored(page).waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Typed on its page');
  expect(await restored(page).count()).toBe(0);
});

test('rows of many links come back, also where another tab noticed the end first', async () => {
  const { page, context, asked } = await openSignedUp();
  await page.goto(url('/urls/bulk'));
  await page.getByLabel('Destination, row 1').fill(`${ELSEWHERE}/one`);
  await page.getByLabel('Title, row 3').fill('Third');
  const other = await context.newPage();
  await other.goto(url('/help/metrics'));
  await spoilSession(other);
  await other.getByRole('link', { name: 'Dashboard' }).first().click();
  await expired(other);
  await expired(page);
  await signIn(page);
  await restored(page).waitFor();
  expect(await page.getByLabel('Destination, row 1').inputValue()).toBe(`${ELSEWHERE}/one`);
  expect(await page.getByLabel('Title, row 3').inputValue()).toBe('Third');
  expect(asked).toEqual([]);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Leave without saving?').waitFor();
  // The form still stands when its address has gone. A window closed in that moment must not keep what was left.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...state) => {
      push(...state);
      window.dispatchEvent(new Event('pagehide'));
      document.body.dataset.drafts = String(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
    };
  });
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/dashboard');
  expect(await page.evaluate(() => document.body.dataset.drafts)).toBe('');
  await page.goto(url('/urls/bulk'));
  await page.getByLabel('Title, row 3').waitFor();
  expect(await page.getByLabel('Title, row 3').inputValue()).toBe('');
});

test('what was typed is gone after signing out by hand, and never shown to another account', async () => {
  const { page, context, asked } = await openSignedUp();
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length);
  await page.goto(url('/urls/new'));
  await title(page).fill('Private');
  await fillDestination(page, `${ELSEWHERE}/private`);
  await spoilSession(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  await expired(page);
  expect(await drafts()).toBe(1);
  await context.clearCookies(); // the provider knows nobody any more
  await signIn(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Email').fill(`grace-${Date.now()}@example.test`);
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/urls/new');
  await title(page).waitFor();
  expect(await title(page).inputValue()).toBe('');
  expect(await drafts()).toBe(0);

  await title(page).fill('Typed before leaving');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  expect(asked).toEqual(['beforeunload']);
  expect(await drafts()).toBe(0);
});

test('the refresh token is where no script can read it, for both tabs, and moves there from where it was', async () => {
  const { page, context } = await openSignedUp();
  const kept = async () => (await context.cookies(url('/api/auth/refresh'))).find(({ path }) => path === '/api/auth');
  const readable = () => page.evaluate(() => [document.cookie, ...Object.values({ ...localStorage })].join());
  const first = (await kept())!;
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
  expect(await readable()).not.toContain(first.value);
  expect((await context.cookies(url('/dashboard'))).map(({ name }) => name)).not.toContain(first.name);

  const other = await context.newPage();
  await page.evaluate(() => localStorage.setItem('token_expiry', new Date(0).toISOString()));
  await Promise.all([page.reload(), other.goto(url('/urls'))]);
  await Promise.all([page, other].map((tab) => tab.getByRole('link', { name: 'Dashboard' }).first().waitFor()));
  await expect.poll(async () => (await kept())?.value).not.toBe(first.value);

  const { name, value } = (await kept())!;
  await context.clearCookies({ name });
  await page.evaluate((token) => localStorage.setItem('refresh_token', token), value); // as earlier versions did
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
  expect(await kept()).toMatchObject({ name, httpOnly: true });

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  expect(await kept()).toBeUndefined();
});

test('who signs out is led to the sign-out of the provider, whatever the page wants meanwhile', async () => {
  const { page } = await openSignedUp();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/auth/logout', (route) => held.then(() => route.continue()));
  const asked = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await asked;
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await page.getByRole('link', { name: 'All links' }).first().click(); // which needs a session
  const ended = page.waitForRequest(/\/oidc\/session\/end/);
  letGo();
  await ended;
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
});
