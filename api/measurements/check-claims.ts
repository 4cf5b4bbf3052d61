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
/**
 * How much faster than the server saw a transfer may be kept as it was reported, and what may pass beside it, milliseconds: the
 * server sees its end later.
 */
const SEEN = { margin: 1.5, besideMs: 15 } as const;

type Measured = Submission['measurements'];

/** What receipts are made out to: a click, or the test that a page of a website was told to run. */
export interface Probe {
  clickId: string;
  /** When it began, milliseconds since 1970. */
  at: number;
}

/** What the server knows of a report itself. */
export interface Witness {
  now: number;
  /** The round trip that the server saw, milliseconds; null where it saw none. */
  serverRttMs: number | null;
  /** The same as a trusted proxy tells it, which no visitor can make up; null elsewhere. */
  proxyRttMs: number | null;
}

/** Claims as they may be kept, and whether they cannot be true. */
export interface Checked {
  measurements: Measured;
  isRefuted: boolean;
}

/** What a page tells of itself, without a receipt. */
interface Own {
  roundTrips: number;
  /** Mbit/s at most. */
  mbps: number;
}

/** The most Mbit/s at which this many bytes can have come in this many milliseconds at least. */
const mostOf = (bytes: number, ms: number) => (bytes * 8) / Math.max(SHORTEST_MS, ms) / 1_000;

/** The page between link and destination is measured itself; it may have come long before, and waited for its visitor. */
const REDIRECT: Own = { roundTrips: 1, mbps: mostOf(PAGE_BYTES.own, SHORTEST_MS) };
const WEBSITE: Own = { roundTrips: 0, mbps: 0 };

/** Checks what the page of a redirect claims against what the server sent it, and when. */
export const checkPage = (click: Probe, claimed: Submission, witness: Witness): Checked =>
  check(click, REDIRECT, claimed, witness);

/** No transfer of a website has more bytes, so that no speed above this was measured, Mbit/s. */
const FASTEST_MBPS = mostOf(102_400, SHORTEST_MS);

/** The same of a page of a website. Speeds for which nothing was fetched here (`probe` is null, or no receipts) are left out. */
export function checkWebsite(
  probe: Probe | null,
  claimed: Pick<Submission, 'measurements' | 'measurementDurationMs'>,
  witness: Witness,
): Checked {
  const measurements = asLowerBounds(claimed.measurements);
  if (!probe || !readReceipts(probe.clickId, measurements.receipts).length)
    return { measurements: { ...measurements, throughputSamplesMbps: [] }, isRefuted: false };
  return check(probe, WEBSITE, { ...claimed, measurements }, witness);
}

/** Transfers that took less than 10 ms tell only that the way is at least so fast. */
function asLowerBounds(measurements: Measured): Measured {
  const speeds = measurements.throughputSamplesMbps;
  if (!speeds.some((speed) => speed > FASTEST_MBPS)) return measurements;
  const throughputSamplesMbps = speeds.map((speed) => Math.min(speed, FASTEST_MBPS));
  return { ...measurements, throughputSamplesMbps, throughputKind: 'lower_bound' };
}

/**
 * A claim is refuted that names a longer time than since its begin, more round trips than it has receipts, or more speed than the
 * server's own clock allows for what it sent. A speed that this clock allows, but did not see, becomes a lower bound.
 */
function check(
  probe: Probe,
  own: Own,
  claimed: Pick<Submission, 'measurements' | 'measurementDurationMs'>,
  { now, serverRttMs, proxyRttMs }: Witness,
): Checked {
  const { measurements, measurementDurationMs } = claimed;
  const elapsed = now - probe.at;
  const rtts = measurements.rttSamplesMs;
  const receipts = readReceipts(probe.clickId, measurements.receipts);
  const isTooMuch = measurementDurationMs > elapsed + MARGIN_MS || rtts.length > receipts.length + own.roundTrips;
  // What the server saw may have waited behind the transfer, and what is claimed may be too long.
  const rtt = Math.min(serverRttMs ?? elapsed, ...rtts, elapsed);
  const most = Math.max(own.mbps, ...receipts.map((receipt) => mostBy(probe, receipt, elapsed, rtt)));
  const isRefuted = isTooMuch || measurements.throughputSamplesMbps.some((speed) => speed > most * MARGIN);
  if (isRefuted) return { measurements, isRefuted };
  /** How long a transfer took without its round trip. Of one that nobody acknowledged only a proxy can tell that. */
  const seen = (receipt: Receipt): Transfer[] => {
    const acknowledgedMs = deliveryOf(probe.clickId, receipt);
    const ms = acknowledgedMs ?? elapsed - receipt.askedMs;
    const way = acknowledgedMs === null ? proxyRttMs : serverRttMs;
    return ms < 0 ? [] : [{ bytes: receipt.bytes, ms: ms - Math.min(way ?? 0, ...rtts) }];
  };
  return { measurements: asSeen(own, measurements, receipts.flatMap(seen)), isRefuted };
}

/**
 * The most that a receipt can show. Nobody has it before all its bytes, nor acknowledges these before: by the end of either
 * the transfer was over, whatever its page says.
 */
function mostBy({ clickId }: Probe, receipt: Receipt, elapsed: number, rtt: number): number {
  const { bytes, askedMs } = receipt;
  const acknowledgedMs = deliveryOf(clickId, receipt);
  if (acknowledgedMs === null) return mostOf(bytes, elapsed - askedMs - rtt - BESIDE_MS.reported);
  // A packet that is sent again takes another round trip.
  return mostOf(bytes, acknowledgedMs / CLOCK_MARGIN - 2 * rtt - BESIDE_MS.acknowledged);
}

/** A transfer as the server saw it. */
interface Transfer {
  bytes: number;
  ms: number;
}

/** Speeds as they are where they fit what was seen; else the one that is certain, as a lower bound. */
function asSeen(own: Own, measurements: Measured, transfers: readonly Transfer[]): Measured {
  const fastest = (besideMs: number) => Math.max(0, ...transfers.map(({ bytes, ms }) => mostOf(bytes, ms - besideMs)));
  const most = Math.max(own.mbps, fastest(SEEN.besideMs) * SEEN.margin) * MARGIN;
  if (!measurements.throughputSamplesMbps.some((speed) => speed > most)) return measurements;
  const certain = fastest(0);
  return { ...measurements, throughputSamplesMbps: certain ? [certain] : [], throughputKind: 'lower_bound' };
}
