// npm run backup -- FILE: writes the whole installation to one file, whether the server runs or not, clicks in ClickHouse included.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from '../api/backup/back-up.ts';
import { fileKeysOf } from '../api/backup/file-keys.ts';
import { config } from '../api/common/config.ts';
import { claimDataFolder } from '../api/common/data-folder.ts';
import { runningUrl, startEmbedded } from '../api/database/embedded.ts';

const LEAVE_OUT = '--without-clicks';
const [given, ...options] = process.argv.slice(2);
if (!given || options.some((option) => option !== LEAVE_OUT)) {
  console.error(
    `Usage: npm run backup -- FILE [${LEAVE_OUT}]\n\n${LEAVE_OUT} leaves out those that are in ClickHouse.`,
  );
  process.exit(64);
}
const { dataDir } = config;
const parts = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void parts.disposeAsync().then(() => process.exit(1)));
}

/** Connection string of the database; an embedded one that is not running is started for the backup. */
async function connection(): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  try {
    parts.use(claimDataFolder(dataDir));
  } catch {
    return runningUrl(dataDir);
  }
  const server = await startEmbedded({ folder: dataDir });
  parts.defer(server.stop);
  return server.url;
}

try {
  // Relative to the folder in which npm was called, not to the project.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  if (!existsSync(join(dataDir, 'node-id'))) throw new Error(`there is nothing to back up in ${dataDir}.`);
  const connectionString = await connection();
  const hasClicks = config.clickHouse.shards.length > 0 && !options.includes(LEAVE_OUT);
  const settingsFile = join(config.root, '.env');
  const missedNodes = await backUp({ connectionString, dataDir, settingsFile, file, hasClicks });
  console.log(
    `Wrote ${file} (${(statSync(file).size / 1024 / 1024).toFixed(1)} MB). It contains secrets; keep it safe.`,
  );
  for (const node of missedNodes) {
    console.log(
      `The node ${node} has ended, or did not store its journal within a minute: clicks that wait there are not in the file.`,
    );
  }
  if (config.clickHouse.shards.length && !hasClicks) {
    console.log(
      'Clicks are in ClickHouse and not in it: back up the tables click and measured_click there as well, after this.',
    );
  }
  for (const key of await fileKeysOf(connectionString)) {
    console.log(
      `Its keys are encrypted with the file key ${key}, which is not in it. No server starts from it without that file.`,
    );
  }
} catch (error) {
  console.error(`Nothing was backed up: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await parts.disposeAsync();
}
process.exit();
