import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import {
  ELSEWHERE,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectToFit,
  openTab,
  signedUp,
  type Tab,
} from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';
import { addLinks, choose, codeOf, refresh, row, rowButton, rows, titles } from '../kit/url-list.ts';

const stage = useSharedStage();

const url = (path: string) => `${stage.installation.origin}${path}`;

/** Somebody's list of so many links, in a window of its own. */
async function openList(count: number, path = '/urls'): Promise<Tab> {
  const tab = await openTab(stage);
  const { page } = tab;
  await addLinks(stage.installation, await signedUp(stage, tab), count);
  await page.goto(url(path));
  await page.getByRole('table', { name: 'Links' }).waitFor();
  return tab;
}

/** Does what is told by a toast: that does not stay, so it is looked for from before on. */
const toasted = (page: Page, text: string | RegExp, act: () => Promise<void>) =>
  Promise.all([page.getByText(text).waitFor(), act()]);
const saveChanges = (page: Page) =>
  toasted(page, /^Saved: /, () => page.getByRole('button', { name: 'Save changes' }).click());

test('search, status, order and pages narrow the list and stand in its address', async () => {
  const { page, complaints } = await openList(83);
  expect(await page.getByText('83 links', { exact: true }).count()).toBe(1);
  expect(await titles(page)).toEqual(Array.from({ length: 10 }, (_, index) => `Link ${index + 1}`));

  await page.getByRole('button', { name: 'Page 4' }).click();
  await row(page, 'Link 31').waitFor();
  expect(
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('button', { name: /^Page \d/ })
      .count(),
  ).toBe(7);
  await page.reload();
  await row(page, 'Link 31').waitFor();

  await page.getByRole('textbox', { name: 'Search links' }).fill('link 8');
  await row(page, 'Link 80').waitFor();
  expect(await titles(page)).toEqual(['Link 8', 'Link 80', 'Link 81', 'Link 82', 'Link 83']);
  expect(page.url()).toContain('search=link+8');
  expect(page.url()).not.toContain('page=');
  await page.getByText('5 of 83 links').waitFor();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await expect.poll(() => titles(page)).toEqual(['Link 80']);
  await page.getByRole('textbox', { name: 'Search links' }).fill('no such link');
  await page.getByText('No links found').waitFor();
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await row(page, 'Link 1').waitFor();

  const sort = async (key: string) => {
    await page.getByRole('button', { name: /^Sort:/ }).click();
    await page.getByRole('menuitemradio', { name: key }).click();
  };
  await sort('Created');
  await expect.poll(async () => (await titles(page))[0]).toBe('Link 83');
  await page.goBack();
  await expect.poll(async () => (await titles(page))[0]).toBe('Link 1');
  expect(complaints).toEqual([]);
});

test('a row is switched off, copied and deleted; the redirect follows at once', async () => {
  const { page, context } = await openList(12);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await codeOf(page, 'Link 4');
  const status = async () => (await fetch(url(`/${code}`), { redirect: 'manual' })).status;
  expect(await status()).toBe(302);

  const copied = row(page, 'Link 4').getByText('Copied').waitFor(); // for two seconds
  await Promise.all([copied, row(page, 'Link 4').getByRole('button', { name: /^Copy/ }).click()]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url(`/${code}`));

  await choose(page, 'Link 4', 'Deactivate');
  await row(page, 'Link 4').getByText('Inactive').waitFor();
  expect(await status()).toBe(410);

  await choose(page, 'Link 4', 'Delete');
  await row(page, 'Link 4').getByText('Deleted').waitFor();
  await page.getByText('11 links', { exact: true }).waitFor();
  expect(await status()).toBe(404);
  await refresh(page);
  await row(page, 'Link 4').waitFor({ state: 'detached' });
});

test('the ticked rows are changed together, and a page that is emptied gives way', async () => {
  const { page } = await openList(13);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await row(page, 'Link 11').waitFor();
  const all = page.getByRole('checkbox', { name: 'Select all links on this page' });
  await row(page, 'Link 11').getByRole('checkbox').check();
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await all.check();
  await page.getByText('3 links selected').waitFor();

  await page.getByRole('toolbar').getByRole('button', { name: 'Deactivate' }).click();
  await expect.poll(() => rows(page).filter({ hasText: 'Inactive' }).count()).toBe(3);
  await expect.poll(() => page.getByRole('toolbar').count()).toBe(0);

  await all.check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('10 links', { exact: true }).waitFor();
  expect(await rows(page).filter({ hasText: 'Deleted' }).count()).toBe(3);
  await refresh(page);
  await row(page, 'Link 10').waitFor();
});

test('an edit is live at once; a later edit of an older state is told', async () => {
  const { page, context } = await openList(5);
  const code = await codeOf(page, 'Link 4');
  await choose(page, 'Link 4', 'Edit link');
  await page.getByLabel('Destination').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Title').fill('Changed elsewhere');

  await page.getByLabel('Destination').fill(`${ELSEWHERE}/changed`);
  await page.getByLabel('Title').fill('Changed here');
  await saveChanges(page);
  const response = await fetch(url(`/${code}`), { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(`${ELSEWHERE}/changed`);

  await other.getByRole('button', { name: 'Save changes' }).click();
  await other.getByText('This link has been changed in the meantime.').waitFor();
  expect(await other.getByLabel('Title').inputValue()).toBe('Changed elsewhere');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => other.getByLabel('Title').inputValue()).toBe('Changed here');
  await other.getByText('Inactive', { exact: true }).click();
  await saveChanges(other);
  expect((await fetch(url(`/${code}`), { redirect: 'manual' })).status).toBe(410);
});

test('expired and inactive URLs are extended, reactivated, duplicated and deleted', async () => {
  const { page } = await openList(12, '/urls/archived');
  expect(await titles(page)).toEqual(['Link 1', 'Link 2', 'Link 3', 'Link 5', 'Link 10']);
  const count = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd > span').first();
  expect(await count('Ended').innerText()).toBe('3');

  await rowButton(page, 'Link 1', /^Extend/).dblclick();
  await row(page, 'Link 1').getByText('Now expires on').waitFor();
  await rowButton(page, 'Link 5', /^Reactivate/).click();
  await row(page, 'Link 5').getByText('Activated').waitFor();
  expect(await titles(page)).toEqual(['Link 1', 'Link 2', 'Link 3', 'Link 5', 'Link 10']);
  await refresh(page);
  await expect.poll(() => titles(page)).toEqual(['Link 2', 'Link 3', 'Link 10']);
  await expect.poll(() => count('Ended').innerText()).toBe('2');
  await toasted(page, /^Duplicated \/l2-\d+ as \//, () => choose(page, 'Link 2', 'Duplicate'));
  await choose(page, 'Link 2', 'Delete');
  await row(page, 'Link 2').getByText('Deleted').waitFor();

  // One of the two cannot be extended: that is said, and only that one stays ticked.
  await page.getByRole('checkbox', { name: 'Select all links on this page' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Extend expiry' }).click();
  await page.getByText('Failed to extend expiry dates: 1 of 2 links.').waitFor();
  await row(page, 'Link 3').getByText('Extended').waitFor();
  await page.getByText('1 link selected').waitFor();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export \d+ links?$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^expired-inactive-urls-\d{4}-\d\d-\d\d\.csv$/);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectToFit(page);
  await page.goto(url('/urls'));
  await row(page, 'Link 2 (Copy)').waitFor();
});

test('what another tab does appears by itself', async () => {
  const { page, context } = await openList(2);
  const other = await context.newPage();
  await other.goto(url('/urls/new'));
  await other.getByLabel('Destination').fill(`${ELSEWHERE}/elsewhere`);
  await other.getByLabel('Title').fill('From elsewhere');
  await other.getByRole('button', { name: 'Create link' }).click();
  await other.getByRole('heading', { name: 'Link created' }).waitFor();
  await page.bringToFront();
  await row(page, 'From elsewhere').waitFor();
});

test('clicks move the counts of the shown rows and nothing else; the headings sort from the keyboard', async () => {
  const { page, complaints } = await openList(12);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await row(page, 'Link 12').waitFor();
  await row(page, 'Link 11').getByRole('checkbox').check();
  const [address, code] = [page.url(), await codeOf(page, 'Link 12')];
  for (let count = 0; count < 3; count++) {
    await fetch(url(`/${code}`), { redirect: 'manual', headers: { 'user-agent': CHROME } });
  }
  await row(page, 'Link 12').getByTitle('3 clicks').waitFor();
  await row(page, 'Link 12').getByText('Just now').waitFor();
  expect(await titles(page)).toEqual(['Link 11', 'Link 12']);
  expect(await row(page, 'Link 11').getByRole('checkbox').isChecked()).toBe(true);
  expect(page.url()).toBe(address);

  const heading = page.getByRole('columnheader', { name: 'Clicks' });
  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await titles(page))[0]).toBe('Link 12');
  expect(await heading.getAttribute('aria-sort')).toBe('descending');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');
  await page.goto(url('/urls/x/edit'));
  await page.getByRole('heading', { name: 'This link does not exist' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'All links' }).click();
  await row(page, 'Link 1').waitFor();
  expect(complaints).toEqual([]);
});

test('the export has every page of what the filters leave', async () => {
  const { page } = await openList(25, '/urls?status=inactive');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export \d+ links?$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^footbridge-urls-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile((await download.path())!, 'utf8')).trim().split(/\r?\n/);
  expect(lines[0]).toContain('Short Code,Title,Original URL');
  expect(lines).toHaveLength(6);
});

test('the list from the keyboard alone', async () => {
  const { page } = await openList(3);
  await page.getByRole('checkbox', { name: 'Select all links on this page' }).focus();
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.closest('label')?.textContent,
    );
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 20 && !name.test((await focused()) ?? ''); step++) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(name);
  };
  await tabTo(/^Actions for \/l1-/);
  await page.keyboard.press('Enter');
  const inMenu = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(inMenu).toBe('Open link');
  await page.keyboard.press('End');
  await expect.poll(inMenu).toBe('Delete');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toMatch(/^Actions for \/l1-/);
  await tabTo(/^Select \/l2-/);
  await page.keyboard.press('Space');
  await page.getByText('1 link selected').waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('2 links', { exact: true }).waitFor();
  await expect.poll(focused).toBe('Links');
});

test('accessible and within the window at both widths, empty and filled', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  const email = await signedUp(stage, tab);
  await page.goto(url('/urls'));
  await page.getByText('No links yet').waitFor();
  await expectAccessibleAtBothWidths(page);
  await addLinks(stage.installation, email, 83);
  await page.goto(url('/urls'));
  await row(page, 'Link 1').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filterHeight = () => page.locator('#advanced-filters').evaluate((area) => area.clientHeight);
  await expect.poll(filterHeight).toBeGreaterThan(200);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(filterHeight).toBeLessThan(200);
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await choose(page, 'Link 2', 'Delete');
  await row(page, 'Link 2').getByRole('button', { name: /^Undo/ }).waitFor();
  await expectAccessibleAtBothWidths(page);
});
