// A cluster is backed up under load, loses its database and a node, and is restored: to the point in time at which the backup began.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginLoad,
  expectEditSeen,
  makeCluster,
  serialsHandedOnAgain,
  untilStored,
  type Cluster,
} from '../kit/cluster.ts';
import { makeDataDir } from '../kit/installation.ts';
import { childrenOf, familyOf } from '../kit/processes.ts';
import { serialOf, storedSerials } from '../kit/serial-load.ts';

const scratch = mkdtempSync(join(tmpdir(), 'footbridge-backup-'));
const file = join(scratch, 'cluster.tar.gz');
let cluster: Cluster;
const restored = makeDataDir();
beforeAll(async () => {
  cluster = await makeCluster();
});
afterAll(async () => {
  await cluster?.remove();
  for (const folder of [scratch, restored]) rmSync(folder, { recursive: true });
});

/** What `npm run backup` or `npm run restore` of a release says. */
async function run(command: 'backup' | 'restore', dataDir: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: cluster.postgres.url, LOG_LEVEL: 'silent' };
  const given = [`build/server/${command}.js`, file];
  return (await promisify(execFile)(process.execPath, given, { env, timeout: 120_000 })).stdout;
}

async function withoutDatabase(): Promise<void> {
  const admin = new pg.Client({ connectionString: cluster.postgres.primaryUrl.replace(/[^/]*$/, 'postgres') });
  await admin.connect();
  await admin.query('DROP DATABASE footbridge WITH (FORCE)');
  await admin.query('CREATE DATABASE footbridge');
  await admin.end();
}

const isBackingUp = async () =>
  (await cluster.query("SELECT FROM pg_stat_activity WHERE application_name = 'footbridge-backup'")).length;

test('every click that was answered before is restored once, those that waited in journals of other nodes among them', async () => {
  const [lost, busy] = cluster.nodes;
  const load = await beginLoad(cluster);
  await expectEditSeen(cluster, 'before-backup.example', cluster.nodes);
  const [ingester] = childrenOf(busy.pid(), 'ingester-main') as [number];
  process.kill(ingester, 'SIGSTOP'); // its clicks wait in the journal when the backup begins
  await load.goesOn(200);
  const begunAt = Date.now();
  const backup = run('backup', lost.dataDir);
  await expect.poll(isBackingUp, { interval: 50 }).toBe(1);
  await load.goesOn(100);
  process.kill(ingester, 'SIGCONT');
  expect(await backup).toMatch(/^Wrote [^\n]+\n$/); // without a word of a node that was missed
  await load.goesOn(200);

  for (const node of cluster.nodes) {
    for (const pid of familyOf(node.pid())) process.kill(pid, 'SIGKILL');
    await node.end('SIGKILL');
  }
  const answers = await load.stop();
  await withoutDatabase();
  rmSync(lost.dataDir, { recursive: true });
  expect(await run('restore', restored)).toContain('Restored the backup');
  await lost.start({ DATA_DIR: restored });
  for (const node of cluster.nodes.slice(1)) await node.start();
  await expectEditSeen(cluster, 'restored.example', cluster.nodes);
  await untilStored(cluster);

  const stored = await storedSerials(cluster.query);
  const acknowledged = answers.filter(({ status }) => status === 302);
  const isMissing = ({ serial }: { serial: number }) => !stored.has(serial);
  const before = acknowledged.filter(({ at }) => at < begunAt);
  expect(before.length).toBeGreaterThan(200);
  expect(before.filter(isMissing)).toEqual([]);
  // Later ones are lost with the disk of the one node; the others kept their journals, and store them again.
  const ofLost = new Set(
    cluster.balancer
      .handedOn()
      .filter(({ servers }) => servers.at(-1)!.address.endsWith(lost.origin.slice(lost.origin.lastIndexOf(':'))))
      .map(({ path }) => serialOf(path)),
  );
  expect(acknowledged.filter(isMissing).filter(({ serial }) => !ofLost.has(serial))).toEqual([]);
  const handedOnAgain = serialsHandedOnAgain(cluster);
  expect([...stored].filter(([serial, times]) => times > 1 && !handedOnAgain.has(serial))).toEqual([]);
});

test('a node that has ended is named, as its journal is not in the file', async () => {
  const [, one, ended] = cluster.nodes;
  for (const pid of familyOf(ended.pid())) process.kill(pid, 'SIGKILL');
  await ended.end('SIGKILL');
  rmSync(file);
  expect(await run('backup', one.dataDir)).toMatch(/^The node [0-9a-f]{8} has ended, or did not store its journal/m);
});
