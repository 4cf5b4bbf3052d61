import { DEFAULT_CODE_LENGTH, MAX_CODE_LENGTH } from '../../input-limits.ts';

/** Letters and digits without similar-looking ones. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** Removes everything a short code cannot contain: keeps letters, digits, hyphens and underscores, at most 16. */
export const stripCode = (typed: string) => typed.replace(/[^A-Za-z0-9_-]/g, '').slice(0, MAX_CODE_LENGTH);

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
