import { builder } from '../builder.ts';
import { config } from '../config.ts';
import { DAILY_VISITORS, GLOBAL_ID } from '../descriptions.ts';
import { DEFAULT_CODE_LENGTH } from '../input-limits.ts';
import { Level, Method } from '../network/graph-choices.ts';
import { NO_ROW, rowId } from '../row-id.ts';
import { checkCode, type CodeAvailability } from './check-code.ts';
import { generateCode } from './generate-code.ts';
import type { Hop } from './probe.ts';
import type { CodeStyle } from './random-code.ts';
import { linkStatus, linkStatuses } from './rules.ts';
import { validateUrl, type UrlValidation } from './validate-url.ts';

const UrlStatus = builder.enumType('UrlStatus', {
  description: 'INACTIVE: switched off. EXPIRED: its expiry has passed. EXPIRING: 7 days or fewer are left.',
  values: linkStatuses,
});

/** What an external id is, in inputs. */
export const EXTERNAL_ID =
  'What your own systems call it, at most 200 characters; no two URLs of an account can have the same.';

/** What an override that is not set means. */
export const AS_IN_SETTINGS = "Null as in the owner's network settings.";

/** A short URL of the viewer; a stranger's id reads as "no such node". */
export const ShortUrlNode = builder.prismaNode('ShortUrl', {
  authScopes: { may: ['read', 'write', 'analytics'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'A short code and where it leads.',
  fields: (t) => ({
    shortCode: t.exposeString('shortCode', { description: 'The last part of the short URL.' }),
    shortUrl: t.string({
      description: 'The address to share.',
      select: { shortCode: true },
      resolve: (url) => `${config.shortOrigin}/${url.shortCode}`,
    }),
    originalUrl: t.exposeString('originalUrl', {
      description:
        'Its own destination, exactly as the redirect sends it. While `experiment` runs, visitors are led to its destinations instead.',
    }),
    title: t.exposeString('title', { nullable: true, description: 'A name for people; null without one.' }),
    description: t.exposeString('description', { nullable: true, description: 'A note for people; null without one.' }),
    isActive: t.exposeBoolean('isActive', {
      description: 'Whether it is switched on; an expired URL can be, and still not redirect.',
    }),
    status: t.field({
      type: UrlStatus,
      description: 'Whether it redirects, and for how long.',
      select: { isActive: true, expiresAt: true },
      resolve: (url) => linkStatus(url),
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it stops redirecting; null for never.',
    }),
    measurementLevel: t.expose('measurementLevel', { type: Level, nullable: true, description: AS_IN_SETTINGS }),
    measurementMethod: t.expose('measurementMethod', { type: Method, nullable: true, description: AS_IN_SETTINGS }),
    externalId: t.exposeString('externalId', {
      nullable: true,
      description: 'What your own systems call it; null without one.',
    }),
    clickCount: t.exposeInt('clickCount', { description: 'Clicks by people, ever.' }),
    botCount: t.exposeInt('botCount', { description: 'Clicks by bots, previews and prefetches, ever.' }),
    visitors: t.exposeInt('uniqueVisitors', { description: DAILY_VISITORS }),
    uniqueVisitors: t.exposeInt('uniqueVisitors', { deprecationReason: 'Use visitors.', description: DAILY_VISITORS }),
    lastClickedAt: t.expose('lastClickedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a person last clicked it; null before the first click.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed; its version for updateUrl.',
    }),
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
    },
    resolve: (_root, { length, style }, { viewer }) =>
      generateCode(viewer, { length: length ?? undefined, style: style ?? undefined }),
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
    args: { code: t.arg.string({ required: true, description: 'The short code to check.' }) },
    resolve: (_root, { code }, { viewer }) => checkCode(viewer, code),
  }),
);
