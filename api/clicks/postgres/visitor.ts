import { hash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { secretsOf } from '../../click-model/daily-salts.ts';

/** Block size of SHA-256, to which RFC 2104 pads the key. */
const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
const NUMBER_BYTES = 8;

/** Holds a usual address and User-Agent; a longer one has it replaced. */
const MESSAGE_BYTES = 1_024;
/** Bytes that a character takes in UTF-8 at most, of those that JavaScript counts. */
const MOST_BYTES_EACH = 3;

/** A day's salt as the two padded keys of HMAC, each with room for what is hashed behind it. */
export interface Salt {
  inner: Buffer;
  readonly outer: Buffer;
}

/**
 * Prepares a salt for many visitors. HMAC is implemented here over one-shot hashes, because createHmac creates an object for every call,
 * which took a fifth of the ingester's time. Its memory is used again for each visitor: new buffers took longer than the hashes. A test
 * compares both.
 */
export function prepareSalt(secret: Buffer): Salt {
  const padded = Buffer.alloc(BLOCK_BYTES);
  secret.copy(padded);
  const inner = Buffer.alloc(BLOCK_BYTES + MESSAGE_BYTES);
  const outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);
  for (let at = 0; at < BLOCK_BYTES; at++) {
    inner[at] = padded[at]! ^ 0x36;
    outer[at] = padded[at]! ^ 0x5c;
  }
  return { inner, outer };
}

/**
 * The number of a daily visitor: the first 64 bits of HMAC-SHA-256 over owner, address and User-Agent under the day's
 * salt, as a string of eight characters, one per byte. It differs between owners and days, and cannot be computed again
 * once the salt is destroyed.
 */
export function visitorNumber(salt: Salt, ownerId: number, address: string, userAgent: string): string {
  const text = `${ownerId}\n${address}\n${userAgent}`;
  const most = BLOCK_BYTES + text.length * MOST_BYTES_EACH;
  if (most > salt.inner.length) salt.inner = Buffer.concat([salt.inner], most);
  const length = BLOCK_BYTES + salt.inner.write(text, BLOCK_BYTES);
  salt.outer.write(hash('sha256', salt.inner.subarray(0, length), 'binary'), BLOCK_BYTES, 'binary');
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
export const isSameSalt = (one: Salt, other: Salt): boolean =>
  one.outer.compare(other.outer, 0, BLOCK_BYTES, 0, BLOCK_BYTES) === 0;
