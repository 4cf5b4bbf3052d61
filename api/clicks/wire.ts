// Values in PostgreSQL's binary form, for what is sent by the ten thousand: nothing is printed here and parsed there.
// The driver sends a Buffer as a binary parameter; the server refuses an array whose element type is not the expected.

const ARRAY_HEADER = 20;
const oids = { int8: 20, int2: 21, int4: 23, text: 25, date: 1082, timestamptz: 1184 } as const;

/** PostgreSQL counts time from 2000-01-01. */
const EPOCH_MS = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;

/** An int8[] of numbers that are kept as strings of eight bytes each, one character a byte. */
export function int8s<Row>(rows: Row[], value: (row: Row) => string): Buffer {
  const { bytes, view } = makeArray(rows.length, 'int8', 8 * rows.length);
  let at = ARRAY_HEADER;
  for (const row of rows) {
    view.setInt32(at, 8);
    bytes.write(value(row), at + 4, 8, 'latin1');
    at += 12;
  }
  return bytes;
}

export function int4s<Row>(rows: Row[], value: (row: Row) => number): Buffer {
  const { bytes, view } = makeArray(rows.length, 'int4', 4 * rows.length);
  let at = ARRAY_HEADER;
  for (const row of rows) {
    view.setInt32(at, 4);
    view.setInt32(at + 4, value(row));
    at += 8;
  }
  return bytes;
}

export function int2s<Row>(rows: Row[], value: (row: Row) => number): Buffer {
  const { bytes, view } = makeArray(rows.length, 'int2', 2 * rows.length);
  let at = ARRAY_HEADER;
  for (const row of rows) {
    view.setInt32(at, 2);
    view.setInt16(at + 4, value(row));
    at += 6;
  }
  return bytes;
}

/** A date[] of days as YYYY-MM-DD. */
export function dates<Row>(rows: Row[], value: (row: Row) => string): Buffer {
  const { bytes, view } = makeArray(rows.length, 'date', 4 * rows.length);
  let at = ARRAY_HEADER;
  for (const row of rows) {
    view.setInt32(at, 4);
    view.setInt32(at + 4, dayNumber(value(row)));
    at += 8;
  }
  return bytes;
}

/** A timestamptz[] of milliseconds since 1970; null stays null. */
export function moments<Row>(rows: Row[], value: (row: Row) => number | null): Buffer {
  const { bytes, view } = makeArray(rows.length, 'timestamptz', 8 * rows.length);
  let at = ARRAY_HEADER;
  for (const row of rows) {
    const ms = value(row);
    view.setInt32(at, ms === null ? -1 : 8);
    at += 4;
    if (ms === null) continue;
    setMoment(view, at, ms);
    at += 8;
  }
  return bytes.subarray(0, at);
}

export function texts<Row>(rows: Row[], value: (row: Row) => string): Buffer {
  let size = 0;
  for (const row of rows) size += Buffer.byteLength(value(row));
  const { bytes, view } = makeArray(rows.length, 'text', size);
  let at = ARRAY_HEADER;
  for (const row of rows) {
    const length = bytes.write(value(row), at + 4);
    view.setInt32(at, length);
    at += 4 + length;
  }
  return bytes;
}

/** Writes milliseconds since 1970 as a timestamptz of 8 bytes. */
export function setMoment(view: DataView, at: number, ms: number): void {
  const micros = (ms - EPOCH_MS) * 1_000;
  const upper = Math.floor(micros / 4_294_967_296);
  view.setInt32(at, upper);
  view.setUint32(at + 4, micros - upper * 4_294_967_296);
}

let lastDay = '2000-01-01';
let lastNumber = 0;

/** The date YYYY-MM-DD as PostgreSQL counts days; neighbours in a batch are mostly of one day. */
export function dayNumber(day: string): number {
  if (day === lastDay) return lastNumber;
  lastNumber = (Date.parse(`${day}T00:00:00Z`) - EPOCH_MS) / DAY_MS;
  lastDay = day;
  return lastNumber;
}

/** A one-dimensional array whose elements are still to be written, each behind its length. */
function makeArray(count: number, type: keyof typeof oids, valueBytes: number) {
  const bytes = Buffer.alloc(ARRAY_HEADER + 4 * count + valueBytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  view.setInt32(0, 1);
  view.setInt32(4, 1); // nulls are allowed
  view.setInt32(8, oids[type]);
  view.setInt32(12, count);
  view.setInt32(16, 1);
  return { bytes, view };
}
