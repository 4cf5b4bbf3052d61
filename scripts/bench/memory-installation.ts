// A fresh installation as `npm start` runs it, in a folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../tests/kit/installation.ts';
import { openCleanUp } from './clean-up.ts';

const root = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 60_000;

export interface StartedProduct {
  origin: string;
  /** The process id of npm. */
  pid: number;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Runs `npm start`, then `work`; stops it and removes its folder whatever happens. */
export async function withProduct(work: (product: StartedProduct) => Promise<void>) {
  await using cleanUp = openCleanUp();
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-memory-'));
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755); // as root the database runs under another account, which must get in
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ DATABASE_URL: '', NODE_ENV: '', OIDC_ISSUER: '', LOG_LEVEL: 'warn', HOST: '127.0.0.1' },
      ...{ DATA_DIR: folder, PORT: String(port), PUBLIC_ORIGIN: origin },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  cleanUp.defer(async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  });
  await untilReady(child.stdout, exited);
  await work({ origin, pid: child.pid!, query: (text, values) => query(folder, text, values) });
}

async function untilReady(output: NodeJS.ReadableStream, exited: Promise<unknown>): Promise<void> {
  let printed = '';
  const ready = new Promise<void>((resolve) => {
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Footbridge is ready')) resolve();
    });
  });
  const failed = exited.then(() => Promise.reject(new Error(`it ended while starting:\n${printed}`)));
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`it did not start in time:\n${printed}`)), START_TIMEOUT_MS).unref();
  });
  await Promise.race([ready, failed, late]);
  failed.catch(() => {}); // its end is expected from here on
}

async function query<Row extends pg.QueryResultRow>(folder: string, text: string, values: unknown[] = []) {
  const port = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
  const client = new pg.Client(`postgresql://footbridge:${password}@127.0.0.1:${port}/footbridge`);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
