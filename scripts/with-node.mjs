// Runs a TypeScript file on the Node this project pins (npm brings it), whatever Node started this script.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname ?? fileURLToPath(new URL('.', import.meta.url)), '..');
const REQUIRED_MAJOR = 24;

/** Path of a Node that runs TypeScript; exits with one sentence when there is none. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath;
  console.error(
    `Footbridge needs Node ${REQUIRED_MAJOR} on this platform (npm has none to bring); this is ${process.version}.`,
  );
  process.exit(1);
}

/** Runs a program to its end, passing signals on, and resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, forward);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(await run(pinnedNode(), process.argv.slice(2)));
}
