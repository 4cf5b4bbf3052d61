// What becomes of a data folder: moved, incomplete, without its password, closed to the database's account.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyAll } from '../kit/copy-all.ts';
import { addLinks, makeDataDir, makeInstallation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';

const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'footbridge-folder-'));
chmodSync(scratch, 0o755); // as root the database runs under another account, which must get in
const SHARED = '/var/lib/footbridge';
const made: string[] = [scratch];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

interface Run {
  code: number | null;
  output: string;
}

/** Starts the binary on a folder and, once it is ready, works with it and ends it; resolves to how it ended. */
async function on(DATA_DIR: string, whenReady: () => Promise<void> = async () => {}): Promise<Run> {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', OIDC_ISSUER: '', LOG_LEVEL: 'silent', DATA_DIR, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let working: Promise<void> | undefined;
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('is ready')) working ??= whenReady().finally(() => child.kill('SIGTERM'));
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = (await once(child, 'close')) as [number | null];
  await working;
  return { code, output };
}

/** A folder that a server was started on, which has two links. */
let used: string;
beforeAll(async () => {
  const installation = await makeInstallation({}, migratedFolder());
  used = installation.dataDir;
  made.push(used);
  await installation.start();
  await addLinks(installation, 2);
  await installation.end('SIGTERM');
});

/** A copy of that folder. */
function usedFolder(): string {
  const folder = makeDataDir();
  made.push(folder);
  copyAll(
    readdirSync(used).map((name) => join(used, name)),
    folder,
  );
  return folder;
}

const placeOf = (folder: string) => join(SHARED, readFileSync(join(folder, 'postgres-place'), 'utf8').trim());

test('a folder whose database is gone is not given an empty one', async () => {
  const folder = usedFolder();
  renameSync(join(folder, 'postgres'), join(scratch, 'elsewhere'));
  const refused = await on(folder);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /could not start: \S+ has been in use \(it holds node-id\), but its database \S+ is missing;/,
  );
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
  renameSync(join(scratch, 'elsewhere'), join(folder, 'postgres'));
  expect((await on(folder)).code).toBe(0);
});

test('a lost password is set anew at once, and a wrong one becomes the right one', async () => {
  const installation = await makeInstallation({}, usedFolder());
  rmSync(join(installation.dataDir, 'postgres-password'));
  for (let start = 0; start < 2; start++) {
    const began = performance.now();
    await installation.start();
    expect(performance.now() - began).toBeLessThan(50_000); // it used to give up after two minutes
    expect(await installation.query('SELECT count(*)::int FROM short_url')).toEqual([{ count: 2 }]);
    await installation.end('SIGTERM');
  }
});

test('a folder that is renamed keeps its database', async () => {
  const after = join(scratch, 'after');
  renameSync(usedFolder(), after);
  const idOf = () => readFileSync(join(after, 'node-id'), 'utf8').split('\n')[0]; // behind it starts are counted
  const id = idOf();
  expect((await on(after)).code).toBe(0);
  expect(idOf()).toBe(id);
});

const asRoot = test.skipIf(process.getuid?.() !== 0);
function closedFolder(name: string): string {
  const closed = join(scratch, name);
  mkdirSync(closed, { mode: 0o700 });
  return closed;
}

asRoot(
  'where the account of the database cannot reach a folder, the folder names its database, also when renamed or named by an earlier version',
  async () => {
    const closed = closedFolder('closed');
    const folder = join(closed, 'data');
    expect((await on(folder)).code).toBe(0);
    const place = placeOf(folder);
    made.push(place);
    expect(existsSync(join(place, 'postgres/PG_VERSION'))).toBe(true);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);

    renameSync(folder, join(closed, 'renamed'));
    expect((await on(join(closed, 'renamed'))).code).toBe(0);
    expect(placeOf(join(closed, 'renamed'))).toBe(place);

    cpSync(join(closed, 'renamed'), join(closed, 'copy'), { recursive: true });
    const whileRunning: Run[] = [];
    await on(join(closed, 'renamed'), async () => void whileRunning.push(await on(join(closed, 'copy'))));
    expect(whileRunning[0]!.output).toMatch(/could not start: another Footbridge is running on the data folder/);

    renameSync(place, `${place}-away`);
    const refused = await on(join(closed, 'renamed'));
    renameSync(`${place}-away`, place);
    expect(refused.output).toMatch(/its database \S+ is missing;/);

    // An earlier version named it by the path of its folder.
    const earlier = join(closed, 'earlier');
    renameSync(join(closed, 'renamed'), earlier);
    const hash = createHash('sha256').update(earlier).digest('hex').slice(0, 16);
    renameSync(place, join(SHARED, hash));
    made.push(join(SHARED, hash));
    rmSync(join(earlier, 'postgres-place'));
    expect((await on(earlier)).code).toBe(0);
    expect(placeOf(earlier)).toBe(join(SHARED, hash));
  },
);

asRoot('a database that its account cannot reach any more is refused with what to do', async () => {
  const open = usedFolder();
  const closed = join(closedFolder('later-closed'), 'data');
  renameSync(open, closed);
  const refused = await on(closed);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/the account "footbridge" cannot reach the database \S+; open the folders above it/);
});
