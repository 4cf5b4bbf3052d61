/** The English that formats follow, as the words around them are English; the reader's if that is British. */
export function localeOf(languages: readonly string[]): 'en-US' | 'en-GB' {
  const english = languages.find((language) => /^en\b/i.test(language));
  return english?.toLowerCase() === 'en-gb' ? 'en-GB' : 'en-US';
}

/** The language of every date and number. */
export const locale = localeOf(navigator.languages ?? []);

const isTwelveHours =
  new Intl.DateTimeFormat(navigator.language, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;

/** The clock that the reader is used to, 12 or 24 hours, for every format of a time. */
export const clock = { hourCycle: isTwelveHours ? 'h12' : 'h23' } as const;
