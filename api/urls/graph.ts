import { builder } from '../builder.ts';
import { config } from '../config.ts';
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

/** What an override that is not set means. */
export const AS_IN_SETTINGS = "Null as in the owner's network settings.";

/** A short URL of the viewer; a stranger's id reads as "no such node". */
export const ShortUrlNode = builder.prismaNode('ShortUrl', {
  id: { field: 'id' },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  fields: (t) => ({
    shortCode: t.exposeString('shortCode'),
    shortUrl: t.string({
      description: 'The address to share.',
      select: { shortCode: true },
      resolve: (url) => `${config.shortOrigin}/${url.shortCode}`,
    }),
    originalUrl: t.exposeString('originalUrl'),
    title: t.exposeString('title', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    isActive: t.exposeBoolean('isActive'),
    status: t.field({
      type: UrlStatus,
      select: { isActive: true, expiresAt: true },
      resolve: (url) => linkStatus(url),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    measurementLevel: t.expose('measurementLevel', { type: Level, nullable: true, description: AS_IN_SETTINGS }),
    measurementMethod: t.expose('measurementMethod', { type: Method, nullable: true, description: AS_IN_SETTINGS }),
    clickCount: t.exposeInt('clickCount'),
    botCount: t.exposeInt('botCount'),
    visitors: t.exposeInt('uniqueVisitors', { description: 'Daily unique visitors, summed over the days.' }),
    uniqueVisitors: t.exposeInt('uniqueVisitors', { deprecationReason: 'Use visitors.' }),
    lastClickedAt: t.expose('lastClickedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

/** An address on the way to a destination. */
export const UrlHop = builder.objectRef<Hop>('UrlHop').implement({
  description: 'An address on the way to a destination, and what it responded; null where it did not.',
  fields: (t) => ({
    url: t.exposeString('url'),
    status: t.exposeInt('status', { nullable: true }),
    tookMs: t.exposeInt('tookMs', {
      nullable: true,
      description: 'From the look-up of its name to the head of its response.',
    }),
    contentType: t.exposeString('contentType', { nullable: true }),
  }),
});

const Validation = builder.objectRef<UrlValidation>('UrlValidation').implement({
  fields: (t) => ({
    valid: t.exposeBoolean('valid'),
    url: t.exposeString('url', { nullable: true, description: 'As createUrl would store it; null when invalid.' }),
    error: t.exposeString('error', { nullable: true, description: 'What to change; null when valid.' }),
    warning: t.exposeString('warning', {
      nullable: true,
      description: 'Why the destination may not work although it is valid, for example because it did not respond.',
    }),
    isOwnHost: t.exposeBoolean('isOwnHost', {
      description: 'Whether it is refused because it leads to this service.',
    }),
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
    args: { url: t.arg.string({ required: true }) },
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
      length: t.arg.int({ defaultValue: DEFAULT_CODE_LENGTH }),
      style: t.arg({ type: Style, defaultValue: 'mixed' }),
    },
    resolve: (_root, { length, style }, { viewer }) =>
      generateCode(viewer, { length: length ?? undefined, style: style ?? undefined }),
  }),
);

const Availability = builder.objectRef<CodeAvailability>('ShortCodeAvailability').implement({
  fields: (t) => ({
    available: t.exposeBoolean('available'),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it is not available; null when it is.' }),
  }),
});

builder.queryField('checkShortCode', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: Availability,
    description: 'Whether createUrl would currently accept this short code.',
    args: { code: t.arg.string({ required: true }) },
    resolve: (_root, { code }, { viewer }) => checkCode(viewer, code),
  }),
);
