import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { binaries, cleanEnvironment, serverAccount, serverFolder } from './embedded-place.ts';

/** The first start of PostgreSQL writes some 40 MB; a slow disk needs the patience. */
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

export interface EmbeddedServer {
  /** Connection string of the product's database. */
  url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder the cluster and its password are kept in; made when missing. */
  folder: string;
  /** Extra `-c` settings. Tests trade durability for speed; an installation passes none. */
  settings?: Record<string, string>;
}

/**
 * Starts the PostgreSQL that ships inside npm on a free loopback port, making its cluster (checksums, random password)
 * on the first start and stopping a server that a killed parent left behind. Throws one sentence when it cannot.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  mkdirSync(options.folder, { recursive: true });
  const account = serverAccount();
  const { data, bin } = await serverFolder(options.folder, account, await binaries());
  const password = readPassword(join(options.folder, 'postgres-password'));
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(bin.initdb, data, password, account);
  stopOrphan(bin.pg_ctl, data, account);
  const port = await freePort();
  const child = spawn(bin.postgres, ['-D', data, '-p', String(port), ...flags(options.settings)], {
    ...account,
    cwd: data,
    env: cleanEnvironment(),
    detached: true, // Ctrl-C reaches the whole foreground group; the server must outlive our own draining
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // However this process ends, it asks the server to end too; only SIGKILL leaves one behind, for stopOrphan.
  const stopWithUs = () => child.kill('SIGINT');
  process.once('exit', stopWithUs);
  child.once('exit', () => process.off('exit', stopWithUs));
  const url = (database: string) => `postgresql://footbridge:${password}@127.0.0.1:${port}/${database}`;
  await untilReady(child, url('postgres'));
  await ensureDatabase(url('postgres'));
  return { url: url('footbridge'), stop: () => stop(child) };
}

function flags(settings: Record<string, string> = {}): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    log_min_messages: 'warning',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function readPassword(file: string): string {
  if (!existsSync(file)) {
    // By way of another name: a process killed here must not leave half a password.
    writeFileSync(`${file}.new`, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8').trim();
}

function initialise(initdb: string, data: string, password: string, account: { uid?: number; gid?: number }): void {
  const passwordFile = `${data}.pw`;
  // A run that died half-way leaves files initdb refuses to write over; without PG_VERSION there is no cluster yet.
  empty(data);
  writeFileSync(passwordFile, password);
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid!);
  chmodSync(passwordFile, 0o600);
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'footbridge', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '-k'],
    { ...account, cwd: '/', env: cleanEnvironment(), encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    empty(data);
    throw new Error(`PostgreSQL could not make its data folder ${data}: ${(made.stderr || String(made.error)).trim()}`);
  }
}

/** The folder itself stays: it belongs to the server's account, its parent may not. */
function empty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** A server whose parent was killed with SIGKILL lives on and holds the folder; pg_ctl tells it from a stale pid. */
function stopOrphan(pgCtl: string, data: string, account: { uid?: number; gid?: number }): void {
  if (!existsSync(join(data, 'postmaster.pid'))) return;
  spawnSync(pgCtl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', '30'], {
    ...account,
    cwd: '/',
    env: cleanEnvironment(),
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  child.on('error', (error) => (said = error.message));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.pid && child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await delay(20); // refused until it listens; nothing else tells
    }
  }
  child.kill('SIGINT');
  throw new Error(`The embedded PostgreSQL did not start: ${said.trim().split('\n').at(-1) || 'it said nothing'}`);
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'footbridge'");
  if (!rowCount) await client.query('CREATE DATABASE footbridge');
  await client.end();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT'); // PostgreSQL's "fast" shutdown: ends sessions, writes a checkpoint
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(timer);
}
