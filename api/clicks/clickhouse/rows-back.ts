// Clicks of ClickHouse as rows of PostgreSQL.
import type { ClientBase } from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { factColumns } from '../../measurements/record-facts.ts';
import { lockLinks } from '../../urls/link-clicks.ts';
import { clickColumns } from '../../click-model/clickhouse-tables.ts';

/** Columns that PostgreSQL has in another form. */
const own: Readonly<Record<string, string>> = {
  at: "concat(toString(c.at), 'Z')",
  click_id: 'lower(hex(c.click_id))',
  visitor: 'reinterpretAsInt32(toUInt32(bitShiftRight(c.visitor, 32)))',
  visitor_rest: 'reinterpretAsInt32(toUInt32(bitAnd(c.visitor, 4294967295)))',
};
const selected = (names: readonly string[]) =>
  names.map((name) => `${own[name] ?? `c.${name}`} AS "${name}"`).join(', ');

/** What to select of the table `click AS c`. */
export const CLICK_COLUMNS = selected([...Object.keys(clickColumns), 'visitor_rest']);
/** What to select of the table `measured_click AS c FINAL`. */
export const MEASURED_COLUMNS = `${CLICK_COLUMNS}, ${selected(['has_page', 'facts'])}`;

/** A click of ClickHouse, with the names of PostgreSQL's columns. */
export interface RowBack extends Record<string, unknown> {
  owner_id: number;
  link_id: number;
  /** ISO 8601. */
  at: string;
  /** 32 hexadecimal digits. */
  click_id: string;
}

/** A measured click, and what is known of it: a row of analytics.click_fact as JSON, or empty. */
export interface MeasuredRowBack extends RowBack {
  facts: string;
}

/** Stores clicks, except those that are stored already; nobody else may store clicks meanwhile. */
export async function restoreClicks(client: ClientBase, clicks: readonly RowBack[]): Promise<void> {
  await client.query(
    `INSERT INTO analytics.click SELECT r.* FROM jsonb_populate_recordset(NULL::analytics.click, $1) AS r
     WHERE NOT EXISTS (SELECT FROM analytics.click c WHERE c.owner_id = r.owner_id AND c.at = r.at AND c.click_id = r.click_id)`,
    [JSON.stringify(clicks)],
  );
}

const MERGED = factColumns.map((name) => `${name} = coalesce(f.${name}, excluded.${name})`).join(', ');

/** Stores measured clicks whose links are still there, with what was known of them beside what has been reported since. */
export const restoreMeasured = (client: ClientBase, clicks: readonly MeasuredRowBack[]): Promise<void> =>
  inTransaction(client, async () => {
    const links = await lockLinks(client, [...new Set(clicks.map(({ link_id: id }) => id))]);
    const left = clicks.filter((click) => links.has(click.link_id));
    await client.query(
      `INSERT INTO analytics.measured_click SELECT r.* FROM jsonb_populate_recordset(NULL::analytics.measured_click, $1) AS r
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(left.map(({ facts: _, ...click }) => click))],
    );
    const facts = left.flatMap((click) => (click.facts ? [{ ...JSON.parse(click.facts), has_click: true }] : []));
    await client.query(
      `INSERT INTO analytics.click_fact AS f SELECT r.* FROM jsonb_populate_recordset(NULL::analytics.click_fact, $1) AS r
       ORDER BY r.click_id ON CONFLICT (click_id) DO UPDATE SET ${MERGED}`,
      [JSON.stringify(facts)],
    );
  });
