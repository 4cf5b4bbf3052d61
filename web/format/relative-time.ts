const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago a moment was: 'Just now' under a minute, then whole minutes, hours, days. */
export function relativeTime(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return ago(Math.floor(passed / HOUR), 'hour');
  return ago(Math.floor(passed / DAY), 'day');
}
