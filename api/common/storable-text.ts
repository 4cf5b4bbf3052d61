/** True for text that PostgreSQL can hold: without the character NUL and without half a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** True for storable text on one line, without characters that are not printed. */
export const isPrintable = (text: string): boolean => isStorableText(text) && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** True where every text of a value, however deep, is storable. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, member]) => isStorableText(name) && isStorable(member));
}
