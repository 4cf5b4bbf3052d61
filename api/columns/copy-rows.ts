import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Signature, flags and length of an extension that no version has yet. */
const HEADER_BYTES = 19;
const END = -1;

/** Bytes that come in chunks, joined only where somebody needs more than one chunk has. */
class Chunks {
  #chunks: Buffer[] = [];
  #bytes = 0;

  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
  }

  /** All there is, in one piece; null while it is less than `bytes`. */
  peek(bytes: number): Buffer | null {
    if (this.#bytes < bytes) return null;
    if (this.#chunks.length > 1) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0]!;
  }

  drop(bytes: number): void {
    this.#chunks = [this.#chunks[0]!.subarray(bytes)];
    this.#bytes -= bytes;
  }
}

/**
 * The fields of the rows a statement gives, in PostgreSQL's binary format, as soon as they come; null is an empty field.
 * The driver reads rows as text only, which for numbers by the million and for bytes takes several times as long. COPY
 * takes no parameters: whatever is put into the statement must be a number or a day that was checked.
 */
export async function* copyRows(client: ClientBase, statement: string): AsyncGenerator<Buffer[]> {
  const chunks = new Chunks();
  let needed = HEADER_BYTES;
  let isBegun = false;
  for await (const chunk of client.query(copyTo(`COPY (${statement}) TO STDOUT (FORMAT binary)`))) {
    chunks.add(chunk);
    for (let bytes = chunks.peek(needed); bytes; bytes = chunks.peek(needed)) {
      if (!isBegun) {
        isBegun = true;
        chunks.drop(HEADER_BYTES);
        needed = 2;
        continue;
      }
      const row = readRow(bytes);
      if (row.fields) {
        chunks.drop(row.bytes);
        needed = 2;
        yield row.fields;
      } else needed = row.bytes;
    }
  }
}

/** The first row of some bytes and how many it has; without fields where it takes so many to go on. */
function readRow(bytes: Buffer): { fields: Buffer[] | null; bytes: number } {
  const count = bytes.readInt16BE(0);
  if (count === END) return { fields: null, bytes: Infinity };
  const fields: Buffer[] = [];
  let at = 2;
  for (let field = 0; field < count; field++) {
    if (bytes.length < at + 4) return { fields: null, bytes: at + 4 };
    const end = at + 4 + Math.max(bytes.readInt32BE(at), 0);
    if (bytes.length < end) return { fields: null, bytes: end };
    fields.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return { fields, bytes: at };
}
