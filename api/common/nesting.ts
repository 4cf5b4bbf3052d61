import { UserError } from './user-error.ts';

/** How deep lists and objects of a request's JSON may be nested; what the doors document is 5 deep at most. */
export const MAX_NESTING = 32;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((one) =>
  one.charCodeAt(0),
);

/**
 * Throws UserError INVALID for a JSON text that is nested too deep, for whatever reads it afterwards may recurse. The text is
 * read once, from left to right; what is no JSON is not refused here.
 */
export function refuseDeepJson(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_LIST || code === OPEN_OBJECT) depth++;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
    if (depth > MAX_NESTING) {
      throw new UserError('INVALID', `JSON can be nested ${MAX_NESTING} levels deep at most.`);
    }
  }
}

/** Where the string that begins at a quote ends, which is a quote as well, or the end of the text. */
function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return text.length;
}
