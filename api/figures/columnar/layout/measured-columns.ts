import { measuredColumnNames, type MeasuredColumn } from '../../../click-model/measured-sql.ts';

/** What is known of the measured clicks of a day, click by click. */
export type MeasuredNumbers = Record<MeasuredColumn, Uint16Array<ArrayBuffer> | Int32Array<ArrayBuffer>>;

/** The columns whose numbers do not fit into 16 bits. */
const WIDE: readonly MeasuredColumn[] = ['screen', 'conversions'];

/** Lays a column over bytes. */
export const measuredNumbersAt = (name: MeasuredColumn, buffer: ArrayBuffer, offset: number, clicks: number) =>
  WIDE.includes(name) ? new Int32Array(buffer, offset, clicks) : new Uint16Array(buffer, offset, clicks);

/** Columns as they were read, in the order of their names, in as little memory as they need. */
export const measuredNumbersOf = (columns: readonly Int32Array<ArrayBuffer>[]): MeasuredNumbers =>
  Object.fromEntries(
    measuredColumnNames.map((name, index) => [
      name,
      WIDE.includes(name) ? columns[index]! : new Uint16Array(columns[index]!),
    ]),
  ) as MeasuredNumbers;
