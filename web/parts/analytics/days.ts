const DAY_MS = 86_400_000;

/** A day of the calendar, YYYY-MM-DD, so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Today's date in a time zone, YYYY-MM-DD; in the reader's zone when none is known yet. */
export const todayIn = (timeZone: string | undefined, now = Date.now()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

/** The most common ranges. */
export function rangesOf(today: string): { label: string; from: string; to: string }[] {
  const yesterday = addDays(today, -1);
  const month = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(month, -1);
  return [
    { label: 'Today', from: today, to: today },
    { label: 'Yesterday', from: yesterday, to: yesterday },
    { label: 'This month', from: month, to: today },
    { label: 'Last month', from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
  ];
}
