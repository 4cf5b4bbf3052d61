import { MAX_TAGS_OF_LINK } from '../../input-limits.ts';
import { DEFAULT_SIZE, sizeOf, type PageSize } from './page-size.ts';

export type UrlStatusFilter = 'ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'EXPIRING' | 'SCHEDULED' | 'LIMIT_REACHED';
export type UrlOrderField = 'CREATED_AT' | 'CLICKS' | 'VISITORS' | 'TITLE' | 'LAST_CLICKED_AT' | 'EXPIRES_AT';
export type OrderDirection = 'ASC' | 'DESC';
/** Whether links have one of the tags, or each of them. */
export type TagMatch = 'ANY' | 'ALL';

/** The query of a list of URLs; the address of the page contains it all. */
export interface ListQuestion {
  search: string;
  status: UrlStatusFilter | null;
  field: UrlOrderField;
  direction: OrderDirection;
  /** Days, YYYY-MM-DD, on the reader's calendar; both ends included. Empty when left open. */
  createdAfter: string;
  createdBefore: string;
  expiresAfter: string;
  expiresBefore: string;
  /** The host that links are on; empty for all. */
  domain: string;
  /** A whole number as it is typed. */
  minClicks: string;
  /** The names of tags. */
  tags: readonly string[];
  tagMatch: TagMatch;
  /** How many URLs a page has. */
  size: PageSize;
  /** Which page, from 1 on. */
  page: number;
}

/** The order a list has when its address names none. */
export type DefaultOrder = Pick<ListQuestion, 'field' | 'direction'>;

const statuses: readonly UrlStatusFilter[] = [
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'EXPIRING',
  'SCHEDULED',
  'LIMIT_REACHED',
];
const fields: readonly UrlOrderField[] = ['CREATED_AT', 'CLICKS', 'VISITORS', 'TITLE', 'LAST_CLICKED_AT', 'EXPIRES_AT'];
const directions: readonly OrderDirection[] = ['ASC', 'DESC'];

const oneOf = <T extends string>(words: readonly T[], value: string | null): T | null =>
  words.find((word) => word.toLowerCase() === value) ?? null;
const dayOf = (value: string | null) =>
  value && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
const pageNumberOf = (value: string | null) => (value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1);
const namesOf = (value: string | null) =>
  [...new Set((value ?? '').split(',').map((name) => name.trim()))].filter(Boolean).slice(0, MAX_TAGS_OF_LINK);
const hostIn = (value: string | null) => (value && /^[a-z0-9.:[\]-]{1,253}$/.test(value) ? value : '');
const wholeOf = (value: string | null) => (value && /^\d{1,9}$/.test(value) ? value : '');

/** The query in a page's address; invalid parameters are ignored, and the usual size is that of the browser. */
export function questionOf(
  address: URLSearchParams,
  order: DefaultOrder,
  usualSize: PageSize = DEFAULT_SIZE,
): ListQuestion {
  return {
    search: address.get('search') ?? '',
    status: oneOf(statuses, address.get('status')),
    field: oneOf(fields, address.get('sort')) ?? order.field,
    direction: oneOf(directions, address.get('direction')) ?? order.direction,
    createdAfter: dayOf(address.get('created_after')),
    createdBefore: dayOf(address.get('created_before')),
    expiresAfter: dayOf(address.get('expires_after')),
    expiresBefore: dayOf(address.get('expires_before')),
    domain: hostIn(address.get('domain')),
    minClicks: wholeOf(address.get('min_clicks')),
    tags: namesOf(address.get('tags')),
    tagMatch: address.get('tag_match') === 'all' ? 'ALL' : 'ANY',
    size: sizeOf(address.get('size')) ?? usualSize,
    page: pageNumberOf(address.get('page')),
  };
}

/** The address of a query: only the parameters that differ from the default. */
export function addressOf(question: ListQuestion, order: DefaultOrder): string {
  const isUsual = question.field === order.field && question.direction === order.direction;
  const parts: Record<string, string | null> = {
    search: question.search,
    status: question.status?.toLowerCase() ?? null,
    sort: isUsual ? null : question.field.toLowerCase(),
    direction: isUsual ? null : question.direction.toLowerCase(),
    created_after: question.createdAfter,
    created_before: question.createdBefore,
    expires_after: question.expiresAfter,
    expires_before: question.expiresBefore,
    domain: question.domain,
    min_clicks: question.minClicks,
    tags: question.tags.join(','),
    tag_match: question.tags.length > 1 && question.tagMatch === 'ALL' ? 'all' : null,
    size: question.size === DEFAULT_SIZE ? null : String(question.size),
    page: question.page === 1 ? null : String(question.page),
  };
  const given = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

/** A day's first moment in the reader's zone, that of the day after when `days` is 1. */
function startOf(day: string, days: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  return day ? new Date(year!, month! - 1, date! + days).toISOString() : undefined;
}

/** The question's narrowing as the server takes it. */
export const filterOf = (question: ListQuestion) => ({
  search: question.search || undefined,
  status: question.status ?? undefined,
  createdAfter: startOf(question.createdAfter, 0),
  createdBefore: startOf(question.createdBefore, 1),
  expiresAfter: startOf(question.expiresAfter, 0),
  expiresBefore: startOf(question.expiresBefore, 1),
  domain: question.domain || undefined,
  minClicks: question.minClicks ? Number(question.minClicks) : undefined,
  tags: question.tags.length ? question.tags : undefined,
  tagMatch: question.tags.length > 1 && question.tagMatch === 'ALL' ? question.tagMatch : undefined,
});

/** The question's order as the server takes it. */
export const orderOf = ({ field, direction }: ListQuestion) => ({ field, direction });

/** Nothing narrowed. */
export const everything = {
  search: '',
  status: null,
  createdAfter: '',
  createdBefore: '',
  expiresAfter: '',
  expiresBefore: '',
  domain: '',
  minClicks: '',
  tags: [],
  tagMatch: 'ANY',
} satisfies Partial<ListQuestion>;

/** Whether the question leaves any of the owner's URLs out. */
export const isNarrowed = (question: ListQuestion): boolean =>
  Object.values(filterOf(question)).some((value) => value !== undefined);

/** The filters of a question that are folded away; what is not set is empty. */
export const advancedOf = (question: ListQuestion): string[] => {
  const { createdAfter, createdBefore, expiresAfter, expiresBefore, domain, minClicks, tags } = question;
  return [createdAfter, createdBefore, expiresAfter, expiresBefore, domain, minClicks, tags.join()];
};

/** The number of active advanced filters. */
export const advancedCount = (question: ListQuestion): number => advancedOf(question).filter(Boolean).length;

/** The same key again turns the order round; another begins where it is most useful. */
export function sortedBy(question: ListQuestion, field: UrlOrderField): Pick<ListQuestion, 'field' | 'direction'> {
  if (field === question.field) return { field, direction: question.direction === 'ASC' ? 'DESC' : 'ASC' };
  return { field, direction: field === 'TITLE' || field === 'EXPIRES_AT' ? 'ASC' : 'DESC' };
}
