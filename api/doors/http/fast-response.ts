import { STATUS_CODES, validateHeaderValue } from 'node:http';
import type { Socket } from 'node:net';
import type { RedirectResponse } from './redirect-handler.ts';

const SECOND_MS = 1_000;
let date = { second: 0, text: '' };

/** The present time as a header gives it, to the second. */
function utcDate(): string {
  const second = Math.floor(Date.now() / SECOND_MS);
  if (second !== date.second) date = { second, text: new Date(second * SECOND_MS).toUTCString() };
  return date.text;
}

/** What a response needs of its connection. */
export interface Answering {
  readonly socket: Socket;
  /** The lines that promise to keep the connection open. */
  readonly keepAlive: string;
  /** Called once the response was handed to the kernel. */
  answered(response: FastResponse): void;
}

/** A response of the fast path, written at once: the same bytes as node:http would send. */
export class FastResponse implements RedirectResponse {
  statusCode = 200;
  headersSent = false;
  destroyed = false;
  shouldKeepAlive: boolean;
  readonly #connection: Answering;
  #head = '';
  #listeners: (() => void)[] | null = null;

  constructor(connection: Answering, shouldKeepAlive: boolean) {
    this.#connection = connection;
    this.shouldKeepAlive = shouldKeepAlive;
  }

  /** Adds a header to those that `writeHead` gets; throws for a value that no header can have. */
  setHeader(name: string, value: string | number): void {
    validateHeaderValue(name, String(value));
    this.#head += `${name}: ${value}\r\n`;
  }

  /** Takes the status and headers, as an object or as names and values in turn; throws like `setHeader`. */
  writeHead(status: number, headers: Record<string, string | number> | string[]): void {
    this.statusCode = status;
    if (!Array.isArray(headers)) for (const name of Object.keys(headers)) this.setHeader(name, headers[name]!);
    else for (let at = 0; at < headers.length; at += 2) this.setHeader(headers[at]!, headers[at + 1]!);
  }

  /** Sends the response; nothing is sent to somebody who is gone. */
  end(body?: Buffer): void {
    const { socket, keepAlive } = this.#connection;
    if (this.headersSent || !socket.writable) return;
    const { statusCode } = this;
    const persistence = this.shouldKeepAlive ? keepAlive : 'Connection: close\r\n';
    const head = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${this.#head}Date: ${utcDate()}\r\n${persistence}\r\n`;
    this.headersSent = true;
    if (body) {
      socket.cork();
      socket.write(head, 'latin1');
      socket.write(body);
      socket.uncork();
    } else socket.write(head, 'latin1');
    this.#tellClosed();
    this.#connection.answered(this);
  }

  /** Breaks the connection off. */
  destroy(): void {
    this.#connection.socket.destroy();
    this.broken();
  }

  /** The connection is gone before there was an answer. */
  broken(): void {
    if (this.destroyed || this.headersSent) return;
    this.destroyed = true;
    this.#tellClosed();
  }

  once(_event: 'close', listener: () => void): void {
    (this.#listeners ??= []).push(listener);
  }

  #tellClosed(): void {
    for (const listener of this.#listeners ?? []) listener();
    this.#listeners = null;
  }
}
