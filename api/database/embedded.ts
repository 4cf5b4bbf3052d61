import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { claimDataFolder } from '../common/data-folder.ts';
import { makeCluster, readPassword, setPassword, type Account } from './cluster.ts';
import { binaries, cleanEnvironment, serverAccount, serverFolder } from './embedded-place.ts';
import { Supervised } from './supervised.ts';

/** The first start writes some 40 MB, which takes long on a slow disk. */
const START_TIMEOUT_MS = 60_000;

export interface EmbeddedServer {
  /** Connection string of the product's database. */
  url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder of the cluster and its password; created when missing. */
  folder: string;
  /** Called with the reason when the server ended by itself; it is started again. */
  onCrash?: (reason: string) => void;
  /** Extra `-c` settings. Tests trade durability for speed; an installation may need more connections. */
  settings?: Record<string, string>;
}

/**
 * Starts the PostgreSQL from npm on a free loopback port. Creates its cluster (checksums, random password) on the first
 * start, and stops a server that a killed parent left behind. Throws one sentence when it fails.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  mkdirSync(options.folder, { recursive: true });
  const account = serverAccount();
  const { data, bin } = await serverFolder(options.folder, account, await binaries());
  // Outside the data folder, which is claimed already, a copy of that folder may be using the same database.
  const claim = dirname(data) === options.folder ? undefined : claimDataFolder(dirname(data));
  const password = readPassword(join(options.folder, 'postgres-password'));
  await makeCluster(bin.initdb, data, password, account);
  const start = async () => {
    stopOrphan(bin.pg_ctl, data, account);
    return startServer({ data, program: bin.postgres, account, password }, options);
  };
  const restart = (error: Error) => {
    // The password's file and the cluster both belong to us: a replaced file becomes the cluster's password.
    if (isWrongPassword(error)) setPassword(bin.postgres, data, password, account);
    return start(); // otherwise an orphan was still starting, or another program took the port
  };
  const { url, stop } = await start().catch(restart);
  return { url, stop: () => stop().finally(() => claim?.[Symbol.dispose]()) };
}

const isWrongPassword = (error: unknown) => (error as { code?: string }).code === '28P01';

/** Stops the server that a killed parent left behind on the folder, if any. */
export async function endOrphan(folder: string): Promise<void> {
  const account = serverAccount();
  const { data, bin } = await serverFolder(folder, account, await binaries());
  stopOrphan(bin.pg_ctl, data, account);
}

/** Connection string of a running data folder's database; throws one sentence while it is not running. */
export async function runningUrl(folder: string): Promise<string> {
  const notRunning = new Error(`the server of ${folder} is not running; start it with npm start, then try again.`);
  const password = join(folder, 'postgres-password');
  if (!existsSync(password)) throw notRunning; // no server was ever started, and looking must not make its folder
  const { data } = await serverFolder(folder, serverAccount(), await binaries());
  const file = join(data, 'postmaster.pid');
  const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[3] : undefined;
  if (!port) throw notRunning;
  return urlOf(readPassword(password), port, 'footbridge');
}

const urlOf = (password: string, port: number | string, database: string) =>
  `postgresql://footbridge:${password}@127.0.0.1:${port}/${database}`;

interface Installed {
  data: string;
  program: string;
  account: Account;
  password: string;
}

async function startServer(installed: Installed, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const port = await freePort();
  const commandLine = ['-D', installed.data, '-p', String(port), ...flags(options.settings)];
  const url = (database: string) => urlOf(installed.password, port, database);
  const spawnServer = () =>
    spawn(installed.program, commandLine, {
      ...installed.account,
      cwd: installed.data,
      env: cleanEnvironment(),
      detached: true, // Ctrl-C reaches the whole process group; the server must outlive our own shutdown
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const server = new Supervised(spawnServer, options.onCrash);
  try {
    await untilReady(server, url('postgres'));
    await ensureDatabase(url('postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  server.keepRunning();
  return { url: url('footbridge'), stop: () => server.stop() };
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
    max_logical_replication_workers: '0', // it subscribes to nothing, so it needs no process for that
    log_min_messages: 'warning',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A server whose parent was killed with SIGKILL keeps running; pg_ctl tells it from a stale pid file. */
function stopOrphan(pgCtl: string, data: string, account: Account): void {
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

async function untilReady(server: Supervised, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (server.isRunning && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (isWrongPassword(error)) throw error;
      await delay(20); // only a connection attempt tells whether it listens
    }
  }
  throw new Error(`The embedded PostgreSQL did not start: ${server.lastLine}`);
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the running query fails with the same error
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'footbridge'");
  if (!rowCount) await client.query('CREATE DATABASE footbridge');
  await client.end();
}
