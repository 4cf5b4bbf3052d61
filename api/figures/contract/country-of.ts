import { countries, countryName } from '../../common/countries.ts';
import { unpackCountry } from '../../click-model/dimensions.ts';

/** A country as maps and lists show it. */
export interface Country {
  /** ISO 3166-1 alpha-2; null for clicks whose country is unknown. */
  code: string | null;
  name: string;
  /** ISO 3166-1 numeric with its leading zeros, by which map files know countries; null where there is none. */
  numericCode: string | null;
  /** Degrees of a point within the country; null where it is unknown. */
  latitude: number | null;
  longitude: number | null;
}

const places = new Map(countries.map(({ code, ...place }) => [code, place]));
const nowhere = { numericCode: null, latitude: null, longitude: null };

/** The country of a packed number of the analytics tables. */
export function countryOf(packed: number): Country {
  const code = unpackCountry(packed);
  if (!code) return { code: null, name: 'Unknown', ...nowhere };
  return { code, name: countryName(code), ...(places.get(code) ?? nowhere) };
}
