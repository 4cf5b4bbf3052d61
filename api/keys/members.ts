import type { Members } from '../common/member.ts';
import { apiKeyScopes } from '../common/scopes.ts';

/** What each scope allows. */
export const SCOPES =
  'read: links, websites, experiments, settings. write: create, change and delete them. analytics: clicks and figures. ' +
  'conversions: report conversions.';

/** Every member of an API key, in the order of answers; GraphQL and REST read this list. */
export const keyMembers = {
  name: { kind: 'text', words: 'What uses it, for people.', asked: 'What uses it, for people.' },
  hint: { kind: 'text', words: 'The last characters of the key.' },
  scopes: {
    kind: 'choice',
    choices: apiKeyScopes,
    isList: true,
    words: 'What it allows.',
    asked: `One or more. ${SCOPES}`,
  },
  origins: {
    kind: 'text',
    isList: true,
    words: 'Whose pages may call with it from a browser.',
    asked: 'Such as https://app.example.com; at most ten.',
  },
  expiresAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When the key stops working; null for never.',
    asked: 'Never when left out.',
  },
  lastUsedAt: { kind: 'timestamp', isNullable: true, words: 'To the minute; null before the first use.' },
  createdAt: { kind: 'timestamp', words: 'When it was created.' },
} as const satisfies Members;
