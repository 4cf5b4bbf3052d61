// npm run journal -- drain DIR: stores the journal of a machine that will not come back, from a copy of its data folder.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeJournalBytes } from '../api/clicks/node-journals.ts';
import { claimNode } from '../api/clicks/node-claim.ts';
import { readIdentity } from '../api/clicks/machine-id.ts';
import { config } from '../api/common/config.ts';
import { claimDataFolder } from '../api/common/data-folder.ts';
import { databaseUrl, useDatabase } from '../api/database/address.ts';
import { runningUrl } from '../api/database/embedded.ts';

const USAGE = 'Usage: npm run journal -- drain DIR';
/** How often is looked whether everything is stored. */
const LOOK_MS = 100;

const parts = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void parts.disposeAsync().then(() => process.exit(1)));
}

/** Refuses a folder that is no node's, and a database that does not know the node: it would take its clicks for those of its own links. */
async function requireKnownNode(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'node-id'))) throw new Error(`${folder} is not the data folder of a node.`);
  const { id } = readIdentity(folder);
  const { pool } = await import('../api/database/pool.ts');
  const { rowCount } = await pool.query('SELECT FROM analytics.journal_position WHERE node_id = $1', [id]);
  if (!rowCount)
    throw new Error(`the database does not know the node ${id}; DATABASE_URL must name the one that it used.`);
}

async function drain(folder: string): Promise<void> {
  if (!config.databaseUrl) useDatabase(await runningUrl(config.dataDir));
  await requireKnownNode(folder);
  parts.use(claimDataFolder(folder));
  const journal = join(folder, 'journal');
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const claim = await claimNode({ connectionString: databaseUrl(), folder, onLost: failed.reject });
  parts.defer(() => claim.release(!existsSync(journal) || nodeJournalBytes(journal) === 0));
  if (!existsSync(journal)) return console.log('There is no journal.');
  const { startIngester } = await import('../api/worker/ingester.ts');
  const ingester = startIngester(journal, claim);
  parts.defer(() => ingester.stop());
  let hasBegun = false;
  while (!hasBegun || ingester.figures().lagBytes > 0) {
    const { failure, lagBytes, keptBytes, stored } = ingester.figures();
    if (failure) throw new Error(`its clicks cannot be stored: ${failure}`);
    hasBegun ||= lagBytes + keptBytes + stored > 0 || nodeJournalBytes(journal) === 0;
    await Promise.race([pause(LOOK_MS), failed.promise]);
  }
  await ingester.stop();
  const { stored, damagedBytes } = ingester.figures();
  if (damagedBytes) console.log(`${damagedBytes} bytes were damaged and are lost.`);
  if (nodeJournalBytes(journal) > 0)
    throw new Error('some of its files could not be stored or removed; run the command again.');
  console.log(`Stored ${stored} clicks. Nothing is left in ${folder}; it can be deleted.`);
}

try {
  const [command, folder, ...others] = process.argv.slice(2);
  if (command !== 'drain' || !folder || others.length) throw new Error(USAGE);
  // Relative to the folder in which npm was called, not to the project.
  await drain(resolve(process.env.INIT_CWD ?? process.cwd(), folder));
} catch (error) {
  const { message } = error as Error;
  console.error(message === USAGE ? message : `The journal was not drained: ${message}`);
  process.exitCode = message === USAGE ? 64 : 1;
} finally {
  await parts.disposeAsync();
}
process.exit();
