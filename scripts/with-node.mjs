// Runs a TypeScript file on the Node that this project installs from npm, whatever Node started this script.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(import.meta.dirname ?? fileURLToPath(new URL('.', import.meta.url)), '..');
const REQUIRED_MAJOR = 24;

/** Path of a Node that supports TypeScript; exits with one sentence when there is none. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath;
  console.error(
    `Footbridge needs Node ${REQUIRED_MAJOR} on this platform, for which npm has none; this is ${process.version}.`,
  );
  process.exit(1);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/** Calls back when npm, which started this process, has ended: a killed npm forwards no signal. */
function onParentGone(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, PARENT_CHECK_MS);
  return () => clearInterval(timer);
}

/**
 * Runs a program to its end; forwards signals to it, and stops it when npm has ended. Resolves to its exit code or the
 * signal that ended it, and whether it was told to end. `onMessage` receives its messages over an `ipc` channel.
 */
export function runChild(command, args, { onMessage, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    let isTold = false;
    const tell = (signal) => {
      isTold = true;
      child.kill(signal);
    };
    const end = (result) => {
      for (const name of SIGNALS) process.off(name, tell);
      stopWatching();
      resolve({ isTold, ...result });
    };
    for (const name of SIGNALS) process.on(name, tell);
    // Only npm's end counts: other parents end first when they put a service into the background.
    const stopWatching = process.env.npm_lifecycle_event ? onParentGone(() => tell('SIGTERM')) : () => {};
    if (onMessage) child.on('message', onMessage);
    child.on('error', (error) => {
      console.error(error.message);
      end({ code: 1, signal: null });
    });
    child.on('exit', (code, signal) => end({ code, signal }));
  });
}

/** Like runChild, but resolves to the exit code alone: 1 after a signal. */
export async function run(command, args, options = {}) {
  const { code } = await runChild(command, args, options);
  return code ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(await run(pinnedNode(), process.argv.slice(2)));
}
