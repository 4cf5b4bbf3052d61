/** A moment as a date-time input wants it: local time to the minute. */
export const localMinute = (date: Date): string => shifted(date).slice(0, 16);

/** The same, with seconds and their parts where it has any. */
export const localTime = (date: Date): string => shifted(date).replace(/(?::00)?\.000Z$|Z$/, '');

const shifted = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
