/** The UTM parameters, without the `utm_` before their names, in the order in which they are asked for. */
export const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof utmFields)[number];
export type UtmValues = Readonly<Record<UtmField, string>>;

/** An address as it is typed, in three parts; the query is null without a question mark. */
interface Parts {
  before: string;
  query: string | null;
  fragment: string;
}

function partsOf(address: string): Parts {
  const hash = address.indexOf('#');
  const whole = hash === -1 ? address : address.slice(0, hash);
  const fragment = hash === -1 ? '' : address.slice(hash);
  const mark = whole.indexOf('?');
  return mark === -1
    ? { before: whole, query: null, fragment }
    : { before: whole.slice(0, mark), query: whole.slice(mark + 1), fragment };
}

/** As people read it; what is not well encoded stays as it is. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

const nameOf = (part: string) => decoded(part.split('=', 1)[0]!);
const valueOf = (part: string) => (part.includes('=') ? decoded(part.slice(part.indexOf('=') + 1)) : '');
const isOf = (field: UtmField) => (part: string) => nameOf(part) === `utm_${field}`;

/** What an address has in its UTM parameters, the first of each; empty for none. */
export function utmIn(address: string): UtmValues {
  const parts = partsOf(address).query?.split('&') ?? [];
  const first = (field: UtmField) => valueOf(parts.find(isOf(field)) ?? '');
  return Object.fromEntries(utmFields.map((field) => [field, first(field)])) as Record<UtmField, string>;
}

/** The address with another value in a parameter, without the parameter for an empty one; every other byte stays. */
export function withUtm(address: string, field: UtmField, value: string): string {
  const { before, query, fragment } = partsOf(address);
  const parts = query === null || query === '' ? [] : query.split('&');
  const at = parts.findIndex(isOf(field));
  const isSame = at !== -1 && parts.filter(isOf(field)).length === 1 && valueOf(parts[at]!) === value;
  if (isSame || (at === -1 && value === '')) return address;
  const written = `utm_${field}=${encodeURIComponent(value.toWellFormed())}`;
  const kept = parts.flatMap((part, index) => {
    if (!isOf(field)(part)) return [part];
    return index === at && value !== '' ? [written] : [];
  });
  if (at === -1) kept.splice(kept.at(-1) === '' ? -1 : kept.length, kept.at(-1) === '' ? 1 : 0, written);
  return `${before}${kept.length ? `?${kept.join('&')}` : ''}${fragment}`;
}

/** The address with all values that a template has; its other parameters stay. */
export const filledIn = (address: string, values: UtmValues): string =>
  utmFields.reduce((filled, field) => (values[field] ? withUtm(filled, field, values[field]) : filled), address);

/** The address without spaces around its UTM parameters. */
export const trimmed = (address: string, field: UtmField): string =>
  withUtm(address, field, utmIn(address)[field].trim());

/** An address in pieces, those of UTM parameters marked. */
export function pieces(address: string): { text: string; isUtm: boolean }[] {
  const { before, query, fragment } = partsOf(address);
  if (query === null) return [{ text: address, isUtm: false }];
  const parts = query.split('&').map((text) => ({ text, isUtm: utmFields.some((field) => isOf(field)(text)) }));
  const joined = parts.flatMap((part, index) => (index ? [{ text: '&', isUtm: false }, part] : [part]));
  return [{ text: `${before}?`, isUtm: false }, ...joined, { text: fragment, isUtm: false }].filter(({ text }) => text);
}
