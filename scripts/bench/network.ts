// npm run bench:network — whether the page that measures holds visitors up for a moment only, and finds what their way is
// like: real browsers, the real server behind several front ends, and lines of many kinds between them. With --plain it
// compares the plain redirect with one of bare Node. Needs root on Linux; says what is missing.
//
//   --line NAME, --front-end NAME, --browser NAME   each as often as wanted; `--list` shows the names
//   --runs N                                        visitors a line; 20 unless it is given
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserNames, findBrowser } from './network/browsers.ts';
import { frontEnds } from './network/front-ends.ts';
import { readOptions, type Options } from './network/options.ts';
import { profiles } from './network/profiles.ts';

const PROGRAMS = ['cc', 'ip', 'unshare', 'nsenter'];
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Why it cannot run here; null where it can. */
function obstacle({ wanted }: Options): string | null {
  if (process.platform !== 'linux') return 'It needs Linux, whose network namespaces it uses.';
  if (process.getuid!() !== 0) return 'It needs root, to set up a network of its own.';
  const missing = PROGRAMS.filter((program) => !has(program));
  if (missing.length) return `It needs ${missing.join(', ')} (a C compiler, iproute2, util-linux).`;
  if (!existsSync('/dev/net/tun'))
    return 'It needs /dev/net/tun: load the module tun, or give the container that device.';
  if (wanted.some(({ frontEnd }) => frontEnd.tls === 'nginx') && !has('nginx')) return 'It needs nginx.';
  const absent = browserNames.find((name) => wanted.some(({ browser }) => browser === name) && !findBrowser(name));
  if (absent) return `It needs ${absent}; set ${absent.toUpperCase()}_PATH to one.`;
  const { status, stderr } = spawnSync('unshare', ['-n', 'ip', 'tuntap', 'add', 'dev', 'probe', 'mode', 'tun']);
  return status === 0 ? null : `It may not make a network namespace with a TUN device here: ${String(stderr).trim()}`;
}

/** Prints why it ends, and ends. */
function give(reason: string): never {
  console.error(`bench:network cannot run here. ${reason}`);
  process.exit(1);
}

const argv = process.argv.slice(2);
if (argv.includes('--list')) {
  const names = { line: profiles, 'front-end': frontEnds, browser: browserNames.map((name) => ({ name })) };
  for (const [option, all] of Object.entries(names))
    console.log(`--${option}: ${all.map(({ name }) => `"${name}"`).join(', ')}`);
  process.exit(0);
}
const options = readOptions(argv);
if (typeof options === 'string') give(options);
const reason = obstacle(options);
if (reason) give(reason);
const script = join(import.meta.dirname, 'network/run.ts');
const bench = spawn('unshare', ['-n', process.execPath, script, ...argv], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bench.kill(signal));
const [code] = (await once(bench, 'exit')) as [number | null];
process.exit(code ?? 1);
