import { countries } from '../common/countries.ts';
import { Lru } from '../common/lru.ts';
import type { Owner } from '../common/viewer.ts';

/** More than there are zones. */
const spellings = new Lru<string, string>(1_000);

/** One spelling of each zone: Asia/Calcutta and Asia/Kolkata are the same. */
function canonical(timeZone: string): string | null {
  const known = spellings.get(timeZone);
  if (known !== undefined) return known;
  try {
    const spelling = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    spellings.set(timeZone, spelling);
    return spelling;
  } catch {
    return null;
  }
}

let countryOfZone: Map<string, string> | undefined;

/** The country of each zone, in the spelling of `canonical`; no zone of the list belongs to two. */
function readZones(): Map<string, string> {
  const zonesOf = (code: string) => new Intl.Locale(`und-${code}`).getTimeZones?.() ?? [];
  return new Map(countries.flatMap(({ code }) => zonesOf(code).map((zone) => [zone, code])));
}

/**
 * The country of an owner (ISO 3166-1 alpha-2): the one chosen in the profile, else that of the time zone; null for zones
 * without one, such as UTC.
 */
export function homeCountryOf({ homeCountry, timeZone }: Pick<Owner, 'homeCountry' | 'timeZone'>): string | null {
  if (homeCountry !== null) return homeCountry;
  const zone = canonical(timeZone);
  if (!zone?.includes('/')) return null; // UTC and its like; to read the zones of all countries takes a tenth of a second
  countryOfZone ??= readZones();
  return countryOfZone.get(zone) ?? null;
}
