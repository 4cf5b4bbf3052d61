// What charts say to those who do not point at them: by the keyboard, and on paper.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CHROME, IPHONE } from '../kit/agents.ts';
import { addLink, expectAccessible, openTab, signedUp, type Tab } from '../kit/chromium.ts';
import { clicksOfLink } from '../kit/clicks-of-link.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

// Addresses of visitors are told by a header, as behind a proxy of one's own.
const stage = useSharedStage();
const at = (path: string) => `${stage.installation.origin}${path}`;

/** An agent, an address in a country, where the click came from: three devices' clicks on three channels. */
const VISITS = [
  [CHROME, '217.0.0.1', 'https://www.google.com/'],
  [CHROME, '217.0.0.2', 'https://www.google.com/'],
  [IPHONE, '8.8.8.8', 'https://t.co/x'],
  [IPHONE, '217.0.0.3', ''],
] as const;

async function clicked(tab: Tab): Promise<void> {
  const code = `charts-${crypto.randomUUID().slice(0, 8)}`;
  await addLink(stage, await signedUp(stage, tab), code);
  for (const [agent, address, referer] of VISITS) {
    const headers = {
      'user-agent': agent,
      accept: 'text/html',
      'x-forwarded-for': address,
      ...(referer && { referer }),
    };
    expect((await fetch(at(`/${code}`), { redirect: 'manual', headers })).status).toBe(302);
  }
  await expect.poll(() => clicksOfLink(stage.installation, code)).toBe(VISITS.length);
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chartIn = (page: Page, name: string) => panel(page, name).getByRole('slider');

test('ring, radar and map read out their figures by the arrow keys', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await clicked(tab);
  await page.goto(at('/dashboard'));
  for (const [name, first, second, last] of [
    ['Devices', 'Desktop: Clicks 2', 'Mobile: Clicks 2', 'Mobile: Clicks 2'],
    ['Countries', 'Germany: Clicks 3', 'United States: Clicks 1', 'United States: Clicks 1'],
    ['Traffic channels', 'Search: Clicks 2', null, null],
  ] as const) {
    const title = panel(page, name).getByRole('heading', { name });
    await title.scrollIntoViewIfNeeded();
    const chart = chartIn(page, name);
    await chart.focus();
    expect(await chart.getAttribute('aria-valuetext')).toBe('Arrow keys read the figures');
    const read = async (key: string, text: string) => {
      await page.keyboard.press(key);
      await expect.poll(() => chart.getAttribute('aria-valuetext')).toBe(text);
      const [subject, figure] = text.split(': Clicks ');
      await expect.poll(() => chart.innerText()).toMatch(new RegExp(`${subject}[^]*Clicks[^]*${figure}`));
    };
    await read('ArrowRight', first);
    if (second) await read('ArrowRight', second);
    if (last) await read('End', last);
    await read('Home', first);
    await expectAccessible(page);
    await chart.blur();
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toBe('Arrow keys read the figures');
  }
});

test('the chart over time says the figures of the point under the pointer', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await clicked(tab);
  await page.goto(at('/dashboard'));
  const chart = chartIn(page, 'Clicks over time');
  await chart.locator('svg path').first().waitFor();
  const { x, y, width, height } = (await chart.boundingBox())!;
  const [last, before, middle] = [x + width - 25, x + width - 60, y + height / 2];
  await page.mouse.move(last, middle);
  await expect.poll(() => chart.innerText()).toMatch(/Clicks\s+4\s+Visitors\s+4/);
  await page.mouse.move(before, middle);
  await expect.poll(() => chart.innerText()).toMatch(/Clicks\s+0\s+Visitors\s+0/);
  await page.mouse.move(x, y - 30);
  await expect.poll(() => chart.innerText()).not.toContain('Visitors');
});

test('the map says what its markers stand for, below it where the window is narrow', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await clicked(tab);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(at('/dashboard'));
  const title = panel(page, 'Countries').getByRole('heading');
  await title.scrollIntoViewIfNeeded();
  const legend = panel(page, 'Countries').locator('p[aria-hidden]', { hasText: 'clicks' });
  await legend.waitFor();
  const [map, told] = await Promise.all([chartIn(page, 'Countries').boundingBox(), legend.boundingBox()]);
  expect(told!.y).toBeGreaterThanOrEqual(map!.y + map!.height);
  expect(told!.x + told!.width).toBeLessThanOrEqual(375);
});

test('a print has the figures of charts that were not loaded, those that were, and is light', async () => {
  const tab = await openTab(stage, { dark: true });
  const { page } = tab;
  await clicked(tab);
  let letPass = () => {};
  const opened = new Promise<void>((resolve) => (letPass = resolve));
  await page.route(/\/assets\/DonutChart-/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(at('/dashboard'));
  await chartIn(page, 'Clicks over time').waitFor();
  const table = panel(page, 'Devices').getByRole('table', { name: 'Clicks by device' });
  expect(await table.count()).toBe(0);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');

  await page.emulateMedia({ media: 'print' });
  await table.getByRole('row', { name: /Desktop/ }).waitFor();
  expect(await chartIn(page, 'Clicks over time').isVisible()).toBe(true);
  expect(await page.getByRole('navigation').filter({ hasText: 'Dashboard' }).count()).toBe(0);
  expect(await theme()).toBe('light');
  const line = chartIn(page, 'Clicks over time').locator('path[stroke-width]').first();
  await expect.poll(() => line.getAttribute('stroke')).toMatch(/^(#8250df|rgb\(130, 80, 223\))$/); // of the light theme

  await page.emulateMedia({ media: 'screen' });
  await table.waitFor({ state: 'detached' });
  expect(await theme()).toBe('dark');
  letPass();
  await chartIn(page, 'Devices').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(theme).toBe('light');
  expect(await chartIn(page, 'Devices').isVisible()).toBe(true);
  expect(await table.count()).toBe(0);
});
