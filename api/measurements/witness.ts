import { Lru } from '../common/lru.ts';

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

/**
 * Remembers how long it took, milliseconds, until the browser behind a click acknowledged the last byte of what it had asked for
 * under this number.
 */
export function rememberDelivery(clickId: string, number: string, ms: number): void {
  deliveries.set(`${clickId} ${number}`, ms);
}

/** How long that took; null where nobody acknowledged it, or another process sent it. */
export const deliveryOf = (clickId: string, number: string): number | null =>
  deliveries.get(`${clickId} ${number}`) ?? null;
