import { PAGE_BYTES } from '../pages/measure-page.ts';
import { readReceipts, type Receipt } from './receipts.ts';
import type { Submission } from './submission.ts';
import { deliveryOf } from './witness.ts';

/** What arrives faster than this is reported as if it had taken so long, milliseconds; see web/measure/measure.ts. */
const SHORTEST_MS = 10;
/** Clocks and sums are rounded. */
const MARGIN = 1.01;
const MARGIN_MS = 5;
/** What protocols add to the bytes of a file, and clocks differ by. */
const CLOCK_MARGIN = 1.1;
/**
 * What may pass beside a transfer and its round trip, milliseconds: until a browser acknowledges it, jitter and a repeated
 * packet included; until a page reports that waits for its other pings first, and for its processor.
 */
const BESIDE_MS = { acknowledged: 60, reported: 400 } as const;

interface Click {
  clickId: string;
  at: number;
}

/**
 * Whether a report of the page of a redirect claims what cannot be: a longer time than since its click, more round trips than it
 * has receipts, or more speed than the server's own clock allows for what it sent. `serverRttMs` is what the server saw of
 * the way; null where it saw nothing.
 */
export function isRefuted(click: Click, claimed: Submission, now: number, serverRttMs: number | null): boolean {
  const { measurements, measurementDurationMs } = claimed;
  const elapsed = now - click.at;
  if (measurementDurationMs > elapsed + MARGIN_MS) return true;
  const receipts = readReceipts(click.clickId, measurements.receipts);
  if (measurements.rttSamplesMs.length > receipts.length + 1) return true;
  // What the server saw may have waited behind the transfer, and what is claimed may be too long.
  const rtt = Math.min(serverRttMs ?? elapsed, ...measurements.rttSamplesMs, elapsed);
  const page = mostOf(PAGE_BYTES.own, SHORTEST_MS); // it may have come long before, and waited for its visitor
  const most = Math.max(page, ...receipts.map((receipt) => mostBy(click, receipt, elapsed, rtt)));
  return measurements.throughputSamplesMbps.some((speed) => speed > most * MARGIN);
}

/** The most Mbit/s at which this many bytes can have come in this many milliseconds at least. */
const mostOf = (bytes: number, ms: number) => (bytes * 8) / Math.max(SHORTEST_MS, ms) / 1_000;

/**
 * The most that a receipt can show. Nobody has it before all its bytes, nor acknowledges these before: by the end of either
 * the transfer was over, whatever its page says.
 */
function mostBy({ clickId }: Click, { number, bytes, askedMs }: Receipt, elapsed: number, rtt: number): number {
  const acknowledgedMs = deliveryOf(clickId, number);
  if (acknowledgedMs === null) return mostOf(bytes, elapsed - askedMs - rtt - BESIDE_MS.reported);
  // A packet that is sent again takes another round trip.
  return mostOf(bytes, acknowledgedMs / CLOCK_MARGIN - 2 * rtt - BESIDE_MS.acknowledged);
}
