// A primary and an asynchronous replica of Debian's PostgreSQL, in folders of a test's own.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { postgresProgram } from './debian-program.ts';
import { freePort } from './installation.ts';

const USER = 'postgres';

export interface ReplicatedPostgres {
  /** The connection string with both hosts, the primary first. */
  url: string;
  /** One of them alone. */
  primaryUrl: string;
  replicaUrl: string;
  /** From now on the replica is sent nothing more. */
  stopReplicating(): void;
  /** Ends the primary at once, with all its processes; nothing of it is written down any more. */
  killPrimary(): void;
  killReplica(): void;
  startReplica(): void;
  promote(): Promise<void>;
  remove(): void;
}

/** Runs a program of PostgreSQL as the account that it wants: never as root. */
function run(name: string, ...args: string[]): string {
  const program = postgresProgram(name);
  const isRoot = process.getuid?.() === 0;
  const [file, all] = isRoot ? ['setpriv', [...asPostgres(), program, ...args]] : [program, args];
  return execFileSync(file, all, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    cwd: '/tmp',
    env: { ...process.env, LC_ALL: 'C' },
  });
}

const numberOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
const asPostgres = () => [`--reuid=${numberOf('-u')}`, `--regid=${numberOf('-g')}`, '--clear-groups'];

function start(folder: string, port: number, hosts: readonly string[]): void {
  const addresses = `-c listen_addresses=${hosts.join(',')} -c unix_socket_directories=''`;
  const settings = `-p ${port} ${addresses} -c max_connections=500 -c fsync=off`;
  run('pg_ctl', '-D', folder, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings, 'start');
}

/** Starts both, with an empty database; they listen on these addresses of this machine, and trust whoever comes by them. */
export async function replicatedPostgres(hosts: readonly string[] = ['127.0.0.1']): Promise<ReplicatedPostgres> {
  const root = mkdtempSync(join(tmpdir(), 'footbridge-replicated-'));
  if (process.getuid?.() === 0) chownSync(root, numberOf('-u'), numberOf('-g'));
  const [primary, replica] = [join(root, 'primary'), join(root, 'replica')];
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  run('initdb', '-D', primary, '-U', 'footbridge', '--auth=trust', '--encoding=UTF8', '--locale=C', '-N');
  writeFileSync(
    join(primary, 'pg_hba.conf'),
    ['host all all samenet trust', 'host replication all 127.0.0.1/32 trust', ''].join('\n'),
  );
  start(primary, primaryPort, hosts);
  const of = (ports: string, database = 'footbridge') => `postgresql://footbridge@${ports}/${database}`;
  const admin = new pg.Client({ connectionString: of(`127.0.0.1:${primaryPort}`, 'postgres') });
  await admin.connect();
  await admin.query('CREATE DATABASE footbridge');
  await admin.end();
  run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(primaryPort),
    '-U',
    'footbridge',
    '-D',
    replica,
    '-c',
    'fast',
    '-R',
    '-X',
    'stream',
  );
  start(replica, replicaPort, hosts);
  const replicaUrl = of(`127.0.0.1:${replicaPort}`);
  return {
    url: of(`127.0.0.1:${primaryPort},127.0.0.1:${replicaPort}`),
    primaryUrl: of(`127.0.0.1:${primaryPort}`),
    replicaUrl,
    stopReplicating() {
      run(
        'psql',
        '-h',
        '127.0.0.1',
        '-p',
        String(replicaPort),
        '-U',
        'footbridge',
        '-d',
        'postgres',
        '-c',
        "ALTER SYSTEM SET primary_conninfo = ''",
      );
      run('pg_ctl', '-D', replica, 'reload');
    },
    killPrimary: () => void run('pg_ctl', '-D', primary, '-m', 'immediate', 'stop'),
    killReplica: () => void run('pg_ctl', '-D', replica, '-m', 'immediate', 'stop'),
    startReplica: () => start(replica, replicaPort, hosts),
    async promote() {
      run('pg_ctl', '-D', replica, '-w', '-t', '60', 'promote');
      await vi.waitUntil(() => takesWrites(replicaUrl), { timeout: 60_000, interval: 50 });
    },
    remove() {
      for (const folder of [primary, replica]) {
        try {
          run('pg_ctl', '-D', folder, '-m', 'immediate', 'stop');
        } catch {
          // It is not running any more.
        }
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function takesWrites(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ is_standby: boolean }>('SELECT pg_is_in_recovery() AS is_standby');
  await client.end();
  return !rows[0]!.is_standby;
}
