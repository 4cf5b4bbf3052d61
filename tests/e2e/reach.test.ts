// What the app says and keeps while the network or the server is away, and that it recovers by itself.
import { expect, test } from 'vitest';
import { addLink, openTab, signedUp, useStage } from '../kit/chromium.ts';

const stage = useStage();

async function openDashboard() {
  const tab = await openTab(stage);
  const email = await signedUp(stage, tab);
  await addLink(stage, email, `reach-${crypto.randomUUID().slice(0, 8)}`);
  await tab.page.goto(`${stage.installation.origin}/dashboard`);
  await tab.page.getByText('Live', { exact: true }).waitFor();
  const total = tab.page.locator('dl > div').filter({ hasText: 'Total links' });
  return { ...tab, email, total };
}

test('offline is told at once, the figures stay, and a chosen period is loaded when the network is back', async () => {
  const { page, context, total, email } = await openDashboard();
  await context.setOffline(true);
  await page.getByText('You are offline. What you see may be out of date.').waitFor();
  expect(await page.getByText('Live', { exact: true }).count()).toBe(0);
  await page.getByText('90d', { exact: true }).click();
  expect(await total.innerText()).toMatch(/\b1\b/);
  await addLink(stage, email, `while-${crypto.randomUUID().slice(0, 8)}`);
  await context.setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await page.waitForURL('**/dashboard?period=90d');
  await expect.poll(() => page.getByText('in the last 90 days').count()).toBe(2);
  await expect.poll(() => total.innerText()).toMatch(/\b2\b/);
  await page.getByText('Live', { exact: true }).waitFor();
});

test('a server that is away is told at once, and its return is noticed without the person', async () => {
  const { page, total, email } = await openDashboard();
  await stage.installation.end('SIGTERM');
  await page.getByText("Can't reach the server. Trying again …").waitFor({ timeout: 10_000 });
  expect(await total.innerText()).toMatch(/\b1\b/);
  await page.getByRole('link', { name: 'Create new' }).first().waitFor({ state: 'attached' });
  await stage.installation.start();
  await addLink(stage, email, `back-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByText("Can't reach the server.").waitFor({ state: 'detached' });
  await page.getByText('Live', { exact: true }).waitFor();
  await expect.poll(() => total.innerText()).toMatch(/\b2\b/);
});
