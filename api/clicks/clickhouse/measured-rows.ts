import type { ClientBase } from 'pg';
import type { EncodedRows } from '../../clickhouse/shards.ts';
import { CLICKS_TO_MEASURE, measuredColumns } from '../../click-model/measured-sql.ts';
import { clickColumns, measuredClickColumns } from '../../click-model/clickhouse-tables.ts';

/** Half a visitor's number, as a number that is not negative. */
const half = (column: string) => `(c.${column}::bigint & 4294967295)`;

/** Columns whose values differ from those of PostgreSQL. */
const own: Readonly<Record<string, string>> = {
  at: "to_char(c.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS')",
  click_id: String.raw`regexp_replace(replace(c.click_id::text, '-', ''), '(..)', '\\x\1', 'g')`,
  first_owner: 'c.first_owner::int',
  first_link: 'c.first_link::int',
  visitor: `CASE WHEN c.visitor = 0 THEN 0 ELSE ${half('visitor')}::numeric * 4294967296 + ${half('visitor_rest')} END`,
};

/** Each column of a measured click, as PostgreSQL computes it of its rows: classes never differ. */
const columns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(clickColumns).map((name) => [name, own[name] ?? `c.${name}`])),
  has_page: 'c.has_page::int',
  has_facts: '(f.click_id IS NOT NULL)::int',
  report: 'CASE WHEN m.click_id IS NULL THEN 0 WHEN m.is_suspect THEN 1 ELSE 2 END',
  report_delay_ms: 'coalesce(m.delay_ms, 0)',
  server_rtt_ms: 'f.server_rtt_ms',
  server_jitter_ms: 'f.server_jitter_ms',
  ...measuredColumns,
  facts: "coalesce(to_jsonb(f)::text, '')",
  version: '(extract(epoch FROM clock_timestamp()) * 1000000)::bigint',
};
const names = Object.keys(measuredClickColumns);
const HEADER = `${names.join('\t')}\n`;

const READ = `
  SELECT c.owner_id AS "ownerId", c.link_id AS "linkId", c.click_id AS "clickId",
    array_to_string(ARRAY[${names.map((name) => `(${columns[name]})::text`).join(', ')}], E'\\t', '\\N') AS line
  FROM ${CLICKS_TO_MEASURE} AS c LEFT JOIN analytics.click_fact f ON f.click_id = c.click_id
  LEFT JOIN measurement m ON m.click_id = c.click_id AND m.source = 'redirect'
  WHERE c.click_id = ANY ($1::uuid[])`;

/** A measured click as it is sent. */
export interface MeasuredRow {
  ownerId: number;
  linkId: number;
  /** With its hyphens. */
  clickId: string;
  line: string;
}

/** Reads measured clicks (UUIDs) with what is known of them now; those that are not there any more are left out. */
export async function readMeasuredRows(client: ClientBase, clickIds: readonly string[]): Promise<MeasuredRow[]> {
  return (await client.query<MeasuredRow>({ name: 'measured-rows', text: READ, values: [clickIds] })).rows;
}

/** Rows as ClickHouse takes them. */
export const encodeMeasured = (rows: readonly MeasuredRow[]): EncodedRows => ({
  format: 'TabSeparatedWithNames',
  rows: Buffer.from(HEADER + rows.map(({ line }) => `${line}\n`).join('')),
});
