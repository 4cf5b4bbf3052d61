import type { ClickHouseClient } from '@clickhouse/client';
import { Readable } from 'node:stream';
import { config } from '../common/config.ts';
import { UserError } from '../common/user-error.ts';
import { ConcurrencyLimit } from '../common/concurrency-limit.ts';
import { ClicksAway, ClicksTooMany, ClickTablesMissing } from './clicks-away.ts';
import { statementOf, type Values } from './statement.ts';

/** Questions of an owner that one process has answered at once, those that wait, and for how long. */
const TURNS = { running: 4, waiting: 200, waitMs: 30_000 };
/** What one question may take of a server's memory. */
const MEMORY_BYTES = 2 * 1024 ** 3;
/** Rows that one question of an owner may read, each scan of a click counted; tests let it read fewer. */
export const reading = { rows: 5_000_000_000 };
/** Requests of one process that a shard works on at once: the turns of many owners, so that nobody waits for somebody else's. */
const CONNECTIONS = 400;
/** How long a change of rows or of tables may take, seconds. */
const CHANGE_SECONDS = 3_600;
/** Who hears nothing of an answer or of an insert for so long, beside the time it may take, gives up. */
const SILENT_MS = 30_000;

/** Whether this installation keeps its clicks in ClickHouse. */
export const hasClickHouse = config.clickHouse.shards.length > 0;

/** The numbers of the shards. */
export const shardNumbers: readonly number[] = config.clickHouse.shards.map((_, number) => number);

/** The shard that has the clicks of an owner; adding shards moves owners, so that their number is fixed by the first start. */
export const shardOf = (ownerId: number): number => ownerId % config.clickHouse.shards.length;

const turns = new ConcurrencyLimit<number>(TURNS, () => new ClicksTooMany());
const clients = new Map<number, Promise<ClickHouseClient>>();

/** The library is loaded only where it is needed. */
const clientOf = (shard: number): Promise<ClickHouseClient> => {
  let client = clients.get(shard);
  if (!client) clients.set(shard, (client = connect(config.clickHouse.shards[shard]!)));
  return client;
};

async function connect(url: string): Promise<ClickHouseClient> {
  const { createClient, ClickHouseLogLevel } = await import('@clickhouse/client');
  return createClient({
    url,
    application: 'footbridge',
    max_open_connections: CONNECTIONS,
    request_timeout: CHANGE_SECONDS * 1_000,
    keep_alive: { idle_socket_ttl: 2_000 },
    log: { level: ClickHouseLogLevel.OFF }, // whoever asks hears of the error
  });
}

/** The rows that a question about an owner's clicks is answered with. Throws ClicksAway or ClicksTooMany. */
export const askShard = <Row>(ownerId: number, query: string, values: Values): Promise<Row[]> =>
  turns.take(ownerId, () => askOn<Row>(shardOf(ownerId), query, values, { max_rows_to_read: String(reading.rows) }));

/** The same, of a shard; `bounds` are further settings of the question. */
export async function askOn<Row>(
  shard: number,
  query: string,
  values: Values = {},
  bounds: { max_rows_to_read?: string } = {},
): Promise<Row[]> {
  const seconds = config.databaseStatementMs / 1_000;
  return answered(async () => {
    const { clickhouse_settings: textSettings, ...statement } = statementOf(query, values);
    const result = await (
      await clientOf(shard)
    ).query({
      ...statement,
      format: 'JSONEachRow',
      abort_signal: AbortSignal.timeout(config.databaseStatementMs + SILENT_MS),
      clickhouse_settings: {
        ...textSettings,
        ...bounds,
        output_format_json_quote_64bit_integers: 0,
        wait_end_of_query: 1, // what fails in the middle says why
        max_execution_time: seconds,
        max_memory_usage: String(MEMORY_BYTES),
        max_bytes_before_external_group_by: String(MEMORY_BYTES / 2),
      },
    });
    return result.json<Row>();
  });
}

/** Changes tables or rows of a shard, and returns when it is done everywhere. Throws ClicksAway. */
export const changeOn = (shard: number, query: string, values: Values = {}): Promise<void> =>
  answered(async () => {
    const { clickhouse_settings: textSettings, ...statement } = statementOf(query, values);
    await (
      await clientOf(shard)
    ).command({
      ...statement,
      clickhouse_settings: { ...textSettings, mutations_sync: '2', max_execution_time: CHANGE_SECONDS },
    });
  });

/** Rows in a format whose beginning names their columns. */
export interface EncodedRows {
  format: 'RowBinaryWithNames' | 'TabSeparatedWithNames';
  rows: Buffer;
}

/**
 * Inserts rows. The same rows sent again with the same token are stored once, within the window of the table. Throws ClicksAway, also where
 * the table or its rights are not as they should be: the rows wait until somebody has mended that.
 */
export const insertInto = (shard: number, table: string, token: string, { format, rows }: EncodedRows): Promise<void> =>
  answered(async () => {
    const { stream } = await (
      await clientOf(shard)
    ).exec({
      query: `INSERT INTO ${table} FORMAT ${format}`,
      values: Readable.from([rows]),
      abort_signal: AbortSignal.timeout(SILENT_MS),
      clickhouse_settings: { insert_deduplication_token: token, insert_deduplicate: 1, async_insert: 0 },
    });
    for await (const _ of stream); // what is left unread keeps the connection
  }).catch((error: unknown) => {
    throw error instanceof UserError || error instanceof TypeError ? error : new ClicksAway(error);
  });

/** The rows of a table as a stream of the format Native, as they are when this resolves. Throws ClicksAway. */
export const readTable = (shard: number, table: string): Promise<Readable> =>
  answered(async () => {
    const { stream } = await (
      await clientOf(shard)
    ).exec({
      query: `SELECT * FROM ${table} FORMAT Native`,
      clickhouse_settings: { max_execution_time: CHANGE_SECONDS },
    });
    return stream;
  });

/** Inserts a stream of the format Native. Throws ClicksAway; some of it may be stored then. */
export const writeTable = (shard: number, table: string, rows: Readable): Promise<void> =>
  answered(async () => {
    const { stream } = await (
      await clientOf(shard)
    ).exec({ query: `INSERT INTO ${table} FORMAT Native`, values: rows, clickhouse_settings: { async_insert: 0 } });
    for await (const _ of stream); // what is left unread keeps the connection
  });

/** Errors of a question that took too long, or read or kept too much. */
const TOO_MUCH = new Set(['158', '159', '160', '241', '307']);
/** The error of a server that does not have a table of ours so far. */
const NO_TABLE = '60';
/** Errors of a server that cannot do it now: too busy or too full, read-only, without its cluster, or without our database so far. */
const NOT_NOW = new Set(['81', '202', '209', '210', '242', '243', '252', '319', '425', '516', '999']);

async function answered<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Errors of the network have no type; all others of ClickHouse's are faults of ours. */
function refusalOf(error: unknown): unknown {
  if (error instanceof TypeError) return error;
  const { code, type } = error as { code?: unknown; type?: unknown };
  if (TOO_MUCH.has(String(code))) return new ClicksTooMany();
  if (String(code) === NO_TABLE) return new ClickTablesMissing(error);
  return typeof type !== 'string' || NOT_NOW.has(String(code)) ? new ClicksAway(error) : error;
}

/** Closes every connection; the next question opens one again. */
export async function closeShards(): Promise<void> {
  const all = [...clients.values()];
  clients.clear();
  for (const client of all) await (await client).close();
}
