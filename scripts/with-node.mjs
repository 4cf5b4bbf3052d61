// Runs a TypeScript file on the Node this project pins (npm brings it), whatever Node started this script.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname ?? fileURLToPath(new URL('.', import.meta.url)), '..');
const REQUIRED_MAJOR = 24;

/** Path of a Node that runs TypeScript; exits with one sentence when there is none. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath;
  console.error(
    `Footbridge needs Node ${REQUIRED_MAJOR} on this platform (npm has none to bring); this is ${process.version}.`,
  );
  process.exit(1);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/** Calls back once npm, which started this process, is gone: killed, it passes no signal on. */
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
 * Runs a program to its end, passing signals on and ending it when npm is gone. Resolves to its exit code or the signal
 * that ended it, and whether it was told to end; `onMessage` hears what it says by way of an `ipc` channel.
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
    // Started by anything else, a parent that ends first is no sign: that is how services are put into the background.
    const stopWatching = process.env.npm_lifecycle_event ? onParentGone(() => tell('SIGTERM')) : () => {};
    if (onMessage) child.on('message', onMessage);
    child.on('error', (error) => {
      console.error(error.message);
      end({ code: 1, signal: null });
    });
    child.on('exit', (code, signal) => end({ code, signal }));
  });
}

/** As runChild, where only the exit code matters: 1 after a signal. */
export async function run(command, args, options = {}) {
  const { code } = await runChild(command, args, options);
  return code ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(await run(pinnedNode(), process.argv.slice(2)));
}
