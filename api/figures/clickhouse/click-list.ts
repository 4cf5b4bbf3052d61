import { columnOf, dimensions, labelDimensions, reasons } from '../../click-model/dimensions.ts';
import { uuidOf } from '../../common/uuid.ts';
import { askForClicks } from '../../click-model/ask-for-clicks.ts';
import { pool } from '../../database/db.ts';
import type { AggregationOf, ClickAudience, ClickPlace, ClickQuery, ClickRow } from '../contract/contract.ts';
import { timestampOf } from './condition.ts';
import { rowsOf } from './rows.ts';
import { NamedValues } from './values.ts';

const US_OF_MS = 1_000;
const LABELS = labelDimensions.map((name) => columnOf(name)).join(', ');

/** A click as ClickHouse has it: labels are numbers, of which 0 is unknown. */
interface StoredRow extends Record<string, number | string> {
  id: string;
  ms: number;
  handshakeUs: number;
}

/** Some of the clicks of a query, newest first. */
export async function readClicks(
  query: ClickQuery,
  { window, ...audience }: AggregationOf<'clicks'>,
): Promise<ClickRow[]> {
  const { after, since, among, first, skipped = 0 } = window;
  const rows = await rowsOf<StoredRow>(query, (where, values) => {
    const conditions = [where, ...audienceOf(audience, values)];
    if (among) {
      conditions.push(`at IN (${among.map(({ at }) => timestampOf(at.getTime(), values)).join(', ') || 'NULL'})`);
      conditions.push(`hex(click_id) IN ${values.add(among.map(digitsOf), 'Array(String)')}`);
    }
    if (since) conditions.push(`at >= ${timestampOf(since.getTime(), values)}`);
    if (after) {
      const [at, id] = [timestampOf(after.at.getTime(), values), values.add(digitsOf(after), 'String')];
      conditions.push(`at <= ${at}`, `(at, click_id) < (${at}, toFixedString(unhex(${id}), 16))`);
    }
    return `SELECT lower(hex(click_id)) AS id, toUnixTimestamp64Milli(at) AS ms, link_id AS "linkId", kind, reason, country,
        device, os, browser, browser_version AS "browserVersion", channel, variant, handshake_us AS "handshakeUs", ${LABELS}
      FROM click WHERE ${conditions.join(' AND ')} ORDER BY at DESC, click_id DESC
      LIMIT ${values.add(first, 'UInt32')} OFFSET ${values.add(skipped, 'UInt32')}`;
  });
  if (!rows.length) return [];
  const [labels, views] = await Promise.all([labelsOf(query.ownerId, rows), viewsOf(query.ownerId, rows)]);
  return rows.map((row) => clickOf(row, labels, views.get(row.id)));
}

const digitsOf = ({ id }: Pick<ClickPlace, 'id'>) => id.replaceAll('-', '').toUpperCase();

function audienceOf({ audience, reasons: wanted }: ClickAudience, values: NamedValues): string[] {
  if (audience === 'everybody') return [];
  if (audience === 'humans') return ['kind = 0'];
  const numbers = wanted.map((reason) => reasons.indexOf(reason));
  return ['kind <> 0', ...(numbers.length ? [`reason IN ${values.add(numbers, 'Array(UInt8)')}`] : [])];
}

/** The texts of the labels of some clicks, by dimension and number. */
async function labelsOf(ownerId: number, clicks: readonly StoredRow[]): Promise<Map<string, string>> {
  const ids = new Set(clicks.flatMap((row) => labelDimensions.map((name) => row[columnOf(name)] as number)));
  ids.delete(0);
  if (!ids.size) return new Map();
  const { rows } = await pool.query<{ id: number; dimension: number; label: string }>({
    name: 'labels-of-clicks',
    text: 'SELECT id, dimension, label FROM analytics.label WHERE owner_id = $1 AND id = ANY ($2::int[])',
    values: [ownerId, [...ids]],
  });
  return new Map(rows.map(({ id, dimension, label }) => [`${dimension} ${id}`, label]));
}

interface ServerView {
  serverRttMs: number | null;
  serverJitterMs: number | null;
}

/** What the server saw of the ways of some clicks of an owner, by their ids. */
async function viewsOf(ownerId: number, clicks: readonly StoredRow[]): Promise<Map<string, ServerView>> {
  const times = clicks.map(({ ms }) => ms);
  const values = new NamedValues();
  const rows = await askForClicks<ServerView & { id: string }>(
    ownerId,
    `SELECT lower(hex(click_id)) AS id, server_rtt_ms AS "serverRttMs", server_jitter_ms AS "serverJitterMs"
     FROM measured_click FINAL WHERE owner_id = ${values.add(ownerId, 'UInt32')}
       AND at BETWEEN ${timestampOf(Math.min(...times), values)} AND ${timestampOf(Math.max(...times), values)}
       AND hex(click_id) IN ${values.add(clicks.map(digitsOf), 'Array(String)')}`,
    values.named,
  );
  return new Map(rows.map(({ id, ...view }) => [id, view]));
}

function clickOf(row: StoredRow, labels: Map<string, string>, view?: ServerView): ClickRow {
  const { id, ms, handshakeUs, ...own } = row;
  const texts = labelDimensions.map((name) => {
    const { number, column } = dimensions[name];
    return [name, labels.get(`${number} ${row[column]}`) ?? null];
  });
  return {
    ...own,
    id: uuidOf(id),
    at: new Date(ms),
    serverRttMs: view?.serverRttMs ?? (handshakeUs ? handshakeUs / US_OF_MS : null),
    serverJitterMs: view?.serverJitterMs ?? null,
    ...Object.fromEntries(texts),
  } as ClickRow;
}
