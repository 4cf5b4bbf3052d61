import { clickFlags } from './record.ts';
import type { MeasurementLevel } from '../generated/prisma/enums.ts';

/** What accounts learn of the networks of visitors before they choose; prisma/schema.prisma has it, too. */
export const DEFAULT_LEVEL = 'essential' satisfies MeasurementLevel;

interface Kept {
  level: MeasurementLevel | null;
  geolocation: boolean | null;
  privacyMode: boolean | null;
}

/** What settings keep from being stored of a click, as a sum of `clickFlags`; null is the default of a setting. */
export function withheldOf({ level, geolocation, privacyMode }: Kept): number {
  let flags = 0;
  if ((level ?? DEFAULT_LEVEL) === 'none') flags |= clickFlags.withoutNetwork;
  if (geolocation === false) flags |= clickFlags.withoutPlace;
  if (privacyMode) flags |= clickFlags.withoutCity;
  return flags;
}

const NOT_REMEMBERED = clickFlags.withoutNetwork | clickFlags.withoutCity;
/** Whether the browser of a visitor may be told to remember a visit, by `clickFlags`: not on level none, nor in privacy mode. */
export const mayRemember = (withheld: number): boolean => (withheld & NOT_REMEMBERED) === 0;
