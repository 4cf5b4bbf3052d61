import { createHmac, timingSafeEqual } from 'node:crypto';
import { CLICK_ID_BYTES, clickIdDigits, clickTimestamp } from '../clicks/click-id.ts';

/** A click id that visitors see: the id and its signature, 48 hexadecimal digits. */
const SIGNATURE_BYTES = 8;
const SHAPE = /^[0-9a-f]{48}$/i;

/** A click whose id was signed here. */
export interface SignedClick {
  /** A UUID version 7 as 32 hexadecimal digits. */
  clickId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The link's owner keeps as little as possible about each visitor. */
  isPrivate: boolean;
}

let key: Buffer | null = null;

/** Sets the installation's key, without which nothing is signed. */
export function useSigningKey(next: Buffer): void {
  key = next;
}

/** A click id as visitors see it; null while there is no key. One that was not signed here is refused unseen. */
export const signClickId = (id: Buffer, isPrivate: boolean): string | null =>
  key && Buffer.concat([id, signatureOf(key, id, isPrivate)]).toString('hex');

/** The click that a visitor names; null when the id was not signed here. */
export function readClickId(text: string): SignedClick | null {
  if (!key || !SHAPE.test(text)) return null;
  const bytes = Buffer.from(text, 'hex');
  const id = bytes.subarray(0, CLICK_ID_BYTES);
  const signature = bytes.subarray(CLICK_ID_BYTES);
  for (const isPrivate of [false, true]) {
    if (!timingSafeEqual(signature, signatureOf(key, id, isPrivate))) continue;
    return { clickId: clickIdDigits(id, 0), at: clickTimestamp(id, 0), isPrivate };
  }
  return null;
}

const signatureOf = (secret: Buffer, id: Buffer, isPrivate: boolean): Buffer =>
  createHmac('sha256', secret)
    .update(id)
    .update(isPrivate ? 'private' : '')
    .digest()
    .subarray(0, SIGNATURE_BYTES);
