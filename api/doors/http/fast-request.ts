import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { RedirectRequest } from './redirect-handler.ts';
import { isHost } from './request-target.ts';

/** Longer requests are left to node:http and its limits, bytes. */
const MOST_BYTES = 8 * 1_024;

/** A GET of HTTP/1.1 with all of its headers and nothing behind them (RFC 9112, 3 and 5), one character a byte. */
const WHOLE =
  /^GET (\/[\w.~!$&'()*+,;=:@/?%-]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+)\r\n$/;

/** Whether headers announce a body, change what the bytes of the connection mean, or are lists in node:http. */
const areUnusual = (headers: IncomingHttpHeaders): boolean =>
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers.trailer !== undefined ||
  headers.expect !== undefined ||
  headers.upgrade !== undefined ||
  headers['proxy-connection'] !== undefined ||
  headers['set-cookie'] !== undefined;

/** A request that the fast path answers. */
export class FastRequest implements RedirectRequest {
  readonly method = 'GET';
  readonly httpVersionMajor = 1;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: Socket;
  /** Whether the client closes the connection after the answer. */
  readonly isLast: boolean;

  constructor(socket: Socket, url: string, headers: IncomingHttpHeaders, isLast: boolean) {
    this.url = url;
    this.headers = headers;
    this.socket = socket;
    this.isLast = isLast;
  }
}

/**
 * The request in what a connection brought at once; null for anything but one plain GET, to the last byte. Nothing is
 * guessed: whatever another reader could understand in another way is left to the parser of node:http.
 */
export function readRequest(bytes: Buffer, socket: Socket): FastRequest | null {
  if (bytes.length > MOST_BYTES) return null;
  const [, url, lines] = WHOLE.exec(bytes.toString('latin1')) ?? [];
  const headers = lines === undefined ? null : readHeaders(lines);
  if (!headers || headers.host === undefined || !isHost(headers.host) || areUnusual(headers)) return null;
  const persistence = headers.connection?.toLowerCase() ?? 'keep-alive';
  if (persistence !== 'keep-alive' && persistence !== 'close') return null;
  return new FastRequest(socket, url!, headers, persistence === 'close');
}

/** Headers by their names in lower case; null where one comes twice, or has the name of a member of every object. */
function readHeaders(lines: string): IncomingHttpHeaders | null {
  const headers: IncomingHttpHeaders = {};
  for (let at = 0; at < lines.length;) {
    const colon = lines.indexOf(':', at);
    const end = lines.indexOf('\r', colon);
    const name = lines.slice(at, colon).toLowerCase();
    if (headers[name] !== undefined) return null;
    headers[name] = withoutSpace(lines, colon + 1, end);
    at = end + 2;
  }
  return headers;
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x09;

/** A part of a text without spaces and tabs around it; `trim` would take more than these. */
function withoutSpace(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}
