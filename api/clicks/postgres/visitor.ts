import { hash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { secretsOf } from '../../click-model/daily-salts.ts';

/** Block size of SHA-256, to which RFC 2104 pads the key. */
const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
const NUMBER_BYTES = 8;

/** A day's salt as the two padded keys of HMAC. */
export interface Salt {
  inner: Buffer;
  outer: Buffer;
}

/**
 * Prepares a salt for many visitors. HMAC is implemented here over one-shot hashes, because createHmac creates an object
 * for every call, which took a fifth of the ingester's time. A test compares both.
 */
export function prepareSalt(secret: Buffer): Salt {
  const padded = Buffer.alloc(BLOCK_BYTES);
  secret.copy(padded);
  const outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);
  for (let at = 0; at < BLOCK_BYTES; at++) outer[at] = padded[at]! ^ 0x5c;
  return { inner: padded.map((byte) => byte ^ 0x36) as Buffer, outer };
}

/**
 * The number of a daily visitor: the first 64 bits of HMAC-SHA-256 over owner, address and User-Agent under the day's
 * salt, as a string of eight characters, one per byte. It differs between owners and days, and cannot be computed again
 * once the salt is destroyed.
 */
export function visitorNumber(salt: Salt, ownerId: number, address: string, userAgent: string): string {
  const text = `${ownerId}\n${address}\n${userAgent}`;
  const message = Buffer.allocUnsafe(BLOCK_BYTES + text.length * 3);
  salt.inner.copy(message);
  const length = BLOCK_BYTES + message.write(text, BLOCK_BYTES);
  hash('sha256', message.subarray(0, length), 'buffer').copy(salt.outer, BLOCK_BYTES);
  return hash('sha256', salt.outer, 'binary').slice(0, NUMBER_BYTES);
}

/** The salts of days (YYYY-MM-DD). */
export type Salts = ReadonlyMap<string, Salt>;

/** The salts of these days (YYYY-MM-DD), which all nodes share. */
export async function saltsOf(client: ClientBase, days: string[]): Promise<Salts> {
  const secrets = await secretsOf(client, days);
  return new Map([...secrets].map(([day, secret]) => [day, prepareSalt(secret)]));
}

/** Whether two salts come from one secret. */
export const isSameSalt = (one: Salt, other: Salt): boolean => one.inner.equals(other.inner);
