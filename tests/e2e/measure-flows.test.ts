// What visitors do, and what befalls them, on the page that measures their way: they always arrive.
import type { Page } from 'playwright';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDestination } from '../kit/destination.ts';
import { launchLoosely, rulesFor, serveThroughProxy } from '../kit/loose-chromium.ts';
import { addMeasuredLink, visitorOf, type MeasuredLink } from '../kit/measured-links.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();
const destination = useDestination();

let link: MeasuredLink;
let page: Page;
beforeEach(async () => {
  link = await addMeasuredLink(stage, `${destination.origin}/target?x=1#part`);
  page = await visitorOf(stage);
});

const PATIENCE = { timeout: 60_000 };
const there = () => page.getByRole('heading', { name: 'There' }).waitFor();
const onceMeasured = async () => {
  await expect.poll(async () => (await link.measurements()).length, PATIENCE).toBe(1);
  return (await link.measurements())[0]!;
};
/** The page's timers never fire: only the browser itself can lead on. */
const standStill = (tab = page) =>
  tab.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });

test('back leads to the page before, and forward measures nobody twice', async () => {
  await page.goto(`${destination.origin}/start`);
  await page.evaluate((address) => {
    document.body.innerHTML = `<a href="${address}">Short</a>`;
  }, link.address);
  await page.getByRole('link', { name: 'Short' }).click();
  await page.waitForURL('**/target?x=1#part');
  await there();
  await onceMeasured();
  await page.goBack();
  expect(page.url()).toBe(`${destination.origin}/start`);
  await page.goForward();
  expect(page.url()).toBe(`${destination.origin}/target?x=1#part`);
  expect(await link.measurements()).toHaveLength(1);
  expect(await link.clicks()).toMatchObject({ people: 1 });
});

test('a visitor who comes back to the page itself is led on again', async () => {
  await page.goto(link.address);
  await there();
  await onceMeasured();
  await page.goto(link.address);
  await there();
  await expect.poll(async () => (await link.measurements()).length, PATIENCE).toBe(2);
  expect(destination.arrived).toEqual(['/target?x=1', '/target?x=1']);
});

test('where scripts stand still the browser leads on by itself', async () => {
  await standStill();
  await page.goto(link.address, { waitUntil: 'commit' });
  await there();
  expect(page.url()).toBe(`${destination.origin}/target?x=1#part`);
});

test('a browser that is busy until the time is up still tells the round trip of the page', async () => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const start = performance.now();
      while (performance.now() - start < 400);
    });
  });
  await page.goto(link.address);
  await there();
  // Which of two timers that are due a busy browser runs first is its own.
  expect(await onceMeasured()).toMatchObject({ stop_reason: expect.stringMatching(/^(time|slow)$/), samples: 1 });
});

test('a tab that is closed while it is measured reports what it has', async () => {
  const reportOfClosedTab = async () => {
    const tab = await visitorOf(stage);
    await standStill(tab);
    await tab.goto(link.address, { waitUntil: 'domcontentloaded' });
    await tab.close();
    return vi
      .waitUntil(async () => (await link.measurements())[0], { timeout: 20_000, interval: 200 })
      .catch(() => null);
  };
  // Chromium ends a page unheard that gets no processor for half a second after its tab was closed.
  const report = (await reportOfClosedTab()) ?? (await reportOfClosedTab()) ?? (await reportOfClosedTab());
  expect(report).toMatchObject({ stop_reason: 'left' });
});

test('a server that stands still after the page keeps nobody', async () => {
  const pid = stage.installation.pid();
  page.on('response', (response) => {
    if (response.url() === link.address) process.kill(pid, 'SIGSTOP');
  });
  try {
    await page.goto(link.address, { waitUntil: 'commit' });
    await there();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await link.clicks()).people, PATIENCE).toBe(1);
});

describe('in a browser that hides tabs and renders pages ahead', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchLoosely();
  });
  afterAll(() => browser.close());

  const opened = async (address: string) => {
    const tab = await browser.newPage();
    await tab.goto(address);
    return tab;
  };
  const pageWith = (address: string) => `<a href="${address}">Short</a>`;

  test('nobody is measured in a tab that is opened behind another, and it is led on', async () => {
    destination.body = pageWith(link.address);
    const tab = await opened(`${destination.origin}/start`);
    await tab.click('a', { button: 'middle' });
    expect(await onceMeasured()).toMatchObject({ stop_reason: 'hidden', samples: 0 });
    await expect.poll(() => destination.arrived, PATIENCE).toEqual(['/start', '/target?x=1']);
    expect(await tab.evaluate(() => document.visibilityState)).toBe('visible');
  });

  test.each(['prefetch', 'prerender'] as const)('a %s is refused, and the click that follows counts', async (what) => {
    destination.body = rulesFor(what, link.address) + pageWith(link.address);
    const tab = await opened(`${destination.origin}/start`);
    await expect.poll(async () => (await link.clicks()).others, PATIENCE).toBeGreaterThan(0);
    expect((await link.clicks()).people).toBe(0);
    expect(destination.arrived).toEqual(['/start']);
    await tab.click('a');
    await onceMeasured();
    // The page reports first and leads on then.
    await expect.poll(() => destination.arrived, PATIENCE).toEqual(['/start', '/target?x=1']);
    expect((await link.clicks()).people).toBe(1);
  });

  test('a page that is rendered ahead measures only once it is shown, and nobody has waited before', async () => {
    const proxy = await serveThroughProxy(
      stage.installation.origin,
      rulesFor('prerender', `/${link.code}`) + pageWith(`/${link.code}`),
    );
    const tab = await opened(`${proxy.origin}/start`);
    await expect.poll(() => link.clicks(), PATIENCE).toMatchObject({ people: 1, others: 0 });
    expect(proxy.asked).toEqual(['/start', `/${link.code}`]);
    // By then its refresh would be overdue.
    const ahead = performance.now();
    await expect.poll(() => performance.now() - ahead, PATIENCE).toBeGreaterThan(1_500);
    const shown = performance.now();
    await tab.click('a');
    await expect.poll(() => destination.arrived, PATIENCE).toEqual(['/target?x=1']);
    const waited = performance.now() - shown;
    const measured = await onceMeasured();
    expect(measured.samples).toBeGreaterThanOrEqual(1);
    expect(measured.delay_ms).toBeLessThanOrEqual(waited);
    expect(await link.clicks()).toMatchObject({ people: 1, others: 0 });
    proxy.close();
  });
});

test('the policy of the page lets its own script and styles run, and nothing else', async () => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(link.address);
  await there();
  await onceMeasured();
  expect(complaints).toEqual([]);
  await page.route(link.address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<body>', '<body><script>document.title = "foreign"</script>');
    await route.fulfill({ response, body });
  });
  await page.goto(link.address);
  await there();
  expect(complaints.join()).toContain('Content Security Policy');
});

test('a destination full of quotes and brackets is reached byte for byte', async () => {
  const path = `/a%2fb?q=%22%3E%3Cscript%3E&r='<b>&s=;url=//evil.example`;
  link = await addMeasuredLink(stage, destination.origin + path);
  await page.goto(link.address);
  await there();
  const [asked] = destination.arrived;
  expect(asked!.replace(/%27/g, "'").replace(/%3C/gi, '<').replace(/%3E/gi, '>')).toBe(
    path.replace(/%3C/gi, '<').replace(/%3E/gi, '>'),
  );
});
