import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import {
  addLink,
  ELSEWHERE,
  expectAccessible,
  expectAccessibleAtBothWidths,
  openTab,
  shorten,
  signedUp,
  signUp,
} from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();

test('signing in and up: nothing for axe to find, in either theme', async () => {
  const { page } = await openTab(stage);
  await page.goto(`${stage.installation.origin}/dashboard`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Wrong email or password.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').waitFor();
  await expectAccessible(page);
});

test('the dashboard, empty, first and filled, at both widths', async () => {
  const { page } = await openTab(stage, { width: 375 });
  await signUp(stage, page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessibleAtBothWidths(page);
  const code = await shorten(stage, page, `${ELSEWHERE}/a`);
  await expectAccessibleAtBothWidths(page);
  await fetch(`${stage.installation.origin}/${code}`, { redirect: 'manual', headers: { 'user-agent': CHROME } });
  await page.goto(`${stage.installation.origin}/dashboard`);
  await page.getByRole('region', { name: 'Recent activity' }).getByText(`/${code}`).first().waitFor();
  const toggles = page.getByRole('radio', { name: /table/i });
  await expect.poll(() => toggles.count()).toBeGreaterThan(0);
  await expectAccessibleAtBothWidths(page);
  for (const toggle of await toggles.all()) await toggle.click();
  await expectAccessibleAtBothWidths(page);
});

test('a finger opens the explanation of a figure, from where it goes on to the help', async () => {
  const tab = await openTab(stage, { width: 375, isPhone: true });
  const { page } = tab;
  await addLink(stage, await signedUp(stage, tab), `finger-${crypto.randomUUID().slice(0, 8)}`);
  await page.goto(`${stage.installation.origin}/dashboard`);
  const mark = page.getByLabel('What is Clicks today?');
  const text = page.getByText('A day begins at midnight').first();
  await mark.tap();
  await text.waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).tap();
  await text.waitFor({ state: 'detached' });
  await mark.tap();
  await page.getByText('More in Help').first().tap();
  await page.waitForURL('**/help/metrics#days');
});

test('the form to create a short URL, untouched and refused', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await signedUp(stage, tab);
  await page.goto(`${stage.installation.origin}/urls/new`);
  const url = page.getByLabel('Destination');
  await url.waitFor();
  await expectAccessible(page);
  await url.fill('not an address');
  await url.blur();
  await page.getByText('Please enter a valid URL').waitFor();
  await expectAccessible(page);
});

test('the tools with their answers, at both widths', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await signedUp(stage, tab);
  await page.goto(`${stage.installation.origin}/tools/validate`);
  await page.getByLabel('Address', { exact: true }).fill(`${ELSEWHERE}/a`);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('region', { name: 'Checks' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.goto(`${stage.installation.origin}/tools/generate-code`);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('link', { name: 'Use it' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.goto(`${stage.installation.origin}/tools/batch-check`);
  await page.getByLabel('One on each line').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('One on each line').fill(`free-code\n${ELSEWHERE}/a\nGraphQL`);
  await page.getByRole('button', { name: 'Check 3 items' }).click();
  await page.getByText('3 of 3 checked').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.goto(`${stage.installation.origin}/tools/global-stats`);
  await page.getByText('Sum of daily visitors').waitFor();
  await expectAccessibleAtBothWidths(page);
});

test('webhooks: none, the form, the secret, a log that moves by itself and a delivery, at both widths', async () => {
  let status = 500;
  const endpoint = createServer((request, response) => {
    void text(request).then((body) => response.writeHead(status).end(JSON.parse(body).data.challenge));
  });
  await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening));
  const tab = await openTab(stage);
  const { page } = tab;
  const email = await signedUp(stage, tab);
  await page.goto(`${stage.installation.origin}/account/webhooks`);
  await page.getByRole('button', { name: 'Create your first webhook' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Create your first webhook' }).click();
  await page.getByLabel('Address').fill(`http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/footbridge`);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('form').getByRole('button', { name: 'Create webhook' }).click();
  await page.getByRole('region', { name: 'Secret', exact: true }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'I have stored it' }).click();
  await page.getByText('Waiting for proof').waitFor();
  await page.getByRole('button', { name: 'Show log' }).click();
  await page.getByRole('button', { name: /Waiting webhook\.verification 500/ }).waitFor();
  await expectAccessibleAtBothWidths(page);
  status = 200;
  await page.getByRole('button', { name: 'Send challenge again' }).click();
  await page.getByText('Working').waitFor();
  await addLink(stage, email, `webhook-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: /link\.created/ }).click();
  await page.getByRole('dialog').getByText('"short_code"').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Delivered', { exact: true }).last().waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No webhooks yet').waitFor();
  endpoint.close();
});

test('the API keys: none, the form, a new key and the list, at both widths', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await signedUp(stage, tab);
  await page.goto(`${stage.installation.origin}/account/api-keys`);
  await page.getByRole('button', { name: 'Create your first API key' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Create your first API key' }).click();
  await page.getByLabel('Name').fill('Nightly report');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Create key', exact: true }).click();
  const key = await page.getByRole('region', { name: 'API key', exact: true }).textContent();
  await expectAccessibleAtBothWidths(page);
  const call = () => fetch(`${stage.installation.origin}/api/urls`, { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status).toBe(200);
  await page.getByRole('button', { name: 'I have stored it' }).click();
  await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No API keys yet').waitFor();
  expect((await call()).status).toBe(401);
});

test('the profile: saved from the keyboard, in effect on the charts, and nothing for axe to find', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await addLink(stage, await signedUp(stage, tab), `profile-${crypto.randomUUID().slice(0, 8)}`);
  await page.goto(`${stage.installation.origin}/account/profile`);
  await page.getByText('This browser').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Grace Hopper');
  await page.getByLabel('First day of the week').selectOption('Sunday');
  await page.getByLabel('Time zone').selectOption('Pacific/Kiritimati');
  await page.getByRole('button', { name: 'Save changes' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Profile saved').waitFor();
  await page.getByText('GH', { exact: true }).waitFor();

  const code = await shorten(stage, page, `${ELSEWHERE}/profile`);
  await fetch(`${stage.installation.origin}/${code}`, { redirect: 'manual', headers: { 'user-agent': CHROME } });
  await page.goto(`${stage.installation.origin}/dashboard`);
  await page.getByRole('heading', { name: /Grace Hopper/ }).waitFor();
  const chart = page.getByRole('region', { name: 'Clicks over time' });
  await chart.getByText('Time zone changed to Pacific/Kiritimati').first().waitFor();
  await page.goto(`${stage.installation.origin}/analytics`);
  const week = page.getByRole('region', { name: 'Clicks by weekday and hour' });
  await week.scrollIntoViewIfNeeded();
  await week.getByRole('radio', { name: 'Show as table' }).click();
  const headings = await week.getByRole('columnheader').allTextContents();
  expect(headings.slice(0, 3)).toEqual(['Hour', 'Sun', 'Mon']);
});

test('the password is changed on the profile, and the new one signs in', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  const email = await signedUp(stage, tab);
  await page.goto(`${stage.installation.origin}/account/profile`);
  await page.getByLabel('Current password').fill('wrong password');
  await page.getByLabel('New password').fill('battery staple');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('This is not your current password.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill('correct horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed. Your other sessions were signed out.').waitFor();
  const { page: another } = await openTab(stage);
  await another.goto(`${stage.installation.origin}/dashboard`);
  await another.getByLabel('Email').fill(email);
  await another.getByLabel('Password').fill('battery staple');
  await another.getByRole('button', { name: 'Sign in', exact: true }).click();
  await another.waitForURL('**/dashboard');
  await page.goto(`${stage.installation.origin}/identity/forgot`);
  await page.getByText('Please ask its operator').waitFor();
  await expectAccessible(page);
});

test('the whole app works from the keyboard, beginning with the skip link', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await signedUp(stage, tab);
  await page.goto(`${stage.installation.origin}/urls`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
  await page.keyboard.press('Enter');
  await page.goto(`${stage.installation.origin}/urls/new`);
  await page.getByLabel('Destination').waitFor();
  await page.getByLabel('Destination').focus();
  await page.keyboard.type(`${ELSEWHERE}/keyboard`);
  await page.keyboard.press('Tab'); // to the UTM parameters, which Enter would open
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Link created' }).waitFor();
});

test('an open page follows the theme of the device until one is chosen, and again when that is taken back', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await signedUp(stage, tab);
  await page.goto(`${stage.installation.origin}/urls/new`);
  const shown = (theme: string) =>
    expect
      .poll(async () => {
        await page.screenshot(); // a page that rests draws no frame, and hears of the device's theme with the next one
        return page.evaluate(() => document.documentElement.dataset.theme);
      })
      .toBe(theme);
  /** Chromium's emulation now and then says nothing of a change: the device changes to and fro until the page heard. */
  const followsDevice = (theme: 'light' | 'dark') =>
    expect
      .poll(async () => {
        await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
        await page.screenshot();
        await page.emulateMedia({ colorScheme: theme });
        await page.screenshot();
        return page.evaluate(() => document.documentElement.dataset.theme);
      })
      .toBe(theme);
  const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await shown('light');
  const light = await canvas();
  await followsDevice('dark');
  expect(await canvas()).not.toBe(light);
  await page.getByRole('radio', { name: 'Light theme' }).click();
  await shown('light');
  await page.reload();
  await page.getByRole('radio', { name: 'Light theme' }).waitFor();
  await shown('light');
  await page.getByRole('radio', { name: 'System theme' }).click();
  await shown('dark');
  await followsDevice('light');
});

test('the health of the server, for who runs it, in all three tabs', async () => {
  const tab = await openTab(stage, { width: 375 });
  await signedUp(stage, tab);
  const { page } = tab;
  await stage.installation.query('UPDATE app_user SET is_operator = true WHERE id = (SELECT max(id) FROM app_user)');
  await page.goto(`${stage.installation.origin}/system/health`);
  await page.getByRole('region', { name: 'Click journal' }).getByText('Waiting to be stored').waitFor();
  await page.getByRole('table', { name: 'Checks', exact: true }).getByText('Database').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('tab', { name: 'Readiness' }).click();
  await page.getByRole('region', { name: 'Redirects only' }).getByText('responds with 200').waitFor();
  expect(new URL(page.url()).pathname).toBe('/system/health/ready');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('tab', { name: 'Liveness' }).click();
  await page.getByText('The server responds.').waitFor();
  await expectAccessibleAtBothWidths(page);
  expect(tab.complaints).toEqual([]);
});
