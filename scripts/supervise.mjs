// Keeps the server running: one that dies is started again, more slowly each time, and at last given up.
import { setTimeout as delay } from 'node:timers/promises';
import { pinnedNode, run, runChild } from './with-node.mjs';

/** Pauses before each new start, seconds; as many deaths in a row are borne. */
const PAUSES_S = [1, 2, 4, 8, 16];
/** Whoever has run so long before dying begins again with the shortest pause. */
const STEADY_MS = 10 * 60 * 1000;

/** Runs the server until it ends by its own decision or is told to; resolves to the exit code. */
export async function supervise() {
  // A terminal that was closed takes no more words, and that must not keep anything from ending in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (let deaths = 0; ; deaths++) {
    const began = Date.now();
    const { code, signal, isTold, isOrderly } = await runServer();
    if (isOrderly) return code ?? 1;
    if (Date.now() - began >= STEADY_MS) deaths = 0;
    const how = signal ?? `code ${code}`;
    const pause = PAUSES_S[deaths];
    if (isTold || pause === undefined) {
      if (!isTold) console.error(`Footbridge died (${how}) ${deaths + 1} times in a row and is not started again.`);
      await endDatabase();
      return 1;
    }
    console.error(`Footbridge died (${how}) and is started again in ${pause} s.`);
    if (await isToldWithin(pause * 1000)) {
      await endDatabase();
      return 1;
    }
  }
}

async function runServer() {
  let isOrderly = false;
  const result = await runChild(pinnedNode(), ['--enable-source-maps', 'api/main.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // when we are killed, the server notices the channel's end
    onMessage: (message) => (isOrderly ||= message === 'ending'),
  });
  return { ...result, isOrderly };
}

/** A server that died could not end its PostgreSQL. */
const endDatabase = () => run(pinnedNode(), ['scripts/end-database.ts']);

/** Waits; true when a signal came meanwhile. */
async function isToldWithin(ms) {
  const told = new AbortController();
  const stop = () => told.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const name of signals) process.once(name, stop);
  await delay(ms, undefined, { signal: told.signal }).catch(() => {});
  for (const name of signals) process.off(name, stop);
  return told.signal.aborted;
}
