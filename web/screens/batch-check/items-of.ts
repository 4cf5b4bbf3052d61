const CODES = /^[\w-]+(?:[,;][\w-]+)+$/;

/** Texts in their order, each once. */
export const distinct = (items: string[]) => [...new Set(items.map((item) => item.trim()).filter(Boolean))];

/** The items of a typed or pasted text: one a line, or several between spaces, tabs or commas. */
export function itemsOfText(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^["'<]+|["'>,;]+$/g, ''));
  return distinct(words.flatMap((word) => (CODES.test(word) ? word.split(/[,;]/) : word)));
}
