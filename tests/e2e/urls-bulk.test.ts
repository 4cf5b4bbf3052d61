import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit, openTab, signedUp, type Tab } from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();

const url = (path: string) => `${stage.installation.origin}${path}`;

async function open(tab: Tab, tier: string): Promise<string> {
  const { page } = tab;
  const email = await signedUp(stage, tab);
  await stage.installation.query('UPDATE app_user SET tier = $2 WHERE email = $1', [email, tier]);
  await page.goto(url('/urls/bulk'));
  await page.getByLabel('Destination, row 1').waitFor();
  return email;
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel('Destination, row 1').focus();
  await page.keyboard.press('ControlOrMeta+V');
}

const create = (page: Page) => page.getByRole('button', { name: /^Create \d+ link/ });
const done = (page: Page) =>
  page.getByRole('heading', { name: /^Bulk creation complete!$|^Some rows were not created$/ }).waitFor();
const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const textOf = async (download: Download) => readFile((await download.path())!, 'utf8');

async function linksOf(email: string): Promise<string[]> {
  const rows = await stage.installation.query<{ original_url: string }>(
    'SELECT original_url FROM short_url u JOIN app_user o ON o.id = u.owner_id WHERE email = $1 ORDER BY original_url',
    [email],
  );
  return rows.map((row) => row.original_url);
}

test('a pasted range becomes rows; faulty ones are told, corrected and created, the refused are tried again', async () => {
  const tab = await openTab(stage);
  const { page, context, complaints } = tab;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = await open(tab, 'free');
  expect(await page.getByText('Upgrade to Premium or Enterprise to unlock bulk operations').count()).toBe(1);
  await page.getByRole('button', { name: 'Create links' }).click();
  await page.getByText('Please add at least one destination').waitFor();

  await paste(page, 'https://example.org/a\tFirst\t\tmeasure\nnonsense\tSecond\nhttps://example.org/c');
  await page.getByLabel('Destination, row 3').waitFor();
  await create(page).click();
  await page.getByText('Please enter a full address, such as example.com/page.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Destination, row 2').fill('https://example.org/b');
  await create(page).click();
  await done(page);
  await page.getByText('This short code is reserved.').waitFor();
  expect(await linksOf(email)).toEqual(['https://example.org/b', 'https://example.org/c']);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download results' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bulk-results-\d{4}-\d\d-\d\d\.csv$/);
  expect((await textOf(download)).trim().split('\r\n')).toHaveLength(4);

  await page.getByRole('button', { name: 'Fix 1 row' }).click();
  expect(await page.getByLabel('Title, row 1').inputValue()).toBe('First');
  await page.getByLabel('Short code, row 1').fill('');
  await create(page).click();
  await done(page);
  expect(await linksOf(email)).toHaveLength(3);
  expect(complaints).toEqual([]);
});

test('a CSV file is looked at before it is sent; its faulty rows do not fail the others', async () => {
  const tab = await openTab(stage, { width: 375 });
  const { page } = tab;
  const email = await open(tab, 'premium');
  await page.getByRole('tab', { name: 'CSV upload' }).click();
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download template' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('bulk_urls_template.csv');
  await choose(page, 'template.csv', await textOf(template));
  await page.getByRole('button', { name: 'Upload and create 2 links' }).waitFor();

  await choose(page, 'notes.csv', 'title\r\nwithout a destination');
  await page.getByText('No column holds the destinations.').waitFor();
  await choose(page, 'mine.csv', '\uFEFFTitle;Original URL\r\n"Two\nlines";https://example.org/1\r\nBad;nowhere\r\n');
  await page.getByText('1 of 2 rows will be refused. The other rows will still be created.').waitFor();
  expect(await linksOf(email)).toEqual([]);
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Upload and create 1 link' }).click();
  await done(page);
  expect(await linksOf(email)).toEqual(['https://example.org/1']);
  await page.getByText('1 failed', { exact: true }).waitFor();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Create more links' }).click();
  expect(await page.getByText('mine.csv').count()).toBe(0);
});

test('a thousand rows, their progress on the screen', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  const email = await open(tab, 'premium');
  await page.getByRole('tab', { name: 'CSV upload' }).click();
  const rows = Array.from({ length: 1000 }, (_, index) => `https://example.org/${index}`);
  await choose(page, 'many.csv', ['original_url', ...rows].join('\n'));
  // The page keeps what it showed itself: a fast server is done before anybody looks from outside.
  await page.evaluate((progress) => {
    const shown = new Set<string>();
    const look = () => void new RegExp(progress, 'm').exec(document.body.innerText)?.forEach((text) => shown.add(text));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { shownProgress: shown });
  }, '^[\\d,]+ / 1,000$');
  await page.getByRole('button', { name: 'Upload and create 1,000 links' }).click();
  await done(page);
  const shown = await page.evaluate(() => [...(globalThis as unknown as { shownProgress: Set<string> }).shownProgress]);
  expect(shown).toContain('0 / 1,000');
  await page.getByText('1,000 created').waitFor();
  expect(await linksOf(email)).toHaveLength(1000);
});

test('a plan without bulk operations is told so by the server', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  const email = await open(tab, 'free');
  await page.getByRole('tab', { name: /CSV upload/ }).click();
  await choose(page, 'mine.csv', 'original_url\nhttps://example.org/1');
  await page.getByRole('button', { name: 'Upload and create 1 link' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /Premium or Enterprise/ })
    .nth(1)
    .waitFor();
  expect(await linksOf(email)).toEqual([]);
});
