import { once } from 'node:events';
import { get } from 'node:http';
import type { BrowserContext, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { useDestination } from '../kit/destination.ts';
import { addLink, expectAccessible, expectAccessibleAtBothWidths, openTab, signedUp } from '../kit/chromium.ts';
import { clicksOfLink } from '../kit/clicks-of-link.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();

const destination = useDestination();

let context: BrowserContext;
let page: Page;
let code: string;
let links = 0;
beforeEach(async () => {
  const owner = await openTab(stage);
  const email = await signedUp(stage, owner);
  code = `measured-${++links}`;
  await addLink(stage, email, code);
  await stage.installation.query('UPDATE short_url SET original_url = $2 WHERE short_code = $1', [
    code,
    `${destination.origin}/target?x=1#part`,
  ]);
  await stage.installation.query(
    `INSERT INTO network_settings (owner_id, level) SELECT id, 'full' FROM app_user WHERE email = $1`,
    [email],
  );
  await owner.context.close();
});
const visitor = async (options: Parameters<typeof stage.browser.newContext>[0] = {}) => {
  // A browser without a screen names itself as one, and is a bot then.
  context = await stage.browser.newContext({ userAgent: CHROME, ...options });
  page = await context.newPage();
  await page.setExtraHTTPHeaders({ 'sec-ch-ua': '"Chromium";v="131", "Google Chrome";v="131"' });
};
const link = () => `${stage.installation.origin}/${code}`;
const measurements = () =>
  stage.installation.query<{ delay_ms: number; stop_reason: string; samples: number; votes: boolean }>(
    `SELECT m.delay_ms, m.stop_reason, cardinality(m.rtts) AS samples, m.reporter IS NOT NULL AS votes
     FROM measurement m JOIN analytics.measured_click c USING (click_id) JOIN short_url u ON u.id = c.link_id WHERE u.short_code = $1`,
    [code],
  );
test('a visitor is led on after a moment, and the way is measured once', async () => {
  await visitor();
  await page.goto(link());
  await page.getByRole('heading', { name: 'There' }).waitFor();
  expect(page.url()).toBe(`${destination.origin}/target?x=1#part`);
  await expect.poll(async () => (await measurements()).length, { timeout: 20_000 }).toBe(1);
  const [measured] = await measurements();
  expect(measured!.samples).toBeGreaterThanOrEqual(1);
  expect(measured!.delay_ms).toBeLessThan(1_000);
  expect(measured!.votes, 'the page handed its proof back').toBe(true);
  await expect.poll(() => clicksOfLink(stage.installation, code)).toBe(1);
  // Back leads to where the visitor was before, not into the page again.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await context.close();
});

test('without scripts the visitor arrives, too, and nothing is invented', async () => {
  await visitor({ javaScriptEnabled: false });
  const [answer] = await Promise.all([page.waitForResponse(link()), page.goto(link())]);
  expect(answer.status()).toBe(200);
  await expect.poll(() => destination.arrived).toEqual(['/target?x=1']);
  await expect.poll(() => clicksOfLink(stage.installation, code), { timeout: 20_000 }).toBe(1);
  expect(await measurements()).toEqual([]);
  await context.close();
});

test.each([
  ['the files to measure with are blocked', '**/assets/test-*.dat*'],
  ['reports are blocked', '**/api/measurements'],
])('the visitor arrives when %s', async (_name, blocked) => {
  await visitor();
  await page.route(blocked, (route) => route.abort());
  await page.goto(link());
  await page.getByRole('heading', { name: 'There' }).waitFor();
  expect(destination.arrived).toEqual(['/target?x=1']);
  await context.close();
});

test('the visitor arrives when the connection is gone after the page', async () => {
  await visitor();
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === `/${code}` || url.origin === destination.origin) await route.continue();
    else await route.abort('internetdisconnected');
  });
  await page.goto(link());
  await page.getByRole('heading', { name: 'There' }).waitFor();
  await context.close();
});

test('the tester times files as the browser does, and says where a transfer was too short to tell', async () => {
  const tab = await openTab(stage);
  await signedUp(stage, tab);
  await tab.page.goto(`${stage.installation.origin}/networking?tab=tester`);
  await tab.page.getByLabel('click_id', { exact: true }).fill('ab'.repeat(24));
  // The app's own files fill what a browser keeps.
  await tab.page.evaluate(() => performance.setResourceTimingBufferSize(12));
  const submitted = tab.page.waitForRequest((request) => request.url().endsWith('/api/measurements'));
  await tab.page.getByRole('button', { name: 'Run & submit' }).first().click();
  const { measurements, measurement_duration_ms: ranMs } = (await submitted).postDataJSON();
  const { rtt_samples_ms: rtts, throughput_samples_mbps: speeds, throughput_kind: kind } = measurements;
  expect(Math.min(...rtts, ...speeds)).toBeGreaterThan(0);
  expect(rtts.reduce((sum: number, rtt: number) => sum + rtt)).toBeLessThan(ranMs);
  // 100 kB in 10 ms are 81.92 Mbit/s.
  expect(kind).toBe(Math.max(...speeds) > 81.92 ? 'lower_bound' : 'measured');
});

test('the tools of the tester succeed for a newcomer, by what the server answers', async () => {
  const tab = await openTab(stage);
  const { page: owner } = tab;
  const email = await signedUp(stage, tab);
  const own = `newcomer-${links}`;
  await addLink(stage, email, own);
  await owner.goto(`${stage.installation.origin}/networking?tab=websites`);
  await owner.getByRole('button', { name: 'Register your first website' }).click();
  await owner.getByLabel('Domain').fill('newcomer.example.com');
  await owner.getByRole('button', { name: 'Register website' }).click();
  await owner.getByRole('heading', { name: 'newcomer.example.com' }).waitFor();
  await owner.goto(`${stage.installation.origin}/networking?tab=tester`);
  const runs = owner.getByRole('button', { name: 'Run & submit' });
  const answerTo = async (path: string, act: () => Promise<void>) => {
    const answered = owner.waitForResponse((response) => response.url().endsWith(path));
    await act();
    return (await answered).status();
  };

  await owner.getByRole('button', { name: 'Use my latest click' }).click();
  await owner.getByText('You have no clicks yet.').waitFor();
  await visitor();
  await page.goto(`${stage.installation.origin}/${own}`).catch(() => {});
  await expect.poll(() => clicksOfLink(stage.installation, own)).toBe(1);
  await owner.getByRole('button', { name: 'Use my latest click' }).click();
  await owner.getByText('Your latest click is chosen.').waitFor();
  expect(await answerTo('/api/measurements', () => runs.first().click())).toBe(200);
  await owner.getByText(/Submitted: quality (excellent|good|fair|poor), confidence/).waitFor();

  await owner.getByLabel('Website', { exact: true }).selectOption({ label: 'newcomer.example.com' });
  expect(await answerTo('/api/snippet-measurements', () => runs.last().click())).toBe(200);
  await owner.getByText(/Submitted: quality (excellent|good|fair|poor), network/).waitFor();

  expect(await answerTo('/health', () => owner.getByRole('button', { name: 'Check health' }).click())).toBe(200);
  await context.close();
  await tab.context.close();
});

test('an owner sets the level on the screen, and the next visitor is measured', async () => {
  const tab = await openTab(stage);
  const email = await signedUp(stage, tab);
  const own = `set-${links}`;
  await addLink(stage, email, own);
  await tab.page.goto(`${stage.installation.origin}/networking?tab=settings`);
  await tab.page.getByRole('radio', { name: 'Essential' }).waitFor();
  await expectAccessibleAtBothWidths(tab.page);
  const headers = { 'user-agent': CHROME, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  // Not by fetch, which tells its own mode.
  const statusFor = async () => {
    const [response] = await once(get(`${stage.installation.origin}/${own}`, { headers }), 'response');
    response.resume();
    return response.statusCode as number;
  };
  expect(await statusFor()).toBe(302);
  await tab.page.getByRole('radio', { name: 'Full' }).check();
  await tab.page.getByText('Network settings updated successfully!').waitFor();
  await expect.poll(statusFor, { timeout: 1_000 }).toBe(200);

  await tab.page.getByRole('tab', { name: 'Website integration' }).click();
  await tab.page.getByRole('button', { name: 'Register your first website' }).click();
  await tab.page.getByLabel('Domain').fill('shop.example.com');
  await tab.page.getByRole('button', { name: 'Register website' }).click();
  await tab.page.getByRole('heading', { name: 'shop.example.com' }).waitFor();
  await expectAccessible(tab.page);
  await tab.page.getByRole('button', { name: 'Other ways to verify' }).click();
  await tab.page.getByText('_footbridge-verify.shop.example.com').waitFor();
  await expectAccessible(tab.page);
});
