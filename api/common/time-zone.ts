import { z } from 'zod';

/** True for a zone this runtime can compute with. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const NO_ZONE = 'This is not a known time zone.';

/** An IANA zone, as browsers name it. */
export const TimeZone = z.string().refine(isTimeZone, NO_ZONE);
