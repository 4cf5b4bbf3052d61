import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { ELSEWHERE, expectAccessibleAtBothWidths, openTab, signedUp, useStage, type Tab } from '../kit/chromium.ts';
import { tracesIn, tracesInFiles, unzip } from '../kit/takeout.ts';

const stage = useStage();
const url = (path: string) => `${stage.installation.origin}${path}`;
const click = (code: string) => fetch(url(`/${code}`), { redirect: 'manual', headers: { 'user-agent': CHROME } });
const query = <Row>(sql: string, values: unknown[] = []) => stage.installation.query(sql, values) as Promise<Row[]>;

interface Owner extends Tab {
  id: number;
  subject: string;
  email: string;
}

/** A signed-in tab whose account has a link of this code. */
async function owner(code: string): Promise<Owner> {
  const tab = await openTab(stage);
  const email = await signedUp(stage, tab);
  const [user] = await query<{ id: number; subject: string }>('SELECT id, subject FROM app_user WHERE email = $1', [
    email,
  ]);
  await query('INSERT INTO short_url (owner_id, short_code, original_url) VALUES ($1, $2, $3)', [
    user!.id,
    code,
    `${ELSEWHERE}/${code}`,
  ]);
  return { ...tab, ...user!, email };
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('usage moves with clicks, and a plan is switched at once', async () => {
  const { page, complaints } = await owner('usage-one');
  await page.goto(url('/dashboard'));
  await page.getByRole('link', { name: 'See plans' }).click();
  await page.getByRole('button', { name: 'Switch to Free' }).click();
  const question = page.getByRole('alertdialog', { name: 'Switch to Free?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Switch to Free' }).click();
  await question.getByRole('button', { name: 'Switch to Free' }).click();
  await region(page, 'Free').getByText('Your plan').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'See your usage' }).click();
  await region(page, 'Clicks this month').getByText('0 of 10,000').waitFor();
  await click('usage-one');
  await region(page, 'Clicks this month').getByText('1 of 10,000').waitFor();
  await region(page, 'Links').getByText('1 of 100').waitFor();
  await expectAccessibleAtBothWidths(page);
  expect(complaints).toEqual([]);
});

test('preferences change the app and follow to another browser', async () => {
  const tab = await owner('preferred');
  const { page } = tab;
  await page.goto(url('/account/preferences'));
  await page.getByLabel('Date format').selectOption('2026-01-31');
  await page.getByLabel('Number format').selectOption('1.234,5');
  await page.getByLabel('Default period').selectOption('Last 7 days');
  await page.getByLabel('Landing page').selectOption('Analytics');
  await page.locator('select[aria-label="Theme"]').selectOption('Dark');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Low windows have only the group of the current page open at first.
  const group = page.getByRole('button', { name: 'My links' });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await page.getByRole('link', { name: 'All links' }).first().click();
  await expect.poll(() => page.locator('main').innerText()).toMatch(/preferred[^]*\d{4}-\d\d-\d\d/);
  const other = await openTab(stage);
  await other.context.addInitScript(
    (kept) => {
      if (localStorage.getItem('access_token')) return;
      for (const [name, value] of kept) localStorage.setItem(name, value);
    },
    await page.evaluate(() => Object.entries(localStorage).filter(([name]) => /token|user/.test(name))),
  );
  await other.page.goto(url('/account/usage'));
  await expect.poll(() => other.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await other.page.goto(url('/'));
  await other.page.waitForURL(url('/analytics'));
  await other.page
    .getByRole('radio', { name: '7d' })
    .and(other.page.locator(':checked'))
    .waitFor({ state: 'attached' });
  await expect.poll(() => other.page.locator('footer').innerText()).toMatch(/\w{3}, \d{4}-\d\d-\d\d/);
});

test('everything is downloaded, old clicks are deleted, and a closed account leaves nothing', async () => {
  const { page, id, subject, email } = await owner('zorblax-code');
  await click('zorblax-code');
  const clicks = () => query<{ click_id: string }>('SELECT click_id FROM analytics.click WHERE owner_id = $1', [id]);
  await expect.poll(async () => (await clicks()).length).toBe(1);
  const [stored] = await clicks();
  await page.goto(url('/account/preferences?tab=network'));
  await page.getByRole('link', { name: 'Open network settings' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Collect my data' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Collect my data' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download ZIP/ }).click();
  const files = await unzip(readFileSync(await (await saving).path()));
  expect(files.get('clicks.csv')).toContain(stored!.click_id);
  expect(files.get('links.csv')).toContain('zorblax-code');
  expect(JSON.parse(files.get('account.json')!)).toMatchObject({ email });

  await page.getByLabel('Delete clicks older than').fill('2026-01-31');
  await page.getByRole('button', { name: 'Delete clicks' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Delete clicks' }).isDisabled()).toBe(true);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('textbox').fill('delete clicks');
  await dialog.getByRole('button', { name: 'Delete clicks' }).click();
  await page.getByText(/^0 clicks before .* deleted\.$/).waitFor();

  const texts = [subject, email, 'zorblax', stored!.click_id];
  expect(await tracesIn(query, id, texts)).not.toEqual([]);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByRole('textbox').fill('delete everything');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL(/\/account\/closed\?id=/);
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor();
  await stage.installation.end('SIGKILL'); // the deletion survives a restart
  await stage.installation.start();
  await page.getByText('Everything is deleted.').waitFor();
  await expectAccessibleAtBothWidths(page);
  expect((await click('zorblax-code')).status).toBe(404);
  expect(await tracesIn(query, id, texts)).toEqual([]);
  expect(tracesInFiles(stage.installation.dataDir, texts, ['postgres'])).toEqual([]);
});

/** A security key in a tab that says yes by itself; resolves to what reads and writes its passkeys. */
async function securityKey({ page, context }: Tab) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const all = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  type Credential = Awaited<ReturnType<typeof all>>[number];
  return {
    all,
    put: (credential: Credential) => cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

test('a passkey is added on the profile and signs in to another browser, where nothing is typed', async () => {
  const tab = await owner('passkey-one');
  const key = await securityKey(tab);
  await tab.page.goto(url('/account/profile'));
  await tab.page.getByLabel('Name of the passkey').fill('Phone');
  await tab.page.getByRole('button', { name: 'Add passkey' }).click();
  await region(tab.page, 'Passkeys').getByText('Phone').waitFor();
  await tab.page.getByRole('button', { name: 'Set up an app' }).click();
  await tab.page.getByAltText('QR code for the app').waitFor();
  await expectAccessibleAtBothWidths(tab.page);
  expect(tab.complaints).toEqual([]);

  const other = await openTab(stage);
  await (await securityKey(other)).put((await key.all())[0]!);
  await other.page.goto(url('/login'));
  const button = other.page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.waitFor();
  await expectAccessibleAtBothWidths(other.page);
  await button.click();
  await other.page.waitForURL(url('/dashboard'));
  await other.page.goto(url('/account/profile'));
  await region(other.page, 'Passkeys')
    .getByText(/last used/)
    .waitFor();
  expect(other.complaints).toEqual([]);
});
