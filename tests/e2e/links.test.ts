import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { ELSEWHERE, expectAccessibleAtBothWidths, expectToFit, openTab, signedUp, type Tab } from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';
import { addLinks, choose, codeOf, row } from '../kit/url-list.ts';

const stage = useSharedStage();
const url = (path: string) => `${stage.installation.origin}${path}`;

async function open(path: string, count = 0, width = 1280): Promise<Tab> {
  const tab = await openTab(stage, { width });
  await tab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = await signedUp(stage, tab);
  if (count) await addLinks(stage.installation, email, count);
  await tab.page.goto(url(path));
  return tab;
}

const field = (page: Page) => page.getByLabel('Address to shorten');
const card = (page: Page) => page.getByRole('region', { name: 'This link' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const leadsTo = async (address: string) => {
  const answer = await fetch(address, { redirect: 'manual' });
  return answer.headers.get('location') ?? answer.status;
};
const click = (code: string) => fetch(url(`/${code}`), { redirect: 'manual', headers: { 'user-agent': CHROME } });

test('an address becomes a short URL in the clipboard by the keyboard alone, and is undone', async () => {
  const { page, complaints } = await open('/dashboard');
  await field(page).waitFor();
  await page.keyboard.press('c');
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type(`${ELSEWHERE.replace('https://', '')}/long?with=query`);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open its page' }).waitFor();
  const short = await clipboard(page);
  expect(short).toMatch(new RegExp(`^${url('/')}\\w{6}$`));
  expect(await leadsTo(short)).toBe(`${ELSEWHERE}/long?with=query`);
  await page.getByRole('button', { name: 'QR' }).click();
  await page.getByRole('img', { name: `QR code of ${short}` }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => field(page).inputValue()).toBe(`${ELSEWHERE}/long?with=query`);
  expect(await leadsTo(short)).toBe(404);

  await field(page).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter an address that starts with http:// or https://.').waitFor();
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  expect(complaints).toEqual([]);
});

test('a click on the form is not lost where what is said of a field makes the form longer meanwhile', async () => {
  const { page } = await open('/urls/new');
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"useUrlValidationQuery"')) await isPressed;
    await route.continue();
  });
  await page.getByLabel('Destination', { exact: true }).fill(`${ELSEWHERE}/pressed`);
  const create = page.getByRole('button', { name: 'Create link' });
  await create.hover();
  await page.mouse.down(); // the field is left, and is looked at
  await page.getByText('Checking …').waitFor();
  const answered = page.waitForResponse((response) => !!response.request().postData()?.includes('useUrlValidation'));
  pressed();
  await (await answered).finished();
  const frame = () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  await page.evaluate(frame);
  await page.mouse.up();
  await page.getByRole('heading', { name: 'Link created' }).waitFor();
});

test('an address that is pasted anywhere is ready to be shortened, also on a phone', async () => {
  const { page } = await open('/urls/bulk', 0, 375);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await expect
    .poll(async () => {
      await paste(`${ELSEWHERE}/pasted`);
      return field(page).count();
    })
    .toBe(1);
  expect(await field(page).inputValue()).toBe(`${ELSEWHERE}/pasted`);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open its page' }).click();
  await page.getByText('Latest clicks').waitFor();
  await expectToFit(page);
});

test('the page of a link shows its clicks as they come; an edit in place is live and undone', async () => {
  const { page, complaints } = await open('/urls', 6);
  const code = await codeOf(page, 'Link 4');
  await row(page, 'Link 4').getByRole('link').click();
  await page.getByText('Share the link: clicks appear here within a second.').waitFor();
  await click(code);
  await page.getByRole('region', { name: 'Latest clicks' }).getByText('Just now').waitFor();
  await card(page).getByText('1 click', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Renamed');
  await page.getByLabel('Destination').fill(`${ELSEWHERE}/other`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Renamed' }).waitFor();
  expect(await leadsTo(url(`/${code}`))).toBe(`${ELSEWHERE}/other`);
  await page.getByText('Saved: destination, title').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('heading', { name: 'Link 4' }).waitFor();
  expect(await leadsTo(url(`/${code}`))).toBe('https://example.org/4');

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Not saved');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Leave without saving?').waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('Not saved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessibleAtBothWidths(page);
  expect(complaints).toEqual([]);
  await page.goto(url('/urls/nonsense'));
  await page.getByRole('heading', { name: "This link doesn't exist or isn't yours" }).waitFor();
});

test('a deletion asks nothing, and Undo brings it back with its clicks', async () => {
  const { page } = await open('/urls', 6);
  const code = await codeOf(page, 'Link 4');
  await click(code);
  await row(page, 'Link 4').getByTitle('1 click', { exact: true }).waitFor();
  await choose(page, 'Link 4', 'Delete');
  await expect.poll(() => leadsTo(url(`/${code}`))).toBe(404);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => leadsTo(url(`/${code}`))).toBe('https://example.org/4');
  await row(page, 'Link 4').getByTitle('1 click', { exact: true }).waitFor();
});

test('clicks of a browser that its owner has marked are not counted, those of others are', async () => {
  const { page, context } = await open('/urls', 4);
  const code = await codeOf(page, 'Link 4');
  await row(page, 'Link 4').getByRole('link').click();
  const choice = page.getByRole('switch', { name: 'Do not count my clicks in this browser' });
  await choice.check();
  await expect.poll(() => choice.isEnabled()).toBe(true);
  const visit = () => context.request.get(url(`/${code}`), { maxRedirects: 0, headers: { 'user-agent': CHROME } });
  expect((await visit()).status()).toBe(302);
  await click(code);
  await card(page).getByText('1 click', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.uncheck();
  await expect.poll(() => choice.isEnabled()).toBe(true);
  await visit();
  await card(page).getByText('2 clicks', { exact: true }).waitFor();
});
