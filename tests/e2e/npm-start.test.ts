// `npm start` as an operator meets it: whatever is told to end, ends everything; what dies is started again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../kit/installation.ts';
import { startByNpm, type Started } from '../kit/npm-start.ts';
import { processMemory, totalOf } from '../kit/process-memory.ts';
import { childrenOf, isRunning } from '../kit/processes.ts';

const root = join(import.meta.dirname, '../..');

/** One for all tests: making a database takes longest. */
const folder = mkdtempSync(join(tmpdir(), 'footbridge-npm-'));
chmodSync(folder, 0o755); // as root the database runs under another account, which must get in
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const all: Started[] = [];
afterEach(async () => {
  for (const started of all.splice(0)) await started.end();
});

async function start(env: Record<string, string> = {}): Promise<Started> {
  const started = await startByNpm(root, folder, env);
  all.push(started);
  await started.isReady();
  return started;
}

/** Nothing of it runs, nobody listens on its port, and the next one could begin at once. */
async function expectEnded({ port }: Started, pids: number[]): Promise<void> {
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
  // The threads of a killed process close its port a moment after it is listed as dead.
  await expect.poll(() => isFree(port)).toBe(true);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, 'localhost');
  const listens = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return listens;
}

const pidsOf = (it: Started) => [it.npm.pid!, it.keeper(), it.server(), it.database()];

test.each([
  ['npm', 'SIGTERM'],
  ['npm', 'SIGINT'],
  ['npm', 'SIGKILL'],
  ['keeper', 'SIGTERM'],
  ['keeper', 'SIGKILL'],
  ['server', 'SIGHUP'],
] as const)('%s told by %s: all of it ends in order', async (whom, signal) => {
  const it = await start();
  const pids = pidsOf(it);
  expect(pids.every((pid) => pid > 0 && isRunning(pid))).toBe(true);
  process.kill({ npm: it.npm.pid!, keeper: it.keeper(), server: it.server() }[whom], signal);
  await expectEnded(it, pids);
  expect(it.said()).not.toMatch(/crashed|did not stop cleanly/);
  // PostgreSQL was shut down, not killed.
  const control = readFileSync(join(folder, 'postgres/global/pg_control'));
  expect(control.readInt32LE(16), 'the state "shut down"').toBe(1);
});

test('a terminal that is closed, and nobody who reads any more, ends all of it in order', async () => {
  const it = await start({ LOG_LEVEL: 'trace' });
  const pids = pidsOf(it);
  it.npm.stdout!.destroy();
  it.npm.stderr!.destroy();
  process.kill(-it.npm.pid!, 'SIGHUP');
  await expectEnded(it, pids);
  expect(readFileSync(join(folder, 'postgres/global/pg_control')).readInt32LE(16)).toBe(1);
});

test('a second signal hastens the end and orphans nothing', async () => {
  const it = await start();
  const pids = pidsOf(it);
  const [ingester] = childrenOf(it.server(), 'ingester-main');
  process.kill(ingester!, 'SIGSTOP'); // a database that is slow, say: it could go on for fifteen seconds
  const began = performance.now();
  process.kill(it.npm.pid!, 'SIGTERM');
  const again = setInterval(() => process.kill(it.npm.pid!, 'SIGTERM'), 1_500);
  try {
    await expect.poll(() => isRunning(ingester!), { interval: 100 }).toBe(false);
  } finally {
    clearInterval(again);
  }
  expect(performance.now() - began).toBeLessThan(12_000);
  await expectEnded(it, [...pids, ingester!]);
});

test('a server that dies is started again together with its database, and npm says so', async () => {
  const it = await start();
  const [first, database] = [it.server(), it.database()];
  process.kill(first, 'SIGKILL');
  await it.isReady(2);
  expect(it.said()).toContain('Footbridge crashed (SIGKILL) and will be restarted in 1 s.');
  expect(it.server()).not.toBe(first);
  expect(it.database()).not.toBe(database);
  expect((await fetch(`http://localhost:${it.port}/health/ready`)).status).toBe(200);

  process.kill(it.server(), 'SIGSEGV');
  await expect.poll(it.said).toContain('Footbridge crashed (SIGSEGV) and will be restarted in 2 s.');
  // Told to end in the pause, the database that was left behind ends, too.
  const pids = pidsOf(it).filter((pid) => pid > 0);
  process.kill(it.npm.pid!, 'SIGTERM');
  await expectEnded(it, pids);
});

// A bound for what nobody notices otherwise, such as a database that is read whole; bench:memory has the goal.
const MOST_IDLE_MB = 450;
test(`while nobody uses it, it takes less than ${MOST_IDLE_MB} MB, and a second one ends and is not tried again`, async () => {
  const { npm } = await start();
  if (process.platform === 'linux')
    await expect.poll(() => totalOf(processMemory(npm.pid!)), { timeout: 30_000 }).toBeLessThan(MOST_IDLE_MB);
  const second = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: String(await freePort()), PUBLIC_ORIGIN: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [second.stdout, second.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = (await once(second, 'close')) as [number];
  expect(code).toBe(1);
  expect(said).toContain('another Footbridge is running');
  expect(said).not.toContain('crashed');
});
