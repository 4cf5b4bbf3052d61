import { countries } from '../common/countries.ts';
import type { Owner } from '../common/viewer.ts';

/** One spelling of each zone: Asia/Calcutta and Asia/Kolkata are the same. */
const canonical = (timeZone: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

let countryOfZone: Map<string, string> | undefined;

/** The country of each zone; no zone of the list belongs to two. */
function readZones(): Map<string, string> {
  const zones = new Map<string, string>();
  for (const { code } of countries) {
    for (const zone of new Intl.Locale(`und-${code}`).getTimeZones?.() ?? []) {
      const name = canonical(zone);
      if (name && !zones.has(name)) zones.set(name, code);
    }
  }
  return zones;
}

/**
 * The country of an owner (ISO 3166-1 alpha-2): the one chosen in the profile, else that of the time zone; null for zones
 * without one, such as UTC.
 */
export function homeCountryOf({ homeCountry, timeZone }: Pick<Owner, 'homeCountry' | 'timeZone'>): string | null {
  if (homeCountry !== null) return homeCountry;
  countryOfZone ??= readZones();
  return countryOfZone.get(canonical(timeZone) ?? '') ?? null;
}
