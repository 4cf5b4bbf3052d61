import type { ClientBase } from 'pg';
import { MEASURED_CLICKS, measuredColumnNames, measuredColumns } from '../../../click-model/measured-sql.ts';
import { measuredNumbersOf, type MeasuredNumbers } from './measured-columns.ts';
import { quotedDay, readDays, type DayRows } from './read-rows.ts';

const columnSql = measuredColumnNames.map((name) => `int4send(${measuredColumns[name]})`);
const ID = 'uuid_send(c.click_id)';
/** How many numbers make the id of a click. */
export const ID_NUMBERS = 4;

/** The measured clicks of a day, with what is known of them. */
export interface MeasuredRows {
  rows: DayRows;
  measured: MeasuredNumbers;
}

/** The same with the numbers of every click's id, one after the other. */
export interface IdentifiedRows extends MeasuredRows {
  ids: Int32Array<ArrayBuffer>;
}

/** Versions of a day: those after one, up to another. */
export interface DayChanges {
  day: string;
  after: string;
  upTo: string;
}

const ofDays = (ownerId: number, days: readonly string[]) => `SELECT * FROM ${MEASURED_CLICKS} AS m
    WHERE owner_id = ${Math.trunc(ownerId)} AND day IN (${days.map(quotedDay).join(', ')})`;

/** Reads the measured clicks of an owner's days (YYYY-MM-DD, at least one) from rows, oldest day first. */
export async function readMeasured(
  client: ClientBase,
  ownerId: number,
  days: readonly string[],
): Promise<MeasuredRows[]> {
  const read = await readDays(client, ofDays(ownerId, days), columnSql);
  return read.map(({ rows, more }) => ({ rows, measured: measuredNumbersOf(more) }));
}

/** Reads them with their ids. */
export const readIdentified = (client: ClientBase, ownerId: number, days: readonly string[]) =>
  identified(client, ofDays(ownerId, days));

/** Reads the clicks that were changed (at least one day), or null where it is no longer known which these are. */
export async function readChanges(
  client: ClientBase,
  ownerId: number,
  changes: readonly DayChanges[],
): Promise<IdentifiedRows[] | null> {
  const within = changes.map(
    ({ day, after, upTo }) =>
      `(day = ${quotedDay(day)} AND c.version > ${BigInt(after)} AND c.version <= ${BigInt(upTo)})`,
  );
  const versions = `FROM analytics.measured_change AS c JOIN analytics.measured_day AS d USING (owner_id, day)
    WHERE owner_id = ${Math.trunc(ownerId)} AND (${within.join(' OR ')}) AND c.changed_at >= d.begun_at`;
  // Each click by its key: the planner thinks that a few ids are many.
  const read = await identified(
    client,
    `SELECT m.* FROM (SELECT DISTINCT unnest(click_ids) AS id ${versions}) AS changed
     CROSS JOIN LATERAL (SELECT * FROM ${MEASURED_CLICKS} AS c WHERE c.click_id = changed.id OFFSET 0) AS m`,
  );
  // Looked at afterwards: what is there now was there while the clicks were read.
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) ${versions}`);
  const wanted = changes.reduce((sum, { after, upTo }) => sum + BigInt(upTo) - BigInt(after), 0n);
  return BigInt(rows[0]!.count) === wanted ? read : null;
}

async function identified(client: ClientBase, sql: string): Promise<IdentifiedRows[]> {
  const read = await readDays(client, sql, [...columnSql, ID]);
  return read.map(({ rows, more }) => ({ rows, measured: measuredNumbersOf(more), ids: more.at(-1)! }));
}
