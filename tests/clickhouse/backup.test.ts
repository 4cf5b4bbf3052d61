// @afresh: it moves, drops or deletes what is in ClickHouse.
// A backup has PostgreSQL and ClickHouse as of one moment, while visitors follow links.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { addLinks, makeDataDir, makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { startClickHouse, type ClickHouse } from './clickhouse.ts';

const root = join(import.meta.dirname, '../..');
/** Each has a campaign of its own, and only so many are told apart a day. */
const MOST_FOLLOWED = 1_900;
const scratch = mkdtempSync(join(tmpdir(), 'footbridge-backup-'));
const env = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1, ::1' };

let clickHouse: ClickHouse;
const installations: Installation[] = [];
let first: Installation;
let code: string;
let followed = 0;
const answered = new Set<string>();

beforeAll(async () => {
  clickHouse = await startClickHouse();
  first = await install('first', migratedFolder());
  [code] = (await addLinks(first, 1)) as [string];
});
afterAll(async () => {
  for (const one of installations) await one.remove();
  await clickHouse?.remove();
  rmSync(scratch, { recursive: true, force: true });
});

const urlOf = (database: string) => `${clickHouse.origin}/${database}`;

async function install(database: string, dataDir: string): Promise<Installation> {
  const made = await makeInstallation({ ...env, CLICKHOUSE_URL: urlOf(database) }, dataDir);
  installations.push(made);
  await made.start();
  return made;
}

async function follow(): Promise<void> {
  const serial = `s${++followed}`;
  const { status } = await fetch(`${first.origin}/${code}?utm_campaign=${serial}`, {
    redirect: 'manual',
    headers: { 'user-agent': `${CHROME} ${serial}`, 'x-forwarded-for': '203.0.113.7' },
  });
  if (status === 302) answered.add(serial);
}

/** Runs `npm run backup` or `npm run restore` with the clicks in a database. */
async function run(script: 'backup' | 'restore', database: string, DATA_DIR: string, ...given: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/with-node.mjs'), `scripts/${script}.ts`, ...given], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR, CLICKHOUSE_URL: urlOf(database) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [status] = (await once(child, 'close')) as [number];
  return { code: status, output };
}

/** The serials of the clicks in a database, sorted. */
async function serialsIn(database: string, { query }: Installation): Promise<string[]> {
  const client = createClient({ url: urlOf(database), log: { level: ClickHouseLogLevel.OFF } });
  const result = await client.query({ query: 'SELECT utm_campaign AS id FROM click', format: 'JSONEachRow' });
  const rows = await result.json<{ id: number }>();
  await client.close();
  const labels = await query<{ id: number; label: string }>('SELECT id, label FROM analytics.label');
  const texts = new Map(labels.map(({ id, label }) => [id, label]));
  return rows.map(({ id }) => texts.get(id) ?? `(${id})`).sort();
}

test('what is restored agrees with itself and has each click that was answered before the backup began, once', async () => {
  let isOver = false;
  const visitors = Array.from({ length: 3 }, async () => {
    for (; !isOver && followed < MOST_FOLLOWED; await delay(50)) await follow();
  });
  await expect.poll(() => answered.size).toBeGreaterThan(100);
  const before = [...answered];
  const file = join(scratch, 'both.tar.gz');
  const made = await run('backup', 'first', first.dataDir, file);
  expect(made).toMatchObject({ code: 0, output: expect.not.stringContaining('not in it: back up') });
  isOver = true;
  await Promise.all(visitors);
  expect(answered.size).toBeGreaterThan(before.length);

  const folder = makeDataDir();
  const taken = await run('restore', 'first', folder, file);
  expect(taken).toMatchObject({
    code: 1,
    output: expect.stringContaining('the table click in ClickHouse is not empty'),
  });
  expect(await run('restore', 'second', folder, file)).toMatchObject({ code: 0 });
  const second = await install('second', folder);
  const missing = async () => {
    const there = new Set(await serialsIn('second', second));
    return before.filter((serial) => !there.has(serial));
  };
  await expect.poll(missing).toEqual([]); // some waited in the journal
  const counted = async () => {
    const [links] = await second.query<{ clicks: number }>('SELECT sum(click_count)::int AS clicks FROM short_url');
    const there = await serialsIn('second', second);
    return { differ: links!.clicks - there.length, doubled: there.length - new Set(there).size };
  };
  await expect.poll(counted).toEqual({ differ: 0, doubled: 0 }); // the rest of the journal is on its way
}, 600_000);

test('clicks can be left out; then the command says so', async () => {
  const file = join(scratch, 'without.tar.gz');
  const made = await run('backup', 'first', first.dataDir, file, '--without-clicks');
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringContaining('back up the tables click and measured_click'),
  });
  expect((await run('backup', 'first', first.dataDir, file, '--with-everything')).code).toBe(64);
});
