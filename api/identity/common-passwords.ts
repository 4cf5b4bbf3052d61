import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords of at least eight characters that attackers try first, in lower case; digits and keyboard rows included. */
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

/** Whether a password would be among the first guesses: a very common one, one repeated character, or the email. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.trim().toLowerCase();
  const [name = ''] = email.split('@');
  const isOneCharacter = new Set(lower).size === 1;
  return COMMON.has(lower) || isOneCharacter || lower === email || (name.length >= 8 && lower === name);
}
