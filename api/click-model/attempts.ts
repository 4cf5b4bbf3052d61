import { clickFlags } from './record.ts';

/**
 * How the round trip of a click was to be measured, or why it was not, as it is stored and shown. A place in the list is what the
 * journal has: it never changes its meaning, and 0 is not known.
 */
export const roundTripAttempts = [
  '',
  'Attempted',
  'Level None',
  'Privacy signal',
  'Plain HTTP',
  'HTTP/1.1',
  'Behind a proxy',
] as const;
/** The same of the speed. */
export const speedAttempts = [
  '',
  'Attempted',
  'Level None',
  'Privacy signal',
  'Level Essential',
  'Save-Data',
  'Not a page visit',
  'Unverified website',
  'Slow network or country',
  'Slow handshake',
  'Behind a proxy',
  'Plain HTTP',
] as const;
export type RoundTripAttempt = (typeof roundTripAttempts)[number];
export type SpeedAttempt = (typeof speedAttempts)[number];

/** What was tried, whether or not it gave a figure. */
export const ATTEMPTED = 'Attempted';

const SPEEDS = 16;

/** Both attempts as one number, for the journal. */
export const packAttempts = (roundTrip: RoundTripAttempt, speed: SpeedAttempt): number =>
  roundTripAttempts.indexOf(roundTrip) * SPEEDS + speedAttempts.indexOf(speed);

/** Both attempts as they are stored; null where they are not known. */
interface Attempts {
  roundTripAttempt: string | null;
  speedAttempt: string | null;
}

/** Those of clicks that are no person's. */
export const noAttempts: Attempts = { roundTripAttempt: null, speedAttempt: null };

/** The attempts of a click; what its flags say is known of older ones as well. */
export function attemptsOf({ flags, attempts }: { flags: number; attempts: number }): Attempts {
  const barred = barredBy(flags);
  return {
    roundTripAttempt: barred ?? (roundTripAttempts[Math.floor(attempts / SPEEDS)] || null),
    speedAttempt: barred ?? (speedAttempts[attempts % SPEEDS] || null),
  };
}

function barredBy(flags: number): 'Privacy signal' | 'Level None' | null {
  if (flags & clickFlags.privacy) return 'Privacy signal';
  return flags & clickFlags.withoutNetwork ? 'Level None' : null;
}
