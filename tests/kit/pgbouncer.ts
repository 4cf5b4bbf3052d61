// A real pgbouncer in front of a database.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { debianProgram } from './debian-program.ts';
import { freePort } from './installation.ts';
import { portAnswers } from './port-answers.ts';

export interface PgBouncer {
  url: string;
  end(): Promise<void>;
}

/** Starts it in a mode on a free port, with what docs/operating.md asks for; whoever connects is the user of `databaseUrl`. */
export async function startPgBouncer(databaseUrl: string, mode: 'session' | 'transaction'): Promise<PgBouncer> {
  const program = debianProgram(['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'], 'pgbouncer');
  const port = await freePort();
  const { hostname, port: to, pathname, username, password } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${to} dbname=${name} user=${username}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 100
max_client_conn = 500
ignore_startup_parameters = statement_timeout
`,
  );
  for (const [path, rights] of [[folder, 0o755] as const, [file, 0o644] as const]) chmodSync(path, rights);
  const id = (flag: string) => execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim();
  // It refuses to run as root.
  const as =
    process.getuid?.() === 0 ? ['setpriv', `--reuid=${id('-u')}`, `--regid=${id('-g')}`, '--clear-groups'] : [];
  const [command, ...given] = [...as, program, '-q', file];
  const child = spawn(command!, given, { stdio: 'ignore', cwd: '/tmp' });
  await vi.waitUntil(() => portAnswers(port), { interval: 20, timeout: 20_000 });
  return {
    url: databaseUrl.replace(`${hostname}:${to}`, `127.0.0.1:${port}`),
    async end() {
      const gone = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGKILL')) await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
