/** True for text that PostgreSQL can hold: without the character NUL and without half a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** True for storable text on one line, without characters that are not printed. */
export const isPrintable = (text: string): boolean => isStorableText(text) && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** True where every text of a value is storable, however deep: a stranger's nesting must not end the stack. */
export function isStorable(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length) {
    const one = waiting.pop();
    if (typeof one === 'string' && !isStorableText(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, member] of Object.entries(one)) {
      if (!isStorableText(name)) return false;
      waiting.push(member);
    }
  }
  return true;
}
