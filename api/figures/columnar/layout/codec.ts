import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { FLAG_VALUES, type Codes, type GroupColumn, type GroupTotals } from './column-groups.ts';

/** Bytes over which typed arrays can be laid. */
export type Bytes = Uint8Array<ArrayBuffer>;

// A column is stored as: how many bytes it has unpacked (4), whether they are packed (4), then the bytes. Numbers are
// little-endian, as on every processor Node's binaries and PostgreSQL's embedded ones are made for, and lie where typed
// arrays can be laid over them.
const HEADER_BYTES = 8;
const ALIGNMENT = 8;
/** What shrinks by less is kept as it is: unpacking would cost more than reading. */
const WORTH_PACKING = 0.5;
const LEVEL = 3;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Packs the bytes of a column for analytics.segment_column. */
export async function pack(bytes: Uint8Array): Promise<Buffer> {
  const packed = await compress(bytes, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
  const isWorth = packed.length < bytes.length * WORTH_PACKING;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(bytes.length, 0);
  header.writeUInt32LE(isWorth ? 1 : 0, 4);
  return Buffer.concat([header, isWorth ? packed : bytes]);
}

/** The bytes of a column, where typed arrays can be laid over them; throws where they are damaged. */
export async function unpack(stored: Buffer): Promise<Bytes> {
  const size = stored.readUInt32LE(0);
  const body = stored.subarray(HEADER_BYTES);
  // One chunk of the right size spares zlib from joining many.
  const bytes = stored.readUInt32LE(4) ? await decompress(body, { chunkSize: Math.max(size + 1, 64) }) : body;
  if (bytes.length !== size) throw new Error(`A column has ${bytes.length} bytes in place of ${size}.`);
  return bytes.byteOffset % ALIGNMENT === 0 && bytes.buffer instanceof ArrayBuffer
    ? (bytes as Bytes)
    : new Uint8Array(bytes);
}

/**
 * A column group as bytes: how many numbers the tuples have, bytes a code and how many runs there are (4 each; no runs: a
 * code for every row), the tuples, where runs begin, the codes.
 */
export function groupBytes({ tuples, codes, runStarts }: GroupColumn): Uint8Array {
  const header = new Int32Array([tuples.length, codes.BYTES_PER_ELEMENT, runStarts?.length ?? 0]);
  return Buffer.concat([header, tuples, runStarts ?? new Uint32Array(0), codes].map(bytesOf));
}

/** Reads what groupBytes wrote, of `clicks` clicks. */
export function readGroup({ buffer, byteOffset }: Bytes, clicks: number): GroupColumn {
  const [length, width, runCount] = new Int32Array(buffer, byteOffset, 3) as unknown as [number, number, number];
  const tuples = new Int32Array(buffer, byteOffset + 12, length);
  const runStarts = runCount ? new Uint32Array(buffer, byteOffset + 12 + length * 4, runCount) : null;
  const begin = byteOffset + 12 + (length + runCount) * 4;
  return { tuples, codes: readCodes(buffer, begin, width, runCount || clicks), runStarts };
}

function readCodes(buffer: ArrayBuffer, begin: number, width: number, count: number): Codes {
  if (width === 1) return new Uint8Array(buffer, begin, count);
  return width === 2 ? new Uint16Array(buffer, begin, count) : new Uint32Array(buffer, begin, count);
}

/**
 * A column group's totals as bytes: how many combinations there are (4), how many numbers each has (4), the totals, the
 * tuples; then for each dimension how many values have visitors who came again (4), these values, and their visitors.
 */
export function totalsBytes({ tuples, totals, repeated }: GroupTotals): Uint8Array {
  const size = totals.length / FLAG_VALUES;
  const counts = repeated.flatMap(({ values, visitors }) => [Int32Array.of(values.length), values, visitors]);
  return Buffer.concat([Int32Array.of(size, repeated.length), totals, tuples, ...counts].map(bytesOf));
}

/** Reads what totalsBytes wrote. */
export function readTotals({ buffer, byteOffset, byteLength }: Bytes): GroupTotals {
  const numbers = new Int32Array(buffer, byteOffset, byteLength / 4);
  let at = 0;
  const take = (count: number) => numbers.subarray(at, (at += count));
  const [size, arity] = take(2) as unknown as [number, number];
  const totals = take(size * FLAG_VALUES);
  const tuples = take(size * arity);
  const repeated = Array.from({ length: arity }, () => {
    const count = take(1)[0]!;
    return { values: take(count), visitors: take(count) };
  });
  return { tuples, totals, repeated };
}

/** The same codes in as few bytes each as `count` different ones need. */
export function narrow(codes: Uint32Array<ArrayBuffer>, count: number): Codes {
  if (count <= 2 ** 8) return Uint8Array.from(codes);
  return count <= 2 ** 16 ? Uint16Array.from(codes) : codes;
}

/** The bytes of a typed array, not copied. */
export const bytesOf = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
