export { countries } from '../generated/countries.ts';

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

let names: Intl.DisplayNames | undefined;

/** What a country is called in English; its code where it has no name. */
export const countryName = (code: string): string =>
  (names ??= new Intl.DisplayNames(['en'], { type: 'region' })).of(code) ?? code;
