import { columnOf, labelDimensions } from './dimensions.ts';
import { askOn, changeOn, shardNumbers } from '../clickhouse/shards.ts';
import { config } from '../common/config.ts';

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

/** Finds single clicks among those of some time. */
const BY_ID = 'INDEX by_id click_id TYPE bloom_filter(0.001) GRANULARITY 1';

const engine = () => {
  const { cluster } = config.clickHouse;
  const kind = cluster
    ? `ReplicatedMergeTree('/clickhouse/tables/{shard}/{database}/click', '{replica}')`
    : 'MergeTree';
  const window = cluster ? 'replicated_deduplication_window' : 'non_replicated_deduplication_window';
  return `ENGINE = ${kind} PARTITION BY toYYYYMM(at) ORDER BY (owner_id, at, click_id)
    SETTINGS ${window} = ${REMEMBERED_INSERTS}, fsync_after_insert = 1, fsync_part_directory = 1`;
};

/** On which servers a statement about tables is run. */
export const onCluster = (): string => (config.clickHouse.cluster ? `ON CLUSTER ${config.clickHouse.cluster}` : '');

/** Makes the table of clicks on every shard, and adds the columns that it lacks; idempotent. Throws ClicksAway. */
export async function ensureClickTables(): Promise<void> {
  const columns = Object.entries(clickColumns).map(([name, type]) => `${name} ${type}`);
  for (const shard of shardNumbers) {
    await changeOn(
      shard,
      `CREATE TABLE IF NOT EXISTS click ${onCluster()} (${[...columns, BY_ID].join(', ')}) ${engine()}`,
    );
    const found = await askOn<{ name: string }>(
      shard,
      "SELECT name FROM system.columns WHERE database = currentDatabase() AND table = 'click'",
    );
    const known = new Set(found.map(({ name }) => name));
    const missing = Object.keys(clickColumns).filter((name) => !known.has(name));
    if (!missing.length) continue;
    const added = missing.map((name) => `ADD COLUMN IF NOT EXISTS ${name} ${clickColumns[name]}`);
    await changeOn(shard, `ALTER TABLE click ${onCluster()} ${added.join(', ')}`);
  }
}
