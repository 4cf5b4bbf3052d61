import { utcMidnight } from './days.ts';
import { Lru } from './lru.ts';

export interface LocalHour {
  /** Calendar day in the zone, YYYY-MM-DD. */
  day: string;
  /** Hour of that day, 0…23. */
  hour: number;
  /** Milliseconds since 1970 at which this local hour began. */
  startsAt: number;
}

/** Every zone's offset in use is a whole number of quarter hours, and changes on one. */
const QUARTER_MS = 15 * 60 * 1000;
const CACHE_ENTRIES = 20_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const hours = new Lru<string, LocalHour>(CACHE_ENTRIES);

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // A zone that was valid where it was chosen may be unknown here; clicks must not wait for it.
    format = isKnown(timeZone) ? makeFormat(timeZone) : makeFormat('UTC');
    formats.set(timeZone, format);
  }
  return format;
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const makeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The day and hour of a moment (milliseconds since 1970) on the clocks of an IANA zone; UTC for an unknown one. */
export function localHour(timeZone: string, ms: number): LocalHour {
  const quarter = Math.floor(ms / QUARTER_MS);
  return hours.getOrMake(`${timeZone}|${quarter}`, () => {
    const parts: Record<string, string> = {};
    for (const { type, value } of formatOf(timeZone).formatToParts(quarter * QUARTER_MS)) parts[type] = value;
    return {
      day: `${parts.year}-${parts.month}-${parts.day}`,
      hour: Number(parts.hour),
      startsAt: quarter * QUARTER_MS - Number(parts.minute) * 60_000,
    };
  });
}

const HOUR_MS = 3_600_000;

/** When the day of a moment is over on the clocks of an IANA zone; both in milliseconds since 1970. */
export function endOfLocalDay(timeZone: string, ms: number): number {
  const { day, startsAt } = localHour(timeZone, ms);
  let next = startsAt;
  do next += HOUR_MS;
  while (localHour(timeZone, next).day === day);
  return localHour(timeZone, next).startsAt;
}

/** A moment (milliseconds since 1970) as ISO 8601 to the second on the clocks of an IANA zone, with its offset. */
export function localTime(timeZone: string, ms: number): string {
  const { day, hour, startsAt } = localHour(timeZone, ms);
  const shown = utcMidnight(day) + hour * HOUR_MS + (ms - startsAt);
  const minutes = Math.round((shown - ms) / 60_000);
  const away = Math.abs(minutes);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(away / 60))}:${twoDigits(away % 60)}`;
  return `${new Date(shown).toISOString().slice(0, 19)}${offset}`;
}
