// @afresh: it kills whoever stores clicks.
// Whoever dies while clicks are stored, each that was answered is in ClickHouse once.
import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { addLinks, makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { childrenOf } from '../kit/processes.ts';
import { startClickHouse, type ClickHouse } from './clickhouse.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 100);
/** Clicks of a round, a few at a time. */
const CLICKS = 24;
const TOGETHER = 6;
/** Clicks are on their way for about so long, milliseconds: a round kills within that. */
const LONGEST_MS = 300;

let clickHouse: ClickHouse;
let installation: Installation;
let client: ClickHouseClient;
let code: string;
const answered: string[] = [];

beforeAll(async () => {
  clickHouse = await startClickHouse();
  const url = `${clickHouse.origin}/once`;
  client = createClient({ url, log: { level: ClickHouseLogLevel.OFF } });
  const env = { CLICKHOUSE_URL: url, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1, ::1' };
  installation = await makeInstallation(env, migratedFolder());
  await installation.start();
  [code] = (await addLinks(installation, 1)) as [string];
});
afterAll(async () => {
  await installation?.remove();
  await client?.close();
  await clickHouse?.remove();
});

/**
 * Crosses the link; the serial is the click's source and campaign, as an account has only so many new ones of each a day. Each is of
 * another visitor.
 */
async function follow(round: number, click: number): Promise<void> {
  const serial = `s${round}-c${click}`;
  const response = await fetch(`${installation.origin}/${code}?utm_source=s${round}&utm_campaign=c${click}`, {
    redirect: 'manual',
    headers: { 'user-agent': `${CHROME} ${serial}`, 'x-forwarded-for': '203.0.113.7' },
  });
  expect(response.status).toBe(302);
  answered.push(serial);
}

async function followSome(round: number): Promise<void> {
  for (let at = 0; at < CLICKS; at += TOGETHER) {
    await Promise.all(Array.from({ length: TOGETHER }, (_, index) => follow(round, at + index)));
  }
}

const ingesters = () => childrenOf(installation.pid(), 'ingester-main');
type Death = () => Promise<void>;

/** The next insert kills whoever sends it, is sent it, or both: before it is stored, or after, when nobody knows of it yet. */
const atInsert =
  (when: 'before' | 'after', who: { sender?: boolean; clickHouse?: boolean }): Death =>
  async () => {
    await clickHouse.doom(when, [...(who.sender ? ingesters() : []), ...(who.clickHouse ? ['itself' as const] : [])]);
    if (!who.clickHouse) return;
    await clickHouse.ended();
    await clickHouse.start();
  };
/** Anywhere else. */
const atRandom =
  (die: Death): Death =>
  async () => {
    await delay(Math.random() * LONGEST_MS);
    await die();
  };
const deaths: Death[] = [
  atInsert('after', { sender: true }),
  atInsert('after', { clickHouse: true }),
  atInsert('after', { sender: true, clickHouse: true }),
  atInsert('before', { sender: true }),
  atInsert('before', { clickHouse: true }),
  atRandom(async () => ingesters().forEach((pid) => process.kill(pid, 'SIGKILL'))),
  atRandom(() => clickHouse.kill().then(clickHouse.start)),
  // The database that knows what was sent.
  atRandom(async () => childrenOf(installation.pid(), 'postgres -D').forEach((pid) => process.kill(pid, 'SIGKILL'))),
];

const STORED = { interval: 100, timeout: 120_000 };
/** Without an answer while ClickHouse is away. */
const storedCount = () =>
  client
    .query({ query: 'SELECT count() AS clicks FROM click', format: 'JSONEachRow' })
    .then((result) => result.json<{ clicks: string }>())
    .then(([row]) => Number(row!.clicks))
    .catch(() => -1);

const isBack = () =>
  installation.query('SELECT 1').then(
    () => true,
    () => false, // the database was the last to die
  );

async function storedSerials(): Promise<string[]> {
  const query = 'SELECT utm_source AS source, utm_campaign AS campaign FROM click';
  const result = await client.query({ query, format: 'JSONEachRow' });
  const rows = await result.json<{ source: number; campaign: number }>();
  const labels = await installation.query<{ id: number; label: string }>('SELECT id, label FROM analytics.label');
  const texts = new Map(labels.map(({ id, label }) => [id, label]));
  return rows.map(({ source, campaign }) => `${texts.get(source)}-${texts.get(campaign)}`);
}

test(`every click that was answered is stored once, in ${ROUNDS} rounds of killing either side`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const death = deaths[round % deaths.length]!();
    await Promise.all([followSome(round), death]);
    await expect.poll(storedCount, STORED).toBeGreaterThanOrEqual(answered.length);
  }
  await expect.poll(isBack).toBe(true);
  expect((await storedSerials()).sort()).toEqual(answered.toSorted());
  const [counted] = await installation.query(
    'SELECT click_count, unique_visitors FROM short_url WHERE short_code = $1',
    [code],
  );
  expect(counted).toEqual({ click_count: answered.length, unique_visitors: answered.length });
  await expect
    .poll(() => installation.query('SELECT count(*)::int AS waiting FROM analytics.click_outbox'))
    .toEqual([{ waiting: 0 }]);
}, 900_000);
