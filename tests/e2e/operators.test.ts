// The first start of an installation, and a take-down, as an operator sees them in a browser.
import { expect, test } from 'vitest';
import { ELSEWHERE, expectAccessibleAtBothWidths, openTab, shorten, signUp, useStage } from '../kit/chromium.ts';

const stage = useStage();

test('the printed address leads to a sign-up; its account reads a report and suspends the link', async () => {
  const { installation } = stage;
  const at = (path: string) => installation.origin + path;
  const [address = ''] = /http\S+\/identity\/operator\/\S+/.exec(installation.output()) ?? [];

  const eve = await openTab(stage);
  await signUp(stage, eve.page, 'Eve'); // the oldest account
  const code = await shorten(stage, eve.page, `${ELSEWHERE}/bank`);
  await eve.page.goto(at(`/report?code=${code}`));
  await expectAccessibleAtBothWidths(eve.page);
  await eve.page.getByLabel('What is wrong with it?').fill('It asks for my password');
  await eve.page.getByRole('button', { name: 'Send the report' }).click();
  await eve.page.getByRole('heading', { name: 'Thank you' }).waitFor();

  const { page, complaints } = await openTab(stage);
  await page.goto(address);
  await page.getByLabel('First name').fill('Olga');
  await page.getByLabel('Email').fill('olga@example.test');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(at('/system/health'));
  await page.getByRole('link', { name: 'Take-downs' }).click();
  const reports = page.getByRole('list', { name: 'Reported links' });
  await reports.getByText('It asks for my password').waitFor();
  await expectAccessibleAtBothWidths(page);
  await reports.getByRole('button', { name: 'Suspend' }).click();
  await page.getByLabel('Reason').fill('Phishing');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await reports.getByText('Suspended').waitFor();
  await page.goto(at('/system/operators'));
  await page.getByRole('list', { name: 'Operators' }).getByText('olga@example.test').waitFor();
  await page.getByText('Suspended a link').waitFor();
  await expectAccessibleAtBothWidths(page);
  expect(complaints).toEqual([]);

  expect((await fetch(at(`/${code}`), { redirect: 'manual' })).status).toBe(410);
  await eve.page.goto(at('/urls'));
  await eve.page.getByText('Suspended').first().waitFor();
  await eve.page.goto(at('/system/take-downs'));
  await eve.page.getByText('This page is for those who run this installation.').waitFor();
});
