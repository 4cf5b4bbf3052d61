/** The UTM parameters that are kept; a destination's count when the request lacks them. */
const UTM = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Advertising click ids; their presence is kept, never their value. */
export const AD_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid', 'twclid', 'li_fat_id', 'dclid'];

/** Longest label, UTF-16 code units. */
export const MAX_LABEL = 100;
/** A percent-encoded code unit has at most nine characters; two more units may be trimmed from the label. */
const MAX_VALUE = (MAX_LABEL + 2) * 9;

/** Longest result of campaignQuery, characters; one for the empty parameter. */
export const MAX_CAMPAIGN_TEXT =
  [...UTM.map((name) => `${name}=${'x'.repeat(MAX_VALUE)}`), ...AD_IDS, 'qr=1'].join('&').length + 1;

const NAMES = [...UTM, ...AD_IDS, 'qr'];
const numberOf = new Map(NAMES.map((name, at) => [name, at]));
const QR = NAMES.length - 1;

interface Kept {
  text: string;
  /** One bit for each of NAMES. */
  seen: number;
}

/**
 * Extracts the campaign parameters of a request's query and of its destination's. Each name occurs once, the request's
 * first; values stay encoded, and each is cut by itself. Of the destination only UTM parameters count; they follow an empty
 * parameter, which nothing else leaves behind.
 */
export function campaignQuery(own: string, destination: string): string {
  const kept: Kept = { text: '', seen: 0 };
  keepParts(own, kept, NAMES.length);
  const rest: Kept = { text: '', seen: kept.seen };
  keepParts(destination, rest, UTM.length);
  return rest.text ? `${kept.text}${kept.text && '&'}&${rest.text}` : kept.text;
}

/** The part of campaignQuery's result that came with the request. */
export function ownPart(query: string): string {
  if (query.startsWith('&')) return '';
  const end = query.indexOf('&&');
  return end === -1 ? query : query.slice(0, end);
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

/** A parameter's name; some senders encode its underscore. Never throws, so that a malformed query costs little. */
const nameOf = (text: string) =>
  text.includes('%')
    ? text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** Cuts a value to MAX_VALUE at the end of a character; a last character that would just fit may be lost. */
function cut(value: string): string {
  if (value.length <= MAX_VALUE) return value;
  return value
    .slice(0, MAX_VALUE)
    .replace(/%[0-9a-f]?$/i, '')
    .replace(/(%[c-f][0-9a-f](%[89ab][0-9a-f])*|[\xc0-\xff][\x80-\xbf]*)$/i, '');
}
