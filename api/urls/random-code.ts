import { randomInt } from 'node:crypto';
import { DEFAULT_CODE_LENGTH } from '../common/input-limits.ts';
import { isReserved } from './rules.ts';

/** Letters and digits without similar-looking ones: no 0 O o, no 1 I l i. */
export const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** How a code can look: any readable characters, those without capitals, or syllables that are easy to say. */
export const codeStyles = ['mixed', 'lowercase', 'word'] as const;
export type CodeStyle = (typeof codeStyles)[number];

const LOWERCASE = ALPHABET.replace(/[A-Z]/g, '');
/** No consonant that sounds like another (c, q, x), and no l, which looks like one. */
const CONSONANTS = 'bdfghjkmnprstvwyz';
const VOWELS = 'aeiou';
/** Syllables that together are rude in a language or other. */
const RUDE = /rape|nazi|pedo|homo|puta|puto|pene|suka|kaka|nega|fuka|kike|dago/;

const alphabets: Record<CodeStyle, (index: number) => string> = {
  mixed: () => ALPHABET,
  lowercase: () => LOWERCASE,
  word: (index) => (index % 2 ? VOWELS : CONSONANTS),
};

/** A random code from a cryptographic source, never a reserved word. */
export function randomCode(length: number = DEFAULT_CODE_LENGTH, style: CodeStyle = 'mixed'): string {
  const characters = Array.from({ length }, (_none, index) => {
    const alphabet = alphabets[style](index);
    return alphabet[randomInt(alphabet.length)];
  });
  const code = characters.join('');
  return isReserved(code) || (style === 'word' && RUDE.test(code)) ? randomCode(length, style) : code;
}
