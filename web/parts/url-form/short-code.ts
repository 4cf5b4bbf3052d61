import { DEFAULT_CODE_LENGTH, MAX_CODE_LENGTH } from '../../input-limits.ts';

/** Letters and digits without similar-looking ones. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** Letters that are no plain letter with an accent. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  ı: 'i',
};

/**
 * The short code that a typed text becomes: spaces become hyphens, letters lose their accents, and what a code cannot
 * contain is left out; at most 64 characters.
 */
export const codeOf = (typed: string): string =>
  typed
    .replace(/\s+/g, '-')
    .replace(/[ßæÆœŒøØłŁđĐþÞðı]/g, (letter) => SPELLED[letter]!)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .slice(0, MAX_CODE_LENGTH);

/** A code made in the browser, from its cryptographic source, when the server cannot make one. */
export function localCode(): string {
  const limit = 256 - (256 % ALPHABET.length);
  let code = '';
  while (code.length < DEFAULT_CODE_LENGTH) {
    // A byte beyond the last whole multiple would favour the first letters.
    const [byte = limit] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) code += ALPHABET[byte % ALPHABET.length];
  }
  return code;
}
