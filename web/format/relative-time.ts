const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of a minute or more as whole minutes, hours or days. */
function span(ms: number): string {
  const [length, unit] =
    ms < HOUR ? ([MINUTE, 'minute'] as const) : ms < DAY ? ([HOUR, 'hour'] as const) : ([DAY, 'day'] as const);
  const count = Math.floor(ms / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How long ago a moment was: 'Just now' under a minute, then whole minutes, hours, days. */
export function relativeTime(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  return passed < MINUTE ? 'Just now' : `${span(passed)} ago`;
}

/** How soon a moment comes: 'Within a minute', then in whole minutes, hours, days. */
export function timeUntil(iso: string, now: number): string {
  const left = Date.parse(iso) - now;
  return left < MINUTE ? 'Within a minute' : `In ${span(left)}`;
}
