import { z } from 'zod';
import { MAX_SEARCH_LENGTH } from '../common/input-limits.ts';
import { keyOfName } from '../common/name-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { isOwnHost, storedDestination } from '../common/destination.ts';
import { LAST_TIMESTAMP } from '../common/timestamp-input.ts';
import { EXPIRING_DAYS } from './link-status.ts';
import { NOT_BEGUN, USED_UP } from './opening-sql.ts';
import { TagNames } from '../tags/rules.ts';
import { lookedUp, matchOf, type Hits } from './search-match.ts';

/** ACTIVE URLs redirect now; EXPIRING ones are among them. SCHEDULED ones will. */
export const statusFilters = ['ACTIVE', 'INACTIVE', 'EXPIRED', 'EXPIRING', 'SCHEDULED', 'LIMIT_REACHED'] as const;
export type StatusFilter = (typeof statusFilters)[number];
/** RECOVERABLE: switched off, expired, at their limit, or expiring soon. */
export const scopes = ['ALL', 'RECOVERABLE'] as const;
/** ANY: one of the tags. ALL: each of them. */
export const tagMatches = ['ANY', 'ALL'] as const;
export const directions = ['ASC', 'DESC'] as const;

const SOON = `now() + interval '${EXPIRING_DAYS} days'`;

const IS_OPEN = `u.id <> ALL (${NOT_BEGUN}) AND u.id NOT IN ${USED_UP}`;

const statusConditions: Record<StatusFilter, string> = {
  ACTIVE: `u.is_active AND (u.expires_at IS NULL OR u.expires_at > now()) AND ${IS_OPEN}`,
  INACTIVE: 'NOT u.is_active',
  EXPIRED: 'u.is_active AND u.expires_at <= now()',
  EXPIRING: `u.is_active AND u.expires_at > now() AND u.expires_at <= ${SOON} AND ${IS_OPEN}`,
  SCHEDULED: `u.is_active AND (u.expires_at IS NULL OR u.expires_at > now()) AND u.id = ANY (${NOT_BEGUN})
    AND u.id NOT IN ${USED_UP}`,
  LIMIT_REACHED: `u.is_active AND (u.expires_at IS NULL OR u.expires_at > now()) AND u.id IN ${USED_UP}`,
};

/** Each order as its index has it, and its reverse. Nulls sort with the smallest values or with "never". */
const orders = {
  CREATED_AT: { ASC: 'u.created_at ASC, u.id ASC', DESC: 'u.created_at DESC, u.id DESC' },
  CLICKS: { ASC: 'u.click_count ASC, u.id ASC', DESC: 'u.click_count DESC, u.id DESC' },
  VISITORS: { ASC: 'u.unique_visitors ASC, u.id ASC', DESC: 'u.unique_visitors DESC, u.id DESC' },
  TITLE: {
    ASC: 'u.title COLLATE "und-x-icu" ASC, u.id ASC',
    DESC: 'u.title COLLATE "und-x-icu" DESC, u.id DESC',
  },
  LAST_CLICKED_AT: {
    ASC: 'u.last_clicked_at ASC NULLS FIRST, u.id ASC',
    DESC: 'u.last_clicked_at DESC NULLS LAST, u.id DESC',
  },
  EXPIRES_AT: { ASC: 'u.expires_at ASC, u.id ASC', DESC: 'u.expires_at DESC, u.id DESC' },
} as const;
export type OrderField = keyof typeof orders;
export const orderFields = Object.keys(orders) as OrderField[];

const MAX_CLICKS = 2_147_483_647;
const TIMESTAMP = 'Please enter dates as 2026-01-31 or 2026-01-31T23:59:00Z.';
const CLICKS = 'The minimum number of clicks must be 0 or a larger whole number.';

const leftOut = (value: unknown) => (value === '' || value === null ? undefined : value);
const optional = <Rule extends z.ZodType>(rule: Rule) => z.preprocess(leftOut, rule.optional());
const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.toUpperCase() : value),
    z.enum(words, `Use one of ${words.join(', ').toLowerCase()}.`),
  );

const counters: Record<string, OrderField> = { click_count: 'CLICKS', unique_visitors: 'VISITORS' };
/** A counter is also the name of the order by it. */
const alias = (value: unknown) => counters[String(value).toLowerCase()] ?? value;

/** What no link can lead to is found nowhere. */
const asStored = (typed: string) => storedDestination(typed) ?? typed;

/** A moment, or the first moment of a day in UTC. */
const Timestamp = z
  .union([z.date(), z.iso.datetime({ offset: true }), z.iso.date()], TIMESTAMP)
  .transform((value) => new Date(value))
  .refine((timestamp) => timestamp <= LAST_TIMESTAMP, TIMESTAMP);

/** Which of the viewer's URLs are wanted, in what order; the same for REST and GraphQL. */
export const UrlQuestion = z.object({
  search: optional(
    z
      .string('The search must be text.')
      .trim()
      .max(MAX_SEARCH_LENGTH, `The search can have at most ${MAX_SEARCH_LENGTH} characters.`)
      .refine((text) => !text.includes('\0'), 'The search contains a character that cannot be stored.'),
  ),
  status: optional(word(statusFilters)),
  createdAfter: optional(Timestamp),
  createdBefore: optional(Timestamp),
  expiresAfter: optional(Timestamp),
  expiresBefore: optional(Timestamp),
  shortCode: optional(z.string('The short code must be text.').trim()),
  externalId: optional(z.string('The external id must be text.').trim()),
  domain: optional(
    z.string('The domain must be text.').trim().toLowerCase().max(253, 'The domain can have at most 253 characters.'),
  ),
  originalUrl: optional(z.string('The destination must be text.').transform(asStored)),
  tags: TagNames,
  tagMatch: optional(word(tagMatches)),
  minClicks: optional(z.coerce.number(CLICKS).int(CLICKS).min(0, CLICKS).max(MAX_CLICKS, CLICKS)),
  scope: optional(word(scopes)),
  sort: optional(z.preprocess(alias, word(orderFields as [OrderField, ...OrderField[]]))),
  direction: optional(word(directions)),
});
export type UrlQuestion = z.output<typeof UrlQuestion>;

/** A condition on the links `u` of a table, and the values of its parameters. */
export interface Condition {
  table: string;
  sql: string;
  values: unknown[];
}

/** A part of an ordered list that an index finds without what lies before it: a condition on links `u`. */
export interface Slice {
  /** Its parameters are numbered from `first` on. */
  sql: (first: number) => string;
  values: unknown[];
}

const LINKS = 'short_url u';
/** The links with the searchable texts and every queried column except counters and titles. */
const BESIDE = '(SELECT url_id AS id, * FROM search.url) u';
const besideOrders: readonly OrderField[] = ['CREATED_AT', 'EXPIRES_AT'];

/**
 * The condition of a query on the owner's links, shared by lists, counts and exports, or on a slice of them. It names
 * the table for a result in the order of the query, unless `isOrdered` is false.
 */
export function conditionOf(
  { id }: Pick<Viewer, 'id'>,
  question: UrlQuestion,
  { hits = 'joined', isOrdered = true, slice }: { hits?: Hits; isOrdered?: boolean; slice?: Slice | undefined } = {},
): Condition {
  const values: unknown[] = [id];
  const parts = ['u.owner_id = $1'];
  const compare = (sql: string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    parts.push(`${sql} $${values.length}`);
  };
  if (question.status) parts.push(`(${statusConditions[question.status]})`);
  if (question.scope === 'RECOVERABLE')
    parts.push(`(NOT u.is_active OR u.expires_at <= ${SOON} OR u.id IN ${USED_UP})`);
  compare('u.created_at >=', question.createdAfter);
  compare('u.created_at <', question.createdBefore);
  compare('u.expires_at >=', question.expiresAfter);
  compare('u.expires_at <', question.expiresBefore);
  compare('u.click_count >=', question.minClicks);
  compare('u.short_code =', question.shortCode);
  compare('u.external_id =', question.externalId);
  compare(...onDomain(question.domain));
  compare('u.original_url =', question.originalUrl);
  parts.push(...tagConditions(question, values));
  const isBeside = hits === 'tabled' && standsBeside(question, isOrdered);
  if (question.search) {
    const parameter = values.length + 1;
    const match = isBeside ? lookedUp(question.search, parameter) : matchOf(hits, question.search, parameter);
    values.push(match.value);
    parts.push(match.sql);
  }
  if (slice) {
    parts.push(slice.sql(values.length + 1));
    values.push(...slice.values);
  }
  return { table: isBeside ? BESIDE : LINKS, sql: parts.join(' AND '), values };
}

/** The condition that a link is on a domain; this installation's own host is the one of links without. */
const onDomain = (domain: string | undefined): [sql: string, value: unknown] =>
  domain !== undefined && isOwnHost(domain) ? ['(u.domain_id IS NULL) =', true] : ['u.domain =', domain];

/**
 * The condition that a link has tags by their keys, where any are asked for; one that the owner does not have is on no link.
 * An array is found once, by its index: a subquery in its place, the planner asks for each link of an order in turn.
 */
function tagConditions({ tags = [], tagMatch = 'ANY' }: UrlQuestion, values: unknown[]): string[] {
  if (!tags.length) return [];
  values.push(tags.map(keyOfName));
  return [
    `u.id = ANY (ARRAY(SELECT f.url_id FROM search.url f WHERE f.owner_id = $1 AND f.tag_ids <> '{}' AND f.tag_ids
    ${tagMatch === 'ANY' ? '&&' : '@>'} ARRAY(SELECT coalesce(t.id, 0) FROM unnest($${values.length}::text[]) AS k (key)
    LEFT JOIN tag t ON t.owner_id = $1 AND t.key = k.key)))`,
  ];
}

const standsBeside = (question: UrlQuestion, isOrdered: boolean) =>
  !asksLinks(question) && (!isOrdered || besideOrders.includes(question.sort ?? 'CREATED_AT'));

/** True when a condition is about what only the links themselves have. */
const asksLinks = ({ minClicks, shortCode, externalId, domain, originalUrl }: UrlQuestion): boolean =>
  [minClicks, shortCode, externalId, domain, originalUrl].some((value) => value !== undefined);

/** True when the search is the only condition of the query. */
export function asksOnlySearch(question: UrlQuestion): boolean {
  const { search, status, scope, createdAfter, createdBefore, expiresAfter, expiresBefore } = question;
  const others = [status, createdAfter, createdBefore, expiresAfter, expiresBefore, question.tags?.[0]];
  const isOther = asksLinks(question) || others.some((value) => value !== undefined);
  return search !== undefined && scope !== 'RECOVERABLE' && !isOther;
}

/** The order of a list: its column, that column as it is compared, its ORDER BY and the reverse. */
export interface Order {
  sort: OrderField;
  direction: (typeof directions)[number];
  column: string;
  value: string;
  near: string;
  far: string;
}

/** The order of a query; newest first by default. */
export function orderOf({ sort = 'CREATED_AT', direction = 'DESC' }: UrlQuestion): Order {
  const { ASC, DESC } = orders[sort];
  const column = ASC.slice(0, ASC.indexOf(' '));
  const value = ASC.slice(0, ASC.indexOf(' ASC'));
  const [near, far] = direction === 'ASC' ? [ASC, DESC] : [DESC, ASC];
  return { sort, direction, column, value, near, far };
}
