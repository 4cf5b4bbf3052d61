// @afresh: it moves, drops or deletes what is in ClickHouse.
// An installation moves its clicks to ClickHouse and back while visitors follow its links: no click is lost or doubled, whoever dies.
import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MoveCommand } from '../../api/clicks/clickhouse/move/move.ts';
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

/** Runs `npm run clicks --` with a command. */
function run(command: MoveCommand): Command {
  const child = spawn(process.execPath, [join(root, 'scripts/with-node.mjs'), 'scripts/clicks.ts', command], {
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
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, ended: once(child, 'close').then(([status]) => ({ code: status as number | null, output })) };
}

const move = () => run('move-to-clickhouse');
const moveBack = () => run('move-back');

/** Changes the rows of a table of clicks in ClickHouse, and waits until that is done. */
const change = (what: string) =>
  client.command({ query: `ALTER TABLE click ${what}`, clickhouse_settings: { mutations_sync: '2' } });

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

/** The texts of the campaigns of some clicks, sorted. */
async function serialsOf(clicks: readonly { id: number }[]): Promise<string[]> {
  const labels = await installation.query<{ id: number; label: string }>('SELECT id, label FROM analytics.label');
  const texts = new Map(labels.map(({ id, label }) => [id, label]));
  return clicks.map(({ id }) => texts.get(id) ?? `(${id})`).sort();
}
const SERIALS = 'SELECT utm_campaign AS id FROM';
const sentSerials = async () => serialsOf(await rowsOf(`${SERIALS} click WHERE utm_campaign <> 0`));
const keptSerials = async () =>
  serialsOf(await installation.query(`${SERIALS} analytics.click WHERE utm_campaign <> 0`));

let isOver = false;

/** Follows the link again and again; the server ends and starts meanwhile. */
async function followOn(): Promise<void> {
  for (; !isOver && followed < MOST_FOLLOWED; await delay(100)) await follow().catch(() => {});
}

test('clicks move while visitors come, a move that was killed goes on, and what differs is told before anything is dropped', async () => {
  const visitors = Array.from({ length: 2 }, followOn);
  await expect.poll(keptClicks).toBeGreaterThan(20);
  await addHistory();

  const killed = move();
  await expect.poll(sentClicks, { interval: 50 }).toBeGreaterThan(0);
  process.kill(-killed.child.pid!, 'SIGKILL');
  await killed.ended;
  expect(await sentClicks()).toBeLessThan(HISTORY);

  const planted = 'click_id = (SELECT max(click_id) FROM click WHERE utm_campaign = 0)';
  await change(`UPDATE country = 999 WHERE ${planted}`);
  const refused = await move().ended;
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/account \d+: PostgreSQL has (\d+) clicks, ClickHouse \1\./),
  });
  expect(refused.output).toContain('The clicks were not moved: The two places differ (days: 1,');
  const before = await keptClicks();
  await expect.poll(keptClicks).toBeGreaterThan(before); // clicks are stored where they were

  await change('DELETE WHERE country = 999');
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

test('they move back likewise, and what counts them counts what there is', async () => {
  isOver = false;
  const visitors = Array.from({ length: 2 }, followOn);
  const killed = moveBack();
  await expect.poll(keptClicks, { interval: 50 }).toBeGreaterThan(0);
  process.kill(-killed.child.pid!, 'SIGKILL');
  await killed.ended;
  expect(await keptClicks()).toBeLessThan(HISTORY);

  const planted = 'click_id = (SELECT click_id FROM analytics.click WHERE utm_campaign = 0 ORDER BY at LIMIT 1)';
  await installation.query(`UPDATE analytics.click SET country = 999 WHERE ${planted}`);
  const refused = await moveBack().ended;
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/account \d+: PostgreSQL has (\d+) clicks, ClickHouse \1\./),
  });
  const before = await sentClicks();
  await expect.poll(sentClicks).toBeGreaterThan(before); // clicks are stored where they were

  await installation.query('DELETE FROM analytics.click WHERE country = 999');
  expect(await moveBack().ended).toMatchObject({ code: 0, output: expect.stringContaining('Both places agree') });
  const sent = await sentClicks();
  expect(await keptClicks()).toBe(sent);

  // What the server answers waits for the one that knows where clicks are.
  const waiting = answered.length;
  await expect.poll(() => answered.length).toBeGreaterThan(waiting + 5);
  await installation.end('SIGKILL');
  await expect(installation.start({ CLICKHOUSE_URL: url })).rejects.toThrow(
    'the clicks of this installation are in PostgreSQL',
  );
  await installation.start();
  isOver = true;
  await Promise.all(visitors);
  await expect.poll(keptSerials).toEqual(answered.toSorted());
  expect(await sentClicks()).toBe(sent);
  const all = HISTORY + answered.length;
  expect(await keptClicks()).toBe(all);
  for (const sums of ['stat_day', 'stat_hour WHERE link_id = 0', 'stat_hour WHERE link_id <> 0'])
    expect(await installation.query(`SELECT sum(clicks)::int AS clicks FROM analytics.${sums}`)).toEqual([
      { clicks: all },
    ]);

  expect(await moveBack().ended).toMatchObject({ code: 0, output: expect.stringContaining('ClickHouse has given up') });
  expect(await sentClicks()).toBe(0);
  expect(await moveBack().ended).toMatchObject({ code: 0, output: expect.stringContaining('in PostgreSQL already') });
  const [counted] = await installation.query('SELECT click_count FROM short_url WHERE short_code = $1', [code]);
  expect(counted).toEqual({ click_count: answered.length });
}, 600_000);

test('a command without a place to move from or to says so', async () => {
  const named = url;
  url = '';
  expect(await moveBack().ended).toMatchObject({
    code: 1,
    output: expect.stringContaining('CLICKHOUSE_URL must name'),
  });
  url = named;
  expect(await run('move-away' as MoveCommand).ended).toMatchObject({
    code: 64,
    output: expect.stringContaining('Usage'),
  });
});
