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
    return new Intl.DateTimeFormat('en', {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(now);
  } catch {
    return '';
  }
}
