// Requests byte for byte, as no HTTP client would send them.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { at } from './world.ts';

export interface RawAnswer {
  /** 0 where the server hung up without a word. */
  status: number;
  /** Header lines as sent, names in their own case. */
  headers: string[];
  body: Buffer;
}

/** How a request is sent. */
interface Manner {
  /** Nothing follows: the other end need not wait for the rest of a request that is not whole. */
  isAll?: boolean;
}

/** Sends text (one character, one byte) to the application of this file and reads until it hangs up, however long. */
export async function sendRaw(text: string, { isAll = false }: Manner = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(at(''));
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {}); // a server may hang up on a request it refuses before reading all of it
  socket.write(Buffer.from(text, 'latin1'));
  if (isAll) socket.end();
  await once(socket, 'close');
  const all = Buffer.concat(chunks);
  const end = all.indexOf('\r\n\r\n');
  const [first = '', ...headers] = all.toString('latin1', 0, end).split('\r\n');
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: all.subarray(end + 4) };
}

/** A request that asks for a target as it stands. */
export const request = (method: string, target: string, headers: string[] = []) =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;

/** A connection to the application of this file, or to another one. */
export class Line {
  readonly socket: Socket;
  isClosed = false;
  #came = '';
  #isHead = false;

  constructor(origin = at('')) {
    const { hostname, port } = new URL(origin);
    this.socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    this.socket.setEncoding('latin1');
    this.socket.on('data', (text: string) => (this.#came += text));
    this.socket.on('error', () => {});
    this.socket.on('end', () => this.socket.end());
    this.socket.on('close', () => (this.isClosed = true));
  }

  send(text: string): void {
    this.#isHead = text.startsWith('HEAD');
    this.socket.write(text, 'latin1');
  }

  /** The next answer without its date; what there is once the other end has hung up. */
  async answer(): Promise<string> {
    for (;;) {
      const head = this.#came.indexOf('\r\n\r\n') + 4;
      const said = Number(/^content-length: (\d+)\r$/im.exec(this.#came.slice(0, head))?.[1] ?? 0);
      const length = this.#isHead ? 0 : said;
      if (head > 3 && this.#came.length >= head + length) return this.#take(head + length);
      if (this.isClosed) return this.#take(this.#came.length);
      await Promise.race([once(this.socket, 'data'), once(this.socket, 'close')]);
    }
  }

  #take(length: number): string {
    const taken = this.#came.slice(0, length);
    this.#came = this.#came.slice(length);
    return taken.replace(/^Date: .*\r\n/m, '').replace(/^x-request-id: .*\r\n/m, '');
  }
}
