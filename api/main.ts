// Starts everything: settings, data folder, database, migrations, then the server; SIGINT and SIGTERM end it all in the
// opposite order, whatever has been started by then. Every failure on the way is one sentence and exit code 1.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { step } from './progress.ts';

const parts = new AsyncDisposableStack();
let ending: Promise<void> | undefined;

/** Ends what was started, and the process. */
function end(exitCode: number): Promise<void> {
  ending ??= parts.disposeAsync().then(
    () => process.exit(exitCode),
    (error: Error) => {
      console.error(`Footbridge did not stop cleanly: ${error.message}`);
      process.exit(1);
    },
  );
  return ending;
}

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
try {
  await start();
} catch (error) {
  // A part that was taken away while it started is no failure of its own.
  if (!ending) console.error(`Footbridge could not start: ${plainSentence(error as NodeJS.ErrnoException)}`);
  await end(1);
}

async function start(): Promise<void> {
  const { config } = await import('./config.ts');
  const { claimDataFolder } = await import('./data-folder.ts');
  parts.use(claimDataFolder(config.dataDir));
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
  await serve(parts);
}

/** Throws at once where the server could not listen in the end, before a database is started for it. */
async function tryPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
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
