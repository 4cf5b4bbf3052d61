import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
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
import { addLinks, choose, codeOf, row } from '../kit/url-list.ts';

// Its own way would be to load the module from the internet.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

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

/** What a saved picture says to a scanner. */
async function scanned(page: Page, kind: 'SVG' | 'PNG'): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: kind }).click();
  const file = readFileSync(await (await saving).path());
  // Scanners see pixels: the browser makes them of what is drawn in modules.
  const address = `data:image/${kind === 'SVG' ? 'svg+xml' : 'png'};base64,${file.toString('base64')}`;
  const png = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    canvas.getContext('2d')!.drawImage(picture, 0, 0, 400, 400);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, address);
  return (await readBarcodes(Buffer.from(png, 'base64'))).map(({ text }) => text);
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>window.isRun = true</script>
  <rect width="9" height="9" fill="#c00"/></svg>`;

test('a QR code in colours and with a logo is read by scanners, and one without contrast is refused', async () => {
  const { page, complaints } = await open('/urls', 1);
  await row(page, 'Link 1').getByRole('link', { name: 'Link 1' }).click();
  const link = await page.getByRole('img', { name: /^QR code of / }).getAttribute('aria-label');
  const text = `${link!.replace('QR code of ', '')}?qr=1`;
  expect([await scanned(page, 'SVG'), await scanned(page, 'PNG')]).toEqual([[text], [text]]);
  await page.getByRole('button', { name: 'Design' }).click();
  const dialog = page.getByRole('dialog', { name: 'Design of QR codes' });
  const use = dialog.getByRole('button', { name: 'Use this design' });
  await dialog.getByLabel('Code', { exact: true }).fill('#dddddd');
  await dialog.getByText('Scanners cannot tell these colours apart.').waitFor();
  expect(await use.isDisabled()).toBe(true);
  await dialog.getByLabel('Code', { exact: true }).fill('#0b3d91');
  await dialog.getByLabel('Background').fill('#fff3c4');
  const logo = dialog.getByLabel('Logo');
  await logo.setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await dialog.getByText('This picture cannot be read.').waitFor();
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await dialog.getByRole('button', { name: 'Remove logo' }).waitFor();
  await expectAccessible(page);
  await use.click();
  expect([await scanned(page, 'SVG'), await scanned(page, 'PNG')]).toEqual([[text], [text]]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  const pdf = readFileSync(await (await saving).path(), 'latin1');
  expect([pdf.slice(0, 8), pdf.includes('/Filter /DCTDecode'), pdf.trim().endsWith('%%EOF')]).toEqual([
    '%PDF-1.4',
    true,
    true,
  ]);
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
  await page.reload();
  await page.locator('svg[aria-label^="QR code of"] image').waitFor(); // the next code looks the same
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
