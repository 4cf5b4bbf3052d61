// What crosses the wire when a page is opened.
import { expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { addLink, openTab, signedUp } from '../kit/chromium.ts';
import { clicksOfLink } from '../kit/clicks-of-link.ts';
import { holdBack } from '../kit/hold-back.ts';
import { useSharedStage } from '../kit/shared-stage.ts';
import { beforeCharts, bytesOf, isChart, watchWire } from '../kit/wire.ts';

const stage = useSharedStage();
const MOST_REQUESTS = 20;
const MOST_BYTES = 300_000;
const page = { accept: 'text/html' };

test('the dashboard is there after 20 requests and 300 kB, and its charts follow', async () => {
  const tab = await openTab(stage);
  const { origin } = stage.installation;
  await addLink(stage, await signedUp(stage, tab), 'wire1');
  await fetch(`${origin}/wire1`, { redirect: 'manual', headers: { ...page, 'user-agent': CHROME } });
  await expect.poll(() => clicksOfLink(stage.installation, 'wire1')).toBe(1);
  const crossings = await watchWire(tab.page);
  await tab.page.goto(`${origin}/dashboard`);
  await tab.page
    .getByRole('slider', { name: /clicks/i })
    .first()
    .waitFor();
  await expect.poll(() => crossings.filter(isChart).length).toBeGreaterThan(2);
  // Of all before the charts, only the stream of live figures has no end.
  await expect.poll(() => beforeCharts(crossings).filter(({ bytes }) => bytes === 0).length).toBeLessThanOrEqual(1);
  const first = beforeCharts(crossings);
  const told = first.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  expect(first.length, told).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(bytesOf(first), told).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytesOf(first)).toBeGreaterThan(100_000); // else nothing was counted
  const texts = first.filter(({ url, bytes }) => /\.(js|css)$/.test(url) && bytes > 2_000);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
});

test('the frame of the page and its heading stand before the code of the app is there', async () => {
  const tab = await openTab(stage);
  await signedUp(stage, tab);
  const { origin } = stage.installation;
  // The sidebar and every screen need this file.
  const release = await holdBack(tab.page, /\/assets\/common-/);
  await tab.page.goto(`${origin}/urls`, { waitUntil: 'commit' });
  await tab.page.getByText('All links', { exact: true }).waitFor();
  expect(await tab.page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  release();
  await tab.page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(await tab.page.getByRole('heading', { name: 'All links' }).count()).toBe(1);
});

test('the figures of the dashboard stand in its frame before the app is there, as text, and then in the page', async () => {
  const tab = await openTab(stage);
  const { origin } = stage.installation;
  await addLink(stage, await signedUp(stage, tab), 'wire3');
  const release = await holdBack(tab.page, /\/assets\/app-/);
  await tab.page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
  const first = tab.page.locator('dl > div').first();
  await expect.poll(() => first.innerText()).toMatch(/Total links\s+1\s+1 active/);
  release();
  await tab.page.getByRole('navigation', { name: 'Main' }).waitFor();
  await expect.poll(() => first.innerText()).toMatch(/Total links\s+1\s+1 active/);
  expect(await tab.page.locator('[data-outline]').count()).toBe(0);
});

test('the figures of a link are asked before the app is there, once, and what is below its first screen after that', async () => {
  const tab = await openTab(stage);
  const { origin } = stage.installation;
  await addLink(stage, await signedUp(stage, tab), 'wire2');
  await fetch(`${origin}/wire2`, { redirect: 'manual', headers: { ...page, 'user-agent': CHROME } });
  await expect.poll(() => clicksOfLink(stage.installation, 'wire2')).toBe(1);
  const [link] = await stage.installation.query<{ id: number }>("SELECT id FROM short_url WHERE short_code = 'wire2'");
  const id = Buffer.from(`ShortUrl:${link!.id}`).toString('base64');
  const asked: string[] = [];
  tab.page.on('request', (request) => {
    const name = /(?:query) (Url\w+)/.exec(request.postData() ?? '')?.[1];
    if (name) asked.push(name);
  });
  const release = await holdBack(tab.page, /\/assets\/common-/);
  await tab.page.goto(`${origin}/urls/${encodeURIComponent(id)}?period=7d`, { waitUntil: 'commit' });
  await tab.page.getByText('Loading the link …').waitFor();
  await expect.poll(() => asked).toEqual(['UrlScreenQuery']);
  release();
  await tab.page.getByRole('region', { name: 'Countries' }).waitFor();
  expect(asked).toEqual(['UrlScreenQuery', 'UrlMoreQuery']);
});

test('files with a hash in their name are kept for good, the page is asked for again and sent only once', async () => {
  const { origin } = stage.installation;
  const first = await fetch(`${origin}/dashboard`, { headers: page });
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const known = { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' };
  const again = await fetch(`${origin}/dashboard`, { headers: { ...page, ...known } });
  expect(again.status).toBe(304);
  const [script] = /\/assets\/first-[\w-]+\.js/.exec(await first.text())!;
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(origin + script, { headers: { 'accept-encoding': encoding } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.any(String),
      vary: expect.stringMatching(/accept-encoding/i),
    });
  }
  const plain = await fetch(origin + script, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('the page names the files of its screen, and each of them is there', async () => {
  const { origin } = stage.installation;
  for (const path of [
    '/dashboard',
    '/urls',
    '/urls/new',
    '/urls/bulk',
    '/urls/U1',
    '/analytics',
    '/analytics/clicks',
  ]) {
    const { headers } = await fetch(`${origin}${path}?period=7d`, { headers: page });
    const files = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel=modulepreload/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(2);
    const answers = await Promise.all(files.map((file) => fetch(origin + file)));
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
  }
  const linksOf = async (path: string) => (await fetch(origin + path, { headers: page })).headers.get('link');
  expect(await linksOf('/login')).not.toContain('modulepreload');
  expect(await linksOf('/urls/U1')).toContain('UrlScreen');
  expect(await linksOf('/urls/archived')).not.toContain('UrlScreen');
});
