import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment, isCluster } from './embedded-place.ts';

export interface Account {
  uid?: number;
  gid?: number;
}

/** The password of the product's role, created on the first start; only this account may read it. */
export function readPassword(file: string): string {
  if (!existsSync(file)) {
    // Written under a temporary name: a process killed here must not leave half a password.
    writeFileSync(`${file}.new`, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Creates the cluster in the folder `data` (checksums, UTF-8, the given password) unless it exists. It is created under a
 * temporary name: an initdb that is killed, or outlives this process, leaves nothing that looks like a cluster. Throws
 * when initdb fails.
 */
export async function makeCluster(initdb: string, data: string, password: string, account: Account): Promise<void> {
  if (isCluster(data)) return;
  removeUnfinished(data);
  const unfinished = `${data}.new-${randomBytes(4).toString('hex')}`;
  const passwordFile = join(unfinished, 'password');
  const cluster = join(unfinished, 'cluster');
  for (const folder of [unfinished, cluster]) makeOwned(folder, account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid!);
  const failure = await runInitdb(initdb, { cluster, passwordFile, account });
  if (failure === null) {
    rmSync(data, { recursive: true, force: true });
    renameSync(cluster, data);
  }
  rmSync(unfinished, { recursive: true, force: true });
  if (failure !== null) throw new Error(`PostgreSQL could not create its data folder ${data}: ${failure}`);
}

/** Why initdb made no cluster; null once it has made one. */
async function runInitdb(
  initdb: string,
  { cluster, passwordFile, account }: { cluster: string; passwordFile: string; account: Account },
): Promise<string | null> {
  const options = [
    '-U',
    'footbridge',
    '--pwfile',
    passwordFile,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
    '-k',
    // The password is random and stands beside the cluster in clear: rounds that make guessing slow only make connecting slow.
    ...['-c', 'scram_iterations=1'],
  ];
  // Signals are heard meanwhile: Ctrl-C ends initdb as well, and its failure is none then.
  const run = promisify(execFile)(initdb, ['-D', cluster, ...options], {
    ...account,
    cwd: '/',
    env: cleanEnvironment(),
  });
  const end = () => void run.child.kill();
  process.once('exit', end);
  try {
    await run;
    return null;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return stderr?.trim() || message;
  } finally {
    process.off('exit', end);
  }
}

/** Sets the password of the product's role on a stopped cluster; throws when it fails. */
export function setPassword(postgres: string, data: string, password: string, account: Account): void {
  const done = spawnSync(postgres, ['--single', '-D', data, 'postgres'], {
    ...account,
    cwd: '/',
    env: cleanEnvironment(),
    encoding: 'utf8',
    input: `ALTER ROLE footbridge PASSWORD '${password}'\n`,
  });
  if (done.status === 0 && !/ERROR|FATAL/.test(done.stderr)) return;
  throw new Error(`PostgreSQL could not set its password: ${(done.stderr || String(done.error)).trim()}`);
}

function makeOwned(folder: string, { uid, gid }: Account): void {
  mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined) chownSync(folder, uid, gid!);
}

/** Deletes what a killed start left behind; an initdb that is still running there fails, as it should. */
function removeUnfinished(data: string): void {
  const parent = dirname(data);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(data)}.new-`)) continue;
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}
