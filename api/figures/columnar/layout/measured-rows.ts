import type { ClientBase } from 'pg';
import { MEASURED_CLICKS, measuredColumnNames, measuredColumns } from '../../contract/measured-sql.ts';
import { measuredNumbersOf, type MeasuredNumbers } from './measured-columns.ts';
import { quotedDay, readDays, type DayRows } from './read-rows.ts';

const columnSql = measuredColumnNames.map((name) => measuredColumns[name]);

/** The measured clicks of a day, with what is known of them. */
export interface MeasuredRows {
  rows: DayRows;
  measured: MeasuredNumbers;
}

/** Reads the measured clicks of an owner's days (YYYY-MM-DD, at least one) from rows, oldest day first. */
export async function readMeasured(
  client: ClientBase,
  ownerId: number,
  days: readonly string[],
): Promise<MeasuredRows[]> {
  const sql = `SELECT * FROM ${MEASURED_CLICKS} AS m
    WHERE owner_id = ${Math.trunc(ownerId)} AND day IN (${days.map(quotedDay).join(', ')})`;
  const read = await readDays(client, sql, columnSql);
  return read.map(({ rows, more }) => ({ rows, measured: measuredNumbersOf(more) }));
}
