// Starts everything: settings, data folder, database, migrations, then the server. SIGINT, SIGTERM, SIGHUP and the end of
// the process that keeps this one running end it all in the opposite order, whatever has been started by then. Every
// failure on the way is one sentence and exit code 1.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { step } from './progress.ts';

/** Ctrl-C comes from the terminal and again from npm and what it started: within this time it is one wish. */
const ONE_WISH_MS = 1_000;
const parts = new AsyncDisposableStack();
const hurry = new AbortController();
let ending: Promise<void> | undefined;
let toldAt = 0;

/** Ends what was started, and the process. */
function end(exitCode: number): Promise<void> {
  if (!ending) process.send?.('ending'); // whoever keeps us running: this is no crash
  ending ??= parts.disposeAsync().then(
    () => process.exit(exitCode),
    (error: Error) => {
      console.error(`Footbridge did not stop cleanly: ${error.message}`);
      process.exit(1);
    },
  );
  return ending;
}

/** Ends in order; told again, without waiting for what the next start can do. */
function told(): void {
  if (ending && Date.now() - toldAt > ONE_WISH_MS) hurry.abort();
  if (!toldAt) toldAt = Date.now();
  void end(0);
}

function stop(reason: Error): void {
  console.error(`Footbridge had to stop: ${reason.message}`);
  void end(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, told);
process.on('disconnect', told);
// A terminal that was closed takes no more words, and that must not keep anything from ending in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
try {
  await start();
} catch (error) {
  // A part that was taken away while it started is no failure of its own.
  if (!ending) console.error(`Footbridge could not start: ${plainSentence(error as NodeJS.ErrnoException)}`);
  await end(1);
}

async function start(): Promise<void> {
  const { config } = await import('./config.ts');
  const { claimDataFolder, requireWhole } = await import('./data-folder.ts');
  parts.use(claimDataFolder(config.dataDir));
  requireWhole(config.dataDir);
  await tryPort(config.host, config.port);
  if (config.databaseUrl) {
    const { requireVersion } = await import('./database/require-version.ts');
    await requireVersion(config.databaseUrl);
  } else {
    const { startEmbedded } = await import('./database/embedded.ts');
    const { logger } = await import('./logger.ts');
    const onCrash = (reason: string) => logger.error({ reason }, 'PostgreSQL crashed; starting it again');
    const server = await step('Starting PostgreSQL', () => startEmbedded({ folder: config.dataDir, onCrash }));
    parts.defer(server.stop);
    config.databaseUrl = server.url;
  }
  const { serve } = await import('./server.ts');
  await serve({ parts, hurry: hurry.signal, stop });
}

/** Throws at once where the server could not listen in the end, before a database is started for it. */
async function tryPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException;
    if (syscall !== 'getaddrinfo') throw error;
    throw new Error(`this machine knows no address of ${host}; set HOST to one it has.`, { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}

function plainSentence(error: NodeJS.ErrnoException & { port?: number; address?: string }): string {
  const { code, syscall } = error;
  if (code === 'EADDRINUSE') return `port ${error.port} is in use; set PORT to another.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${error.port} needs more rights; set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `this machine has no address ${error.address}; set HOST to one it has.`;
  if (code === 'ENOSPC') return `the disk is full.`;
  if (code && ['EACCES', 'EPERM', 'EROFS'].includes(code)) return `${error.path} cannot be written.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `the database of DATABASE_URL cannot be reached.`;
  return error.message;
}
