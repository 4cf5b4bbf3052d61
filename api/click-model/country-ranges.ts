import { isIPv6 } from 'node:net';
import { addressBytes, ipv4Number } from './address-bytes.ts';
import { packCountry } from './dimensions.ts';
import { PlaceDatabase, type Value } from './place-database.ts';
import { placeFiles } from './place-files.ts';

/** Records of both formats of city databases: flat (DB-IP from npm) and nested (MaxMind). */
interface CountryRecord {
  country_code?: string;
  country?: { iso_code?: string };
}

/** Ascending ranges of addresses: each begins at its first 32 bits (and, of IPv6, at the next 32), and ends where the next begins. */
export interface CountryRanges {
  first: Uint32Array;
  next: Uint32Array | null;
  /** Packed ISO codes; 0 where it is unknown. */
  countries: Uint16Array;
  /** By the first 16 bits of an address: the range that holds the first address with them, and at the end the last range. */
  starts: Uint32Array;
}

/** The countries of all addresses, 6 MB for the databases of DB-IP. */
export interface CountryTable {
  v4: CountryRanges;
  v6: CountryRanges;
}

/** The ISO code that a record of a city names, as it is written there. */
export function countryCodeOf(value: Value): string | undefined {
  const record = value as CountryRecord;
  return record.country_code ?? record.country?.iso_code;
}

/** Reads the countries of all addresses from the city databases; takes two seconds. Throws where a file cannot be read. */
export function readCountryTable(): CountryTable {
  return { v4: readRanges(placeFiles.cityV4, 32), v6: readRanges(placeFiles.cityV6, 64) };
}

/** No network smaller than 64 bits is announced, so that of IPv6 the upper half decides. */
function readRanges(path: string, bits: 32 | 64): CountryRanges {
  const database = new PlaceDatabase(path);
  const codes = new Map<number | null, number>([[null, 0]]);
  const codeAt = (at: number) => packCountry(countryCodeOf(database.read(at)));
  const [first, next, countries]: [number[], number[], number[]] = [[], [], []];
  let last = -1;
  try {
    database.forEachRange(bits, (high, low, at) => {
      let country = codes.get(at);
      if (country === undefined) codes.set(at, (country = codeAt(at!)));
      if (country === last) return;
      last = country;
      first.push(high);
      next.push(low);
      countries.push(country);
    });
  } finally {
    database.close();
  }
  return countryRanges(first, bits === 64 ? next : null, countries);
}

/** Ranges that can be asked; all three lists ascend by the beginnings of ranges. */
export const countryRanges = (
  first: readonly number[],
  next: readonly number[] | null,
  countries: readonly number[],
): CountryRanges => ({
  first: Uint32Array.from(first),
  next: next && Uint32Array.from(next),
  countries: Uint16Array.from(countries),
  starts: startsOf(first, next),
});

const PREFIXES = 2 ** 16;

/** Where to begin for each prefix: to search all ranges would read as many places in memory that are in no cache. */
function startsOf(first: readonly number[], next: readonly number[] | null): Uint32Array {
  const starts = new Uint32Array(PREFIXES + 1);
  let at = 0;
  for (let prefix = 0; prefix < PREFIXES; prefix++) {
    const begin = prefix * PREFIXES;
    const isUpTo = (range: number) => first[range]! < begin || (first[range] === begin && !next?.[range]);
    while (at + 1 < first.length && isUpTo(at + 1)) at++;
    starts[prefix] = at;
  }
  starts[PREFIXES] = first.length - 1;
  return starts;
}

/** The packed ISO code of an address as plainAddress returns it; 0 when unknown. */
export function countryIn({ v4, v6 }: CountryTable, address: string): number {
  const number = ipv4Number(address);
  if (number >= 0) return v4.countries[lastUpTo(v4, number, 0)]!;
  if (!isIPv6(address)) return 0;
  const bytes = addressBytes(address);
  return v6.countries[lastUpTo(v6, bytes.readUInt32BE(), bytes.readUInt32BE(4))]!;
}

/** The number of the range that holds an address; the first range begins at zero. */
function lastUpTo({ first, next, starts }: CountryRanges, high: number, low: number): number {
  const prefix = high >>> 16;
  let from = starts[prefix]!;
  let to = starts[prefix + 1]! + 1;
  while (to - from > 1) {
    const middle = (from + to) >>> 1;
    const begin = first[middle]!;
    if (begin < high || (begin === high && (next === null || next[middle]! <= low))) from = middle;
    else to = middle;
  }
  return from;
}
