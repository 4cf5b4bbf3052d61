import type { ClientBase, Connection, Submittable } from 'pg';
import { takeOver } from './copy-socket.ts';

/** Types of messages and how many bytes say what a message is. */
const types = { copyOut: 0x48, copyData: 0x64, notice: 0x4e, notification: 0x41, parameter: 0x53 } as const;
const MESSAGE_HEADER_BYTES = 5;
/** Signature, flags and length of an extension that no version has yet. */
const FILE_HEADER_BYTES = 19;
const END = -1;

/**
 * Calls `onRow` with the fields of each row a statement gives, in PostgreSQL's binary format, as they come; null is an
 * empty field. Throws what the database or `onRow` says. The driver reads rows as text only, which for numbers by the
 * million and for bytes takes several times as long. COPY takes no parameters: whatever is put into the statement must be
 * a number or a day that was checked.
 */
export function copyRows(client: ClientBase, statement: string, onRow: (fields: Buffer[]) => void): Promise<void> {
  return client.query(new CopyOut(`COPY (${statement}) TO STDOUT (FORMAT binary)`, onRow)).ended;
}

/**
 * A COPY whose rows come straight from the socket into memory of their own: the driver's parser and streams would copy
 * every byte twice more, which for the columns of a year takes as long as counting them.
 */
class CopyOut implements Submittable {
  readonly #statement: string;
  readonly #onRow: (fields: Buffer[]) => void;
  readonly #end = Promise.withResolvers<void>();
  readonly #header = Buffer.alloc(MESSAGE_HEADER_BYTES);
  #headerBytes = 0;
  #message = Buffer.alloc(0);
  #messageBytes = 0;
  #isFirst = true;
  #failure: Error | null = null;
  #giveBack = (_rest: Buffer): void => {};

  constructor(statement: string, onRow: (fields: Buffer[]) => void) {
    this.#statement = statement;
    this.#onRow = onRow;
  }

  /** Resolves when the statement has ended. */
  get ended(): Promise<void> {
    return this.#end.promise;
  }

  /** Takes the socket from the driver's parser until the rows are over. */
  submit(connection: Connection): void {
    const giveBack = takeOver(connection.stream, (chunk) => this.#take(chunk));
    this.#giveBack = (rest) => {
      this.#giveBack = () => {};
      giveBack(rest);
    };
    (connection as unknown as { query(text: string): void }).query(this.#statement);
  }

  handleError(error: Error): void {
    this.#giveBack(Buffer.alloc(0));
    this.#end.reject(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.#failure) this.#end.reject(this.#failure);
    else this.#end.resolve();
  }

  #take(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.#headerBytes < MESSAGE_HEADER_BYTES) {
        at += this.#takeHeader(chunk, at);
        if (this.#headerBytes < MESSAGE_HEADER_BYTES) return;
        if (!this.#begin()) return this.#giveBack(Buffer.concat([this.#header, chunk.subarray(at)]));
      }
      const bytes = chunk.copy(this.#message, this.#messageBytes, at);
      at += bytes;
      this.#messageBytes += bytes;
      if (this.#messageBytes === this.#message.length) this.#finish();
    }
  }

  #takeHeader(chunk: Buffer, at: number): number {
    const bytes = chunk.copy(this.#header, this.#headerBytes, at);
    this.#headerBytes += bytes;
    return bytes;
  }

  /** Makes room for a message that begins; false where it is none of a COPY's, but for the driver. */
  #begin(): boolean {
    const isOurs = Object.values<number>(types).includes(this.#header[0]!);
    if (!isOurs) return false;
    // Memory of its own, as typed arrays need it. Its length counts itself.
    this.#message = Buffer.allocUnsafeSlow(this.#header.readInt32BE(1) - 4);
    this.#messageBytes = 0;
    return true;
  }

  #finish(): void {
    const message = this.#message;
    this.#headerBytes = 0;
    if (this.#header[0] !== types.copyData || this.#failure) return;
    try {
      // Every message from the server is one row; the first has what stands before all rows, too.
      const fields = fieldsOf(message, this.#isFirst ? FILE_HEADER_BYTES : 0);
      this.#isFirst = false;
      if (fields) this.#onRow(fields);
    } catch (error) {
      this.#failure = error as Error; // what still comes must be taken from the socket
    }
  }
}

/** The fields of a row; null for what stands after all rows. */
function fieldsOf(row: Buffer, from: number): Buffer[] | null {
  const count = row.readInt16BE(from);
  if (count === END) return null;
  const fields: Buffer[] = [];
  let at = from + 2;
  for (let field = 0; field < count; field++) {
    const end = at + 4 + Math.max(row.readInt32BE(at), 0);
    fields.push(row.subarray(at + 4, end));
    at = end;
  }
  return fields;
}
