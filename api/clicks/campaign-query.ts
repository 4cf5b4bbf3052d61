/** The UTM parameters that are kept; a destination's own count where the request has none of that name. */
const UTM = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Advertising click ids whose presence is kept, never their value. */
export const AD_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid', 'twclid', 'li_fat_id', 'dclid'];

/** A label's longest length, UTF-16 code units. */
export const MAX_LABEL = 100;
/** Percent-encoded, a code unit takes nine characters at most; there is room for two that are no part of the label. */
const MAX_VALUE = (MAX_LABEL + 2) * 9;

/** The longest text campaignQuery returns, characters. */
export const MAX_CAMPAIGN_TEXT = [...UTM.map((name) => `${name}=${'x'.repeat(MAX_VALUE)}`), ...AD_IDS, 'qr=1'].join(
  '&',
).length;

const NAMES = [...UTM, ...AD_IDS, 'qr'];
const numberOf = new Map(NAMES.map((name, at) => [name, at]));
const QR = NAMES.length - 1;

interface Kept {
  text: string;
  /** A bit for each of NAMES. */
  seen: number;
}

/**
 * What tells the campaign in a request's query and its destination's: each name once, the request's own first, values as
 * they were encoded and each cut by itself. Of the destination only UTM parameters count.
 */
export function campaignQuery(own: string, destination: string): string {
  const kept: Kept = { text: '', seen: 0 };
  keepParts(own, kept, NAMES.length);
  keepParts(destination, kept, UTM.length);
  return kept.text;
}

/** Keeps parameters of the first `names` of NAMES. */
function keepParts(query: string, kept: Kept, names: number): void {
  for (let from = 0; from < query.length;) {
    const next = query.indexOf('&', from);
    const end = next === -1 ? query.length : next;
    const part = query.slice(from, end);
    const equals = part.indexOf('=');
    const number = numberOf.get(nameOf(equals === -1 ? part : part.slice(0, equals)));
    if (number !== undefined && number < names) keep(number, equals === -1 ? '' : part.slice(equals + 1), kept);
    from = end + 1;
  }
}

function keep(number: number, value: string, kept: Kept): void {
  const bit = 1 << number;
  if (kept.seen & bit || (number < UTM.length && !value)) return;
  kept.seen |= bit;
  if (kept.text) kept.text += '&';
  kept.text += NAMES[number]!;
  if (number < UTM.length) kept.text += `=${cut(value)}`;
  else if (number === QR) kept.text += value === '1' ? '=1' : '=0';
}

/** A parameter's name; some senders encode its underscore. Nothing is thrown: a query of nonsense must cost little. */
const nameOf = (text: string) =>
  text.includes('%')
    ? text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** A value no longer than MAX_VALUE, cut where a character ends; the last one may go that would have fitted. */
function cut(value: string): string {
  if (value.length <= MAX_VALUE) return value;
  return value
    .slice(0, MAX_VALUE)
    .replace(/%[0-9a-f]?$/i, '')
    .replace(/(%[c-f][0-9a-f](%[89ab][0-9a-f])*|[\xc0-\xff][\x80-\xbf]*)$/i, '');
}
