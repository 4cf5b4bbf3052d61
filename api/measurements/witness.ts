import { Lru } from '../common/lru.ts';
import type { Receipt } from './receipts.ts';

/** A page reports within seconds; with so many clicks since, the round trip of the reporting connection must do. */
const MOST_CLICKS = 50_000;
const roundTrips = new Lru<string, number>(MOST_CLICKS);

/** Remembers the round trip that the server saw at a click whose way is measured, until it is asked for. */
export function rememberRoundTrip(clickId: string, ms: number): void {
  roundTrips.set(clickId, ms);
}

/** The round trip that this process saw at a click; null where another process answered it, or nobody measured it. */
export const roundTripAt = (clickId: string): number | null => roundTrips.get(clickId) ?? null;

/** A page fetches a large file or two. */
const deliveries = new Lru<string, number>(MOST_CLICKS);
/** Of the one file that a receipt is for: a page may ask for others under the same number. */
const keyOf = (clickId: string, { number, bytes, askedMs }: Receipt) => `${clickId} ${number} ${bytes} ${askedMs}`;

/**
 * Remembers how long it took, milliseconds, until the browser behind a click acknowledged the last byte of the file of this
 * receipt. Of two that were asked for in the same millisecond the slower counts.
 */
export function rememberDelivery(clickId: string, receipt: Receipt, ms: number): void {
  deliveries.set(keyOf(clickId, receipt), Math.max(ms, deliveryOf(clickId, receipt) ?? 0));
}

/** How long that took; null where nobody acknowledged it, or another process sent it. */
export const deliveryOf = (clickId: string, receipt: Receipt): number | null =>
  deliveries.get(keyOf(clickId, receipt)) ?? null;
