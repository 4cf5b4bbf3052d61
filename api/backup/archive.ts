// The file of a backup: a gzipped tar, readable with ordinary tools, whose last member has the checksums of the others.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A member of an archive; it fits into memory. */
export interface Member {
  name: string;
  data: Buffer;
}

const BLOCK = 512;
const CHECKSUMS = 'checksums.json';
/** Compresses to a fifth; higher levels take several times as long for little gain. */
const LEVEL = 3;

const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex');

/** Writes an archive under a temporary name and renames it when complete; only its owner may read it. */
export class ArchiveWriter {
  readonly #file: string;
  readonly #part: string;
  readonly #gzip = createGzip({ level: LEVEL });
  readonly #written: Promise<void>;
  readonly #checksums: Record<string, string> = {};

  /** Throws when the file exists. */
  constructor(file: string) {
    if (existsSync(file)) throw new Error(`${file} exists already; name another file.`);
    this.#file = file;
    this.#part = `${file}.part`;
    this.#written = pipeline(this.#gzip, createWriteStream(this.#part, { mode: 0o600, flags: 'wx', flush: true }));
    this.#written.catch(() => {}); // thrown where it is awaited
  }

  /** Adds a member; throws when the disk is full. */
  async add(name: string, data: Buffer): Promise<void> {
    this.#checksums[name] = hashOf(data);
    await this.#write(header(name, data.length));
    await this.#write(data);
    await this.#write(Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK));
  }

  /** Writes the checksums and completes the file. */
  async finish(): Promise<void> {
    await this.add(CHECKSUMS, Buffer.from(JSON.stringify(this.#checksums)));
    await this.#write(Buffer.alloc(2 * BLOCK));
    this.#gzip.end();
    await this.#written;
    renameSync(this.#part, this.#file);
  }

  /** Deletes what was written. */
  async abandon(): Promise<void> {
    this.#gzip.destroy();
    await this.#written.catch(() => {});
    rmSync(this.#part, { force: true });
  }

  async #write(data: Buffer): Promise<void> {
    if (data.length === 0 || this.#gzip.write(data)) return;
    await Promise.race([once(this.#gzip, 'drain'), this.#written]); // throws when the disk is full
  }
}

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 99) throw new Error(`the name ${name} is too long for an archive`);
  block.write(name, 0);
  block.write('0000600\0', 100);
  block.write('0000000\0'.repeat(2), 108);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write(
    `${Math.floor(Date.now() / 1000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  );
  block.write(' '.repeat(8), 148); // the checksum is computed with spaces in its place
  block.write('0ustar\0' + '00', 156);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Reads the members of an archive in order, the checksums last; throws one sentence when it is damaged or truncated. */
export async function* readMembers(file: string): AsyncGenerator<Member> {
  const source = createReadStream(file);
  await once(source, 'open'); // throws when the file does not exist
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  const bytes = new ByteReader(gunzip, file);
  try {
    for (;;) {
      const block = await bytes.take(BLOCK);
      const [name = ''] = block.toString('utf8', 0, 100).split('\0');
      const size = Number.parseInt(block.toString('latin1', 124, 135), 8);
      if (!name || !Number.isSafeInteger(size)) throw damaged(file);
      const data = await bytes.take(size);
      await bytes.take((BLOCK - (size % BLOCK)) % BLOCK);
      yield { name, data };
      if (name === CHECKSUMS) return;
    }
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** Reads a whole archive; throws one sentence when any byte has changed. */
export async function verifyArchive(file: string): Promise<void> {
  const found: Record<string, string> = {};
  for await (const { name, data } of readMembers(file)) {
    if (name !== CHECKSUMS) found[name] = hashOf(data);
    else if (JSON.stringify(found) !== data.toString()) throw damaged(file);
  }
}

const damaged = (file: string, cause?: unknown) =>
  new Error(`${file} is damaged, incomplete or not a backup of Footbridge.`, { cause });

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #file: string;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>, file: string) {
    this.#chunks = stream[Symbol.asyncIterator]();
    this.#file = file;
  }

  async take(count: number): Promise<Buffer> {
    const parts = [this.#rest];
    let length = this.#rest.length;
    while (length < count) {
      const { value, done } = await this.#chunks.next().catch((error: unknown) => {
        throw damaged(this.#file, error);
      });
      if (done) throw damaged(this.#file);
      parts.push(value);
      length += value.length;
    }
    const all = Buffer.concat(parts);
    this.#rest = all.subarray(count);
    return all.subarray(0, count);
  }
}
