import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startIngester } from './clicks/ingester.ts';
import { openJournal } from './clicks/journal.ts';
import { readNodeId } from './clicks/node-id.ts';
import { config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { closeDatabase } from './db.ts';
import { buildApp } from './http/app.ts';
import { openIdentity } from './http/identity.ts';
import { Redirect } from './http/redirect.ts';
import { onLinkChange } from './live/link-changes.ts';
import { onReconnect, startListening } from './live/listen.ts';
import { logger } from './logger.ts';
import { step } from './progress.ts';
import { LinkLookup } from './urls/lookup.ts';

/** Migrates, opens every part and listens; SIGINT and SIGTERM drain and close them in the opposite order. */
export async function serve(stopDatabase: () => Promise<void>): Promise<void> {
  await step('Migrating the database', () => migrate(config.databaseUrl!));
  const links = new LinkLookup();
  onLinkChange((code) => links.invalidate(code));
  onReconnect(() => links.expireAll());
  const stopListening = await startListening();
  const { journal, ingester } = startClicks();
  const app = await buildApp(new Redirect(links, journal).handler);
  openIdentity(app);
  await app.listen({ host: config.host, port: config.port });
  console.log(`Footbridge is ready on ${config.publicOrigin}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    journal.close();
    await ingester.stop();
    await stopListening();
    await closeDatabase();
    await stopDatabase();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

/** Opens the journal and starts the process that stores it. */
function startClicks() {
  const folder = join(config.dataDir, 'journal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ingester = startIngester(folder, readNodeId(config.dataDir));
  const journal = openJournal({
    folder,
    ...config.journal,
    onWritten: () => ingester.nudge(),
    onLost: (count, error) => logger.error({ count, reason: error.message }, 'clicks were lost; redirects go on'),
  });
  return { journal, ingester };
}
