import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { keepJournals } from '../clicks/keep-journal.ts';
import { readIdentity } from '../clicks/machine-id.ts';
import { FIRST_PROCESS, journalFolder, journalProcesses, positionOf } from '../clicks/node-journals.ts';
import { readFurtherPositions, readPosition } from '../clicks/position.ts';
import { storeJournals } from '../clicks/store-journals.ts';
import { shardNumbers } from '../clickhouse/shards.ts';
import { sendAllBefore } from '../clicks/clickhouse/outbox.ts';
import { advisoryLocks } from '../database/advisory-lock.ts';
import { ArchiveWriter } from './archive.ts';
import { addClickTables, openClickTables } from './click-tables.ts';
import { inParts } from '../common/in-parts.ts';
import { members, PART_BYTES, type Manifest, type Table } from './manifest.ts';
import { readSequences, tablesToKeep } from './tables.ts';
import { PrimaryClient } from '../database/primary-client.ts';

export interface BackupOptions {
  connectionString: string;
  dataDir: string;
  /** The installation's .env, added when it exists. */
  settingsFile: string;
  /** The file to write; must not exist. */
  file: string;
  /** Whether clicks that are in ClickHouse are in it. */
  hasClicks: boolean;
}

/** How long the nodes of a cluster have to store what is in their journals, milliseconds. */
const STORE_MS = 60_000;

/**
 * Writes a backup of a whole installation while it runs. Journal files are kept from before the database's snapshot until
 * they are read after it. So each click answered before the backup began is either in the snapshot or after its position
 * in the journal; other nodes store theirs before the snapshot, and the names of those that did not are returned. Throws one sentence
 * when it fails.
 */
export async function backUp({
  connectionString,
  dataDir,
  settingsFile,
  file,
  hasClicks,
}: BackupOptions): Promise<string[]> {
  const { id } = readIdentity(dataDir);
  const client = new PrimaryClient({ connectionString, application_name: 'footbridge-backup' });
  await client.connect();
  let archive: ArchiveWriter | undefined;
  try {
    archive = new ArchiveWriter(file);
    await keepJournals(client);
    const missedNodes = await storeJournals(client, id, STORE_MS);
    const clickTables = await beginAtOnce(client, hasClicks);
    const manifest = { ...(await describe(client, id)), clickShards: hasClicks ? shardNumbers.length : 0 };
    await archive.add(members.manifest, Buffer.from(JSON.stringify(manifest, null, 2)));
    const rows: number[] = [];
    for (const [index, table] of manifest.tables.entries()) rows.push(await addTable(archive, client, table, index));
    await addClickTables(archive, clickTables);
    await addJournals(archive, client, join(dataDir, 'journal'), id);
    if (existsSync(settingsFile)) await archive.add(members.settings, readFileSync(settingsFile));
    const totals = { rows, sequences: await readSequences(client) };
    await archive.add(members.totals, Buffer.from(JSON.stringify(totals)));
    await archive.finish();
    return missedNodes;
  } catch (error) {
    await archive?.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Begins to read the database and, where they are in ClickHouse and wanted, the clicks, both as of one moment: no click is stored meanwhile,
 * and none is on its way.
 */
async function beginAtOnce(
  client: pg.Client,
  hasClicks: boolean,
): Promise<Awaited<ReturnType<typeof openClickTables>>> {
  const begin = async () => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query('SELECT 1 FROM analytics.click_home'); // from here on it sees nothing new
  };
  if (!hasClicks) {
    await begin();
    return [];
  }
  await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.storing]);
  try {
    await sendAllBefore(client);
    await begin();
    return await openClickTables();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.storing]);
  }
}

async function describe(client: pg.Client, nodeId: string): Promise<Omit<Manifest, 'clickShards'>> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  );
  const tables = await tablesToKeep(client);
  return { product: 'footbridge', format: 1, createdAt: new Date().toISOString(), nodeId, migrations, tables };
}

/** Adds a table's rows in PostgreSQL's text format; returns their number. */
async function addTable(archive: ArchiveWriter, client: pg.Client, table: Table, index: number): Promise<number> {
  const rows = client.query(copyTo(`COPY (SELECT ${table.columns} FROM ${table.name}) TO STDOUT`));
  let part = 0;
  for await (const data of inParts(rows, PART_BYTES)) await archive.add(members.table(index, part++), data);
  return rows.rowCount;
}

/** Adds the journals of all server processes, from where each is stored. */
async function addJournals(archive: ArchiveWriter, client: pg.Client, folder: string, nodeId: string): Promise<void> {
  const first = await readPosition(client, nodeId);
  const positions = new Map([[FIRST_PROCESS, first], ...(await readFurtherPositions(client, nodeId))]);
  for (const process of journalProcesses(folder))
    await addJournal(archive, folder, process, positionOf(positions, process).file);
}

/** Adds the files of a journal from number `from` on, each key before its log. */
async function addJournal(archive: ArchiveWriter, ofNode: string, process: number, from: number): Promise<void> {
  const folder = journalFolder(ofNode, process);
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) => /^\d{12}\.(log|key)$/.test(name));
  for (const name of names.sort()) {
    if (Number(name.slice(0, 12)) >= from)
      await archive.add(members.journal(process, name), readFileSync(join(folder, name)));
  }
}
