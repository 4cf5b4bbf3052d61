// A backup of a running installation, restored elsewhere: everything that was, and each click once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ArchiveWriter, readMembers } from '../../api/backup/archive.ts';
import { makeInstallation, type Installation } from '../kit/installation.ts';
import { Browser, newAttempt, openSignUp } from '../kit/browser.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { quietZone } from '../kit/zones.ts';

const root = join(import.meta.dirname, '../..');
/** Figures of today are compared a while later. */
const { timeZone } = quietZone();
const email = 'grace@example.test';
const password = 'correct horse';
/** Each has a campaign of its own, and only so many are told apart a day. */
const MOST_VISITS = 1_900;
const scratch = mkdtempSync(join(tmpdir(), 'footbridge-backup-'));
chmodSync(scratch, 0o755); // as root the database runs under another account, which must get in
const installations: Installation[] = [];
let first: Installation;
let codes: string[];
let token: string;
const sent = new Set<string>();
const answered = new Set<string>();

beforeAll(async () => {
  first = await install(migratedFolder());
  await first.start();
  token = await signIn(first, true);
  const titles = ['plain', 'tab\tand "quotes"', 'back\\slash, ünïcödé ☃', 'a line\nmore'];
  codes = await Promise.all(titles.map((title) => shorten(title)));
});
afterAll(async () => {
  for (const one of installations) await one.remove();
  rmSync(scratch, { recursive: true, force: true });
});

async function install(dataDir?: string, env: Record<string, string> = {}): Promise<Installation> {
  const made = await makeInstallation(env, dataDir);
  installations.push(made);
  return made;
}

/** Runs `npm run backup` or `npm run restore`. */
async function npmRun(script: 'backup' | 'restore', DATA_DIR: string, file: string, DATABASE_URL = '') {
  const unset = { NODE_ENV: '', OIDC_ISSUER: '', PUBLIC_ORIGIN: '' };
  const child = spawn('npm', ['run', '--silent', script, '--', file], {
    cwd: root,
    env: { ...process.env, ...unset, LOG_LEVEL: 'silent', DATA_DIR, DATABASE_URL },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

async function signIn({ origin }: Installation, isNew = false): Promise<string> {
  const browser = new Browser(origin, origin);
  const attempt = newAttempt({}, origin);
  const page = isNew ? await openSignUp(browser, attempt) : await browser.open(attempt.url);
  const back = await browser.submit(page, { ...(isNew && { name: 'Grace' }), email, password });
  const response = await fetch(`${origin}/api/auth/oauth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      code: new URL(back.url).searchParams.get('code'),
      redirect_uri: `${origin}/auth/callback`,
      code_verifier: attempt.verifier,
      time_zone: timeZone,
    }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { tokens: { access_token: string } }).tokens.access_token;
}

async function shorten(title: string): Promise<string> {
  const response = await fetch(`${first.origin}/api/urls`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ original_url: 'https://example.org/?x=1', title }),
  });
  expect(response.status).toBe(201);
  const { urls } = (await ask(first, token, '/api/urls')) as { urls: { title: string; short_code: string }[] };
  return urls.find((url) => url.title === title)!.short_code;
}

async function ask(installation: Installation, bearer: string, path: string): Promise<object> {
  const response = await fetch(installation.origin + path, { headers: { authorization: `Bearer ${bearer}` } });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as object;
}

async function visit(): Promise<void> {
  const request = `v${sent.size}`;
  sent.add(request);
  const headers = { 'user-agent': sent.size % 9 ? 'Mozilla/5.0 Firefox/140.0' : 'Googlebot/2.1' };
  const url = `${first.origin}/${codes[sent.size % codes.length]}?utm_campaign=${request}`;
  const { status } = await fetch(url, { redirect: 'manual', headers });
  if (status === 302) answered.add(request);
}

/** The stored clicks by the request that made them. */
async function stored({ query }: Pick<Installation, 'query'>): Promise<Map<string, number>> {
  const rows = await query<{ label: string; times: number }>(
    `SELECT l.label, count(*)::int AS times FROM analytics.click c
     JOIN analytics.label l ON l.id = c.utm_campaign GROUP BY 1`,
  );
  return new Map(rows.map(({ label, times }) => [label, times]));
}

/** What every table holds, as sums of its rows; what differs between installations by design is left out. */
async function tableSums(query: Installation['query']): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p'
       AND relnamespace::regnamespace::text IN ('public', 'analytics', 'search') AND relname NOT IN ('_prisma_migrations',
         'journal_position', 'identity_record', 'job', 'job_state', 'operator_address', 'click_follower', 'click_arrival') ORDER BY 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await query<{ sum: string | null }>(
      `SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS sum FROM ${name} t`,
    );
    if (row!.sum) sums[name] = row!.sum;
  }
  return sums;
}

test('clicks that were answered before a backup began are in it once, while more are coming', async () => {
  let isOver = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver && sent.size < MOST_VISITS) {
      await visit();
      await delay(40);
    }
  });
  await expect.poll(() => answered.size).toBeGreaterThan(200);
  const before = new Set(answered);
  const file = join(scratch, 'running.tar.gz');
  const made = await npmRun('backup', first.dataDir, file);
  isOver = true;
  await Promise.all(visitors);
  expect(made).toMatchObject({ code: 0 });
  expect(made.output).toMatch(/^Wrote \S+ \(\d+\.\d MB\)/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(answered.size).toBeGreaterThan(before.size);

  const folder = join(scratch, 'second');
  const restored = await npmRun('restore', folder, file);
  expect(restored).toMatchObject({ code: 0 });
  // The original runs on beside it.
  const second = await install(folder);
  await second.start();
  const missing = async () => {
    const there = await stored(second);
    return [...before].filter((request) => !there.has(request)).length;
  };
  await expect.poll(missing).toBe(0);
  // Later clicks of the journal are still being stored: counters and clicks agree once they are.
  const count = 'SELECT sum(click_count + bot_count)::int AS clicks FROM short_url';
  const counted = async () => (await second.query<{ clicks: number }>(count))[0]!.clicks;
  await expect.poll(async () => (await counted()) - (await stored(second)).size).toBe(0);
  const there = await stored(second);
  expect([...there].filter(([request, times]) => times !== 1 || !sent.has(request))).toEqual([]);
  expect(await second.query('SELECT day FROM analytics.salt')).not.toEqual(
    await first.query('SELECT day, secret FROM analytics.salt'),
  );
  await second.end('SIGTERM');
});

test('all figures, links, names and passwords are as they were, on another port and in a database elsewhere', async () => {
  await expect.poll(async () => (await stored(first)).size).toBe(answered.size);
  const paths = ['/api/analytics?period=7d', '/api/urls', '/api/auth/profile', '/api/analytics/clicks?first=100'];
  const figures = await Promise.all(paths.map((path) => ask(first, token, path)));
  const sums = await tableSums(first.query);
  expect(Object.keys(sums).length).toBeGreaterThan(8);
  await first.end('SIGTERM');
  const file = join(scratch, 'ended.tar.gz');
  expect(await npmRun('backup', first.dataDir, file)).toMatchObject({ code: 0 }); // of one that does not run
  expect(existsSync(`${file}.part`)).toBe(false);

  const folder = join(scratch, 'third');
  expect(await npmRun('restore', folder, file)).toMatchObject({ code: 0 });
  const third = await install(folder);
  await third.start();
  expect(await tableSums(third.query)).toEqual(sums);
  const again = await signIn(third);
  const shown = await Promise.all(paths.map((path) => ask(third, again, path)));
  const here = (text: string, { origin }: Installation) => text.replaceAll(origin, 'ORIGIN');
  expect(JSON.parse(here(JSON.stringify(shown), third))).toEqual(JSON.parse(here(JSON.stringify(figures), first)));
  // Numbers that are given in turn go on where they were.
  const [link] = await third.query<{ id: number }>('SELECT max(id) AS id FROM short_url');
  const [made] = await third.query<{ id: number }>(
    `INSERT INTO short_url (owner_id, short_code, original_url) SELECT id, 'next', 'https://example.org' FROM app_user
     WHERE email = $1 RETURNING id`,
    [email],
  );
  expect(made!.id).toBeGreaterThan(link!.id);
  expect(await third.query("SELECT 1 AS found FROM search.url WHERE body LIKE '%next%'")).toEqual([{ found: 1 }]);
  await third.end('SIGTERM');

  await onEmptyDatabase(async (DATABASE_URL) => {
    const elsewhere = join(scratch, 'elsewhere');
    expect(await npmRun('restore', elsewhere, file, DATABASE_URL)).toMatchObject({ code: 0 });
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    expect(await tableSums(async (text) => (await client.query(text)).rows as never)).toEqual(sums);
    await client.end();
    const taken = await npmRun('restore', join(scratch, 'taken'), file, DATABASE_URL);
    expect(taken.code).toBe(1);
    expect(taken.output).toContain('the database is not empty');
    expect(await npmRun('backup', elsewhere, join(scratch, 'elsewhere.tar.gz'), DATABASE_URL)).toMatchObject({
      code: 0,
    });
  });
});

async function onEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const own = inject('databaseUrl');
  const name = `restored_${process.pid}`;
  const admin = new pg.Client({ connectionString: own.replace(/[^/]*$/, 'postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  try {
    await work(own.replace(/[^/]*$/, name));
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

test('what cannot be restored is refused and leaves the folder as it was', async () => {
  const file = join(scratch, 'ended.tar.gz');
  const empty = join(scratch, 'empty');
  mkdirSync(empty);
  const refusal = async (damaged: Buffer) => {
    writeFileSync(join(scratch, 'bad.tar.gz'), damaged);
    const { code, output } = await npmRun('restore', empty, join(scratch, 'bad.tar.gz'));
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    return output;
  };
  const bytes = readFileSync(file);
  const flipped = Buffer.from(bytes);
  flipped[Math.floor(bytes.length / 2)]! ^= 1;
  for (const damaged of [
    flipped,
    bytes.subarray(0, -100),
    bytes.subarray(0, 5_000),
    Buffer.from('no backup'),
    Buffer.alloc(0),
  ]) {
    expect(await refusal(damaged)).toMatch(/is damaged, incomplete or not a backup of Footbridge/);
  }

  const later = join(scratch, 'later.tar.gz');
  const archive = new ArchiveWriter(later);
  for await (const { name, data } of readMembers(file)) {
    const manifest = name === 'manifest.json' ? JSON.parse(data.toString()) : undefined;
    manifest?.migrations.push({ name: '20990101000000_later', checksum: 'x' });
    if (name !== 'checksums.json') await archive.add(name, manifest ? Buffer.from(JSON.stringify(manifest)) : data);
  }
  await archive.finish();
  expect(await refusal(readFileSync(later))).toMatch(
    /is from a later version of Footbridge \(it contains 20990101000000_later\)/,
  );
  expect(readdirSync(empty).filter((name) => name !== 'lock')).toEqual([]);

  const used = await npmRun('restore', first.dataDir, file);
  expect(used.output).toMatch(/^Nothing was restored: the data folder \S+ is not empty/);
  expect((await npmRun('backup', first.dataDir, file)).output).toMatch(/^Nothing was backed up: \S+ exists already/);
  expect((await npmRun('backup', empty, join(scratch, 'x'))).output).toMatch(
    /^Nothing was backed up: there is nothing/,
  );

  const half = join(scratch, 'half');
  cpSync(first.dataDir, half, { recursive: true });
  writeFileSync(join(half, 'restoring'), '');
  const started = await install(half);
  await expect(started.start()).rejects.toThrow(/a restore into the data folder \S+ was interrupted/);
});
