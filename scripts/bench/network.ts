// npm run bench:network — whether the page that measures holds visitors up for a moment only, and finds what their way is
// like: a real browser, the real server, and lines of eight kinds between them. Needs root on Linux; says what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../tests/kit/chromium-path.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' }, profile: { type: 'string' } } });

const PROGRAMS = ['cc', 'ip', 'unshare', 'nsenter'];
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Why it cannot run here; null where it can. */
function obstacle(): string | null {
  if (process.platform !== 'linux') return 'It needs Linux, whose network namespaces it uses.';
  if (process.getuid!() !== 0) return 'It needs root, to set up a network of its own.';
  const missing = PROGRAMS.filter((program) => !has(program));
  if (missing.length) return `It needs ${missing.join(', ')} (a C compiler, iproute2, util-linux).`;
  if (!existsSync('/dev/net/tun'))
    return 'It needs /dev/net/tun: load the module tun, or give the container that device.';
  if (!findChromium()) return 'It needs Chromium; set CHROMIUM_PATH to one.';
  const { status, stderr } = spawnSync('unshare', ['-n', 'ip', 'tuntap', 'add', 'dev', 'probe', 'mode', 'tun']);
  return status === 0 ? null : `It may not make a network namespace with a TUN device here: ${String(stderr).trim()}`;
}

const reason = obstacle();
if (reason) {
  console.error(`bench:network cannot run here. ${reason}`);
  process.exit(1);
}
const script = join(import.meta.dirname, 'network/run.ts');
const options = [script, values.runs, ...(values.profile ? [values.profile] : [])];
const bench = spawn('unshare', ['-n', process.execPath, ...options], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bench.kill(signal));
const [code] = (await once(bench, 'exit')) as [number | null];
process.exit(code ?? 1);
