import {
  browsers,
  channels,
  devices,
  dimensions,
  packCountry,
  systems,
  unpackCountry,
  type Dimension,
} from '../../click-model/dimensions.ts';
import { countryOf } from './country-of.ts';
import { browserOf, channelOf, deviceOf, referrerOf } from './names.ts';

/** The number of an unknown value in every dimension; its key is the empty text. */
export const UNKNOWN = 0;
export const UNKNOWN_KEY = '';

/** A dimension with a fixed list of values. */
export interface ClosedDimension {
  numbers: readonly number[];
  /** The key of a value in filters, addresses and exports. */
  keyOf(number: number): string;
  /** Its display name. */
  labelOf(number: number): string;
}

const COUNTRIES = packCountry('ZZ');
const upTo = (length: number) => Array.from({ length }, (_, number) => number);
const known = (keyOf: (number: number) => string) => (number: number) =>
  number === UNKNOWN ? UNKNOWN_KEY : keyOf(number);

const systemOf = (number: number): string => systems[number] ?? systems[UNKNOWN];

const closed: Partial<Record<Dimension, ClosedDimension>> = {
  country: {
    numbers: upTo(COUNTRIES + 1),
    keyOf: (number) => unpackCountry(number) ?? UNKNOWN_KEY,
    labelOf: (number) => countryOf(number).name,
  },
  device: {
    numbers: upTo(devices.length),
    keyOf: known((number) => deviceOf(number).device),
    labelOf: (number) => deviceOf(number).label,
  },
  os: { numbers: upTo(systems.length), keyOf: known(systemOf), labelOf: systemOf },
  browser: { numbers: upTo(browsers.length), keyOf: known(browserOf), labelOf: browserOf },
  channel: {
    numbers: upTo(channels.length),
    keyOf: known((number) => channelOf(number).channel),
    labelOf: (number) => channelOf(number).label,
  },
};

/** The values of a dimension with a fixed list; undefined for links and for texts that visitors bring. */
export const closedDimension = (dimension: Dimension): ClosedDimension | undefined => closed[dimension];

/** The number of a key, 0 for the empty one; undefined for an unknown key. */
export function numberOfKey({ numbers, keyOf }: ClosedDimension, key: string): number | undefined {
  return numbers.find((number) => keyOf(number) === key);
}

/** The label of clicks without a value in this dimension. */
export function absentLabel(dimension: Dimension): string {
  const entry = dimensions[dimension];
  return 'absent' in entry ? entry.absent : 'Unknown';
}

interface Described {
  label: string;
  detail?: string | null;
  countryCode?: string | null;
}

/** The display form of a text from visitors: cities and networks in parts, Android apps by name. */
export function describeText(dimension: Dimension, text: string): Described {
  if (dimension === 'city') {
    // "City|Region|CC"; what became "(other)" has neither region nor country.
    const [label = text, region, countryCode] = text.split('|');
    return { label, detail: region || null, countryCode: countryCode || null };
  }
  if (dimension === 'network') {
    const [, number, label] = /^(AS\d+) (.+)$/.exec(text) ?? [];
    return { label: label ?? text, detail: number ?? null };
  }
  const label = dimension === 'referrer' ? referrerOf(text) : text;
  return { label, detail: label === text ? null : text };
}
