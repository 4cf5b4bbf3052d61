// Values in PostgreSQL's binary form, for what is sent by the ten thousand: nothing is printed here and parsed there.
// The driver sends a Buffer as a binary parameter; the server refuses an array whose element type is not the expected.

import { POSTGRES_EPOCH_MS } from '../days.ts';

const ARRAY_HEADER = 20;
const oids = { int8: 20, int2: 21, int4: 23, text: 25, date: 1082, timestamptz: 1184 } as const;
/** Bytes before a value, which say how many it has. */
const LENGTH_BYTES = 4;
const DAY_MS = 86_400_000;

/** Writes values one after the other, each behind its length, as rows of a COPY and elements of an array stand. */
export class WireWriter {
  readonly #bytes: Buffer;
  readonly #view: DataView;
  #at = 0;

  /** `size` is how many bytes will be written at most. */
  constructor(size: number) {
    this.#bytes = Buffer.alloc(size);
    this.#view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, size);
  }

  /** What was written. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#at);
  }

  /** Two bytes, and no length before them: what a row has of columns. */
  count(columns: number): void {
    this.#view.setInt16(this.#at, columns);
    this.#at += 2;
  }

  /** Four bytes, and no length before them. */
  word(value: number): void {
    this.#view.setInt32(this.#at, value);
    this.#at += 4;
  }

  absent(): void {
    this.word(-1);
  }

  int4(value: number): void {
    this.word(4);
    this.word(value);
  }

  int2(value: number): void {
    this.word(2);
    this.count(value);
  }

  bool(value: boolean): void {
    this.word(1);
    this.#view.setInt8(this.#at, value ? 1 : 0);
    this.#at += 1;
  }

  /** A day as YYYY-MM-DD. */
  date(day: string): void {
    this.int4(dayNumber(day));
  }

  /** Milliseconds since 1970. */
  moment(ms: number): void {
    const micros = (ms - POSTGRES_EPOCH_MS) * 1_000;
    const upper = Math.floor(micros / 2 ** 32);
    this.word(8);
    this.word(upper);
    this.#view.setUint32(this.#at, micros - upper * 2 ** 32);
    this.#at += 4;
  }

  /** The first `length` bytes that a text stands for. */
  text(value: string, length: number, encoding: 'hex' | 'latin1' | 'utf8'): void {
    this.word(length);
    this.#bytes.write(value, this.#at, length, encoding);
    this.#at += length;
  }
}

let lastDay = '2000-01-01';
let lastNumber = 0;

/** The date YYYY-MM-DD as PostgreSQL counts days; neighbours in a batch are mostly of one day. */
function dayNumber(day: string): number {
  if (day === lastDay) return lastNumber;
  lastNumber = (Date.parse(`${day}T00:00:00Z`) - POSTGRES_EPOCH_MS) / DAY_MS;
  lastDay = day;
  return lastNumber;
}

/** An int8[] of numbers that are kept as strings of eight bytes each, one character a byte. */
export const int8s = <Row>(rows: Row[], value: (row: Row) => string): Buffer =>
  arrayOf(rows, 'int8', 8 * rows.length, (writer, row) => writer.text(value(row), 8, 'latin1'));

export const int4s = <Row>(rows: Row[], value: (row: Row) => number): Buffer =>
  arrayOf(rows, 'int4', 4 * rows.length, (writer, row) => writer.int4(value(row)));

export const int2s = <Row>(rows: Row[], value: (row: Row) => number): Buffer =>
  arrayOf(rows, 'int2', 2 * rows.length, (writer, row) => writer.int2(value(row)));

/** A date[] of days as YYYY-MM-DD. */
export const dates = <Row>(rows: Row[], value: (row: Row) => string): Buffer =>
  arrayOf(rows, 'date', 4 * rows.length, (writer, row) => writer.date(value(row)));

/** A timestamptz[] of milliseconds since 1970; null stays null. */
export const moments = <Row>(rows: Row[], value: (row: Row) => number | null): Buffer =>
  arrayOf(rows, 'timestamptz', 8 * rows.length, (writer, row) => {
    const ms = value(row);
    if (ms === null) writer.absent();
    else writer.moment(ms);
  });

export function texts<Row>(rows: Row[], value: (row: Row) => string): Buffer {
  const lengths = rows.map((row) => Buffer.byteLength(value(row)));
  const size = lengths.reduce((sum, length) => sum + length, 0);
  return arrayOf(rows, 'text', size, (writer, row, at) => writer.text(value(row), lengths[at]!, 'utf8'));
}

/** A one-dimensional array whose values have so many bytes at most. */
function arrayOf<Row>(
  rows: Row[],
  type: keyof typeof oids,
  valueBytes: number,
  write: (writer: WireWriter, row: Row, at: number) => void,
): Buffer {
  const writer = new WireWriter(ARRAY_HEADER + LENGTH_BYTES * rows.length + valueBytes);
  writer.word(1); // dimensions
  writer.word(1); // nulls are allowed
  writer.word(oids[type]);
  writer.word(rows.length);
  writer.word(1); // the first index
  for (let at = 0; at < rows.length; at++) write(writer, rows[at]!, at);
  return writer.bytes;
}
