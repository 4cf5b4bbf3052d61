import { isIP } from 'node:net';
import { packCountry } from './dimensions.ts';
import { Lru } from '../common/lru.ts';
import { addressBytes } from './address-bytes.ts';
import { countryCodeOf } from './country-ranges.ts';
import { NetworkTable } from './networks.ts';
import { PlaceDatabase, type Value } from './place-database.ts';
import { placeFiles } from './place-files.ts';

/** Location and network of an address. */
export interface Place {
  /** Packed ISO code; 0 when unknown. */
  country: number;
  /** "City|Region|CC"; null when unknown. */
  city: string | null;
  /** "AS<number> <organisation>"; null when unknown. */
  network: string | null;
}

/** What records of both formats of city databases tell of a city: flat (DB-IP from npm) and nested (MaxMind). */
interface CityRecord {
  state1?: string;
  city?: string | Named;
  subdivisions?: Named[];
}

interface Named {
  names?: { en?: string };
}

const MAX_LABEL = 200;
/** Two to four MB each: visitors come again, and from the same cities. */
const KNOWN = { addresses: 8_192, cities: 16_384 };

/** The databases of places. */
export interface Places {
  /** The place of an address as plainAddress returns it. */
  find(address: string): Place;
}

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Normalizes an address: IPv4 instead of IPv4-mapped IPv6, and no zone after a local address. */
export const plainAddress = (address: string): string =>
  address.includes(':') ? address.replace(MAPPED, '').split('%', 1)[0]! : address;

const unknown: Place = { country: 0, city: null, network: null };

/** Opens the city databases (the operator's, or those from npm) and the tables of networks; takes about 50 ms. */
export function openPlaces(): Places {
  const v4Networks = new NetworkTable(placeFiles.networksV4, Number, (address) => address >>> 8);
  // Nearly no network smaller than 64 bits is announced.
  const v6Networks = new NetworkTable(
    placeFiles.networksV6,
    (digits) => BigInt(digits) >> 64n,
    (address) => Number(address >> 16n),
  );
  const v4 = new Family(placeFiles.cityV4, (address) => v4Networks.find(address.readUInt32BE()));
  const v6 = new Family(placeFiles.cityV6, (address) => v6Networks.find(address.readBigUInt64BE()));
  // A lookup of an IPv6 address in a file of IPv4 ranges returns a wrong place, not an error.
  const families: Record<number, Family> = { 4: v4, 6: v6 };
  return { find: (address) => families[isIP(address)]?.find(address) ?? unknown };
}

/** The places of IPv4 or of IPv6. */
class Family {
  readonly #path: string;
  #cities: PlaceDatabase;
  readonly #networkOf: (address: Buffer) => string | null;
  /** What was last looked up, by address; and the cities last met, by where their record is. */
  readonly #known = new Lru<string, Place>(KNOWN.addresses);
  readonly #knownCities = new Lru<number, Omit<Place, 'network'>>(KNOWN.cities);

  constructor(path: string, networkOf: (address: Buffer) => string | null) {
    this.#path = path;
    this.#cities = new PlaceDatabase(path);
    this.#networkOf = networkOf;
  }

  find(address: string): Place {
    return this.#known.getOrMake(address, () => this.#read(addressBytes(address)));
  }

  #read(address: Buffer): Place {
    return { ...this.#city(address), network: this.#networkOf(address) };
  }

  #city(address: Buffer): Omit<Place, 'network'> {
    try {
      return this.#cityIn(this.#cities, address);
    } catch {
      const successor = new PlaceDatabase(this.#path); // the operator has overwritten the file
      this.#cities.close();
      this.#cities = successor;
      this.#knownCities.clear();
      return this.#cityIn(successor, address);
    }
  }

  #cityIn(cities: PlaceDatabase, address: Buffer): Omit<Place, 'network'> {
    const at = cities.find(address);
    return at === null ? unknown : this.#knownCities.getOrMake(at, () => cityOf(cities.read(at)));
  }
}

function cityOf(value: Value): Omit<Place, 'network'> {
  const code = countryCodeOf(value);
  return { country: packCountry(code), city: cityLabel(value as CityRecord, code) };
}

function cityLabel(record: CityRecord, code: string | undefined): string | null {
  const city = typeof record.city === 'string' ? record.city : englishName(record.city);
  if (!city) return null;
  const region = record.state1 ?? englishName(record.subdivisions?.[0]) ?? '';
  return [city, region, code ?? ''].join('|').slice(0, MAX_LABEL);
}

const englishName = (named: Named | undefined): string | undefined => named?.names?.en;
