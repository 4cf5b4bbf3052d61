import type { Members } from '../common/member.ts';
import { directions, orderFields, statusFilters, tagMatches } from '../urls/filter.ts';

const FROM = 'a moment, or a day in UTC; included';
const TO = 'a moment, or a day in UTC; excluded';
const inSmallLetters = (words: readonly string[]) => words.map((word) => word.toLowerCase());

/** Every member of a view, in the order of answers; GraphQL and REST read this list. */
export const savedViewMembers = {
  name: {
    kind: 'text',
    words: 'What it is called; no two views of an account have the same name, whatever the case.',
    asked: 'At most 50 characters; no two views have the same name, whatever the case.',
  },
  search: {
    kind: 'text',
    isNullable: true,
    words: 'What is searched for; null for nothing.',
    asked: 'Part of the title, the code or the destination, at most 200 characters.',
  },
  status: {
    kind: 'choice',
    choices: inSmallLetters(statusFilters),
    isNullable: true,
    words: 'The status of its URLs; null for all.',
    asked: 'Only URLs of this status.',
  },
  tags: {
    kind: 'text',
    isList: true,
    words: 'Names of tags that its URLs have.',
    asked: 'Only URLs with these tags, at most 20. A renamed tag is renamed here, too.',
  },
  tagMatch: {
    kind: 'choice',
    choices: inSmallLetters(tagMatches),
    isNullable: true,
    words: 'Whether its URLs have any or all of the tags; null for any.',
    asked: 'Whether its URLs have any or all of the tags.',
  },
  createdAfter: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When its URLs were created at the earliest; null for any time.',
    asked: `Created from then on: ${FROM}.`,
  },
  createdBefore: {
    kind: 'timestamp',
    isNullable: true,
    words: 'Before when its URLs were created; null for any time.',
    asked: `Created before then: ${TO}.`,
  },
  expiresAfter: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When its URLs expire at the earliest; null for any time.',
    asked: `Expiring from then on: ${FROM}.`,
  },
  expiresBefore: {
    kind: 'timestamp',
    isNullable: true,
    words: 'Before when its URLs expire; null for any time.',
    asked: `Expiring before then: ${TO}.`,
  },
  minClicks: {
    kind: 'whole',
    isNullable: true,
    words: 'The least clicks by people; null for any number.',
    asked: 'Only URLs with at least so many clicks by people.',
  },
  domain: {
    kind: 'text',
    isNullable: true,
    words: "The domain that its URLs are on; null for all, this server's own host for those on none.",
    asked: "Only URLs on this domain; this server's own host means those on none.",
  },
  sort: {
    kind: 'choice',
    choices: inSmallLetters(orderFields),
    isNullable: true,
    words: 'What they are sorted by; null for their creation.',
    asked: 'What they are sorted by.',
  },
  direction: {
    kind: 'choice',
    choices: inSmallLetters(directions),
    isNullable: true,
    words: 'The direction of the order; null for the newest or largest first.',
    asked: 'asc: smallest, earliest or A first. desc: the reverse.',
  },
  createdAt: { kind: 'timestamp', words: 'When it was saved first.' },
} as const satisfies Members;
