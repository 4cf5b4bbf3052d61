import type { Members } from '../common/member.ts';

const valueOf = (name: string) =>
  ({
    kind: 'text',
    isNullable: true,
    words: `The value of utm_${name}; null leaves it as it is.`,
    asked: `The value of utm_${name}, at most 200 characters.`,
  }) as const;

/** Every member of a template, in the order of answers; GraphQL and REST read this list. */
export const utmTemplateMembers = {
  name: {
    kind: 'text',
    words: 'What it is called; no two templates of an account have the same name, whatever the case.',
    asked: 'At most 50 characters; no two templates have the same name, whatever the case.',
  },
  source: valueOf('source'),
  medium: valueOf('medium'),
  campaign: valueOf('campaign'),
  term: valueOf('term'),
  content: valueOf('content'),
  createdAt: { kind: 'timestamp', words: 'When it was created.' },
} as const satisfies Members;
