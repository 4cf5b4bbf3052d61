import { countries, countryName } from '../common/countries.ts';

/** A country to choose. */
export interface CountryChoice {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

const codes = new Set(countries.map(({ code }) => code));

/** Whether these two letters are a country's. */
export const isCountry = (code: string): boolean => codes.has(code);

/** Every country by its name. */
export const countryChoices = (): CountryChoice[] =>
  [...codes].map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
