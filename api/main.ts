// Starts everything: settings, data folder, database, migrations, then the server. SIGINT, SIGTERM, SIGHUP and the end of
// the supervising process shut down in the opposite order whatever has been started. A failed start prints one sentence
// and exits with code 1.
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { step } from './common/progress.ts';

/** One Ctrl-C arrives several times, from the terminal and from npm; within this time signals count as one. */
const ONE_SIGNAL_MS = 1_000;
/** What the embedded database allows at least; it takes little memory for those that are not used. */
const LEAST_CONNECTIONS = 100;
const parts = new AsyncDisposableStack();
const hurry = new AbortController();
let ending: Promise<void> | undefined;
let signalledAt = 0;

/** Shuts down what was started, and ends the process. */
function end(exitCode: number): Promise<void> {
  if (!ending) process.send?.('ending'); // so that the supervisor does not treat it as a crash
  ending ??= parts.disposeAsync().then(
    () => process.exit(exitCode),
    (error: Error) => {
      console.error('Footbridge did not stop cleanly:', error);
      process.exit(1);
    },
  );
  return ending;
}

/** Shuts down in order; a second signal skips what the next start can do. */
function onSignal(): void {
  if (ending && Date.now() - signalledAt > ONE_SIGNAL_MS) hurry.abort();
  if (!signalledAt) signalledAt = Date.now();
  void end(0);
}

function stop(reason: Error): void {
  console.error(`Footbridge had to stop: ${reason.message}`);
  void end(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
process.on('disconnect', onSignal);
// Writing to a closed terminal fails, which must not interrupt the shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
try {
  await start();
} catch (error) {
  // During a shutdown, parts that are still starting fail as a matter of course.
  if (!ending) console.error(`Footbridge could not start: ${plainSentence(error as NodeJS.ErrnoException)}`);
  await end(1);
}

async function start(): Promise<void> {
  const { config } = await import('./common/config.ts');
  if (config.tls) {
    const { readCertificate } = await import('./doors/http/certificate.ts');
    readCertificate(config.tls); // before anything is started
  }
  if (config.blockedHostsFile) accessSync(config.blockedHostsFile, constants.R_OK);
  const { fileKeys } = await import('./secrets/key-file.ts');
  fileKeys(); // likewise
  const { claimDataFolder, requireWhole } = await import('./common/data-folder.ts');
  parts.use(claimDataFolder(config.dataDir));
  requireWhole(config.dataDir);
  await tryPort(config.host, config.port);
  if (config.databaseUrl) {
    const { requireVersion } = await import('./database/require-version.ts');
    await requireVersion(config.databaseUrl);
    const { requireSessions } = await import('./database/require-sessions.ts');
    await requireSessions(config.databaseUrl, config.databaseStatementMs);
    await fitConnections(config.databaseUrl);
  } else {
    const { startEmbedded } = await import('./database/embedded.ts');
    const { logger } = await import('./common/logger.ts');
    const onCrash = (reason: string) => logger.error({ reason }, 'PostgreSQL crashed and is being restarted');
    const { connectionsOf, serverProcessCount } = await import('./common/process-count.ts');
    const settings = { max_connections: String(Math.max(LEAST_CONNECTIONS, connectionsOf(serverProcessCount()))) };
    const options = { folder: config.dataDir, settings, onCrash };
    const server = await step('Starting PostgreSQL', () => startEmbedded(options));
    parts.defer(server.stop);
    const { useDatabase } = await import('./database/address.ts');
    useDatabase(server.url);
  }
  const { serve } = await import('./server.ts');
  await serve({ parts, hurry: hurry.signal, stop });
}

/** Lets as many processes answer requests as a database of the operator's own has connections for; tells where WORKERS wants more. */
async function fitConnections(url: string): Promise<void> {
  const { connectionsOf, fitInto, serverProcessCount } = await import('./common/process-count.ts');
  if (serverProcessCount() === 1) return;
  const { allowedConnections } = await import('./database/allowed-connections.ts');
  const allowed = await allowedConnections(url);
  fitInto(allowed);
  const wanted = connectionsOf(serverProcessCount());
  if (serverProcessCount() === 1 || wanted <= allowed) return;
  console.warn(
    `Footbridge opens up to ${wanted} connections to the database, which allows ${allowed}: set WORKERS or DATABASE_POOL lower.`,
  );
}

/** Throws when the server could not listen on this port, before a database is started. */
async function tryPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException;
    if (syscall !== 'getaddrinfo') throw error;
    throw new Error(`this machine cannot resolve ${host}; set HOST to one of its addresses.`, { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}

function plainSentence(error: NodeJS.ErrnoException & { port?: number; address?: string }): string {
  const { code, syscall } = error;
  if (code === 'EADDRINUSE') return `port ${error.port} is in use; set PORT to another.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${error.port} needs more privileges; set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL')
    return `this machine does not have the address ${error.address}; set HOST to one of its addresses.`;
  if (code === 'ENOSPC') return `the disk is full.`;
  if (code && ['EACCES', 'EPERM', 'EROFS'].includes(code)) return `${error.path} cannot be written.`;
  if (code === 'ENOENT' && syscall === 'access') return `${error.path} of BLOCKED_HOSTS_FILE does not exist.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `the database of DATABASE_URL cannot be reached.`;
  return error.message;
}
