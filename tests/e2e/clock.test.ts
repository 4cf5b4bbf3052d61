// The machine's clock is wrong for one start: nothing is lost by it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLinks, makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';

const YEARS_MS = 6 * 365 * 86_400_000;
const shim = join(import.meta.dirname, '../kit/clock-ahead.mjs');

let installation: Installation;
let code: string;

beforeAll(async () => {
  installation = await makeInstallation({ LOG_LEVEL: 'silent' }, migratedFolder());
  await installation.start();
  code = (await addLinks(installation, 1))[0]!;
});
afterAll(() => installation.remove());

async function follow(): Promise<void> {
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const response = await fetch(`${installation.origin}/${code}`, { redirect: 'manual', headers });
  expect(response.status).toBe(302);
}

async function jobs(): Promise<{ state: string; message?: string }> {
  const response = await fetch(`${installation.origin}/health`);
  const { checks } = (await response.json()) as { checks: { name: string; state: string; message?: string }[] };
  return checks.find(({ name }) => name === 'jobs')!;
}

const kept = async () => {
  const [counted] = await installation.query<{ clicks: number; visitors: number }>(
    `SELECT (SELECT count(*)::int FROM analytics.click) AS clicks, unique_visitors AS visitors FROM short_url`,
  );
  const salts = await installation.query('SELECT day::text, secret FROM analytics.salt ORDER BY day');
  return { ...counted, salts };
};

test('a clock six years ahead at one start deletes neither clicks nor the visitors of the day, and health says so', async () => {
  for (let count = 0; count < 3; count++) await follow();
  await expect.poll(kept).toMatchObject({ clicks: 3, visitors: 1 });
  const before = await kept();
  await installation.end('SIGTERM');

  await installation.start({ NODE_OPTIONS: `--import=${shim}`, CLOCK_AHEAD_MS: String(YEARS_MS) });
  // The last of the jobs has run, and so have those that delete.
  await expect.poll(async () => (await jobs()).message ?? '').toMatch(/The clock leapt by 2\d{3} days/);
  expect((await jobs()).state).toBe('degraded');
  const ran = () =>
    installation.query(`SELECT 1 FROM pg_class WHERE relname = $1`, [
      `click_${new Date(Date.now() + YEARS_MS).toISOString().slice(0, 7).replace('-', '_')}`,
    ]);
  await expect.poll(async () => (await ran()).length).toBe(1);
  expect(await kept()).toEqual(before);
  await installation.end('SIGTERM');

  await installation.start();
  await expect.poll(async () => (await jobs()).state).toBe('ok');
  await follow();
  await expect.poll(kept).toEqual({ ...before, clicks: 4 });
});

test('a salt that is destroyed with its day stands in no file any more, also where its row was moved before', async () => {
  const secrets = async () =>
    (await installation.query<{ secret: Buffer }>('SELECT secret FROM analytics.salt')).map(({ secret }) => secret);
  const [old] = await secrets();
  await installation.query('UPDATE analytics.salt SET day = day - 10');
  await installation.query('UPDATE job SET due_at = now()'); // as it would be ten days later
  await installation.end('SIGTERM'); // what only memory held is in files now
  expect(filesWith(old!).length).toBeGreaterThan(0);
  await installation.start();
  await expect.poll(secrets).toEqual([]);
  await follow();
  await expect.poll(secrets).toHaveLength(1);
  await installation.end('SIGTERM');
  expect(filesWith(old!)).toEqual([]);
});

/** The files of the stopped installation in which some bytes stand. */
function filesWith(bytes: Buffer): string[] {
  return readdirSync(installation.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(bytes));
}
