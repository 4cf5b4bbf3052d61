import { TRIED_DAYS } from './rules.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The waits after the first attempts, milliseconds; the last one repeats. */
const WAITS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  DAY_MS,
] as const;
/** What a wait may be longer by, so that what failed together is not tried together. */
const JITTER = 0.2;

/** No delivery waits for longer, milliseconds. */
export const LONGEST_WAIT_MS = DAY_MS * (1 + JITTER);

/** How long an endpoint asks to be left alone, milliseconds: a number of seconds, or a date; 0 for anything else. */
export function askedWait(retryAfter: string | undefined, now = Date.now()): number {
  if (!retryAfter) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/**
 * The wait after so many failed attempts, milliseconds: longer where the endpoint asks for it, up to a day; null when the time of the
 * delivery would be over.
 */
export function nextWait(attempts: number, queuedAt: Date, askedMs: number, now = Date.now()): number | null {
  const planned = WAITS[Math.min(attempts, WAITS.length) - 1] ?? DAY_MS;
  const wait = Math.max(planned * (1 + Math.random() * JITTER), Math.min(askedMs, DAY_MS));
  return now + wait > queuedAt.getTime() + TRIED_DAYS * DAY_MS ? null : wait;
}
