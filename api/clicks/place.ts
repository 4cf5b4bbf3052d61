import { readFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { open, type CityResponse, type Reader } from 'maxmind';
import { packCountry } from '../dimensions.ts';
import { openNetworks, type NetworkTable } from './networks.ts';
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

/** Records of both formats of city databases: flat (DB-IP from npm) and nested (MaxMind). */
interface CityRecord {
  country_code?: string;
  state1?: string;
  city?: string | Named;
  country?: { iso_code?: string };
  subdivisions?: Named[];
}

interface Named {
  names?: { en?: string };
}

const MAX_LABEL = 200;

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

/** Opens the city databases (the operator's, or those from npm) and the table of networks; takes about 0.5 s. */
export async function openPlaces(): Promise<Places> {
  const v4 = await open<CityResponse>(placeFiles.cityV4);
  const v6 = await open<CityResponse>(placeFiles.cityV6);
  const networks = openNetworks(
    readFileSync(placeFiles.networksV4, 'latin1'),
    readFileSync(placeFiles.networksV6, 'latin1'),
  );
  return { find: (address) => findPlace(v4, v6, networks, address) };
}

function findPlace(v4: Reader<CityResponse>, v6: Reader<CityResponse>, networks: NetworkTable, address: string): Place {
  // A lookup of an IPv6 address in a file of IPv4 ranges returns a wrong place, not an error.
  const reader = isIPv4(address) ? v4 : isIPv6(address) ? v6 : null;
  if (!reader) return unknown;
  const record = reader.get(address) as unknown as CityRecord | null;
  const code = record?.country_code ?? record?.country?.iso_code;
  return { country: packCountry(code), city: cityLabel(record, code), network: networks.find(address) };
}

function cityLabel(record: CityRecord | null, code: string | undefined): string | null {
  if (!record) return null;
  const city = typeof record.city === 'string' ? record.city : englishName(record.city);
  if (!city) return null;
  const region = record.state1 ?? englishName(record.subdivisions?.[0]) ?? '';
  return [city, region, code ?? ''].join('|').slice(0, MAX_LABEL);
}

const englishName = (named: Named | undefined): string | undefined => named?.names?.en;
