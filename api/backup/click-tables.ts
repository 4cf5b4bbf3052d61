// The tables of clicks that an installation keeps in ClickHouse, on their way into a backup and back.
import { PassThrough, type Readable } from 'node:stream';
import { askOn, readTable, shardNumbers, writeTable } from '../clickhouse/shards.ts';
import { clickTables, clickTablesAreThere } from '../click-model/clickhouse-tables.ts';
import type { ArchiveWriter } from './archive.ts';
import { inParts } from '../common/in-parts.ts';
import { members, PART_BYTES } from './manifest.ts';
import { TableLoad } from './table-load.ts';

/** A table of a server, as it was at one moment. */
interface OpenTable {
  shard: number;
  table: string;
  rows: Readable;
}

/** Begins to read every table: what is stored or deleted later is not in it. Throws ClicksAway. */
export async function openClickTables(): Promise<OpenTable[]> {
  await clickTablesAreThere();
  return Promise.all(
    shardNumbers.flatMap((shard) =>
      clickTables.map(async (table) => ({ shard, table, rows: await readTable(shard, table) })),
    ),
  );
}

/** Adds what the tables have. Throws the errors of ClickHouse. */
export async function addClickTables(archive: ArchiveWriter, tables: readonly OpenTable[]): Promise<void> {
  for (const { shard, table, rows } of tables) {
    let part = 0;
    for await (const data of inParts(rows, PART_BYTES)) await archive.add(members.clicks(shard, table, part++), data);
  }
}

/** Throws one sentence where the settings name no empty ClickHouse with as many servers as the backup's. */
export async function requireEmptyClickTables(shards: number): Promise<void> {
  if (!shards) return;
  if (shardNumbers.length !== shards) {
    throw new Error(
      `the backup has the clicks of ${shards} ClickHouse servers; CLICKHOUSE_URL names ${shardNumbers.length}.`,
    );
  }
  await clickTablesAreThere();
  for (const shard of shardNumbers) {
    for (const table of clickTables) {
      const rows = await askOn(shard, `SELECT 1 FROM ${table} LIMIT 1`);
      if (rows.length)
        throw new Error(`the table ${table} in ClickHouse is not empty; CLICKHOUSE_URL must name an empty database.`);
    }
  }
}

/** Loads the rows of one table of a server. Throws ClicksAway. */
export function loadClickTable(shard: number, table: string): TableLoad {
  const rows = new PassThrough();
  return new TableLoad(rows, writeTable(shard, table, rows));
}
