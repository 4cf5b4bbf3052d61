import type { IncomingMessage } from 'node:http';

/** What a redirect reads of a request, whoever parsed it. */
export type RedirectRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersionMajor' | 'socket'>;

/** What a redirect does with a response: the part of `ServerResponse` that it needs. */
export interface RedirectResponse {
  readonly statusCode: number;
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  setHeader(name: string, value: string | number): unknown;
  /** Takes headers as an object, or as names and values in turn. */
  writeHead(status: number, headers: Record<string, string | number> | string[]): unknown;
  end(body?: Buffer): unknown;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** Answers a request for a short code and returns true, or returns false for every other path. */
export type RedirectHandler = (request: RedirectRequest, response: RedirectResponse) => boolean;
