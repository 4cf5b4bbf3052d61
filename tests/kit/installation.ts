// A whole Footbridge installation in a folder of its own: the real binary, its embedded PostgreSQL, a free port.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
// @ts-expect-error plain JavaScript: it runs before there is a Node that understands TypeScript
import { serverEnvironment, serverFlags } from '../../scripts/supervise.mjs';
import { queryAt } from './query-at.ts';

const root = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 240_000;

/** A developer's own settings must not lead it to a database that is not its own; empty counts as unset. */
const UNSET = {
  ...{ NODE_ENV: '', DATABASE_URL: '', OIDC_ISSUER: '', SHORT_ORIGIN: '', TRUSTED_PROXIES: '', HOST: '' },
  ...{ WORKERS: '1', TLS_CERT_FILE: '', TLS_KEY_FILE: '', ACME_TERMS_AGREED: '', SMTP_URL: '' },
};

export interface Installation {
  origin: string;
  dataDir: string;
  /** Process id of the running binary. */
  pid(): number;
  /** Everything the current process has printed. */
  output(): string;
  /** Connection string of its database, while it runs. */
  databaseUrl(): string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Starts the binary (again), this time with more settings or from another release, and waits until it says it is ready. */
  start(more?: Record<string, string>, release?: string): Promise<void>;
  /** Sends a signal and waits for the end; resolves to the exit code, null after a signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/** Makes an empty data folder. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-installation-'));
  chmodSync(dataDir, 0o755); // as root the database runs under another account, which must get in
  return dataDir;
}

/**
 * Makes an installation that is not started yet, on a new data folder where none is given; `env` adds settings. Its port
 * is its own, also where another was on the folder before. `within` is a program with its arguments that starts the binary.
 */
export async function makeInstallation(
  env: Record<string, string> = {},
  dataDir = makeDataDir(),
  within: readonly string[] = [],
): Promise<Installation> {
  const port = await freePort();
  const origin = `${env.TLS_CERT_FILE ? 'https' : 'http'}://${env.HOST ?? 'localhost'}:${port}`;
  let child: ChildProcess | undefined;
  let output = '';

  const databaseUrl = () => {
    const pgPort = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
    const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
    return `postgresql://footbridge:${password}@127.0.0.1:${pgPort}/footbridge`;
  };

  const installation: Installation = {
    origin,
    dataDir,
    pid: () => child!.pid!,
    output: () => output,
    databaseUrl,
    query: (text, values) => queryAt(databaseUrl(), text, values),
    async start(more = {}, release = root) {
      output = '';
      const [program, ...given] = [...within, process.execPath, ...serverFlags, join(release, 'build/server/main.js')];
      const started = spawn(program!, given, {
        cwd: release,
        env: {
          ...process.env,
          ...UNSET,
          DATA_DIR: dataDir,
          PORT: String(port),
          PUBLIC_ORIGIN: origin,
          LOG_LEVEL: 'warn',
          ...serverEnvironment,
          ...env,
          ...more,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const ready = new Promise<void>((resolve, reject) => {
        const hear = (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('Footbridge is ready')) resolve();
        };
        started.stdout.on('data', hear);
        started.stderr.on('data', hear);
        started.on('exit', () => reject(new Error(`it ended while starting:\n${output}`)));
        setTimeout(() => reject(new Error(`it did not start in time:\n${output}`)), START_TIMEOUT_MS).unref();
      });
      await ready;
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = (await gone) as [number | null];
      return code;
    },
    async remove() {
      await installation.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return installation;
}

const PORTS_OF_A_WORKER = 1_500;
/** Files that run beside this one must not take its port between its look and its start. */
const ownPorts = () => (Number(process.env.VITEST_POOL_ID ?? 0) % 8) * PORTS_OF_A_WORKER;

/**
 * A port nobody listens on, out of those that systems give to nobody who has not asked for one: so it is still free when
 * the binary starts, or starts again.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + ownPorts() + randomInt(PORTS_OF_A_WORKER);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Adds an owner with links straight into the tables; returns the links' codes. */
export async function addLinks(installation: Pick<Installation, 'query'>, count: number): Promise<string[]> {
  const [owner] = await installation.query<{ id: number }>(
    `INSERT INTO app_user (issuer, subject, first_name) VALUES ('bench', gen_random_uuid(), 'Ada') RETURNING id`,
  );
  const rows = await installation.query<{ short_code: string }>(
    `INSERT INTO short_url (owner_id, short_code, original_url)
     SELECT $1::int, 'bench' || $1::int || '-' || n, 'https://example.com/landing/' || n || '?utm_source=bench'
     FROM generate_series(1, $2::int) AS n RETURNING short_code`,
    [owner!.id, count],
  );
  return rows.map((row) => row.short_code);
}
