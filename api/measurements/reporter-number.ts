import { createHmac, randomBytes } from 'node:crypto';
import { addressKey } from '../common/address-key.ts';

const DAY_MS = 86_400_000;
/** An IPv6 network of 48 bits is given to one customer at most: whoever has one could be thousands of addresses. */
const GROUPS = 3;

let key = randomBytes(32);
let day = 0;

/**
 * A number that tells reporters of one day apart, and nothing about them: its key is in the memory of one process, for that
 * day. Two processes give the same reporter different numbers.
 */
export function reporterNumber(address: string, now: number): number {
  const today = Math.floor(now / DAY_MS);
  if (today !== day) [key, day] = [randomBytes(32), today];
  return createHmac('sha256', key).update(addressKey(address, GROUPS)).digest().readInt32LE(0);
}
