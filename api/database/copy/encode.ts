// Values in PostgreSQL's binary format: rows of COPY … FROM STDIN, and arrays as query parameters. Values sent by the ten
// thousand are then neither printed here nor parsed by the server. The driver sends a Buffer as a binary parameter; the
// server refuses an array of the wrong element type.
import { POSTGRES_EPOCH_MS, utcMidnight } from '../../common/days.ts';

const ARRAY_HEADER = 20;
const oids = { int8: 20, int2: 21, int4: 23, text: 25, date: 1082, timestamptz: 1184 } as const;
/** Bytes of the length before each value. */
const LENGTH_BYTES = 4;
const DAY_MS = 86_400_000;

/** Writes values, each after its length: the format of COPY rows and of array elements. */
export class BinaryWriter {
  readonly #bytes: Buffer;
  readonly #view: DataView;
  #at = 0;

  /** `size` is the most bytes that will be written. */
  constructor(size: number) {
    this.#bytes = Buffer.alloc(size);
    this.#view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, size);
  }

  /** The bytes written so far. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#at);
  }

  /** Two bytes without a length before them: a row begins with its number of columns. */
  int16(value: number): void {
    this.#view.setInt16(this.#at, value);
    this.#at += 2;
  }

  /** Four bytes without a length before them. */
  int32(value: number): void {
    this.#view.setInt32(this.#at, value);
    this.#at += 4;
  }

  null(): void {
    this.int32(-1);
  }

  int4(value: number): void {
    this.int32(4);
    this.int32(value);
  }

  int2(value: number): void {
    this.int32(2);
    this.int16(value);
  }

  bool(value: boolean): void {
    this.int32(1);
    this.#view.setInt8(this.#at, value ? 1 : 0);
    this.#at += 1;
  }

  /** A number of which both halves are given. */
  int8(upper: number, lower: number): void {
    this.int32(8);
    this.int32(upper);
    this.int32(lower);
  }

  /** A day as YYYY-MM-DD. */
  date(day: string): void {
    this.int4(dayNumber(day));
  }

  /** A timestamptz from milliseconds since 1970. */
  timestamp(ms: number): void {
    const micros = (ms - POSTGRES_EPOCH_MS) * 1_000;
    const upper = Math.floor(micros / 2 ** 32);
    this.int32(8);
    this.int32(upper);
    this.#view.setUint32(this.#at, micros - upper * 2 ** 32);
    this.#at += 4;
  }

  /** The first `length` bytes of a text in this encoding. */
  text(value: string, length: number, encoding: 'hex' | 'utf8'): void {
    this.int32(length);
    this.#bytes.write(value, this.#at, length, encoding);
    this.#at += length;
  }
}

let lastDay = '2000-01-01';
let lastNumber = 0;

/** The date YYYY-MM-DD as days since 2000-01-01; consecutive clicks mostly have the same one. */
function dayNumber(day: string): number {
  if (day === lastDay) return lastNumber;
  lastNumber = (utcMidnight(day) - POSTGRES_EPOCH_MS) / DAY_MS;
  lastDay = day;
  return lastNumber;
}

/** An int8[] from both halves of each number. */
export const int8s = <Row>(
  rows: readonly Row[],
  value: (row: Row) => readonly [upper: number, lower: number],
): Buffer => arrayOf(rows, 'int8', 8 * rows.length, (writer, row) => writer.int8(...value(row)));

/** An int4[]. */
export const int4s = <Row>(rows: readonly Row[], value: (row: Row) => number): Buffer =>
  arrayOf(rows, 'int4', 4 * rows.length, (writer, row) => writer.int4(value(row)));

/** An int2[]. */
export const int2s = <Row>(rows: readonly Row[], value: (row: Row) => number): Buffer =>
  arrayOf(rows, 'int2', 2 * rows.length, (writer, row) => writer.int2(value(row)));

/** A date[] from days as YYYY-MM-DD. */
export const dates = <Row>(rows: readonly Row[], value: (row: Row) => string): Buffer =>
  arrayOf(rows, 'date', 4 * rows.length, (writer, row) => writer.date(value(row)));

/** A timestamptz[] from milliseconds since 1970; null stays null. */
export const timestamps = <Row>(rows: readonly Row[], value: (row: Row) => number | null): Buffer =>
  arrayOf(rows, 'timestamptz', 8 * rows.length, (writer, row) => {
    const ms = value(row);
    if (ms === null) writer.null();
    else writer.timestamp(ms);
  });

/** A text[] in UTF-8. */
export function texts<Row>(rows: readonly Row[], value: (row: Row) => string): Buffer {
  const lengths = rows.map((row) => Buffer.byteLength(value(row)));
  const size = lengths.reduce((sum, length) => sum + length, 0);
  return arrayOf(rows, 'text', size, (writer, row, at) => writer.text(value(row), lengths[at]!, 'utf8'));
}

/** A one-dimensional array; `valueBytes` bounds the size of all values together. */
function arrayOf<Row>(
  rows: readonly Row[],
  type: keyof typeof oids,
  valueBytes: number,
  write: (writer: BinaryWriter, row: Row, at: number) => void,
): Buffer {
  const writer = new BinaryWriter(ARRAY_HEADER + LENGTH_BYTES * rows.length + valueBytes);
  writer.int32(1); // dimensions
  writer.int32(1); // nulls are allowed
  writer.int32(oids[type]);
  writer.int32(rows.length);
  writer.int32(1); // the first index
  for (let at = 0; at < rows.length; at++) write(writer, rows[at]!, at);
  return writer.bytes;
}
