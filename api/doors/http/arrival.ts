import type { TLSSocket } from 'node:tls';
import { config } from '../../common/config.ts';
import type { Arrival } from '../../pages/measure-page.ts';
import { noteArrival } from './hidden-arrivals.ts';
import { isProxied } from './round-trip.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/** The size of the records in which a trusted proxy encrypts answers, bytes; docs/operating.md has the line. */
const HEADER = 'x-record-bytes';
const BYTES = /^\d{1,5}$/;
/** A record is read as a whole: larger ones than a few packets hide when their bytes arrived. */
const FINE_BYTES = 4_096;

const isShortPlain = config.shortOrigin.startsWith('http:');

/**
 * Over whose connection a browser sees the bytes of an answer as they arrive; null where it does not. It does over those of our
 * own; of what a proxy encrypts, only where the proxy says that its records are small. Who runs the server hears of those
 * that do not.
 */
export function arrivalOf(request: RedirectRequest): Arrival | null {
  if (!isProxied(request)) {
    return isShortPlain || (request.socket as Partial<TLSSocket>).encrypted ? 'own' : null;
  }
  if (isShortPlain) return 'proxied';
  const header = request.headers[HEADER];
  const isFine = typeof header === 'string' && BYTES.test(header) && Number(header) <= FINE_BYTES;
  noteArrival(request.socket.remoteAddress ?? '', isFine);
  return isFine ? 'proxied' : null;
}
