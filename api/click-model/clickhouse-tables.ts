import { columnOf, labelDimensions } from './dimensions.ts';
import { askOn, changeOn, shardNumbers } from '../clickhouse/shards.ts';
import { config } from '../common/config.ts';
import { quantityNames } from './quantities.ts';

/** Inserts whose tokens the table remembers: what was sent and not confirmed is sent again long before so many others. */
const REMEMBERED_INSERTS = 10_000;

/** The columns of clicks and their types, each of a fixed number of bytes; the first four stay first. None is null. */
export const clickColumns: Readonly<Record<string, string>> = {
  owner_id: 'UInt32',
  link_id: 'UInt32',
  at: "DateTime64(3, 'UTC')",
  click_id: 'FixedString(16)',
  day: 'Date',
  hour: 'UInt8',
  kind: 'UInt8',
  reason: 'UInt8',
  first_owner: 'UInt8',
  first_link: 'UInt8',
  country: 'UInt16',
  device: 'UInt8',
  os: 'UInt8',
  browser: 'UInt8',
  browser_version: 'UInt16',
  channel: 'UInt8',
  ...Object.fromEntries(labelDimensions.map((name) => [columnOf(name), 'UInt32'])),
  // Both halves of the visitor's number; 0 where visitors are not counted.
  visitor: 'UInt64',
  handshake_us: 'UInt32',
  variant: 'UInt32',
};

/** Columns of the same clicks again, of those that are measured: what is known of each, as its classes and numbers, and its facts. */
export const measuredClickColumns: Readonly<Record<string, string>> = {
  ...clickColumns,
  has_page: 'UInt8',
  /** Whether anything is known of it: the others are in no figure. */
  has_facts: 'UInt8',
  /** Whether its page reported: 0 no, 1 what cannot be true, 2 yes; and how long it held the visitor up, milliseconds. */
  report: 'UInt8',
  report_delay_ms: 'Float32',
  server_rtt_ms: 'Nullable(Float32)',
  server_jitter_ms: 'Nullable(Float32)',
  // The class of each quantity, as rows of PostgreSQL have it; 0 is unknown.
  ...Object.fromEntries(quantityNames.map((name) => [name, 'UInt16'])),
  outcome: 'UInt8',
  connection: 'UInt8',
  screen: 'UInt32',
  conversions: 'UInt32',
  /** The row of analytics.click_fact as JSON; empty without one. A late report brings it back. */
  facts: 'String',
  version: 'UInt64',
};

/** Finds single clicks among those of some time. */
const BY_ID = 'INDEX by_id click_id TYPE bloom_filter(0.001) GRANULARITY 1';

interface ClickTable {
  name: 'click' | 'measured_click';
  columns: Readonly<Record<string, string>>;
  /** Of two rows of one click the one with the higher version stays; null where each click has one row. */
  version: string | null;
}
const tables: readonly ClickTable[] = [
  { name: 'click', columns: clickColumns, version: null },
  { name: 'measured_click', columns: measuredClickColumns, version: 'version' },
];
/** The tables that have a row for a click, whose first columns are the same. */
export const clickTables = tables.map(({ name }) => name);

function engineOf({ name, version }: ClickTable): string {
  const { cluster } = config.clickHouse;
  const given = [...(cluster ? [`'/clickhouse/tables/{shard}/{database}/${name}'`, "'{replica}'"] : []), version ?? []];
  const kind = `${cluster ? 'Replicated' : ''}${version ? 'Replacing' : ''}MergeTree(${given.flat().join(', ')})`;
  const window = cluster ? 'replicated_deduplication_window' : 'non_replicated_deduplication_window';
  return `ENGINE = ${kind} PARTITION BY toYYYYMM(at) ORDER BY (owner_id, at, click_id)
    SETTINGS ${window} = ${REMEMBERED_INSERTS}, fsync_after_insert = 1, fsync_part_directory = 1`;
}

/** On which servers a statement about tables is run. */
export const onCluster = (): string => (config.clickHouse.cluster ? `ON CLUSTER ${config.clickHouse.cluster}` : '');

/** Makes the tables of clicks on every shard, and adds the columns that they lack; idempotent. Throws ClicksAway. */
export async function ensureClickTables(): Promise<void> {
  for (const shard of shardNumbers) for (const table of tables) await ensureTable(shard, table);
}

function creationOf(table: ClickTable): string {
  const columns = Object.entries(table.columns).map(([name, type]) => `${name} ${type}`);
  return `CREATE TABLE IF NOT EXISTS ${table.name} ${onCluster()} (${[...columns, BY_ID].join(', ')}) ${engineOf(table)}`;
}

/** The statements that make the tables, on a cluster where one is named. */
export const tableCreations = (): string[] => tables.map(creationOf);

async function ensureTable(shard: number, table: ClickTable): Promise<void> {
  const { name: tableName, columns: wanted } = table;
  await changeOn(shard, creationOf(table));
  const found = await askOn<{ name: string }>(
    shard,
    'SELECT name FROM system.columns WHERE database = currentDatabase() AND table = {tableName:String}',
    { tableName },
  );
  const known = new Set(found.map(({ name }) => name));
  const missing = Object.keys(wanted).filter((name) => !known.has(name));
  if (!missing.length) return;
  const added = missing.map((name) => `ADD COLUMN IF NOT EXISTS ${name} ${wanted[name]}`);
  await changeOn(shard, `ALTER TABLE ${tableName} ${onCluster()} ${added.join(', ')}`);
}

let made: Promise<void> | undefined;

/** Makes the tables, once in a process. */
export function clickTablesAreThere(): Promise<void> {
  made ??= ensureClickTables().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

/** Lets the next call make tables and columns again: somebody may have dropped them. */
export function clickTablesMayBeMissing(): void {
  made = undefined;
}
