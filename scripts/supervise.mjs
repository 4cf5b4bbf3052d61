// Keeps the server running: restarts it after a crash, with growing delays, until it crashes too often in a row.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pinnedNode, root, run, runChild } from './with-node.mjs';

/** Delay before each restart, seconds; after this many crashes in a row there is none. */
const PAUSES_S = [1, 2, 4, 8, 16];
/** What the server and its processes and threads run with. */
export const serverEnvironment = {
  // Kept, so that Node compiles only what changed.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  // Without a fixed threshold glibc raises it with each large block, and keeps what large blocks leave: 50 MB.
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
};

/**
 * What V8 runs the server with. By itself it lets the heap of a server that has rested grow by a few megabytes before it marks all
 * of it, once a second for as long as a load begins, and starts with a young generation of one megabyte; see decision 16.
 */
export const serverFlags = ['--min-semi-space-size=16', '--initial-old-space-size=80'];

/** After running for so long, a crash counts as the first again. */
const STABLE_MS = 10 * 60 * 1000;

/** Runs the server until it ends in order or is told to; resolves to the exit code. */
export async function supervise() {
  // Writing to a closed terminal fails, which must not interrupt the shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (let crashes = 0; ; crashes++) {
    const began = Date.now();
    const { code, signal, isTold, isOrderly } = await runServer();
    if (isOrderly) return code ?? 1;
    if (Date.now() - began >= STABLE_MS) crashes = 0;
    const how = signal ?? `code ${code}`;
    const pause = PAUSES_S[crashes];
    if (isTold || pause === undefined) {
      if (!isTold) console.error(`Footbridge crashed (${how}) ${crashes + 1} times in a row and is not restarted.`);
      await endDatabase();
      return 1;
    }
    console.error(`Footbridge crashed (${how}) and will be restarted in ${pause} s.`);
    if (await isToldWithin(pause * 1000)) {
      await endDatabase();
      return 1;
    }
  }
}

async function runServer() {
  let isOrderly = false;
  const result = await runChild(pinnedNode(), [...serverFlags, 'build/server/main.js'], {
    env: { ...serverEnvironment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // when this process is killed, the server notices the end of the channel
    onMessage: (message) => (isOrderly ||= message === 'ending'),
  });
  return { ...result, isOrderly };
}

/** A crashed server leaves its PostgreSQL running. */
const endDatabase = () => run(pinnedNode(), ['build/server/end-database.js']);

/** Waits; true when a signal arrived meanwhile. */
async function isToldWithin(ms) {
  const told = new AbortController();
  const stop = () => told.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const name of signals) process.once(name, stop);
  await delay(ms, undefined, { signal: told.signal }).catch(() => {});
  for (const name of signals) process.off(name, stop);
  return told.signal.aborted;
}
