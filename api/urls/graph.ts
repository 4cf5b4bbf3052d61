import { builder } from '../graph/builder.ts';
import { pictureUrl } from '../cards/members.ts';
import { DAILY_VISITORS, GLOBAL_ID } from '../common/descriptions.ts';
import { DEFAULT_CODE_LENGTH } from '../common/input-limits.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import { NO_ROW, rowId } from '../graph/row-id.ts';
import { storedNames } from '../common/member.ts';
import { shortUrlOf } from '../common/short-origin.ts';
import { checkCode, type CodeAvailability } from './check-short-code.ts';
import { choices } from './graph-inputs.ts';
import { generateCode } from './generate-code.ts';
import type { Hop } from './probe.ts';
import type { CodeStyle } from './random-code.ts';
import { linkStatus, linkStatuses } from './link-status.ts';
import { urlMembers } from './members.ts';
import { TagNode } from '../tags/graph.ts';
import { tagsOf } from '../tags/tags-of.ts';
import { validateUrl, type UrlValidation } from './validate-url.ts';

const UrlStatus = builder.enumType('UrlStatus', {
  description: 'INACTIVE: switched off. EXPIRED: its expiry has passed. EXPIRING: 7 days or fewer are left.',
  values: linkStatuses,
});

/** Members that are told as they are stored, and under their own names. */
const exposed = storedNames(urlMembers).filter((name) => name !== 'uniqueVisitors');

/** A short URL of the viewer; a stranger's id reads as "no such node". */
export const ShortUrlNode = builder.prismaNode('ShortUrl', {
  authScopes: { may: ['read', 'write', 'analytics'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'A short code and where it leads.',
  fields: (t) => ({
    shortUrl: t.string({
      description: urlMembers.shortUrl.words,
      resolve: shortUrlOf,
    }),
    ...exposedFields(urlMembers, exposed, choices, (name, options) => t.expose(name as 'title', options as Exposed)),
    cardPictureUrl: t.string({
      nullable: true,
      description: urlMembers.cardPictureUrl.words,
      resolve: ({ cardPicture }) => cardPicture && pictureUrl(cardPicture),
    }),
    status: t.field({
      type: UrlStatus,
      description: urlMembers.status.words,
      resolve: (url) => linkStatus(url),
    }),
    tags: t.field({
      type: [TagNode],
      description: 'Its tags, in the order of their names.',
      complexity: { field: 1, multiplier: 2 }, // those of a whole page are read by one query
      resolve: tagsOf,
    }),
    visitors: t.exposeInt('uniqueVisitors', { description: DAILY_VISITORS }),
    uniqueVisitors: t.exposeInt('uniqueVisitors', { deprecationReason: 'Use visitors.', description: DAILY_VISITORS }),
  }),
});

/** An address on the way to a destination. */
export const UrlHop = builder.objectRef<Hop>('UrlHop').implement({
  description: 'An address on the way to a destination, and what it responded; null where it did not.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The address that was requested.' }),
    status: t.exposeInt('status', { nullable: true, description: 'The HTTP status code.' }),
    tookMs: t.exposeInt('tookMs', {
      nullable: true,
      description: 'For the look-up of its name and until the head of its response.',
    }),
    contentType: t.exposeString('contentType', {
      nullable: true,
      description: 'The media type of the response; null where none was sent.',
    }),
  }),
});

const Validation = builder.objectRef<UrlValidation>('UrlValidation').implement({
  description: 'What was found out about a destination.',
  fields: (t) => ({
    valid: t.exposeBoolean('valid', { description: 'Whether createUrl would accept it.' }),
    url: t.exposeString('url', { nullable: true, description: 'As createUrl would store it; null when invalid.' }),
    error: t.exposeString('error', { nullable: true, description: 'What to change; null when valid.' }),
    warning: t.exposeString('warning', {
      nullable: true,
      description: 'Why the destination may not work although it is valid, for example because it did not respond.',
    }),
    notChecked: t.exposeString('notChecked', {
      nullable: true,
      description:
        'Why it is not known whether a valid destination works: too many requests, or its name could not be looked up; else null.',
    }),
    isOwnHost: t.exposeBoolean('isOwnHost', { description: 'Whether it is refused because it leads to this service.' }),
    hops: t.expose('hops', {
      type: [UrlHop],
      description: 'In the order of the redirects; the last one is where visitors arrive. None when invalid.',
    }),
  }),
});

builder.queryField('validateUrl', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: Validation,
    description: 'Whether createUrl would accept this destination.',
    args: { url: t.arg.string({ required: true, description: 'The destination to check.' }) },
    resolve: (_root, { url }, { viewer }) => validateUrl(viewer, url),
  }),
);

const ON_DOMAIN = 'A domain of the account; where a new URL would be when left out.';

const Style = builder.enumType('ShortCodeStyle', {
  description: 'MIXED: letters and digits that look like no other. LOWERCASE: without capitals. WORD: easy to say.',
  values: { MIXED: { value: 'mixed' }, LOWERCASE: { value: 'lowercase' }, WORD: { value: 'word' } } as {
    [Name in CodeStyle as Uppercase<Name>]: { value: Name };
  },
});

builder.queryField('generateShortCode', (t) =>
  t.withAuth({ may: ['read'] }).string({
    description: 'A random short code that is currently free; 4 to 16 characters.',
    args: {
      length: t.arg.int({ defaultValue: DEFAULT_CODE_LENGTH, description: 'The number of characters, 4 to 16.' }),
      style: t.arg({ type: Style, defaultValue: 'mixed', description: 'What the code consists of.' }),
      domain: t.arg.string({ description: ON_DOMAIN }),
    },
    resolve: (_root, { length, style, domain }, { viewer }) =>
      generateCode(viewer, { length: length ?? undefined, style: style ?? undefined, domain }),
  }),
);

const Availability = builder.objectRef<CodeAvailability>('ShortCodeAvailability').implement({
  description: 'Whether a short code can be used for a new URL.',
  fields: (t) => ({
    available: t.exposeBoolean('available', { description: 'Whether it can be used.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it is not available; null when it is.' }),
  }),
});

builder.queryField('checkShortCode', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: Availability,
    description: 'Whether createUrl would currently accept this short code.',
    args: {
      code: t.arg.string({ required: true, description: 'The short code to check.' }),
      domain: t.arg.string({ description: ON_DOMAIN }),
    },
    resolve: (_root, { code, domain }, { viewer }) => checkCode(viewer, code, { domain }),
  }),
);
