// Starts everything: settings, database, migrations, then the server. Every failure on the way is one sentence.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.ts';

try {
  const { config } = await import('./config.ts');
  mkdirSync(config.dataDir, { recursive: true });
  let stopDatabase = async () => {};
  if (!config.databaseUrl) {
    const { startEmbedded } = await import('./database/embedded.ts');
    const server = await step('Starting PostgreSQL', () => startEmbedded({ folder: join(config.dataDir) }));
    config.databaseUrl = server.url;
    stopDatabase = server.stop;
  }
  try {
    const { serve } = await import('./server.ts');
    await serve(stopDatabase);
  } catch (error) {
    await stopDatabase();
    throw error;
  }
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code;
  const plain = code ? plainSentence(code, error as NodeJS.ErrnoException) : (error as Error).message;
  console.error(`Footbridge could not start: ${plain}`);
  process.exit(1);
}

function plainSentence(code: string, error: NodeJS.ErrnoException & { port?: number }): string {
  if (code === 'EADDRINUSE') return `port ${error.port} is in use; set PORT to another.`;
  if (code === 'EACCES' && error.syscall === 'listen')
    return `port ${error.port} needs more rights; set PORT to one above 1023.`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code))
    return `the folder ${error.path} cannot be written; set DATA_DIR to one that can.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `the database of DATABASE_URL cannot be reached.`;
  return error.message;
}
