// A server process: answers requests beside the others of its node, with whom it shares the port. The main process starts it, and
// replaces it when it dies; it ends with the main process. Arguments: its number, the journals' folder, the node's
// id, and what kind of database it is.
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from '../click-model/place.ts';
import { journalFolder } from '../clicks/node-journals.ts';
import { config } from '../common/config.ts';
import { lockFolder } from '../common/data-folder.ts';
import { askHealthOf, checkProcess, type HealthReport } from '../common/health-checks.ts';
import { ALIVE_MS } from '../common/kept-process.ts';
import { logger } from '../common/logger.ts';
import { askMetricsOf, metrics } from '../common/metrics-registry.ts';
import { noteDatabaseKind, type DatabaseKind } from '../database/address.ts';
import { closeDatabase, pool } from '../database/db.ts';
import { watchLinks } from '../doors/http/click-watch.ts';
import { beginDraining } from '../doors/http/draining.ts';
import { noteStreamsElsewhere, tellOpenStreams } from '../doors/http/open-streams.ts';
import { useTicketKeys } from '../doors/http/shared-sessions.ts';
import { JobWatch } from '../jobs/job-figures.ts';
import { followSecrets } from '../secrets/follow-secrets.ts';
import { askSystemOf, type SystemState } from '../system/sources.ts';
import {
  sentError,
  sentFigures,
  type FromServer,
  type Order,
  type SentFigures,
  type ToMain,
  type ToServer,
} from './messages.ts';
import { openServer } from './open-server.ts';
import { Questions } from './questions.ts';

const [number, folder, nodeId, database] = process.argv.slice(2) as [string, string, string, DatabaseKind];

/** Longer than any check may take, milliseconds. */
const ANSWER_MS = 5_000;
/** A process of before, whose main process was killed, has gone by then. */
const LOCK_MS = 30_000;
const LOCK_POLL_MS = 50;

noteDatabaseKind(database);
const parts = new AsyncDisposableStack();
let figures: () => SentFigures | null = () => null;
let ending: Promise<void> | undefined;

const send = (message: object) => process.send?.(message);
const tell = (message: FromServer) => send(message);
const main = new Questions<ToMain, ToServer>(send, answer);

process.on('message', (message: object | Order) => {
  if (typeof message === 'object') {
    if (main.hear(message)) return;
    const { key, elsewhere } = message as Extract<Order, object>;
    noteStreamsElsewhere(key, elsewhere);
  } else if (message === 'drain') beginDraining();
  else ending ??= end(0);
});
// Ctrl-C and a closed terminal reach the whole process group; the main process says when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
setInterval(() => tell({ type: 'alive', figures: figures() }), ALIVE_MS).unref();

try {
  await start();
  tell({ type: 'alive', figures: figures() });
  tell({ type: 'listening' });
} catch (error) {
  // During a shutdown, parts that are still starting fail as a matter of course.
  if (!ending) await told({ type: 'failed', error: sentError(error as Error) });
  await (ending ??= end(1));
}

async function start(): Promise<void> {
  parts.use(await lockJournal(journalFolder(folder, Number(number))));
  parts.defer(closeDatabase);
  parts.defer(followSecrets());
  const node = { nodeId, folder, process: Number(number) };
  tellOpenStreams((key, count) => tell({ type: 'streams', key, count }));
  askHealthOf(async (purpose) => (await main.ask({ of: 'health', purpose }, ANSWER_MS)) as HealthReport);
  askMetricsOf(async () => (await main.ask({ of: 'metrics' }, ANSWER_MS)) as string);
  const askSystem = async () => (await main.ask({ of: 'system' }, ANSWER_MS)) as SystemState;
  askSystemOf(askSystem, new JobWatch(pool, nodeId));
  if (config.tls || config.acme) useTicketKeys((await main.ask({ of: 'ticket-keys' }, ANSWER_MS)) as Uint8Array);
  const link = {
    ...node,
    announce: (isBusy: boolean) => tell({ type: 'clicks', isBusy }),
    onLost: (count: number) => tell({ type: 'lost', count }),
    place: async (address: string) =>
      (await main.ask({ of: 'place', address }, ANSWER_MS).catch(() => null)) as Place | null,
  };
  await openServer(parts, link, ({ journal, redirect, links }) => {
    watchLinks(links);
    figures = () => sentFigures({ journal: journal.figures(), redirects: redirect.figures() });
  });
}

/** Two processes must not write to one journal: the later one would take what the earlier one writes for complete. */
async function lockJournal(journal: string): Promise<Disposable> {
  mkdirSync(journal, { recursive: true, mode: 0o700 });
  for (let waited = 0; waited < LOCK_MS; waited += LOCK_POLL_MS) {
    const lock = lockFolder(journal);
    if (lock) return lock;
    await delay(LOCK_POLL_MS);
  }
  throw new Error(`another process writes to the journal ${journal}.`);
}

function answer(question: ToServer): Promise<unknown> {
  return question.of === 'health' ? checkProcess(question.purpose) : metrics.getMetricsAsJSON();
}

async function end(code: number): Promise<void> {
  try {
    await parts.disposeAsync();
    await told({ type: 'alive', figures: figures() }); // the last clicks of its journal are counted as well
  } catch (error) {
    logger.error({ err: error }, 'a server process did not stop cleanly');
    code = 1;
  }
  process.exit(code);
}

/** Sends a message; resolves when it has left this process, or the main process is gone. */
function told(message: FromServer): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send!(message, undefined, undefined, () => resolve());
    else resolve();
  });
}
