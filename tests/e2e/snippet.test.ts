import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestSnippet } from '../../api/websites/snippet-versions.ts';
import { CHROME } from '../kit/agents.ts';
import { addLink, expectAccessibleAtBothWidths, openTab, signedUp, useStage } from '../kit/chromium.ts';
import { serveExampleSite, type ExampleSite } from '../kit/example-site.ts';
import { addOwner, addWebsite, reportsOf } from '../kit/website-reports.ts';

// A browser without a screen names itself as one, and is a bot then. Its flag also holds for what leaving pages send.
const stage = useStage(
  {},
  { flags: [`--user-agent=${CHROME}`], withoutFlags: ['--disable-back-forward-cache'], hasWindows: true },
);

let site: ExampleSite;
let websiteId: number;
let email: string;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let links = 0;

beforeEach(async () => {
  await openSite(await addOwner(stage.installation));
  await visitor();
});
afterEach(() => site.close());

/** Registers the site for an owner and serves it. */
async function openSite(owner: string): Promise<void> {
  email = owner;
  const website = await addWebsite(stage.installation, email, 'localhost');
  websiteId = website.id;
  site = await serveExampleSite(stage.installation.origin, website);
}

async function visitor(options: Parameters<typeof stage.browser.newContext>[0] = {}): Promise<void> {
  context = await stage.browser.newContext({ viewport: { width: 1_000, height: 700 }, ...options });
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
}

const visits = () => reportsOf(stage.installation, websiteId).visits();
const conversions = () => reportsOf(stage.installation, websiteId).conversions();
const measurements = () => reportsOf(stage.installation, websiteId).measurements();

/** Opens a page of the site and waits for its snippet. */
async function open(path = '/', tab = page): Promise<void> {
  await tab.goto(site.origin + path);
  await ready(tab);
}
const ready = (tab = page) => tab.waitForFunction(() => (window as { fb?: { isReady?: boolean } }).fb?.isReady);
/** The visitor leaves the site: what comes next has nothing to do with it, and is shown at once. */
const leave = () => page.goto('data:text/html,elsewhere');
const all = (html: string) => html.replaceAll(' data-site', ' data-sample="100" data-site');
const none = (html: string) => html.replaceAll(' data-site', ' data-sample="0" data-site');

test('one page that is left at once is a bounce, with what the browser says of load and screen', async () => {
  site.tag = none;
  await open();
  expect(await context.cookies()).toEqual([]);
  await page.waitForLoadState('load');
  await leave();
  await expect.poll(visits).toHaveLength(1);
  const [visit] = await visits();
  expect(visit).toMatchObject({ views: 1, is_bounced: true, click: null });
  expect(visit!.load_ms).toBeGreaterThan(0);
  expect(visit!.screen_width).toBeGreaterThan(0);
  expect(await measurements()).toEqual([]);
  const [seen] = await stage.installation.query('SELECT snippet_seen_at FROM website WHERE id = $1', [websiteId]);
  expect(seen!.snippet_seen_at).not.toBeNull();
  expect(complaints).toEqual([]);
});

test('views of one page and of others add up to a visit; fragments and the same address do not count', async () => {
  site.tag = none;
  await open();
  await page.getByRole('link', { name: 'Brewing' }).click();
  await page.getByRole('heading', { name: 'Brewing' }).waitFor();
  await page.getByRole('link', { name: 'Brewing' }).click();
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { name: 'Beans' }).waitFor();
  await page.getByRole('link', { name: 'Where they come from' }).click();
  await page.evaluate(() => history.replaceState({ kept: 1 }, '', '#other'));
  await page.getByRole('link', { name: 'Order' }).click();
  await page.getByRole('heading', { name: 'Order' }).waitFor();
  await ready();
  await leave();
  // Beans, Brewing, Beans again and Order.
  await expect.poll(async () => (await visits()).map(({ views }) => views)).toEqual([4]);
  expect(await visits()).toMatchObject([{ is_bounced: false }]);
});

test('a page that comes back as it was is viewed again, and goes on with the visit', async () => {
  site.tag = none;
  await open();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => void (document.title = `back ${persisted}`)),
  );
  await page.getByRole('link', { name: 'Order' }).click();
  await ready();
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => document.title === 'back true');
  await leave();
  await expect.poll(async () => (await visits()).map(({ views }) => views)).toEqual([3]);
});

test('another tab is another visit', async () => {
  site.tag = none;
  await open();
  const second = await context.newPage();
  await open('/order.html', second);
  await leave();
  await second.close({ runBeforeUnload: true });
  await expect.poll(async () => (await visits()).map(({ views }) => views)).toEqual([1, 1]);
});

test('a purchase is a conversion, also before the snippet has arrived', async () => {
  site.tag = none;
  const arrival = Promise.withResolvers<void>();
  await page.route('**/s.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/order.html`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Buy' }).click();
  await page.getByText('Thank you!').waitFor();
  arrival.resolve();
  await expect.poll(conversions).toEqual([{ name: 'order', value: '24.500', currency: 'EUR', click: null }]);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect.poll(conversions).toHaveLength(2);
  await leave();
  await expect.poll(visits).toMatchObject([{ views: 1, is_bounced: false }]);
  expect(await conversions()).toHaveLength(2);
});

/** A short link to a page of the site, which hands over its clicks. */
async function embeddedLink(path: string): Promise<string> {
  const code = `embedded-${++links}`;
  await addLink(stage, email, code);
  const { query, origin } = stage.installation;
  await query('UPDATE short_url SET original_url = $2 WHERE short_code = $1', [code, site.origin + path]);
  await query(
    `INSERT INTO network_settings (owner_id, level, method) SELECT id, 'full', 'embed' FROM app_user WHERE email = $1
     ON CONFLICT DO NOTHING`,
    [email],
  );
  return `${origin}/${code}`;
}
const clickIn = (url: string) => /fb_click_id=([0-9a-f]{32})/.exec(url)![1]!;

test('a short link hands its click to the site, which measures it and takes the id off the address', async () => {
  await page.goto(await embeddedLink('/?page=brewing&x=a%2fb#part'));
  await ready();
  expect(page.url()).toBe(`${site.origin}/?page=brewing&x=a%2fb#part`);
  const click = clickIn(site.asked[0]!.url);
  await expect.poll(measurements).toMatchObject([{ click, stop_reason: 'complete' }]);
  const [measured] = await measurements();
  expect(measured!.samples).toBeGreaterThanOrEqual(3);
  expect(measured!.page_url).toBe(`${site.origin}/?page=brewing&x=a%2fb`);
  await page.getByRole('link', { name: 'Order' }).click();
  await ready();
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect.poll(conversions).toMatchObject([{ click }]);
  await leave();
  await expect.poll(visits).toMatchObject([{ views: 2, click, is_bounced: false }]);
  const stored = await stage.installation.query(`SELECT source FROM measurement WHERE click_id = $1::uuid`, [click]);
  expect(stored).toEqual([{ source: 'embed' }]);
});

test('a second click in the same tab is a visit of its own', async () => {
  site.tag = none;
  await page.goto(await embeddedLink('/?page=brewing'));
  await ready();
  await page.goto(await embeddedLink('/order.html'));
  await ready();
  await page.getByRole('link', { name: 'Beans and brewing' }).click();
  await ready();
  await leave();
  const clicks = site.asked.slice(0, 2).map(({ url }) => clickIn(url));
  await expect
    .poll(async () => (await visits()).map(({ views, click }) => [views, click]))
    .toEqual([
      [1, clicks[0]],
      [2, clicks[1]],
    ]);
});

test('a chosen visit is measured once, whatever the site says of referrers', async () => {
  site.tag = all;
  site.headers = { 'referrer-policy': 'no-referrer' };
  await open();
  await expect.poll(measurements).toMatchObject([{ click: null, stop_reason: 'complete' }]);
  await open('/order.html');
  await page.waitForLoadState('networkidle');
  await leave();
  await expect.poll(visits).toMatchObject([{ views: 2 }]);
  expect(await measurements()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a visitor who saves data is not measured', async () => {
  site.tag = all;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await open();
  await page.waitForLoadState('networkidle');
  await leave();
  await expect.poll(visits).toHaveLength(1);
  expect(asked.filter((url) => url.includes('/assets/test-'))).toEqual([]);
});

test('a visitor who asks for privacy leaves nothing in the tab, and coarse figures', async () => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  site.tag = all;
  await open('/?page=brewing&secret=1');
  await expect.poll(measurements).toMatchObject([{ page_url: `${site.origin}/`, samples: 0 }]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).length + Object.keys(localStorage).length)).toBe(0);
  await open('/order.html');
  await leave();
  // Nothing holds the pages together.
  await expect.poll(async () => (await visits()).map(({ views }) => views)).toEqual([1, 1]);
  for (const visit of await visits()) {
    expect(visit.screen_width).toBeNull();
    expect(visit.visible_ms % 5_000).toBe(0);
  }
});

test('the version that browsers check works, and changed bytes do not', async () => {
  const pinned = `src="${stage.installation.origin}/s/${latestSnippet.version}.js" crossorigin="anonymous" integrity="`;
  const tag = (integrity: string) => (html: string) =>
    none(html).replace(`src="${stage.installation.origin}/s.js"`, `${pinned}${integrity}"`);
  site.tag = tag(latestSnippet.integrity);
  await open();
  await leave();
  await expect.poll(visits).toHaveLength(1);
  site.tag = tag(latestSnippet.integrity.replace('sha384-', 'sha384-A'));
  complaints = [];
  await page.goto(site.origin, { waitUntil: 'load' });
  await expect.poll(() => complaints.join()).toContain('integrity');
  expect(await page.evaluate(() => typeof (window as { fb?: { isReady?: boolean } }).fb?.isReady)).toBe('undefined');
});

test('the site works without the snippet, and where it cannot report', async () => {
  for (const blocked of ['**/s.js', '**/api/**']) {
    await visitor();
    await page.route(blocked, (route) => route.abort());
    await page.goto(`${site.origin}/order.html`);
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.getByText('Thank you!').waitFor();
    await page.getByRole('link', { name: 'Beans and brewing' }).click();
    await page.getByRole('link', { name: 'Brewing' }).click();
    await page.getByRole('heading', { name: 'Brewing' }).waitFor();
  }
  await expectAccessibleAtBothWidths(page);
});

test('the owner finds the code on the screen, and sees that it reports', async () => {
  const owner = await openTab(stage);
  const { page: screen } = owner;
  await site.close();
  await openSite(await signedUp(stage, owner));
  await screen.goto(`${stage.installation.origin}/networking?tab=websites`);
  await screen.getByText('Snippet not seen yet').waitFor();
  await screen.getByRole('button', { name: 'Get code snippet' }).click();
  const code = await screen.getByRole('region', { name: 'Snippet code' }).textContent();
  await expectAccessibleAtBothWidths(screen);
  // What the owner copies is what the page has.
  site.tag = (html) => html.replace(/<script async .*?<\/script>/, code!);
  await open();
  await leave();
  await expect.poll(visits).toHaveLength(1);
  await screen.reload();
  await screen.getByText('Snippet seen just now').waitFor();
});
