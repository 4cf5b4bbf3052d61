import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { writeIdentity } from '../clicks/machine-id.ts';
import { FIRST_PROCESS, journalFolder } from '../clicks/node-journals.ts';
import { migrate, migrationsFolder, readMigrations } from '../database/migrate.ts';
import { readMembers, verifyArchive, type Member } from './archive.ts';
import { loadClickTable, requireEmptyClickTables } from './click-tables.ts';
import { journalMemberOf, members, parseManifest, parseTotals, type Manifest, type Totals } from './manifest.ts';
import { TableLoad } from './table-load.ts';
import { isEmptyDatabase } from './tables.ts';
import { PrimaryClient } from '../database/primary-client.ts';

/** Verifies a backup and returns its manifest; throws one sentence when it is damaged or from a later version. */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await readManifest(file);
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const foreign = manifest.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (foreign) {
    throw new Error(
      `${file} is from a later version of Footbridge (it contains ${foreign.name}); restore it with that version.`,
    );
  }
  await verifyArchive(file);
  return manifest;
}

async function readManifest(file: string): Promise<Manifest> {
  for await (const member of readMembers(file)) return parseManifest(member, file);
  throw new Error(`${file} is empty.`);
}

/**
 * Fills an empty database and an empty data folder from a verified backup. The folder becomes a new node with the journal
 * of the original, which may keep running. Throws when the database is not empty.
 */
export async function restoreInto(
  connectionString: string,
  dataDir: string,
  file: string,
  manifest: Manifest,
): Promise<Totals> {
  const client = new PrimaryClient({ connectionString, application_name: 'footbridge-restore' });
  await client.connect();
  try {
    if (!(await isEmptyDatabase(client)))
      throw new Error('the database is not empty; set DATABASE_URL to an empty one.');
    await requireEmptyClickTables(manifest.clickShards);
    await migrate(
      connectionString,
      migrationsFolder,
      manifest.migrations.map(({ name }) => name),
    );
    await client.query('BEGIN');
    await prepareTables(client, manifest);
    const totals = await load(client, dataDir, file, manifest);
    for (const { name, value } of totals.sequences) await client.query('SELECT setval($1, $2)', [name, value]);
    await beginCountingAnew(client);
    await doubtWhatWasSent(client);
    await enableTriggers(client, manifest, true);
    const nodeId = crypto.randomUUID();
    await client.query(
      'UPDATE analytics.journal_position SET node_id = $2, generation = 0, token = NULL WHERE node_id = $1',
      [manifest.nodeId, nodeId],
    );
    writeIdentity(dataDir, { id: nodeId, generations: [] });
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return totals;
  } finally {
    await client.end();
  }
}

/** Streams must not go on by numbers that were given to other clicks after the backup. */
async function beginCountingAnew(client: pg.Client): Promise<void> {
  if (await hasTable(client, 'analytics.click_follower'))
    await client.query('TRUNCATE analytics.click_follower, analytics.click_arrival');
}

/** Clicks on their way to ClickHouse may have come there since the backup. */
async function doubtWhatWasSent(client: pg.Client): Promise<void> {
  if (await hasTable(client, 'analytics.click_outbox'))
    await client.query('UPDATE analytics.click_outbox SET may_be_sent = true');
}

/** Whether the version of the backup has a table. */
async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>('SELECT to_regclass($1) AS name', [name]);
  return rows[0]!.name !== null;
}

/** Creates partitions, empties every table and disables triggers, because the backup contains what they derive. */
async function prepareTables(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const { name, partitionOf, bounds } of manifest.tables) {
    if (partitionOf) await client.query(`CREATE TABLE IF NOT EXISTS ${name} PARTITION OF ${partitionOf} ${bounds}`);
  }
  await client.query(`TRUNCATE ${manifest.tables.map(({ name }) => name).join(', ')} CASCADE`);
  await enableTriggers(client, manifest, false);
}

async function enableTriggers(client: pg.Client, manifest: Manifest, isOn: boolean): Promise<void> {
  for (const { name } of manifest.tables) {
    await client.query(`ALTER TABLE ${name} ${isOn ? 'ENABLE' : 'DISABLE'} TRIGGER USER`);
  }
}

/** A table that is being loaded; a member after the other has its rows. */
interface OpenTable {
  /** The folder of its members. */
  folder: string;
  load: TableLoad;
}

/** Loads every member; throws when the number of a table's rows differs from the backup's totals. */
async function load(client: pg.Client, dataDir: string, file: string, manifest: Manifest): Promise<Totals> {
  const rows = new Map<string, number | void>();
  let totals: Totals | undefined;
  let open: OpenTable | undefined;
  for await (const member of readMembers(file)) {
    const folder = tableFolderOf(member);
    if (open && open.folder !== folder) {
      rows.set(open.folder, await open.load.end());
      open = undefined;
    }
    if (folder) {
      open ??= { folder, load: loadOf(client, manifest, member) };
      await open.load.write(member.data);
    } else if (member.name === members.totals) totals = parseTotals(member);
    else writeMember(dataDir, member);
  }
  const wrong = manifest.tables.find((_, index) => totals?.rows[index] !== (rows.get(`tables/${index}`) ?? 0));
  if (!totals || wrong) throw new Error(`the table ${wrong?.name} could not be restored with all its rows.`);
  return totals;
}

/** The folder of a member that has rows of a table; undefined for another member. */
const tableFolderOf = ({ name }: Member): string | undefined => /^(tables\/\d+|clicks\/\d+\/\w+)\//.exec(name)?.[1];

function loadOf(client: pg.Client, manifest: Manifest, { name }: Member): TableLoad {
  const [kind, number, table] = name.split('/') as [string, string, string];
  return kind === 'clicks' ? loadClickTable(Number(number), table) : loadTable(client, manifest, Number(number));
}

function writeMember(dataDir: string, member: Member): void {
  const { name, data } = member;
  const journal = journalMemberOf(member);
  const folder = journalFolder(join(dataDir, 'journal'), journal?.process ?? FIRST_PROCESS);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (journal) writeFileSync(join(folder, journal.name), data, { mode: 0o600, flush: true });
  if (name === members.settings) writeFileSync(join(dataDir, members.settings), data, { mode: 0o600 });
}

function loadTable(client: pg.Client, manifest: Manifest, index: number): TableLoad {
  const { name, columns } = manifest.tables[index]!;
  const stream = client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
  return new TableLoad(
    stream,
    once(stream, 'finish').then(() => stream.rowCount),
  );
}
