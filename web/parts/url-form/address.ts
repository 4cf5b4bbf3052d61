/** A scheme, unless its colon stands before a port: `example.com:8080`. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;
/** An address without a scheme that nobody types by accident: a host with a dot and a top level of letters. */
const BARE = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** The address as the server will complete it: with `https://` where the scheme is missing. */
export const withScheme = (typed: string): string => (SCHEME.test(typed) ? typed : `https://${typed}`);

/** The web address that a pasted text consists of; null for any other text. */
export function addressIn(text: string): string | null {
  const address = text.trim();
  if (/\s/.test(address)) return null;
  return (/^https?:\/\/./i.test(address) && URL.canParse(address)) || BARE.test(address) ? address : null;
}
