import { clock, locale } from '../format/locale.ts';

const named = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

/** The zone that this browser's clock follows. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zones to choose from: all that this browser knows, UTC, and the present one, which may have an older name. */
export function zoneOptions(present: string): { value: string; label: string }[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), present]);
  return [...zones].sort((a, b) => a.localeCompare(b, 'en')).map(named);
}

/** What a clock in a zone shows now. */
export function clockIn(timeZone: string, now: number): string {
  try {
    return new Intl.DateTimeFormat(locale, {
      ...clock,
      timeZone,
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }).format(now);
  } catch {
    return '';
  }
}
