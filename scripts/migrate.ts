// npm run migrate: brings the database to this version, while servers of the one before run. It needs no data folder but that of an embedded database.
import { config } from '../api/common/config.ts';
import { claimDataFolder } from '../api/common/data-folder.ts';
import { runningUrl, startEmbedded } from '../api/database/embedded.ts';
import { migrate } from '../api/database/migrate.ts';
import { pendingMigrations } from '../api/database/require-migrated.ts';
import { requireVersion } from '../api/database/require-version.ts';

const parts = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void parts.disposeAsync().then(() => process.exit(1)));
}

/** Connection string of the database; an embedded one that is not running is started meanwhile. */
async function connection(): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  try {
    parts.use(claimDataFolder(config.dataDir));
  } catch {
    return runningUrl(config.dataDir);
  }
  const server = await startEmbedded({ folder: config.dataDir });
  parts.defer(server.stop);
  return server.url;
}

try {
  const url = await connection();
  await requireVersion(url);
  const applied = await migrate(url);
  for (const name of applied) console.log(`Applied ${name}.`);
  if (!applied.length && !(await pendingMigrations(url)).length) console.log('The database is up to date.');
} catch (error) {
  // What was applied before stays applied; the rest is applied the next time.
  console.error(`The database was not migrated completely: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await parts.disposeAsync();
}
process.exit();
