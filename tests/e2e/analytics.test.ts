import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CHROME, GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import { addLink, expectAccessible, expectToFit, openTab, signedUp, type Tab } from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

// Addresses of visitors are told by a header, as behind a proxy of one's own.
const stage = useSharedStage();

const at = (path: string) => `${stage.installation.origin}${path}`;
/** In Germany and in the United States by the bundled database. */
const GERMAN = '217.0.0.1';
const AMERICAN = '8.8.8.8';

/** A person with one link. */
async function owner(tab: Tab, code: string): Promise<void> {
  await addLink(stage, await signedUp(stage, tab), code);
}

async function visit(code: string, userAgent: string, address: string, query = ''): Promise<void> {
  const headers = { 'user-agent': userAgent, accept: 'text/html', 'x-forwarded-for': address };
  const response = await fetch(at(`/${code}${query}`), { redirect: 'manual', headers });
  expect(response.status).toBe(302);
}

const card = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label }).first();
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const clicks = (page: Page, count: number) =>
  expect.poll(() => card(page, 'Total clicks').innerText()).toMatch(new RegExp(`\\b${count}\\b`));
const searchOf = (page: Page) => new URL(page.url()).search;

test('clicks appear, move live, and are filtered by rows, keys and chips that survive a reload', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  const code = 'spring';
  await owner(tab, code);
  for (const [agent, address] of [
    [CHROME, GERMAN],
    [IPHONE, GERMAN],
    [CHROME, AMERICAN],
    [GOOGLEBOT, AMERICAN],
  ] as const) {
    await visit(code, agent, address, '?utm_source=news&utm_campaign=spring');
  }
  await page.goto(at('/urls'));
  await page.getByRole('link', { name: 'Overview' }).click();
  await clicks(page, 3);
  await page.getByText('3 clicks in the last 5 minutes').waitFor();
  await page.getByText('Bounce rate, session time and conversions need a verified website.').waitFor();
  const chart = panel(page, 'Clicks over time').getByRole('slider', { name: /^Clicks: 3\b/ });
  await chart.focus();
  await page.keyboard.press('End');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/: Clicks 3\b/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/: Clicks 0\b/);
  expect((await panel(page, 'Clicks over time').locator('.h-80').boundingBox())!.height).toBe(320);

  await page.getByText('Live', { exact: false }).first().waitFor();
  await visit(code, CHROME, AMERICAN);
  await clicks(page, 4);
  await page.keyboard.press('b');
  await clicks(page, 5);
  await page.keyboard.press('b');
  await clicks(page, 4);

  await panel(page, 'Countries')
    .getByRole('button', { name: /^Germany/ })
    .click();
  await clicks(page, 2);
  expect(searchOf(page)).toBe('?country=DE');
  await page.getByRole('button', { name: 'Country is Germany', exact: true }).waitFor();
  await panel(page, 'Device analytics').getByRole('button', { name: 'Leave out Mobile' }).click();
  await clicks(page, 1);
  await page.reload();
  await clicks(page, 1);
  expect(searchOf(page)).toBe('?country=DE&device_not=mobile');
  await visit(code, CHROME, GERMAN);
  await clicks(page, 2); // live within the filters, too
  await page.keyboard.press('Escape'); // the latest filter first
  await expect.poll(() => searchOf(page)).toBe('?country=DE');
  await page.keyboard.press('Escape');
  await clicks(page, 5);
  expect(searchOf(page)).toBe('');
  await page.keyboard.press('w');
  await panel(page, 'Clicks over time')
    .getByRole('slider', { name: /^Clicks: 5\b/ })
    .waitFor();
  expect(searchOf(page)).toBe('?period=7d');
  expect(complaints).toEqual([]);
});

test('all values are searched, and the figures of the scope come as a ZIP', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  const code = 'summer';
  await owner(tab, code);
  const sources = [
    'alpha',
    'beta',
    'gamma',
    'delta',
    'epsilon',
    'zeta',
    'eta',
    'theta',
    'iota',
    'kappa',
    'lambda',
    'mu',
  ];
  for (const source of sources) await visit(code, CHROME, GERMAN, `?utm_source=${source}&utm_campaign=${source}-one`);
  await page.goto(at('/analytics?tab=deep'));
  const traffic = panel(page, 'Traffic sources');
  await traffic.getByRole('tab', { name: 'UTM campaigns' }).click();
  await traffic.getByRole('button', { name: 'Show all 12 UTM campaigns' }).click();
  const dialog = page.getByRole('dialog', { name: 'UTM campaigns' });
  await dialog.getByRole('button', { name: /^alpha-one/ }).waitFor();
  await dialog.getByLabel('Search UTM campaigns').fill('GAM');
  await expect.poll(() => dialog.getByRole('button', { name: /-one/ }).count()).toBe(1);
  await dialog.getByRole('button', { name: /^gamma-one/ }).click();
  await expect.poll(() => searchOf(page)).toBe('?tab=deep&utm_campaign=gamma-one');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(searchOf(page)).toBe('?tab=deep&utm_campaign=gamma-one');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile((await download.path())!);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(complaints).toEqual([]);
});

test('both tabs are accessible and fit a phone, light and dark, with figures and with the sample', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  const email = await signedUp(stage, tab);
  await page.goto(at('/analytics'));
  await page.getByRole('button', { name: 'Preview with sample data' }).click();
  await panel(page, 'Top links').getByText('/spring', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide the sample data' }).click();
  await page.getByText('No clicks in this period').first().waitFor();

  const code = 'autumn';
  await addLink(stage, email, code);
  await visit(code, CHROME, GERMAN, '?utm_source=news');
  await visit(code, IPHONE, AMERICAN, '?utm_source=news');
  for (const tab of ['', 'tab=deep&']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at(`/analytics?${tab}country=DE&browser_not=Safari`));
    await page.getByRole('slider', { name: /^Clicks: 1\b/ }).waitFor();
    await page.setViewportSize({ width: 375, height: 900 });
    await expectToFit(page);
    await page.setViewportSize({ width: 320, height: 256 }); // 1280 pixels, four times as large
    await expectToFit(page);
    await page.setViewportSize({ width: 375, height: 900 });
  }
  const table = page.getByRole('region', { name: 'The busiest links side by side' });
  expect(await table.getByRole('row', { name: /100\.0%/ }).count()).toBe(1);
  expect(await table.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
  await expectAccessible(page); // the other tab was looked at with its sample
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Germany/ })
    .waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
