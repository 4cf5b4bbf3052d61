import { createHmac, timingSafeEqual } from 'node:crypto';
import { CLICK_ID_BYTES, clickIdDigits, clickTimestamp } from '../click-model/click-id.ts';
import type { MeasurementSource } from '../generated/prisma/enums.ts';

/** A click id that visitors see: the id and its signature, 48 hexadecimal digits. */
const SIGNATURE_BYTES = 8;
const SHAPE = /^[0-9a-f]{48}$/i;

/** What the signature says of a click beside its id. */
export interface ClickMark {
  /** Who is to measure its way; visit: nobody, its id only tells a website which click led to a visit. */
  source: Exclude<MeasurementSource, 'tester'> | 'visit';
  /** The link's owner keeps as little as possible about each visitor. */
  isPrivate: boolean;
}

/** A click whose id was signed here. */
export interface SignedClick extends ClickMark {
  /** A UUID version 7 as 32 hexadecimal digits. */
  clickId: string;
  /** Milliseconds since 1970. */
  at: number;
}

const marks: readonly ClickMark[] = (['redirect', 'embed', 'visit'] as const).flatMap((source) =>
  [false, true].map((isPrivate) => ({ source, isPrivate })),
);

let key: Buffer | null = null;
let accepted: readonly Buffer[] = [];

/** Sets the installation's key, without which nothing is signed, and all whose signatures are accepted. */
export function useSigningKey(next: Buffer, all: readonly Buffer[] = [next]): void {
  key = next;
  accepted = all;
}

/** A click id as visitors see it; null while there is no key. One that was not signed here is refused unseen. */
export const signClickId = (id: Buffer, mark: ClickMark): string | null =>
  key && Buffer.concat([id, signatureOf(key, id, mark)]).toString('hex');

/** The click that a visitor names; null when the id was not signed here. */
export function readClickId(text: string): SignedClick | null {
  if (!SHAPE.test(text)) return null;
  const bytes = Buffer.from(text, 'hex');
  const id = bytes.subarray(0, CLICK_ID_BYTES);
  const signature = bytes.subarray(CLICK_ID_BYTES);
  const isOf = (one: ClickMark) => accepted.some((secret) => timingSafeEqual(signature, signatureOf(secret, id, one)));
  const mark = marks.find(isOf);
  return mark ? { ...mark, clickId: clickIdDigits(id, 0), at: clickTimestamp(id, 0) } : null;
}

const textSignature = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest().subarray(0, SIGNATURE_BYTES);

/** The signature of a text that is no click id, 16 hexadecimal digits; null while there is no key. */
export const signatureOfText = (text: string): string | null => key && textSignature(key, text).toString('hex');

/** Whether these 16 hexadecimal digits are the signature of a text. */
export const isSignature = (text: string, signature: string): boolean =>
  accepted.some((secret) => timingSafeEqual(Buffer.from(signature, 'hex'), textSignature(secret, text)));

const signatureOf = (secret: Buffer, id: Buffer, { source, isPrivate }: ClickMark): Buffer =>
  createHmac('sha256', secret)
    .update(id)
    .update(`${source}${isPrivate ? ' private' : ''}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
