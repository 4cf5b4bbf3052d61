// Reads databases in MaxMind's format: https://maxmind.github.io/MaxMind-DB/ (version 2.0).
import { Lru } from '../common/lru.ts';
import { PagedFile } from './paged-file.ts';

/** Half a MB: records share the names of their members, countries and regions. */
const SHARED_VALUES = 4_096;
/** 8 MB: the upper levels of the tree, which every address passes, and what was last read of the rest. */
const PAGES = 8_192;
const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
/** The metadata are at the end: mostly within the first of these numbers of bytes, always within the second. */
const METADATA_BYTES = [4 * 1024, 128 * 1024];
/** Zeros between the tree and the data. */
const SEPARATOR_BYTES = 16;
/** Records are nested less deeply; a damaged file may lead in circles. */
const MOST_NESTED = 32;
/** The first bits of addresses, after which a table has the node: half of the way for IPv4. */
const JUMP_BITS = 16;
/** The lower half of an address of IPv6 that is the first of its network. */
const LEFTMOST = new Uint8Array(8);

/** What a record, or a part of one, can be. */
export type Value = string | number | bigint | boolean | Buffer | Value[] | { [key: string]: Value };

/** What numbers of the tree and of the data start at. */
interface Layout {
  nodeCount: number;
  recordBits: number;
  /** Where numbers that point into the data start. */
  dataAt: number;
  ipVersion: number;
}

/** A database of places that stays on disk. */
export class PlaceDatabase {
  readonly #file: PagedFile;
  readonly #layout: Layout;
  readonly #records: Records;
  /** The node at which the addresses of IPv4 start. */
  readonly #ipv4Start: number;
  /** The nodes after the first bits, plus one, of addresses of IPv4 and of IPv6; 0 for those that nobody asked for yet. */
  readonly #ipv4Jumps = new Int32Array(1 << JUMP_BITS);
  readonly #ipv6Jumps = new Int32Array(1 << JUMP_BITS);

  /** Throws the system's error for a missing file, and one sentence for a file that is no such database. */
  constructor(path: string) {
    this.#file = new PagedFile(path, PAGES);
    try {
      this.#layout = readLayout(this.#file);
      this.#records = new Records(this.#file, this.#layout.dataAt);
      this.#ipv4Start = this.#layout.ipVersion === 4 ? 0 : this.#descend(0, new Uint8Array(12));
    } catch (error) {
      this.#file.close();
      throw new Error(`${path} is not a database of places: ${(error as Error).message}`, { cause: error });
    }
  }

  close(): void {
    this.#file.close();
  }

  /** Where the record of an address is, given as its 4 or 16 bytes; null when there is none. */
  find(address: Uint8Array): number | null {
    const isV4 = address.length === 4;
    const jumps = isV4 ? this.#ipv4Jumps : this.#ipv6Jumps;
    const top = (address[0]! << 8) | address[1]!;
    const known = jumps[top]!;
    const node = known ? known - 1 : this.#descend(isV4 ? this.#ipv4Start : 0, address, 0, JUMP_BITS);
    if (!known) jumps[top] = node + 1;
    return this.#recordOf(this.#descend(node, address, JUMP_BITS));
  }

  /**
   * Visits the records of all addresses of IPv4 (32 bits) or of the upper half of IPv6 (64) in their order, each with the first 32 and the
   * next 32 bits of the range that it is of, and where `read` finds it.
   */
  forEachRange(bits: 32 | 64, visit: (high: number, low: number, at: number | null) => void): void {
    const { nodeCount } = this.#layout;
    const walk = (node: number, depth: number, high: number, low: number) => {
      if (node >= nodeCount || depth === bits) return visit(high, low, this.#recordOf(this.#descend(node, LEFTMOST)));
      walk(this.#left(node), depth + 1, high, low);
      const bit = 2 ** (31 - (depth & 31));
      if (depth < 32) walk(this.#right(node), depth + 1, high + bit, low);
      else walk(this.#right(node), depth + 1, high, low + bit);
    };
    walk(bits === 32 ? this.#ipv4Start : 0, 0, 0, 0);
  }

  /** The record at a place that `find` returned. */
  read(at: number): Value {
    return this.#records.read(at);
  }

  /** Where the record is that a leaf of the tree points to; null where it points to none. */
  #recordOf(leaf: number): number | null {
    const { nodeCount, dataAt } = this.#layout;
    return leaf > nodeCount ? leaf - nodeCount - SEPARATOR_BYTES + dataAt : null;
  }

  /** Goes down the tree by some of the address's bits, as far as it has nodes. */
  #descend(node: number, address: Uint8Array, from = 0, end = address.length * 8): number {
    const { nodeCount } = this.#layout;
    for (let depth = from; depth < end && node < nodeCount; depth++) {
      const isRight = (address[depth >> 3]! >> (7 - (depth & 7))) & 1;
      node = isRight ? this.#right(node) : this.#left(node);
    }
    return node;
  }

  #left(node: number): number {
    const { recordBits } = this.#layout;
    const at = (node * recordBits) / 4;
    if (recordBits !== 28) return this.#file.number(at, recordBits / 8);
    const bits = this.#file.number(at, 4); // the upper four of the record are in the byte between both
    return ((bits & 0xf0) << 20) | (bits >>> 8);
  }

  #right(node: number): number {
    const { recordBits } = this.#layout;
    const at = (node * recordBits) / 4;
    if (recordBits !== 28) return this.#file.number(at + recordBits / 8, recordBits / 8);
    return this.#file.number(at + 3, 4) & 0x0fff_ffff;
  }
}

/** Where the metadata begin; throws where there are none. */
function metadataOf(file: PagedFile): number {
  for (const bytes of METADATA_BYTES) {
    const from = Math.max(0, file.size - bytes);
    const marker = file.slice(from, file.size - from).lastIndexOf(MARKER);
    if (marker >= 0) return from + marker + MARKER.length;
  }
  throw new Error('it has no metadata');
}

function readLayout(file: PagedFile): Layout {
  const at = metadataOf(file);
  const metadata = new Records(file, at).read(at) as Record<string, number>;
  const { node_count: nodeCount, record_size: recordBits, ip_version: ipVersion } = metadata;
  if (!nodeCount || !ipVersion) throw new Error('its metadata are incomplete');
  if (recordBits !== 24 && recordBits !== 28 && recordBits !== 32)
    throw new Error('the size of its records is unknown');
  return { nodeCount, recordBits, ipVersion, dataAt: (nodeCount * recordBits) / 4 + SEPARATOR_BYTES };
}

const TYPE = { pointer: 1, text: 2, double: 3, bytes: 4, uint16: 5, uint32: 6, map: 7, int32: 8, uint64: 9 } as const;
const EXTENDED = { uint128: 10, array: 11, boolean: 14, float: 15 } as const;

/** What is added to sizes of one, two and three bytes. */
const SIZE_STARTS = [29, 285, 65_821];
/** What is added to pointers of one, two, three and four bytes. */
const POINTER_STARTS = [0, 2_048, 526_336, 0];

/** Decodes records; pointers in them count from `base`. */
class Records {
  readonly #file: PagedFile;
  readonly #base: number;
  /** What pointers lead to, by its place. */
  readonly #shared = new Lru<number, Value>(SHARED_VALUES);
  /** Where the value that was decoded last ends. */
  #end = 0;

  constructor(file: PagedFile, base: number) {
    this.#file = file;
    this.#base = base;
  }

  /** The value at a place, which is not to be changed; throws RangeError where there is none. */
  read(at: number): Value {
    return this.#decode(at, 0);
  }

  #decode(at: number, nested: number): Value {
    if (nested > MOST_NESTED) throw new RangeError('its records are nested too deeply');
    const control = this.#file.byte(at++);
    let type = control >> 5;
    if (type === TYPE.pointer) return this.#follow(control, at, nested);
    if (type === 0) type = this.#file.byte(at++) + 7;
    const size = this.#size(control & 0x1f, at);
    if (type === TYPE.map) return this.#map(size, nested);
    if (type === EXTENDED.array) return Array.from({ length: size }, () => this.#decode(this.#end, nested + 1));
    if (type === EXTENDED.boolean) return size !== 0;
    const start = this.#end;
    this.#end += size;
    return scalar(this.#file, type, start, size);
  }

  /** The size of a value whose control byte holds `size`; what follows begins at `#end`. */
  #size(size: number, at: number): number {
    const bytes = Math.max(0, size - 28);
    this.#end = at + bytes;
    return bytes ? SIZE_STARTS[bytes - 1]! + this.#file.number(at, bytes) : size;
  }

  #follow(control: number, at: number, nested: number): Value {
    const bytes = ((control >> 3) & 3) + 1;
    const upper = bytes === 4 ? 0 : (control & 7) * 256 ** bytes;
    const target = this.#base + POINTER_STARTS[bytes - 1]! + upper + this.#file.number(at, bytes);
    const value = this.#shared.getOrMake(target, () => this.#decode(target, nested + 1));
    this.#end = at + bytes;
    return value;
  }

  #map(size: number, nested: number): Value {
    const map: Record<string, Value> = {};
    for (let left = size; left > 0; left--) {
      const key = this.#decode(this.#end, nested + 1) as string;
      map[key] = this.#decode(this.#end, nested + 1);
    }
    return map;
  }
}

function scalar(file: PagedFile, type: number, at: number, size: number): Value {
  if (type === TYPE.text) return file.text(at, size);
  if (type === TYPE.uint16 || type === TYPE.uint32) return file.number(at, size);
  if (type === TYPE.int32) return file.number(at, size) | 0;
  const bytes = file.slice(at, size);
  if (type === TYPE.double) return bytes.readDoubleBE();
  if (type === EXTENDED.float) return bytes.readFloatBE();
  if (type === TYPE.bytes) return bytes;
  if (type === TYPE.uint64 || type === EXTENDED.uint128) return BigInt(`0x0${bytes.toString('hex')}`);
  throw new RangeError(`it has a value of the unknown type ${type}`);
}
