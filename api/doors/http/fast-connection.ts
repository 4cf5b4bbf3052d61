import type { Socket } from 'node:net';
import { readRequest } from './fast-request.ts';
import { FastResponse, type Answering } from './fast-response.ts';
import type { RedirectHandler } from './redirect-handler.ts';

/** What a connection of the fast path is made with. */
export interface FastConnectionOptions {
  /** The lines of an answer that promise to keep the connection open. */
  keepAlive: string;
  /** Answers redirects, and returns false for everything else. */
  answer: RedirectHandler;
  /** Whether connections are to be closed after an answer. */
  isLast: () => boolean;
  /** Gives a connection to node:http, which reads all that comes from then on. */
  toNode: (socket: Socket) => void;
  /** Called when the connection is closed or was given away. */
  onLeft: (connection: FastConnection) => void;
}

/**
 * A connection on which redirects are answered without node:http. It is given to node:http for good with the first request that
 * is anything else, with all of that request's bytes.
 */
export class FastConnection implements Answering {
  readonly socket: Socket;
  readonly keepAlive: string;
  /** Looks of the sweep since the last answer. */
  idleLooks = 0;
  hasAnswered = false;
  readonly #options: FastConnectionOptions;
  readonly #listeners: [event: string, listener: (bytes: Buffer) => void][];
  #response: FastResponse | null = null;
  /** What came while an answer was awaited. */
  #early: Buffer[] = [];

  constructor(socket: Socket, options: FastConnectionOptions) {
    this.socket = socket;
    this.keepAlive = options.keepAlive;
    this.#options = options;
    this.#listeners = [
      ['data', (bytes) => this.#read(bytes)],
      ['end', () => void socket.end()], // who sends no more is taken for gone, as node:http does
      ['error', () => {}], // what follows is the closing
      ['timeout', () => void socket.destroy()],
      ['close', () => this.#closed()],
    ];
    for (const [event, listener] of this.#listeners) socket.on(event, listener);
  }

  get isIdle(): boolean {
    return this.#response === null;
  }

  /** Lets node:http have the connection, with bytes that it is to read first. */
  giveAway(bytes?: Buffer): void {
    const { socket } = this;
    for (const [event, listener] of this.#listeners) socket.removeListener(event, listener);
    this.#options.onLeft(this);
    socket.setTimeout(0); // node:http resets only timeouts of its own
    socket.pause(); // so that what is put back is told to the next listener
    if (bytes) socket.unshift(bytes);
    this.#options.toNode(socket);
    socket.resume();
  }

  /** Goes on after an answer. */
  answered({ shouldKeepAlive }: FastResponse): void {
    this.#response = null;
    this.hasAnswered = true;
    this.idleLooks = 0;
    if (!shouldKeepAlive) this.close();
    else if (this.#early.length) this.giveAway(Buffer.concat(this.#early));
  }

  /** Closes the connection once what was written has left. */
  close(): void {
    if (this.socket.writable) this.socket.destroySoon();
  }

  #read(bytes: Buffer): void {
    if (!this.socket.writable) return; // nothing behind the last answer is carried out (RFC 9112, 9.6)
    if (this.#response) return this.#keepForLater(bytes);
    // Who does not read answers gets no more of them here.
    const request = this.socket.writableLength ? null : readRequest(bytes, this.socket);
    if (!request) return this.giveAway(bytes);
    const { answer, isLast } = this.#options;
    const response = new FastResponse(this, !request.isLast && !isLast());
    this.#response = response;
    if (answer(request, response)) return;
    this.#response = null;
    this.giveAway(bytes);
  }

  #keepForLater(bytes: Buffer): void {
    this.#early.push(bytes);
    this.socket.pause();
  }

  #closed(): void {
    this.#options.onLeft(this);
    this.#response?.broken();
  }
}
