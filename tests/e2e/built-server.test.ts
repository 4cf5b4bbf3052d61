// What other tests try from the sources alone: parts of the built server that packages outside of it take part in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpForSession } from '../kit/browser.ts';
import { makeInstallation, type Installation } from '../kit/installation.ts';
import { Mailbox } from '../kit/mailbox.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';

const mailbox = new Mailbox();
let installation: Installation;
let token: string;

beforeAll(async () => {
  const from = 'Footbridge <footbridge@links.example>';
  // Without what other tests preload: here a password costs what it costs operators.
  const env = { SMTP_URL: await mailbox.open(), SMTP_FROM: from, NODE_OPTIONS: '' };
  installation = await makeInstallation(env, migratedFolder());
  await installation.start();
  token = (await signUpForSession(installation.origin, 'ada@example.test')).tokens.access_token;
});
afterAll(async () => {
  await installation.remove();
  await mailbox.close();
});

test('it sends email', async () => {
  await expect.poll(() => mailbox.for('ada@example.test')).toHaveLength(1);
  expect(mailbox.for('ada@example.test')[0]!.raw).toContain('Subject: Confirm your email address');
});

test('it reads a CSV file that is uploaded', async () => {
  const form = new FormData();
  form.append('csv_file', new Blob(['original_url,title\nhttps://example.org:8443/a,Ä\n']), 'links.csv');
  const response = await fetch(`${installation.origin}/api/urls/bulk/csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(await response.json()).toMatchObject({ success_count: 1, results: [{ url: { title: 'Ä' } }] });
});

test.each(['alerts.yml', 'dashboard.json'])('it tells every metric that docs/monitoring/%s asks for', async (name) => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/monitoring', name), 'utf8');
  const asked = new Set(text.match(/\b(?:footbridge|http|nodejs|process)_[a-z0-9_]+(?=[{)\s[])/g));
  expect(asked.size).toBeGreaterThan(10);
  const metrics = await (await fetch(`${installation.origin}/metrics`)).text();
  expect([...asked].filter((metric) => !metrics.includes(`\n${metric}{`) && !metrics.includes(`\n${metric} `))).toEqual(
    [],
  );
});
