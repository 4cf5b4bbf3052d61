import type { Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { roundTripFromProxy } from './round-trip.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/** Where a socket keeps how long its handshake took, in milliseconds; sockets of HTTP/2 requests read through. */
const HANDSHAKE = Symbol('handshake');
type Timed = { [HANDSHAKE]?: number };

/**
 * The handshake takes one round trip and the arrival of a certificate. Where that is more than this, milliseconds, the page
 * that measures would arrive too late to keep its promise of less than 300 ms, or would find nothing in time.
 */
const FAR_MS = 450;
/** The same of the round trip alone, which is all that a proxy tells. */
const FAR_PROXIED_MS = 400;

/** Handshakes that take longer are not told apart from those that failed. */
const FORGET_AFTER_MS = 15_000;

/** Times the handshake of every connection, from its beginning to the client's last message. */
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
    socket[HANDSHAKE] = performance.now() - at;
  });
}

const keyOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress}|${remotePort}`;

/** Whether a request comes by a line on which the page that measures would hold its visitor up for too long. */
export const isFar = (request: RedirectRequest): boolean =>
  ((request.socket as Socket & Timed)[HANDSHAKE] ?? 0) > FAR_MS || (roundTripFromProxy(request) ?? 0) > FAR_PROXIED_MS;
