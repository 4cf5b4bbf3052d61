import type { IncomingMessage } from 'node:http';
import { config } from '../../common/config.ts';
import { handshakeOf } from './handshake.ts';
import { isTrustedProxy } from './trusted-proxies.ts';

/** Microseconds, as nginx has them in $tcpinfo_rtt. */
const HEADER = 'x-client-rtt';
const MICROSECONDS = /^\d{1,8}$/;
/** What takes longer was not one round trip. */
const MAX_MS = 10_000;

/**
 * The round trip of a request's connection in milliseconds, as this side saw it; null where nobody measured it. A trusted
 * proxy tells it in a header, otherwise it is that of the handshake with this server.
 */
export const roundTripOf: (request: IncomingMessage) => number | null =
  config.tls || isTrustedProxy ? measured : () => null;

function measured(request: IncomingMessage): number | null {
  const isProxied = isTrustedProxy?.(request.socket.remoteAddress ?? '', 0);
  const ms = isProxied ? roundTripFromProxy(request) : handshakeOf(request);
  return ms !== undefined && ms > 0 && ms <= MAX_MS ? ms : null;
}

function roundTripFromProxy({ headers }: IncomingMessage): number | undefined {
  const header = headers[HEADER];
  return typeof header === 'string' && MICROSECONDS.test(header) ? Number(header) / 1_000 : undefined;
}
