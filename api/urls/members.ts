import { z } from 'zod';
import { DAILY_VISITORS } from '../common/descriptions.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../common/input-limits.ts';
import { ruledNames, rulesOf, storedNames, type Members } from '../common/member.ts';
import { appMembers } from './app-members.ts';
import { cardMembers } from '../cards/link-members.ts';
import { pictureUrl } from '../cards/members.ts';
import { optionalFlag } from '../common/optional-flag.ts';
import { optionalText } from '../common/optional-text.ts';
import { shortUrlOf } from '../common/short-origin.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import {
  MeasurementLevel,
  MeasurementMethod,
  QueryForwarding,
  RedirectStatus,
  ReferrerPolicy,
} from '../generated/prisma/enums.ts';
import { Level, Method } from '../network/settings.ts';
import { Destination } from '../common/destination-input.ts';
import { RuleAnswer } from '../redirect-rules/answers.ts';
import { ruleWords } from '../redirect-rules/members.ts';
import { RedirectRules, type RedirectRule } from '../redirect-rules/rules.ts';
import { Timestamp } from '../common/timestamp-input.ts';
import { domainMember } from '../domains/link-member.ts';
import { choiceOf, override } from './choices.ts';
import { clearable, wholeNumber } from './value-rules.ts';
import { TagNames } from '../tags/rules.ts';
import { LinkPassword } from './link-passwords.ts';
import { linkStatus, linkStatuses, type LinkStatus } from './link-status.ts';

/** The longest name that an owner's own systems can give a link. */
const MAX_EXTERNAL_ID_LENGTH = 200;
const AS_IN_SETTINGS = 'Null as in the network settings of the account.';

/** Each status as a number, as files and people write it. */
const statusWords: ReadonlyMap<string, RedirectStatus> = new Map([
  ['302', 'found'],
  ['307', 'temporary_redirect'],
  ['301', 'moved_permanently'],
  ['308', 'permanent_redirect'],
]);
const redirectStatus = choiceOf(RedirectStatus, {
  name: 'RedirectStatus',
  noun: 'redirect status',
  meanings: 'found: 302. temporary_redirect: 307. moved_permanently: 301. permanent_redirect: 308.',
});

/**
 * Every member of a link, in the order of answers. GraphQL, REST, webhooks, bulk rows and deletion read this list; a member with a
 * rule is an option that all of them take.
 */
export const urlMembers = {
  shortCode: {
    kind: 'text',
    words: 'What follows the host in the short URL.',
    asked: 'At most 64 letters, digits, - and _. A random one when left out of a new URL.',
  },
  shortUrl: { kind: 'text', isStored: false, words: 'The address to share.' },
  originalUrl: {
    kind: 'text',
    words:
      'Its own destination, exactly as the redirect sends it. While an experiment runs, visitors are led to its destinations instead.',
    asked: 'The destination: http(s), at most 2,048 characters. Without a scheme, https:// is added.',
  },
  title: {
    kind: 'text',
    isNullable: true,
    words: 'A name for people; null without one.',
    asked: 'A name for people, at most 200 characters.',
    rule: optionalText('title', MAX_TITLE_LENGTH),
  },
  description: {
    kind: 'text',
    isNullable: true,
    words: 'A note for people; null without one.',
    asked: 'A note for people, at most 1,000 characters.',
    rule: optionalText('description', MAX_DESCRIPTION_LENGTH),
  },
  isActive: {
    kind: 'flag',
    words: 'Whether it is switched on; an expired URL can be, and still not redirect.',
    asked: 'Whether it is switched on.',
  },
  status: {
    kind: 'choice',
    choices: linkStatuses,
    isStored: false,
    words: 'Whether it redirects, and for how long.',
  },
  expiresAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When it stops redirecting; null for never.',
    asked: 'When the URL stops redirecting; a new expiry must be in the future.',
  },
  measurementLevel: {
    kind: 'choice',
    choices: Object.values(MeasurementLevel),
    isNullable: true,
    words: AS_IN_SETTINGS,
    asked: AS_IN_SETTINGS,
    rule: override(Level),
  },
  measurementMethod: {
    kind: 'choice',
    choices: Object.values(MeasurementMethod),
    isNullable: true,
    words: AS_IN_SETTINGS,
    asked: AS_IN_SETTINGS,
    rule: override(Method),
  },
  externalId: {
    kind: 'text',
    isNullable: true,
    words: 'What your own systems call it; null without one.',
    asked: 'What your own systems call it, at most 200 characters; no two URLs of an account can have the same.',
    rule: optionalText('external id', MAX_EXTERNAL_ID_LENGTH),
  },
  noIndex: {
    kind: 'flag',
    words: 'Whether its redirects ask search engines not to list it.',
    asked: 'true: search engines are asked not to list the short URL.',
    rule: optionalFlag('no_index must be true or false.'),
  },
  referrerPolicy: {
    ...choiceOf(ReferrerPolicy, {
      name: 'ReferrerPolicy',
      noun: 'referrer policy',
      meanings:
        'no_referrer: nothing. strict_origin: its origin, over HTTPS alone. unsafe_url: its whole address, whatever the page says.',
    }),
    words: 'What destinations are told of the page that linked to it; null leaves it to that page.',
    asked: 'What destinations are told of the page that linked to the URL. Null leaves it to that page.',
  },
  redirectStatus: {
    ...redirectStatus,
    words: 'The status of its redirects; null is found (302).',
    asked:
      'The status of its redirects: found (302), temporary_redirect (307), moved_permanently (301) or permanent_redirect (308). ' +
      'Programs that remember permanent ones do not ask again: their later clicks are missed.',
    rule: z.preprocess((value) => statusWords.get(String(value)) ?? value, redirectStatus.rule),
  },
  queryForwarding: {
    ...choiceOf(QueryForwarding, {
      name: 'QueryForwarding',
      noun: 'query forwarding',
      meanings: 'add: parameters that the destination lacks. override: all of them, in place of its own.',
    }),
    words: 'What the destination gets of the parameters of the address that was opened; null is nothing.',
    asked:
      'What the destination gets of the parameters of the address that is opened. add: those that it lacks. override: all, in place ' +
      'of its own. Null is nothing.',
  },
  pathForwarding: {
    kind: 'flag',
    words: 'Whether what follows the code in the address that is opened goes on at the destination.',
    asked: 'true: /code/rest leads to rest below the destination. Otherwise such addresses are not found.',
    rule: optionalFlag('path_forwarding must be true or false.'),
  },
  noPreview: {
    kind: 'flag',
    words: 'Whether the address with + at its end keeps to itself where the URL leads.',
    asked: 'true: the address with + at its end does not say where the URL leads.',
    rule: optionalFlag('no_preview must be true or false.'),
  },
  hasPassword: { kind: 'flag', words: 'Whether visitors are asked for a password first.' },
  startsAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When it begins to redirect; null for at once. Before, visitors read that it is not open yet.',
    asked: 'When the URL begins to redirect, which is before its expiry; null for at once.',
    rule: clearable(Timestamp('Please enter the start as a date and time with its time zone.')),
  },
  fallbackUrl: {
    kind: 'text',
    isNullable: true,
    words: 'Where visitors are led once it has ended, which counts as no click; null shows them that it has ended.',
    asked:
      'Where visitors are led once the URL has ended: an address like the destination. Null shows them that it has ended.',
    rule: clearable(Destination),
  },
  maxClicks: {
    kind: 'whole',
    isNullable: true,
    words: 'How many clicks by people it lets through, counted since the limit was set; null for all.',
    asked:
      'How many clicks by people the URL lets through, from now on: 1 to 1,000,000,000. Another number goes on with what was counted. Null for all.',
    rule: clearable(wholeNumber('The limit of clicks must be a whole number from 1 to 1,000,000,000.', 1_000_000_000)),
  },
  redirectRules: {
    kind: 'record',
    isList: true,
    record: RuleAnswer,
    words: ruleWords.rules,
    asked: ruleWords.asked,
    rule: RedirectRules,
  },
  tags: {
    kind: 'text',
    isList: true,
    isStored: false,
    words: 'The names of its tags, in their order.',
    asked: 'The names of its tags, at most 20, in place of those that it has; names that are new become tags.',
    rule: TagNames,
  },
  ...cardMembers,
  ...appMembers,
  clicksBeforeImport: {
    kind: 'whole',
    words: 'Clicks that another service had counted before the import; in no figure of this server.',
  },
  domain: domainMember,
  clickCount: { kind: 'whole', words: 'Clicks by people, ever.' },
  botCount: { kind: 'whole', words: 'Clicks by bots, previews and prefetches, ever.' },
  uniqueVisitors: { kind: 'whole', words: DAILY_VISITORS },
  lastClickedAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When a person last clicked it; null before the first click.',
  },
  createdAt: { kind: 'timestamp', words: 'When it was created.' },
  updatedAt: { kind: 'timestamp', words: 'When it was last changed; send it back to detect changes by others.' },
} as const satisfies Members;

/** What is sent for a link, and told nowhere. */
const urlSecrets = {
  password: {
    kind: 'text',
    words: 'Its password, which nobody can read.',
    asked:
      'What visitors are asked for first: 4 to 200 characters. It can be replaced, and removed by null, but not read.',
    rule: LinkPassword,
  },
} as const satisfies Members;

/** Every member of a link that may be sent. */
export const sentMembers = { ...urlMembers, ...urlSecrets };

/** The rules of what is accepted of a link's options wherever they are sent. */
export const optionRules = rulesOf(sentMembers);

/** The options of a link that a copy of it has, too; the name that other systems gave it is not one. */
export const copiedOptions = ruledNames(urlMembers).filter((name) => name !== 'externalId') as Exclude<
  keyof typeof optionRules,
  'externalId' | 'password'
>[];

type StoredMember = Exclude<keyof typeof urlMembers, keyof Computed>;
/** A link as it is stored, as far as it is told, with the names of its tags. */
export type StoredUrl = Pick<ShortUrl, 'id' | 'limitReachedAt' | StoredMember> & { tags: string[] };

const stored = storedNames(urlMembers) as StoredMember[];

/** A link as PostgreSQL writes its row in JSON, with its timestamps as such; what an older row lacks is null. */
export const urlOfJson = (valueOf: (name: string) => unknown): StoredUrl =>
  Object.fromEntries([
    ...['id' as const, 'limitReachedAt' as const, ...stored].map((name) => {
      const value = valueOf(name) ?? null;
      const isTimestamp = name === 'limitReachedAt' || (name !== 'id' && urlMembers[name].kind === 'timestamp');
      return [name, isTimestamp && value !== null ? new Date(String(value)) : value];
    }),
    ['tags', valueOf('tags') ?? []],
  ]) as unknown as StoredUrl;

/** Members that are no columns. */
interface Computed {
  shortUrl: string;
  status: LinkStatus;
  tags: string[];
  cardPictureUrl: string | null;
}

const computed: { [Name in keyof Computed]: (url: StoredUrl, now: Date) => Computed[Name] } = {
  shortUrl: shortUrlOf,
  status: linkStatus,
  tags: ({ tags }) => tags,
  cardPictureUrl: ({ cardPicture }) => cardPicture && pictureUrl(cardPicture),
};

type UrlValues = Omit<StoredUrl, 'redirectRules' | 'limitReachedAt' | keyof Computed> &
  Computed & { redirectRules: RedirectRule[] };

/** What is told of a link at a time, in the order of its members. */
export const urlValues = (url: StoredUrl, now = new Date()): UrlValues =>
  Object.fromEntries([
    ['id', url.id],
    ...Object.keys(urlMembers).map((name) => [
      name,
      name in computed ? computed[name as keyof typeof computed](url, now) : valueOf(url, name as StoredMember),
    ]),
  ]) as UrlValues;

/** What an older row lacks is null, or no records. */
const valueOf = (url: StoredUrl, name: StoredMember) => url[name] ?? (urlMembers[name].kind === 'record' ? [] : null);
