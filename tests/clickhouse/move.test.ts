// An installation moves its clicks to ClickHouse while visitors follow its links: no click is lost or doubled, whoever dies.
import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { addLinks, makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { startClickHouse, type ClickHouse } from './clickhouse.ts';

const root = join(import.meta.dirname, '../..');
/** Clicks of earlier days: so many that a copy takes a while. */
const HISTORY = 60_000;
const DAYS = 40;
/** Each has a campaign of its own, and only so many are told apart a day. */
const MOST_FOLLOWED = 1_900;

let clickHouse: ClickHouse;
let url: string;
let installation: Installation;
let client: ClickHouseClient;
let code: string;
let followed = 0;
const answered: string[] = [];

beforeAll(async () => {
  clickHouse = await startClickHouse();
  url = `${clickHouse.origin}/moved`;
  client = createClient({ url, log: { level: ClickHouseLogLevel.OFF } });
  const env = { CLICKHOUSE_URL: '', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1, ::1' };
  installation = await makeInstallation(env, migratedFolder());
  await installation.start();
  [code] = (await addLinks(installation, 1)) as [string];
});
afterAll(async () => {
  await installation?.remove();
  await client?.close();
  await clickHouse?.remove();
});

/** Follows the link; the serial is the click's campaign, and each is of another visitor. */
async function follow(): Promise<void> {
  const serial = `s${++followed}`;
  const response = await fetch(`${installation.origin}/${code}?utm_campaign=${serial}`, {
    redirect: 'manual',
    headers: { 'user-agent': `${CHROME} ${serial}`, 'x-forwarded-for': '203.0.113.7' },
  });
  if (response.status === 302) answered.push(serial);
}

/** Clicks of the days before, without a campaign, in the months that these days are of. */
async function addHistory(): Promise<void> {
  const months = await installation.query<{ month: string; next: string }>(
    `SELECT DISTINCT to_char(m, 'YYYY_MM') AS month, (m + interval '1 month')::date::text AS next
     FROM generate_series(1, ${DAYS}) AS n, date_trunc('month', now() - n * interval '1 day') AS m`,
  );
  for (const { month, next } of months) {
    await installation.query(`CREATE TABLE IF NOT EXISTS analytics.click_${month} PARTITION OF analytics.click
      FOR VALUES FROM ('${month.replace('_', '-')}-01 00:00Z') TO ('${next} 00:00Z')`);
  }
  await installation.query(
    `INSERT INTO analytics.click SELECT made.* FROM (SELECT to_jsonb(c) AS row FROM analytics.click c LIMIT 1) AS one,
       generate_series(1, ${HISTORY}) AS n, jsonb_populate_record(NULL::analytics.click, one.row || jsonb_build_object(
         'click_id', gen_random_uuid(), 'utm_campaign', 0, 'country', n % 200, 'at', now() - (1 + n % ${DAYS}) * interval '1 day',
         'day', (now() - (1 + n % ${DAYS}) * interval '1 day')::date)) AS made`,
  );
}

interface Command {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
}

/** Runs `npm run clicks -- move-to-clickhouse`. */
function move(): Command {
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/with-node.mjs'), 'scripts/clicks.ts', 'move-to-clickhouse'],
    {
      cwd: root,
      detached: true, // it has a process of its own, and both are killed
      env: {
        ...process.env,
        LOG_LEVEL: 'silent',
        DATA_DIR: installation.dataDir,
        DATABASE_URL: '',
        CLICKHOUSE_URL: url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, ended: once(child, 'close').then(([status]) => ({ code: status as number | null, output })) };
}

async function rowsOf<Row>(query: string): Promise<Row[]> {
  return (await client.query({ query, format: 'JSONEachRow' })).json<Row>();
}
const sentClicks = () =>
  rowsOf<{ clicks: string }>('SELECT count() AS clicks FROM click').then(
    ([row]) => Number(row!.clicks),
    () => -1,
  );
const keptClicks = async () =>
  (await installation.query<{ clicks: number }>('SELECT count(*)::int AS clicks FROM analytics.click'))[0]!.clicks;

/** The serials of the clicks in ClickHouse, sorted. */
async function sentSerials(): Promise<string[]> {
  const rows = await rowsOf<{ id: number }>('SELECT utm_campaign AS id FROM click WHERE utm_campaign <> 0');
  const labels = await installation.query<{ id: number; label: string }>('SELECT id, label FROM analytics.label');
  const texts = new Map(labels.map(({ id, label }) => [id, label]));
  return rows.map(({ id }) => texts.get(id) ?? `(${id})`).sort();
}

test('clicks move while visitors come, a move that was killed goes on, and what differs is told before anything is dropped', async () => {
  let isOver = false;
  const visitors = Array.from({ length: 2 }, async () => {
    for (; !isOver && followed < MOST_FOLLOWED; await delay(100)) await follow().catch(() => {}); // it starts again
  });
  await expect.poll(keptClicks).toBeGreaterThan(20);
  await addHistory();

  const killed = move();
  await expect.poll(sentClicks, { interval: 50 }).toBeGreaterThan(0);
  process.kill(-killed.child.pid!, 'SIGKILL');
  await killed.ended;
  expect(await sentClicks()).toBeLessThan(HISTORY);

  const planted = 'click_id = (SELECT max(click_id) FROM click WHERE utm_campaign = 0)';
  await client.command({
    query: `ALTER TABLE click UPDATE country = 999 WHERE ${planted}`,
    clickhouse_settings: { mutations_sync: '2' },
  });
  const refused = await move().ended;
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/account \d+: PostgreSQL has (\d+) clicks, ClickHouse \1\./),
  });
  expect(refused.output).toContain('The clicks were not moved: 1 days');
  const before = await keptClicks();
  await expect.poll(keptClicks).toBeGreaterThan(before); // clicks are stored where they were

  await client.command({
    query: 'ALTER TABLE click DELETE WHERE country = 999',
    clickhouse_settings: { mutations_sync: '2' },
  });
  expect(await move().ended).toMatchObject({ code: 0, output: expect.stringContaining('Both places agree') });
  const kept = await keptClicks();
  expect(await sentClicks()).toBe(kept);

  // The server that runs goes on redirecting; what it answers waits for the one that knows where clicks are.
  const waiting = answered.length;
  await expect.poll(() => answered.length).toBeGreaterThan(waiting + 5);
  expect(await keptClicks()).toBe(kept);
  await installation.end('SIGKILL');
  await expect(installation.start()).rejects.toThrow(
    'the clicks of this installation are in ClickHouse; set CLICKHOUSE_URL.',
  );
  await installation.start({ CLICKHOUSE_URL: url });
  isOver = true;
  await Promise.all(visitors);
  await expect.poll(sentSerials).toEqual(answered.toSorted());
  expect(await sentClicks()).toBe(HISTORY + answered.length);
  expect(await keptClicks()).toBe(kept);

  expect(await move().ended).toMatchObject({ code: 0, output: expect.stringContaining('PostgreSQL has given up') });
  expect(await keptClicks()).toBe(0);
  expect(await move().ended).toMatchObject({ code: 0, output: expect.stringContaining('in ClickHouse already') });
  const [counted] = await installation.query('SELECT click_count FROM short_url WHERE short_code = $1', [code]);
  expect(counted).toEqual({ click_count: answered.length });
}, 600_000);
