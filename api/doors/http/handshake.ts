import type { IncomingMessage } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Where a socket keeps the round trip of its handshake, in milliseconds; sockets of HTTP/2 requests read through. */
const ROUND_TRIP = Symbol('roundTrip');
type Timed = { [ROUND_TRIP]?: number };

/** Handshakes that take longer are not told apart from those that failed. */
const FORGET_AFTER_MS = 15_000;

/**
 * Times the handshake of every connection. From the connection to the client's last message of the handshake takes one
 * round trip, with TLS 1.3 and 1.2, resumed or not.
 */
export function timeHandshakes(server: Http2SecureServer): void {
  /** When connections began, oldest first, by the address and port of the client. */
  const begun = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const now = performance.now();
    for (const [key, at] of begun) {
      if (now - at < FORGET_AFTER_MS) break;
      begun.delete(key); // its handshake failed
    }
    const key = keyOf(socket);
    begun.delete(key);
    begun.set(key, now);
  });
  server.prependListener('secureConnection', (socket: TLSSocket & Timed) => {
    const key = keyOf(socket);
    const at = begun.get(key);
    if (at === undefined) return;
    begun.delete(key);
    socket[ROUND_TRIP] = performance.now() - at;
  });
}

const keyOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress}|${remotePort}`;

/** The round trip of the handshake of a request's connection, in milliseconds; undefined over plain HTTP. */
export const handshakeOf = ({ socket }: Pick<IncomingMessage, 'socket'>): number | undefined =>
  (socket as Socket & Timed)[ROUND_TRIP];
