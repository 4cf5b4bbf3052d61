import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { Codes, FacetColumn } from './layout.ts';

// A column is stored as: how many bytes it has unpacked (4), whether they are packed (1), then the bytes. Numbers are
// little-endian, as on every processor Node's binaries and PostgreSQL's embedded ones are made for.
const HEADER_BYTES = 5;
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
  header.writeUInt8(isWorth ? 1 : 0, 4);
  return Buffer.concat([header, isWorth ? packed : bytes]);
}

/** The bytes of a column, at the beginning of a buffer of their own; throws where they are damaged. */
export async function unpack(stored: Buffer): Promise<ArrayBuffer> {
  const size = stored.readUInt32LE(0);
  const body = stored.subarray(HEADER_BYTES);
  // One chunk of the right size spares zlib from joining many.
  const bytes = stored.readUInt8(4) ? await decompress(body, { chunkSize: Math.max(size + 1, 64) }) : body;
  if (bytes.length !== size) throw new Error(`A column has ${bytes.length} bytes in place of ${size}.`);
  if (bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer) return bytes.buffer;
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + size) as ArrayBuffer;
}

/** A facet's column as bytes: how many numbers the tuples have (4), bytes a code (4), the tuples, the codes. */
export function facetBytes({ tuples, codes }: FacetColumn): Uint8Array {
  const header = new Int32Array([tuples.length, codes.BYTES_PER_ELEMENT]);
  return Buffer.concat([bytesOf(header), bytesOf(tuples), bytesOf(codes)]);
}

/** Reads what facetBytes wrote, of `clicks` clicks. */
export function readFacet(buffer: ArrayBuffer, clicks: number): FacetColumn {
  const [length, width] = new Int32Array(buffer, 0, 2) as unknown as [number, number];
  const begin = 8 + length * 4;
  return { tuples: new Int32Array(buffer, 8, length), codes: readCodes(buffer, begin, width, clicks) };
}

function readCodes(buffer: ArrayBuffer, begin: number, width: number, clicks: number): Codes {
  if (width === 1) return new Uint8Array(buffer, begin, clicks);
  return width === 2 ? new Uint16Array(buffer, begin, clicks) : new Uint32Array(buffer, begin, clicks);
}

/** The same codes in as few bytes each as `count` different ones need. */
export function narrow(codes: Uint32Array<ArrayBuffer>, count: number): Codes {
  if (count <= 2 ** 8) return Uint8Array.from(codes);
  return count <= 2 ** 16 ? Uint16Array.from(codes) : codes;
}

/** The bytes of a typed array, not copied. */
export const bytesOf = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
