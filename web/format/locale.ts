/** The English that formats follow, as the words around them are English; the reader's if that is British. */
export function localeOf(languages: readonly string[]): 'en-US' | 'en-GB' {
  const english = languages.find((language) => /^en\b/i.test(language));
  return english?.toLowerCase() === 'en-gb' ? 'en-GB' : 'en-US';
}

const dateLocales: Record<string, string> = { us: 'en-US', uk: 'en-GB', iso: 'en-CA' };
const dateFormat = localStorage.getItem('date_format') ?? '';

/** The language of every date and number; the one of the date format that the reader chose. */
export const locale = dateLocales[dateFormat] ?? localeOf(navigator.languages ?? []);

/** How the day of a month is written: Jan 31, 31 Jan, or 01-31. */
export const dayStyle: Intl.DateTimeFormatOptions =
  dateFormat === 'iso' ? { month: '2-digit', day: '2-digit' } : { month: 'short', day: 'numeric' };

const isTwelveHours =
  new Intl.DateTimeFormat(navigator.language, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;

/** The clock that the reader is used to, 12 or 24 hours, for every format of a time. */
export const clock = { hourCycle: isTwelveHours ? 'h12' : 'h23' } as const;
