import { createHmac, randomBytes } from 'node:crypto';

/** What tells visitors of one experiment and day apart. */
export interface DailyVisitor {
  experimentId: number;
  /** YYYY-MM-DD on the owner's calendar. */
  day: string;
  address: string;
  userAgent: string;
}

/** Until the installation's key is set, one of this process. */
let key: Buffer = randomBytes(32);

/** Sets the key that all processes of the installation share, so that they choose alike. */
export function useExperimentKey(next: Buffer): void {
  key = next;
}

const VALUES = 2 ** 32;

/**
 * A number from 0 to below 1 that is the same for a visitor's whole day, and evenly spread over visitors, days and
 * experiments. It is computed for each click and never stored.
 */
export function placeOfVisitor({ experimentId, day, address, userAgent }: DailyVisitor): number {
  const text = `${experimentId}\n${day}\n${address}\n${userAgent}`;
  return createHmac('sha256', key).update(text).digest().readUInt32BE(0) / VALUES;
}

/** The index of the weight in whose part of the whole a place from 0 to below 1 lies. */
export function indexAt(place: number, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let end = 0;
  const found = weights.findIndex((weight) => place * total < (end += weight));
  return found < 0 ? weights.length - 1 : found;
}
