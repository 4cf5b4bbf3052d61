import type { QueryForwarding } from '../generated/prisma/enums.ts';

/** Longest destination with parameters added, in characters: common servers accept some 8,000 in a request line. */
const MAX_LENGTH = 8_000;
/** Ours: it says that a code was scanned, or which click it was. */
const OWN_NAMES: ReadonlySet<string> = new Set(['qr', 'fb_click_id']);

/**
 * A destination with the parameters of the address that was opened: `add` leaves parameters that it has itself, `override`
 * replaces them. Every other byte stays as it is; a query that would make it too long is not forwarded at all.
 */
export function forwardQuery(destination: string, query: string, mode: QueryForwarding): string {
  const sent = pairsOf(query).filter((pair) => !OWN_NAMES.has(nameOf(pair)));
  if (!sent.length) return destination;
  const hash = destination.indexOf('#');
  const [address, fragment] = hash < 0 ? [destination, ''] : [destination.slice(0, hash), destination.slice(hash)];
  const mark = address.indexOf('?');
  const own = mark < 0 ? [] : pairsOf(address.slice(mark + 1));
  const pairs = mode === 'add' ? [...own, ...without(sent, own)] : [...without(own, sent), ...sent];
  const whole = `${mark < 0 ? address : address.slice(0, mark)}?${pairs.join('&')}${fragment}`;
  return whole.length > MAX_LENGTH ? destination : whole;
}

/** The parameters of a query, with what headers may not have encoded. */
const pairsOf = (query: string): string[] =>
  query
    .replace(/[^\x21-\x7e]/g, encodeURIComponent)
    .replaceAll('#', '%23')
    .split('&')
    .filter(Boolean);

/** Those pairs whose name no other pair has. */
function without(pairs: string[], others: string[]): string[] {
  const names = new Set(others.map(nameOf));
  return pairs.filter((pair) => !names.has(nameOf(pair)));
}

/** The name of a parameter as a destination reads it; as it stands where it cannot be decoded. */
function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
