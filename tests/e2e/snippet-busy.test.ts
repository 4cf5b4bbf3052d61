// The snippet where the server is busy, lines are slow, and consent comes late.
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { useStage } from '../kit/chromium.ts';
import { serveExampleSite, type ExampleSite } from '../kit/example-site.ts';
import { addOwner, addWebsite, reportsOf } from '../kit/website-reports.ts';

const stage = useStage({}, { flags: [`--user-agent=${CHROME}`], hasWindows: true });

let site: ExampleSite;
let websiteId: number;
let page: Page;

beforeEach(async () => {
  // An owner of its own: what pages of the test before report late is of another website.
  const website = await addWebsite(stage.installation, await addOwner(stage.installation), 'localhost');
  websiteId = website.id;
  site = await serveExampleSite(stage.installation.origin, website);
  page = await visitor();
});
afterEach(() => site.close());
const visitor = async () => (await stage.browser.newContext()).newPage();
const visits = () => reportsOf(stage.installation, websiteId).visits();
const measurements = () => reportsOf(stage.installation, websiteId).measurements();
const share = (percent: number) =>
  stage.installation.query('UPDATE website SET sample_percent = $2 WHERE id = $1', [websiteId, percent]);

test('a report that is refused at a busy time is sent again when it was asked to', async () => {
  await share(0);
  const sent: number[] = [];
  await page.route('**/api/visits', async (route) => {
    sent.push(Date.now());
    if (sent.length > 2) return route.continue();
    const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
    return route.fulfill({ status: 429, headers: { ...headers, 'retry-after': '1' }, body: '{}' });
  });
  await page.goto(site.origin);
  await expect.poll(visits, { timeout: 20_000 }).toHaveLength(1);
  expect(sent).toHaveLength(3);
  const waits = [sent[1]! - sent[0]!, sent[2]! - sent[1]!];
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(1_000);
});

test('it gives up after three times, and at once where the wait would be long', async () => {
  await share(0);
  for (const [wait, times] of [
    ['1', 3],
    ['3600', 1],
  ] as const) {
    const other = await visitor();
    let sent = 0;
    await other.route('**/api/visits', (route) => {
      sent++;
      const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
      return route.fulfill({ status: 429, headers: { ...headers, 'retry-after': wait }, body: '{}' });
    });
    await other.goto(site.origin);
    await expect.poll(() => sent, { timeout: 20_000 }).toBe(times);
    // A click is reported by the same page at once, so that nothing of before can still be on its way.
    await other.evaluate(() =>
      (window as unknown as { fb(...call: unknown[]): void }).fb('conversion', { name: 'last' }),
    );
    await expect.poll(() => sent).toBeGreaterThan(times);
  }
});

test('the share of the website decides, and acts on the next visit', async () => {
  await share(0);
  await page.goto(site.origin);
  await expect.poll(visits).toHaveLength(1);
  expect(await measurements()).toEqual([]);
  await share(100);
  const next = await visitor();
  await next.goto(site.origin);
  await expect.poll(measurements).toMatchObject([{ stop_reason: 'complete', samples: expect.any(Number) }]);
});

test('a slow line is measured as well, with little to load', async () => {
  await share(100);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
  });
  await page.goto(site.origin);
  await expect.poll(measurements).toMatchObject([{ stop_reason: 'complete' }]);
  const bytes = loaded.flatMap((url) => Number(/bytes=(\d+)/.exec(url)?.[1] ?? 0)).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeLessThan(40_000);
});

test('a consent tool that lets the snippet run late loses nothing that comes after', async () => {
  await share(0);
  site.tag = (html) =>
    html
      .replace('<script async src', '<script type="text/plain" data-consent="statistics" async src')
      .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
  await page.goto(site.origin);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => (window as { fb?: { isReady?: boolean } }).fb?.isReady)).toBeUndefined();
  // As these tools do it: a copy of the element, which runs.
  await page.evaluate(() => {
    const held = document.querySelector('script[data-consent]')!;
    const script = document.createElement('script');
    for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value);
    held.replaceWith(script);
  });
  await expect.poll(visits).toMatchObject([{ views: 1 }]);
});

test('the code for tag managers works', async () => {
  await share(0);
  const [website] = await stage.installation.query<{ snippet_token: string }>(
    'SELECT snippet_token FROM website WHERE id = $1',
    [websiteId],
  );
  site.tag = (html) =>
    html.replace(/<script async .*?<\/script>/, '').replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
  await page.goto(site.origin);
  const { snippetCodeOf } = await import('../../api/websites/snippet-code.ts');
  const code = snippetCodeOf({ id: websiteId, snippetToken: website!.snippet_token }).tagManagerCode;
  const [, made] = /<script>([\s\S]*)<\/script>/.exec(code)!;
  await page.addScriptTag({ content: made!.replace(/http[^']*\/s\.js/, `${stage.installation.origin}/s.js`) });
  await expect.poll(visits).toMatchObject([{ views: 1 }]);
});
