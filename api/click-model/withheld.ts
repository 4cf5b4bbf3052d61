import { clickFlags } from './record.ts';
import type { MeasurementLevel } from '../generated/prisma/enums.ts';

interface Kept {
  level: MeasurementLevel | null;
  geolocation: boolean | null;
  privacyMode: boolean | null;
}

/** What settings keep from being stored of a click, as a sum of `clickFlags`; null is the default of a setting. */
export function withheldOf({ level, geolocation, privacyMode }: Kept): number {
  let flags = 0;
  if ((level ?? 'none') === 'none') flags |= clickFlags.withoutNetwork;
  if (geolocation === false) flags |= clickFlags.withoutPlace;
  if (privacyMode) flags |= clickFlags.withoutCity;
  return flags;
}
