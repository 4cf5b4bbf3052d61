// What links show and where they lead beside their destination, and links that come from elsewhere, in a browser.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CHROME, IPHONE } from '../kit/agents.ts';
import { expectAccessibleAtBothWidths, openTab, shorten, signedUp } from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();
const url = (path: string) => `${stage.installation.origin}${path}`;
const unique = () => crypto.randomUUID().slice(0, 8);

/** What a program gets from a host of the installation. */
async function get(path: string, headers: Record<string, string>): Promise<{ answer: IncomingMessage; body: string }> {
  const asked = request(url(path), { headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { answer, body: await text(answer) };
}

test('a social card is read from its destination, gets a picture, and looks as on the networks', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  await signedUp(stage, tab);
  await page.goto(url('/urls/new'));
  await page.getByLabel('Destination', { exact: true }).fill('http://127.0.0.1:9/inside');
  await page.getByText('Social card', { exact: true }).click();
  const read = page.getByRole('button', { name: 'Start from the destination’s card' });
  await read.click();
  await page.getByRole('alert').waitFor(); // addresses inside of the network are not read
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('useDestinationCardQuery')) return route.fallback();
    const card = { title: 'Spring sale', description: 'Tents and boots.', pictureUrl: null };
    const destinationCard = { __typename: 'DestinationCardSuccess', card };
    return route.fulfill({ json: { data: { destinationCard } } });
  });
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/spring');
  await read.click();
  await expect.poll(() => page.getByLabel('Title on the card').inputValue()).toBe('Spring sale');
  expect(await page.getByLabel('Description on the card').inputValue()).toBe('Tents and boots.');
  await page.unroute('**/graphql');

  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await page
    .getByText(/PNG, JPEG, WebP or GIF/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
  const picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer();
  await page.getByLabel('Picture file').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Choose another' }).waitFor();
  for (const network of ['X', 'Facebook', 'Slack', 'WhatsApp']) {
    await page.getByRole('group', { name: 'Network', exact: true }).getByText(network, { exact: true }).click();
    const shown = page.getByRole('img', { name: `The card on ${network}` });
    await shown.getByText('Spring sale').waitFor();
    await shown.locator('img').waitFor();
  }
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('heading', { name: 'Link created' }).waitFor();
  const address = await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href');
  const { answer, body } = await get(new URL(address!).pathname, { 'user-agent': 'Slackbot-LinkExpanding 1.0' });
  expect([answer.statusCode, body.includes('content="Spring sale"')]).toEqual([200, true]);
  const [, source] = /property="og:image" content="[^"]*(\/assets\/pictures\/[^"]+)"/.exec(body)!;
  expect((await get(source!, {})).answer.headers['content-type']).toBe('image/jpeg');
  expect(complaints.filter((line) => !line.includes('400'))).toEqual([]);
});

test('people on iPhones and on Android are led to apps, and a domain names the apps that open its links', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await signedUp(stage, tab);
  await page.goto(url('/urls/new'));
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/app');
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('iPhones and iPads').fill('javascript:alert(1)');
  await page.getByLabel('Android', { exact: true }).fill('https://play.example/app');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect.poll(() => page.getByLabel('iPhones and iPads').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('iPhones and iPads').fill('myapp://spring');
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('heading', { name: 'Link created' }).waitFor();
  const address = await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href');
  const code = new URL(address!).pathname;
  const led = async (agent: string) => (await get(code, { 'user-agent': agent })).answer.headers.location;
  expect([await led(IPHONE), await led(CHROME)]).toEqual(['myapp://spring', 'https://shop.example/app']);
  const android =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  expect(await led(android)).toBe('https://play.example/app');

  await page.goto(url('/account/domains'));
  const host = `go-${unique()}.example.com`;
  await page.getByRole('button', { name: 'Add your first domain' }).click();
  await page.getByRole('form').getByLabel('Domain').fill(host);
  await page.getByRole('form').getByRole('button', { name: 'Add domain' }).click();
  await page.getByText('This server needs a public name first').waitFor();
  await expectAccessibleAtBothWidths(page);
  // No DNS server here answers for it.
  await stage.installation.query('UPDATE domain SET verified_at = now(), connected_at = now() WHERE host = $1', [host]);
  await page.getByRole('button', { name: `More actions for ${host}` }).click();
  await page.getByRole('menuitem', { name: 'Open links in apps' }).click();
  await page.getByLabel('iOS apps').fill('ABCDE12345.com.example.app');
  await page.getByRole('button', { name: 'Add Android app' }).click();
  await page.getByLabel('Package').fill('com.example.app');
  await page.getByLabel('Certificate fingerprints').fill(Array(32).fill('AB').join(':'));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Saved the apps of ${host}`).waitFor();
  const named = async (file: string) => (await get(`/.well-known/${file}`, { host })).body;
  await expect.poll(() => named('apple-app-site-association')).toContain('ABCDE12345.com.example.app');
  await expect.poll(() => named('assetlinks.json')).toContain('com.example.app');
});

test('a file is previewed, its conflicts are settled, it is imported with its progress, and undone', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  const email = await signedUp(stage, tab);
  const taken = await shorten(stage, page, 'https://shop.example/mine');
  const codes = Array.from({ length: 98 }, () => `i-${unique()}`);
  const rows = [...codes, taken].map((code) => `https://dub.sh/${code},https://shop.example/${code},7`);
  const file = `Short link,Destination URL,Clicks\n${[...rows, 'https://dub.sh/bad,javascript:1,0'].join('\n')}\n`;
  await page.goto(url('/urls/import'));
  await page
    .getByLabel('Choose an export')
    .setInputFiles({ name: 'dub.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  const facts = page.getByLabel('What would come');
  await facts.getByText('99 of 100').waitFor();
  await page.getByText('1 row cannot be imported').waitFor();
  await page.getByLabel('Links whose code is taken here').selectOption({ label: 'Leave them out' });
  await facts.getByText('98 of 100').waitFor();
  await expectAccessibleAtBothWidths(page);
  // The account stays locked until the import was seen under way, and after a reload.
  const holder = new pg.Client({ connectionString: stage.installation.databaseUrl() });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM app_user WHERE email = $1 FOR NO KEY UPDATE', [email]);
  try {
    await page.getByRole('button', { name: 'Import 98 links' }).click();
    await page.getByRole('progressbar', { name: 'Rows imported' }).waitFor();
    await page.reload();
    await page.getByRole('progressbar', { name: 'Rows imported' }).waitFor();
  } finally {
    await holder.end();
  }
  await page.getByText('98 links imported').waitFor();
  await expectAccessibleAtBothWidths(page);
  expect((await get(`/${codes[0]}`, { 'user-agent': CHROME })).answer.headers.location).toBe(
    `https://shop.example/${codes[0]}`,
  );
  expect((await get(`/${taken}`, { 'user-agent': CHROME })).answer.headers.location).toBe('https://shop.example/mine');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Import undone').waitFor();
  await expect.poll(async () => (await get(`/${codes[0]}`, {})).answer.statusCode).toBe(404);
  await page.goto(url('/urls'));
  await page.getByText('1 link', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
