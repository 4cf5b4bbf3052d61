import type { Members } from '../common/member.ts';
import { MAX_NAME_LENGTH } from '../common/input-limits.ts';

const NAME = 'How the account is addressed';
const COUNTRY = 'ISO 3166-1 alpha-2; null for the country of the time zone.';
const WEEKDAY = 'Weeks begin on Monday (1), Saturday (6) or Sunday (7).';
const WARNINGS = 'Whether emails say that a limit of the plan is near.';

/** Every member of the profile of an account, in the order of answers; GraphQL and REST read this list. */
export const profileMembers = {
  firstName: { kind: 'text', words: `${NAME}.`, asked: `${NAME}; 1 to ${MAX_NAME_LENGTH} characters.` },
  email: { kind: 'text', isNullable: true, words: 'The email address; null where the sign-in provider gives none.' },
  timeZone: {
    kind: 'text',
    isNullable: true,
    words: 'The zone in which the days of figures begin; null until a browser told it, and UTC then.',
    asked: 'A name of the tz database, such as Europe/Berlin. Applies from the next click on.',
  },
  firstWeekday: { kind: 'whole', words: WEEKDAY, asked: WEEKDAY },
  homeCountry: { kind: 'text', isNullable: true, words: COUNTRY, asked: COUNTRY },
  wantsWarnings: { kind: 'flag', words: WARNINGS, asked: WARNINGS },
  createdAt: { kind: 'timestamp', words: 'When the account was created.' },
} as const satisfies Members;
