import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CHROME, GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import {
  addLink,
  ELSEWHERE,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectToFit,
  openTab,
  signedUp,
  type Tab,
} from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();

const url = (path: string) => `${stage.installation.origin}${path}`;
let people = 0;

/** A person with two links, `a…` and `b…`. */
async function owner(tab: Tab): Promise<[string, string]> {
  const email = await signedUp(stage, tab);
  const codes: [string, string] = [`a-000${++people}`, `b-000${people}`];
  for (const code of codes) await addLink(stage, email, code);
  return codes;
}

/** Follows a link so many times, as a browser somewhere. */
async function click(code: string, count = 1, headers: Record<string, string> = {}): Promise<void> {
  for (let at = 0; at < count; at++) {
    const { status } = await fetch(url(`/${code}`), {
      redirect: 'manual',
      headers: { 'user-agent': CHROME, ...headers },
    });
    expect(status).toBe(headers['sec-purpose'] ? 503 : 302);
  }
}

const rows = (page: Page) => page.getByRole('grid', { name: 'Clicks' }).getByRole('row').filter({ hasText: '/' });

test('clicks appear by themselves, wait while the list is paused, and are filtered, read and saved', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  const [a, b] = await owner(tab);
  await page.goto(url('/analytics/clicks'));
  await page.getByText('No clicks in this period').waitFor();
  await expectAccessible(page);
  await page.getByText('Live', { exact: true }).waitFor();
  await click(a, 1, { referer: 'https://news.example/', 'user-agent': IPHONE });
  await rows(page).getByText('news.example').waitFor();
  await page.getByText('1 click, newest first.').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pause' }).click();
  await click(b, 3);
  await page.getByRole('button', { name: 'Paused – 3 new clicks' }).waitFor();
  expect(await rows(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Paused – 3 new clicks' }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
  await page.getByText('Live', { exact: true }).waitFor();
  await click(b, 1, { 'user-agent': GOOGLEBOT });
  await page.getByRole('radio', { name: 'Everything' }).check();
  await expect.poll(() => rows(page).count()).toBe(5);

  // From the keyboard: the oldest click, its neighbour, and back to where one was.
  await rows(page).first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: `Click on /${a}` });
  await sheet.getByText('news.example').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.getByRole('dialog', { name: `Click on /${b}` }).waitFor();
  await page.keyboard.press('ArrowDown');
  await sheet.getByRole('button', { name: 'Filter by this referrer' }).click();
  await sheet.waitFor({ state: 'detached' }); // with the list that it was opened from
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(page.url()).toContain('referrer=news.example');
  await page.getByRole('button', { name: /^Remove the filter Referrer/ }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^footbridge-clicks-[\d-]{21}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,${a},Link a,${ELSEWHERE}/${a},`);
  expect(complaints).toEqual([]);
});

test('only bots, and why: in the address, by themselves, from the keyboard, on a phone and in the file', async () => {
  const tab = await openTab(stage, { width: 375 });
  const { page, complaints } = tab;
  const [a, b] = await owner(tab);
  await click(a);
  await click(b, 1, { 'user-agent': GOOGLEBOT });
  await page.goto(url('/analytics/clicks'));
  await page.getByText('1 click, newest first.').waitFor();
  await page.getByRole('radio', { name: 'People' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('2 clicks, newest first.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('1 click by bots, newest first.').waitFor();
  await rows(page).getByText('Known bot').waitFor();
  await expectToFit(page);
  await expectAccessible(page);

  const prefetch = page.getByRole('button', { name: 'Prefetch' });
  await prefetch.focus();
  await page.keyboard.press('Space');
  await page.getByText('No such bots in this period').waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByText('Only clicks by bots for this reason are listed: Prefetch.').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await click(a, 1, { 'user-agent': GOOGLEBOT });
  await click(a, 1, { 'sec-purpose': 'prefetch' });
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).first().click();
  await page.getByRole('dialog').getByText('A browser loaded it in advance').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await prefetch.click();
  await expect.poll(() => rows(page).count()).toBe(3);
  expect(new URL(page.url()).search).toBe('?only_bots=true');

  await prefetch.click();
  await page.getByText('Only bots: Prefetch, newest first.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/,preview,prefetch,$/);
  expect(complaints).toEqual([]);
});

test('a long list holds few rows, stays where it is read, and fits a phone', async () => {
  const tab = await openTab(stage, { width: 375 });
  const { page, complaints } = tab;
  const [a, b] = await owner(tab);
  await click(b);
  await click(a, 160);
  await page.goto(url('/analytics/clicks'));
  await rows(page).first().waitFor();
  await page.getByText('161 clicks, newest first.').waitFor();
  await page.reload(); // the last may be counted a moment before it is in the list
  await page.getByText('161 clicks, newest first.').waitFor();
  await expectToFit(page);
  await expectAccessible(page);
  const last = page.getByText(`/${b}`);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return last.isVisible();
    })
    .toBe(true);
  expect(await rows(page).count()).toBeLessThan(60);
  await page.getByText('Paused', { exact: true }).waitFor(); // what comes before that is added to the list
  await click(a, 2);
  await page.getByRole('button', { name: 'Paused – 2 new clicks' }).waitFor();
  expect(await last.isVisible()).toBe(true);
  await last.click();
  await page.getByRole('dialog', { name: `Click on /${b}` }).waitFor();
  await expectToFit(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Paused – 2 new clicks' }).click();
  await page.getByText('163 clicks, newest first.').waitFor();
  expect(complaints).toEqual([]);
});

test('everybody may read what the figures mean, signed in or not', async () => {
  const { page, complaints } = await openTab(stage, { width: 375 });
  await page.goto(url('/help/metrics#privacy'));
  await page.getByRole('heading', { name: 'Privacy' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await expectToFit(page);
  await expectAccessible(page);

  const own = await openTab(stage, { width: 375 });
  await signedUp(stage, own);
  await own.page.goto(url('/help/metrics#coverage'));
  await own.page.getByRole('button', { name: 'Open menu' }).waitFor();
  await expect.poll(() => own.page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await own.page.getByRole('heading', { name: 'What the figures mean' }).waitFor();
  await expectAccessible(own.page);
  expect([...complaints, ...own.complaints]).toEqual([]);
});

test('an A/B test is set up, leads visitors, moves by itself, and its winner is kept', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  const [code] = await owner(tab);
  await page.goto(url('/analytics/experiments'));
  await page.getByText('No A/B tests yet').waitFor();
  await expectAccessibleAtBothWidths(page);
  const [row] = await stage.installation.query<{ id: number }>('SELECT id FROM short_url WHERE short_code = $1', [
    code,
  ]);
  const link = url(`/urls/${Buffer.from(`ShortUrl:${row!.id}`).toString('base64')}`);
  await page.getByRole('button', { name: 'Start A/B test' }).first().click();
  await page.getByLabel('Link to test').fill('Link a');
  await page.getByRole('option', { name: /Link a/ }).click();
  await page.getByLabel('Destination B').fill(`${ELSEWHERE}/b`);
  await page.getByLabel('Name B').fill('Short page');
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Name B').press('Enter');
  const card = page.getByRole('article', { name: 'A/B test of Link a' });
  await card.getByText('No clicks yet').waitFor();
  const leads = async (visitor: string) => {
    const headers = { 'user-agent': `${CHROME} ${visitor}` };
    return (await fetch(url(`/${code}`), { redirect: 'manual', headers })).headers.get('location');
  };
  const led = new Set<string | null>();
  for (let visitor = 0; visitor < 40; visitor++) led.add(await leads(`v${visitor}`));
  expect(led.size).toBe(2);
  await card.getByText('No verdict without conversions').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.goto(`${link}/edit`);
  await page.getByText('A running A/B test decides where this link leads.').first().waitFor();
  expect(await page.getByLabel('Destination', { exact: true }).isEditable()).toBe(false);
  await expectAccessibleAtBothWidths(page);
  await page.goto(url('/analytics?tab=deep'));
  const panel = page.getByRole('region', { name: 'A/B tests' });
  await panel.getByText(`${code} · Short page`).waitFor();
  await page.goto(url('/analytics/experiments'));
  await card.getByRole('button', { name: 'Name the destinations' }).click();
  await page.getByLabel('Name A').fill('Long page');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Save names' }).click();
  await card.getByText('Long page', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Pause' }).click();
  await card.getByText('Paused', { exact: true }).waitFor();
  expect(await leads('v1')).not.toContain('/b');
  await card.getByRole('button', { name: 'Resume' }).click();
  await card.getByText('Running').waitFor();
  await expectAccessibleAtBothWidths(page);
  await card.getByRole('button', { name: 'End …' }).click();
  const dialog = page.getByRole('dialog', { name: 'End this A/B test?' });
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('radio', { name: /^Short page/ }).check();
  await dialog.getByRole('button', { name: 'End test' }).click();
  await card.getByText('Ended', { exact: true }).waitFor();
  await card.getByText('Kept').waitFor();
  expect(await leads('v1')).toBe(`${ELSEWHERE}/b`);
  await page.goto(`${link}/edit`);
  await expect.poll(() => page.getByLabel('Destination').inputValue()).toBe(`${ELSEWHERE}/b`);
  await page.getByRole('button', { name: 'Start A/B test' }).waitFor();
  expect(complaints).toEqual([]);
});
