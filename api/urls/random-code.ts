import { randomInt } from 'node:crypto';
import { DEFAULT_CODE_LENGTH } from '../input-limits.ts';
import { isReserved } from './rules.ts';

/** Letters and digits without similar-looking ones: no 0 O o, no 1 I l i. */
export const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random code from a cryptographic source, never a reserved word. */
export function randomCode(length: number = DEFAULT_CODE_LENGTH): string {
  const code = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return isReserved(code) ? randomCode(length) : code;
}
