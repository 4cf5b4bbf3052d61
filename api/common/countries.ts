import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Countries } from 'world-countries';

/** What is known of a country. */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** ISO 3166-1 numeric with its leading zeros; null where there is none. */
  numericCode: string | null;
  /** Degrees of a point within the country; null where it is unknown. */
  latitude: number | null;
  longitude: number | null;
}

/** Every country. An import of the package would keep its whole text, 1.4 MB, and all that it says. */
export const countries: readonly CountryFacts[] = readCountries();

function readCountries(): CountryFacts[] {
  const file = createRequire(import.meta.url).resolve('world-countries/countries.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as Countries;
  return all.map(({ cca2, ccn3, latlng: [latitude, longitude] }) => ({
    code: cca2,
    numericCode: ccn3 || null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  }));
}
