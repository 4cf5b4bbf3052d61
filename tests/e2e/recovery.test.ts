// Parts of the running server die, and it goes on.
import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addLinks, makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { childrenOf, isRunning } from '../kit/processes.ts';

let installation: Installation;
let codes: string[];
let followed = 0;

beforeAll(async () => {
  installation = await makeInstallation({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1, ::1' }, migratedFolder());
  await installation.start();
  codes = await addLinks(installation, 3);
});
afterAll(() => installation.remove());

async function follow(code: string): Promise<number> {
  const response = await fetch(`${installation.origin}/${code}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 Telltale/47 Firefox/140.0', 'x-forwarded-for': '203.0.113.177' },
  });
  if (response.status === 302) followed++;
  return response.status;
}

async function health(): Promise<{ status: number; states: Record<string, string> }> {
  const response = await fetch(`${installation.origin}/health`);
  const { checks } = (await response.json()) as { checks: { name: string; state: string }[] };
  return { status: response.status, states: Object.fromEntries(checks.map(({ name, state }) => [name, state])) };
}

/** What stands in a file; nothing where it has been removed meanwhile. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

const stored = () =>
  installation
    .query<{ count: number }>('SELECT count(*)::int AS count FROM analytics.click')
    .then((rows) => rows[0]!.count)
    .catch(() => -1); // not back yet
const everythingStored = () => expect.poll(stored, { interval: 100 }).toBe(followed);
const child = (text: string) => childrenOf(installation.pid(), text)[0]!;

test('a database that is killed is started again; links people know go on, and their clicks are stored later', async () => {
  expect(await follow(codes[0]!)).toBe(302);
  await everythingStored();
  const before = child('postgres -D');
  process.kill(before, 'SIGKILL');
  expect(await follow(codes[0]!)).toBe(302);
  const healthWithout = () => {
    // Whoever asks too late finds it started again: then it is killed again.
    for (const back of childrenOf(installation.pid(), 'postgres -D')) process.kill(back, 'SIGKILL');
    return health();
  };
  await expect.poll(healthWithout, { interval: 20 }).toMatchObject({ status: 503, states: { database: 'failing' } });
  for (let visitor = 0; visitor < 20; visitor++) expect(await follow(codes[0]!)).toBe(302);
  const response = await fetch(`${installation.origin}/never-heard-of`, { headers: { accept: 'application/json' } });
  if (response.status === 503) {
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  } else expect(response.status).toBe(404); // it is back already

  await everythingStored();
  expect(child('postgres -D')).not.toBe(before);
  await expect.poll(() => health()).toMatchObject({ status: 200, states: { database: 'ok', journal: 'ok' } });
  const [edited] = codes;
  await installation.query(`UPDATE short_url SET is_active = false WHERE short_code = $1`, [edited]);
  await expect.poll(() => follow(edited!)).toBe(410); // it listens again
  await everythingStored();
});

test('an ingester that is killed is started again and stores nothing twice', async () => {
  for (let round = 0; round < 3; round++) {
    const before = child('ingester-main');
    const visits = Array.from({ length: 100 }, () => follow(codes[1]!));
    process.kill(before, 'SIGKILL');
    await Promise.all(visits);
    await expect.poll(() => child('ingester-main') ?? before).not.toBe(before);
  }
  await everythingStored();
  await expect.poll(() => health()).toMatchObject({ states: { journal: 'ok' } });
});

test('a worker that is killed is started again, and keeps no click from being stored', async () => {
  const before = child('worker-main');
  process.kill(before, 'SIGKILL');
  expect(await follow(codes[1]!)).toBe(302);
  await everythingStored();
  await expect.poll(() => child('worker-main') ?? before).not.toBe(before);
  const rows = () => installation.query("SELECT FROM job WHERE ran_at > now() - interval '5 seconds'");
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(0);
  await expect.poll(() => health()).toMatchObject({ states: { journal: 'ok', jobs: 'ok' } });
});

test('neither address nor agent of anybody stands in any file, before their click is stored or after', async () => {
  const files = () =>
    readdirSync(installation.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const telltales = () => files().filter((file) => /203\.0\.113\.177|Telltale/.test(contentOf(file)));
  expect(await follow(codes[2]!)).toBe(302);
  expect(telltales()).toEqual([]);
  await everythingStored();
  await installation.query('CHECKPOINT'); // what only memory held is in files now
  expect(files().length).toBeGreaterThan(500);
  expect(telltales()).toEqual([]);
});

test('ingester and worker end when the server is killed', async () => {
  const beside = [child('ingester-main'), child('worker-main')];
  await installation.end('SIGKILL');
  await expect.poll(() => beside.filter(isRunning)).toEqual([]);
  await installation.start();
  expect(await follow(codes[2]!)).toBe(302);
  await everythingStored();
});

describe('a first start that does not come to its end', () => {
  let fresh: Installation;
  beforeEach(async () => {
    fresh = await makeInstallation({ LOG_LEVEL: 'silent' });
  });
  afterEach(() => fresh.remove());

  /** Starts it once more; `detached` gives it a process group, as a terminal does. */
  const begin = (stdio: StdioOptions, detached = false) =>
    spawn(process.execPath, ['build/server/main.js'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: fresh.dataDir, PORT: '0' },
      stdio,
      detached,
    });

  async function killOnceThereIs(name: string): Promise<void> {
    const server = begin('ignore');
    const gone = once(server, 'exit');
    await expect.poll(() => existsSync(join(fresh.dataDir, name)), { interval: 1 }).toBe(true);
    server.kill('SIGKILL');
    await gone;
  }

  test('is carried on by the next, killed half-way or ended while it migrates, at whatever moment', async () => {
    for (const name of ['lock', 'postgres-password', 'postgres', 'postgres/postmaster.pid']) {
      await killOnceThereIs(name);
    }
    for (let attempt = 0; attempt < 10; attempt++) {
      const server = begin(['ignore', 'pipe', 'ignore']);
      const gone = once(server, 'exit');
      for await (const chunk of server.stdout!) if (String(chunk).includes('Starting PostgreSQL (')) break;
      await delay(attempt * 20);
      server.kill(attempt % 2 ? 'SIGKILL' : 'SIGINT');
      await gone;
    }
    await fresh.start();
    expect(await addLinks(fresh, 1)).toHaveLength(1);
    const [history] = await fresh.query<{ rows: number; finished: number }>(
      'SELECT count(*)::int AS rows, count(finished_at)::int AS finished FROM _prisma_migrations',
    );
    expect(history!.finished).toBe(history!.rows);
  });

  test('is no failure where Ctrl-C ends initdb as well; the next is killed once it has migrated, and carried on', async () => {
    const server = begin(['ignore', 'ignore', 'pipe'], true);
    const isMakingCluster = () =>
      readdirSync(fresh.dataDir).some((name) => existsSync(join(fresh.dataDir, name, 'cluster/base/1/PG_VERSION')));
    await expect.poll(isMakingCluster, { interval: 10, timeout: 30_000 }).toBe(true);
    process.kill(-server.pid!, 'SIGINT');
    const [said, [code]] = await Promise.all([text(server.stderr!), once(server, 'exit')]);
    expect([said, code]).toEqual(['', 0]);
    await killOnceThereIs('node-id');
    await fresh.start();
    expect(await addLinks(fresh, 1)).toHaveLength(1);
  });
});
