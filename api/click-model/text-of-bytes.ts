const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes a header or request target, which has one character per byte; some senders use raw UTF-8. */
export function textOfBytes(bytes: string): string {
  if (!/[\x80-\xff]/.test(bytes)) return bytes;
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return bytes; // Latin-1, which Unicode contains unchanged
  }
}
