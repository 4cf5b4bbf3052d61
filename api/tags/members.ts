import type { Members } from '../common/member.ts';
import { TagColor } from '../generated/prisma/enums.ts';

/** Every member of a tag, in the order of answers; GraphQL and REST read this list. */
export const tagMembers = {
  name: {
    kind: 'text',
    words: 'What it is called; no two tags of an account have the same name, whatever the case.',
    asked:
      'At most 50 characters, without commas, semicolons and |; no two tags have the same name, whatever the case.',
  },
  color: {
    kind: 'choice',
    choices: Object.values(TagColor),
    words: 'The color in which it is shown.',
    asked: 'The color in which it is shown; left out of a new tag, one of those that are used least.',
  },
  createdAt: { kind: 'timestamp', words: 'When it was created.' },
} as const satisfies Members;
