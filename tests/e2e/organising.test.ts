import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleAtBothWidths, openTab, shorten, signedUp } from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();
const url = (path: string) => `${stage.installation.origin}${path}`;

test('UTM parameters are suggested from other links, filled in from a template, and stand in the destination', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  await signedUp(stage, tab);
  await shorten(stage, page, 'https://shop.example/a?utm_source=Newsletter');
  await page.goto(url('/urls/new'));
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/b?x=%7e#top');
  await page.getByText('UTM parameters').click();
  const source = page.getByLabel('Source');
  await source.fill('news-letter');
  await page.getByLabel('Medium').fill('email ');
  await page.getByText('Your links also use “Newsletter”, which is counted separately.').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Use “Newsletter”' }).click();
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog', { name: 'UTM templates' });
  await dialog.getByLabel('Name').fill('Weekly');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await page.getByRole('button', { name: 'Use Weekly' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/c');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Use Weekly' }).click();
  expect(await page.getByLabel('Destination', { exact: true }).inputValue()).toBe(
    'https://shop.example/c?utm_source=Newsletter&utm_medium=email',
  );
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('heading', { name: 'Link created' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a list is saved as a view, opened at its address, and follows a tag that is renamed', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  await signedUp(stage, tab);
  await page.goto(url('/urls/new'));
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/tagged');
  await page.getByRole('combobox', { name: 'Tags' }).fill('Spring');
  await page.getByRole('combobox', { name: 'Tags' }).press('Enter');
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('heading', { name: 'Link created' }).waitFor();
  await shorten(stage, page, 'https://shop.example/plain');

  await page.goto(url('/urls?tags=spring&sort=title&direction=asc'));
  await page.getByText('1 of 2 links').waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save this view as').fill('Spring links');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('link', { name: 'Spring links' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Manage tags' }).click();
  await page.getByRole('button', { name: 'Edit Spring' }).click();
  await page.getByRole('dialog', { name: 'Tags' }).getByLabel('Name').fill('Summer');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit Summer' }).waitFor();
  await expectAccessible(page);

  await page.goto(url('/urls'));
  await page.getByText('2 links', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('link', { name: 'Spring links' }).click();
  await page.getByText('1 of 2 links').waitFor();
  expect(new URL(page.url()).search).toBe('?sort=title&direction=asc&tags=Summer');
  expect(complaints).toEqual([]);
});

test('the domains: none, the form, its records, and what it is led to, at both widths', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await signedUp(stage, tab);
  await page.goto(url('/account/domains'));
  await page.getByRole('button', { name: 'Add your first domain' }).click();
  const host = `go-${crypto.randomUUID().slice(0, 8)}.example.com`;
  await page.getByRole('form').getByLabel('Domain').fill('localhost');
  await page.getByRole('form').getByRole('button', { name: 'Add domain' }).click();
  await page.getByText('not a single word').waitFor();
  await page.getByRole('form').getByLabel('Domain').fill(host);
  await page.getByRole('form').getByRole('button', { name: 'Add domain' }).click();
  await page.getByText('Not verified').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: `More actions for ${host}` }).click();
  await page.getByRole('menuitem', { name: 'Open links in apps' }).click();
  await page.getByLabel('iOS apps').fill('ABCDE12345.com.example.app');
  await page.getByRole('button', { name: 'Add Android app' }).click();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Saved the apps of ${host}`).waitFor();
  await page.goto(url('/urls'));
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Domain').selectOption(host);
  await page.waitForURL(`**/urls?domain=${host}`);
  await expectAccessibleAtBothWidths(page);
});
