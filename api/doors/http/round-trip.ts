import { shortestRoundTripOf } from './ping-round-trips.ts';
import { isTrustedProxy } from './trusted-proxies.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/** Microseconds, as nginx has them in $tcpinfo_rtt. */
const HEADER = 'x-client-rtt';
const MICROSECONDS = /^\d{1,8}$/;
/** What takes longer was not one round trip. */
const MAX_MS = 10_000;

/** Whether a request comes from a proxy that is trusted to speak for visitors. */
export const isProxied = ({ socket }: Pick<RedirectRequest, 'socket'>): boolean =>
  isTrustedProxy?.(socket.remoteAddress ?? '', 0) ?? false;

/** The round trip between a visitor and the trusted proxy in front, as that tells it, milliseconds; null where it does not. */
export function roundTripFromProxy(request: RedirectRequest): number | null {
  const header = request.headers[HEADER];
  if (typeof header !== 'string' || !MICROSECONDS.test(header) || !isProxied(request)) return null;
  const ms = Number(header) / 1_000;
  return ms > 0 && ms <= MAX_MS ? ms : null;
}

/** The round trip of a request's connection so far, as this side saw it, milliseconds; null where nobody measured it. */
export const roundTripOf = (request: RedirectRequest): number | null =>
  isProxied(request) ? roundTripFromProxy(request) : (shortestRoundTripOf(request) ?? null);
