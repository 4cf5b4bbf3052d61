// npm run restore -- FILE: restores a backup into an empty data folder (DATA_DIR), and into the empty database of
// DATABASE_URL when that is set.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileKeysOf } from '../api/backup/file-keys.ts';
import { members } from '../api/backup/manifest.ts';
import { checkBackup, restoreInto } from '../api/backup/restore.ts';
import { config } from '../api/common/config.ts';
import { beginRestore, claimDataFolder } from '../api/common/data-folder.ts';
import { startEmbedded } from '../api/database/embedded.ts';

const [given] = process.argv.slice(2);
if (!given) {
  console.error('Usage: npm run restore -- FILE');
  process.exit(64);
}
const { dataDir } = config;
const OWN = ['lock', 'lost+found'];
const otherFiles = () => (existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !OWN.includes(name)) : []);

async function restore(file: string, parts: AsyncDisposableStack): Promise<void> {
  if (otherFiles().length) {
    throw new Error(`the data folder ${dataDir} is not empty; move it away, or set DATA_DIR to an empty one.`);
  }
  const manifest = await checkBackup(file);
  parts.use(claimDataFolder(dataDir));
  const done = beginRestore(dataDir);
  let { databaseUrl } = config;
  if (!databaseUrl) {
    const server = await startEmbedded({ folder: dataDir });
    parts.defer(server.stop);
    databaseUrl = server.url;
  }
  const { rows } = await restoreInto(databaseUrl, dataDir, file, manifest);
  done();
  console.log(
    `Restored the backup of ${manifest.createdAt} into ${dataDir}: ${rows.reduce((all, one) => all + one, 0)} rows.`,
  );
  for (const key of await fileKeysOf(databaseUrl)) {
    console.log(`Its keys are encrypted: set SECRET_KEY_FILE to the file with the key ${key} before you start it.`);
  }
  const settings = join(dataDir, members.settings);
  if (existsSync(settings))
    console.log(`Its settings are in ${settings}. Copy those that apply here to .env, then delete the file.`);
}

const parts = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void parts.disposeAsync().then(() => process.exit(1)));
}
const wasEmpty = !otherFiles().length;
try {
  await restore(resolve(process.env.INIT_CWD ?? process.cwd(), given), parts);
} catch (error) {
  console.error(`Nothing was restored: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await parts.disposeAsync();
  const hasFailed = process.exitCode === 1 && wasEmpty;
  if (hasFailed) for (const name of otherFiles()) rmSync(join(dataDir, name), { recursive: true, force: true });
}
process.exit();
