const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a header or request target says: it comes one byte a character, and some senders write UTF-8 unencoded. */
export function textOfBytes(bytes: string): string {
  if (!/[\x80-\xff]/.test(bytes)) return bytes;
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return bytes; // Latin-1, whose characters are those of Unicode
  }
}
