import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What every API key begins with; scanners of source code know keys by it. */
export const KEY_PREFIX = 'fbapi_';
const RANDOM_CHARACTERS = 30;
const CHECKSUM_CHARACTERS = 6;
const HINT_CHARACTERS = 4;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SHAPE = new RegExp(`^${KEY_PREFIX}([0-9A-Za-z]{${RANDOM_CHARACTERS}})([0-9A-Za-z]{${CHECKSUM_CHARACTERS}})$`);

/** The CRC-32 of the random characters in base 62, as GitHub's tokens have it: who finds a key can tell that it is one. */
function checksumOf(random: string): string {
  let text = '';
  for (let rest = crc32(random); text.length < CHECKSUM_CHARACTERS; rest = Math.floor(rest / ALPHABET.length)) {
    text = ALPHABET[rest % ALPHABET.length]! + text;
  }
  return text;
}

/** A new secret key: the prefix, 178 random bits and their checksum. */
export function makeKey(): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return KEY_PREFIX + random + checksumOf(random);
}

/** Whether a bearer token claims to be an API key. */
export const looksLikeKey = (token: string): boolean => token.startsWith(KEY_PREFIX);

/** Whether a text has the form of a key and its own checksum; others are refused unread. */
export function isKey(text: string): boolean {
  const [, random, checksum] = SHAPE.exec(text) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

/** The form in which a key is stored. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The last characters of a key, which do not suffice to use it. */
export const hintOf = (key: string): string => key.slice(-HINT_CHARACTERS);
