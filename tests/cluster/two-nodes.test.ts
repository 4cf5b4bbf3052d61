// Two servers on one PostgreSQL, each on a data folder of its own: what one counts and learns, the other knows.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, newAttempt, signUpForSession, type Shown } from '../kit/browser.ts';
import type { Installation } from '../kit/installation.ts';
import { migrate, readMigrations } from '../../api/database/migrate.ts';
import { migrationsOfNextVersion } from '../kit/next-version.ts';
import { makeNodes, type Nodes } from '../kit/nodes.ts';
import { silentWay, type SilentWay } from '../kit/silent-way.ts';

let nodes: Nodes;
let one: Installation;
let other: Installation;
/** The way of the other one to the database. */
let way: SilentWay;

beforeAll(async () => {
  nodes = await makeNodes(2);
  [one, other] = nodes.all as [Installation, Installation];
  way = await silentWay(nodes.databaseUrl);
  await expect(one.start({ MIGRATE_AT_START: '0' })).rejects.toThrow(
    /lacks \d+ migrations .* run npm run migrate first/,
  );
  expect(await runMigrate()).toMatch(/^Applied 2026\d+_\w+\.$/m);
  expect(await runMigrate()).toBe('The database is up to date.\n');
  // Before anybody listens: no news of their making is still under way when a node is cut off.
  for (const code of ['kept', 'deleted']) await insertLink(code, `${code}.example`);
  await one.start({ MIGRATE_AT_START: '0' });
  await other.start({ DATABASE_URL: way.url, LINK_STALE_SECONDS: '4' });
});
afterAll(async () => {
  way?.mend();
  await other?.end('SIGKILL'); // what went silent on its way would be waited for
  await nodes?.remove();
  way?.close();
});

/** What `npm run migrate` of a release says. */
async function runMigrate(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: nodes.databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, ['build/server/migrate.js'], {
    env,
    timeout: 120_000,
  });
  return stdout;
}

/** The page that a wrong password leads to: a sign-in that begins at one of them goes on at the other. */
async function guess(begins: Installation, goesOn: Installation, email: string): Promise<Shown> {
  const browser = new Browser(begins.origin, one.origin);
  const page = await browser.open(newAttempt({}, one.origin).url);
  browser.origin = goesOn.origin;
  return browser.submit(page, { email, password: 'a guess' });
}

/** How many of some requests without a token are not refused for their number. */
async function answered({ origin }: Installation, requests: number): Promise<number> {
  const statuses: number[] = [];
  for (let sent = 0; sent < requests; sent++) statuses.push((await fetch(`${origin}/api/urls`)).status);
  return statuses.filter((status) => status !== 429).length;
}

test('wrong passwords are counted by both together', async () => {
  await signUpForSession(one.origin, 'ada@example.test');
  const statuses: number[] = [];
  for (let attempt = 1; attempt < 12; attempt++) {
    const both = attempt % 2 ? ([one, other] as const) : ([other, one] as const);
    statuses.push((await guess(...both, 'ada@example.test')).status);
  }
  // Ten attempts in fifteen minutes; the sign-up was the first.
  expect(statuses).toEqual([...Array<number>(9).fill(401), 429, 429]);
});

test('requests of strangers are counted by both together, within a twentieth', async () => {
  const answers = (await answered(one, 200)) + (await answered(other, 200)) + (await answered(one, 50));
  expect(answers).toBeGreaterThanOrEqual(280);
  expect(answers).toBeLessThanOrEqual(330);
});

const insertLink = (code: string, host: string) =>
  nodes.query(
    `WITH u AS (INSERT INTO app_user (issuer, subject, first_name) VALUES ('test', $1, 'Ada') RETURNING id)
     INSERT INTO short_url (owner_id, short_code, original_url) SELECT id, $1, 'https://' || $2 || '/' FROM u`,
    [code, host],
  );

/** Opens a link once at each of them, so that both have it in memory. */
async function openAtBoth(code: string, host: string): Promise<void> {
  for (const each of [one, other]) expect((await open(each, code)).host).toBe(host);
}

/** What a visitor gets, and when the request was sent. */
async function open({ origin }: Installation, code: string) {
  const sentAt = performance.now();
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const { status, headers: answered } = await fetch(`${origin}/${code}`, { redirect: 'manual', headers });
  const to = answered.get('location');
  return { sentAt, status, host: to && new URL(to).host };
}

/** Opens a link until it leads to a host; what was sent a second after the change never leads elsewhere. */
async function untilLeadsTo(code: string, host: string, changedAt: number): Promise<void> {
  for (;;) {
    const seen = await open(other, code);
    if (seen.host === host) return;
    expect(seen.sentAt - changedAt).toBeLessThan(1_000);
  }
}

async function lead(code: string, host: string): Promise<number> {
  await nodes.query(`UPDATE short_url SET original_url = 'https://' || $2 || '/' WHERE short_code = $1`, [code, host]);
  return performance.now();
}

test('a change is seen within a second, also by a node whose notifications went silent, and afterwards', async () => {
  await insertLink('moved', 'one.example');
  await openAtBoth('moved', 'one.example');
  await untilLeadsTo('moved', 'two.example', await lead('moved', 'two.example'));
  way.silence('footbridge-listen');
  await untilLeadsTo('moved', 'three.example', await lead('moved', 'three.example'));
  way.mend();
  await expect.poll(() => other.output()).toContain('the listening connection was lost');
  await untilLeadsTo('moved', 'four.example', await lead('moved', 'four.example'));
});

test('a node that is cut off serves what it knows for its time and no longer, and learns what it missed', async () => {
  for (const code of ['kept', 'deleted']) await openAtBoth(code, `${code}.example`);
  way.silence();
  const cutAt = performance.now();
  await nodes.query(`DELETE FROM short_url WHERE short_code = 'deleted'`);
  expect((await open(other, 'kept')).host).toBe('kept.example');
  expect((await open(one, 'deleted')).status).toBe(404);
  const statusOf = async (code: string) => (await open(other, code)).status;
  await expect.poll(() => statusOf('deleted'), { interval: 50 }).toBe(503);
  expect(performance.now() - cutAt).toBeGreaterThan(3_500); // LINK_STALE_SECONDS, less what was not heard before
  expect(await statusOf('kept')).toBe(503);
  way.mend();
  await expect.poll(() => statusOf('kept'), { interval: 50 }).toBe(302);
  expect(await statusOf('deleted')).toBe(404);
});

test('while a later version only adds to the database, both go on, also after a restart; what it takes away ends storing, not redirecting', async () => {
  await other.end('SIGKILL');
  way.close(); // PostgreSQL learns of the end of what went silent
  await other.start();
  const { tokens } = await signUpForSession(one.origin, 'grace@example.test');
  await insertLink('steady', 'steady.example');
  await openAtBoth('steady', 'steady.example');
  let followed = 2;
  const click = async (times: number) => {
    for (let visit = 0; visit < times; visit++) {
      for (const each of [one, other]) expect((await open(each, 'steady')).status).toBe(302);
      followed += 2;
    }
  };
  const stored = async () => (await nodes.query<{ count: number }>(CLICKS))[0]!.count;
  const isSignedIn = async ({ origin }: Installation) =>
    (await fetch(`${origin}/api/urls`, { headers: { authorization: `Bearer ${tokens.access_token}` } })).status;
  const next = migrationsOfNextVersion(
    'ALTER TABLE short_url ADD COLUMN tomorrow text; ALTER TABLE analytics.click ADD COLUMN tomorrow int NOT NULL DEFAULT 0;',
    '-- contract: clicks of tomorrow need it\nALTER TABLE analytics.click ALTER COLUMN tomorrow DROP DEFAULT;',
  );
  const first = (await readMigrations(next)).map(({ name }) => name).slice(0, -1);
  try {
    const [, applied] = await Promise.all([click(50), migrate(nodes.databaseUrl, next, first)]);
    expect(applied).toHaveLength(1);
    await click(10);
    await expect.poll(stored).toBe(followed);
    await one.end('SIGTERM');
    await one.start();
    await click(10);
    await expect.poll(stored).toBe(followed);
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([200, 200]);

    await migrate(nodes.databaseUrl, next);
    const before = await stored();
    await click(10);
    const checks = async () => JSON.stringify(await (await fetch(`${other.origin}/health`)).json());
    await expect.poll(checks, { interval: 200 }).toContain('belongs to a newer version');
    expect(await stored()).toBe(before);
    await one.end('SIGTERM');
    await expect(one.start()).rejects.toThrow('start that version');
    // As if both had been upgraded.
    await nodes.query(`DELETE FROM _prisma_migrations WHERE migration_name LIKE '9999%'`);
    await nodes.query('DELETE FROM upgrades.contraction; ALTER TABLE analytics.click DROP COLUMN tomorrow');
    await one.start();
    await expect.poll(stored).toBe(followed);
  } finally {
    rmSync(next, { recursive: true });
  }
});

const CLICKS = `SELECT count(*)::int FROM analytics.click c JOIN short_url u ON u.id = c.link_id WHERE u.short_code = 'steady'`;
