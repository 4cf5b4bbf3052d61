// Somebody measures the line between this browser and the installation, and reads what the figures mean.
import { expect, test } from 'vitest';
import { expectAccessibleAtBothWidths, openTab, signedUp } from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();
const measurements = () => stage.installation.query('SELECT click_id FROM measurement ORDER BY 1');

test('the tester leads to a page that measures this line and explains the real answer', async () => {
  const before = await measurements();
  const tab = await openTab(stage);
  await signedUp(stage, tab);
  await tab.page.goto(`${stage.installation.origin}/networking?tab=tester`);
  const link = tab.page.getByRole('link', { name: 'Measure this line now' });
  expect(await link.getAttribute('href')).toBe('/measure');
  const [page] = await Promise.all([tab.context.waitForEvent('page'), link.click()]);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  const answer = await answered;
  expect(answer.status()).toBe(200);
  const { facts } = (await answer.json()) as { facts: { name: string; value: string; text: string }[] };
  await page.getByRole('link', { name: 'Measure again' }).waitFor();
  const shown = await page.locator('#facts').innerText();
  for (const { name, value, text } of facts) for (const part of [name, value, text]) expect(shown).toContain(part);
  const valueOf = (name: string) => facts.find((fact) => fact.name === name)!.value;
  expect(valueOf('Round trip')).toMatch(/^[\d.]+ ms$/);
  expect(valueOf('Jitter')).toMatch(/^[\d.]+ ms$/);
  expect(valueOf('Speed')).toMatch(/^(≥ )?[\d.]+ Mbit\/s$/);
  expect(valueOf('Score')).toMatch(/^\d+ of 100, (excellent|good|fair|poor)$/);
  await expectAccessibleAtBothWidths(page);
  expect(await measurements()).toEqual(before);
});

test('on a phone the chosen tab is in sight, though it is the last', async () => {
  const tab = await openTab(stage, { width: 375, isPhone: true });
  await signedUp(stage, tab);
  await tab.page.goto(`${stage.installation.origin}/networking?tab=tester`);
  const chosen = tab.page.getByRole('tab', { name: 'Tester', selected: true });
  await expect.poll(async () => (await chosen.boundingBox())!.x).toBeLessThan(375 - 40);
});

test('without JavaScript the page says so', async () => {
  const context = await stage.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${stage.installation.origin}/measure`);
  await page.getByText('Measuring needs JavaScript').waitFor();
});

test('a failed measurement is told, with a way to try again', async () => {
  const { page } = await openTab(stage);
  await page.route('**/assets/test-*.dat*', (route) => route.abort());
  await page.goto(`${stage.installation.origin}/measure`);
  await page.getByText('This line could not be measured.').waitFor();
  await page.getByRole('link', { name: 'Measure again' }).waitFor();
});
