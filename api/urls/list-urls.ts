import { z } from 'zod';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { UrlQuestion } from './filter.ts';
import { UrlList } from './url-list.ts';
import { cursorOf, placeOf } from './url-cursor.ts';
import { numberedPage, pageFrom } from './url-page.ts';

export const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 1000;
const PAGE = 'The page must be 1 or a larger whole number.';
const PAGE_SIZE = `The page size must be a whole number from 1 to ${MAX_PAGE_SIZE}.`;
/** Which page of a list, and how long. */
export const Page = z.object({
  page: z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1),
  pageSize: z.coerce
    .number(PAGE_SIZE)
    .int(PAGE_SIZE)
    .min(1, PAGE_SIZE)
    .max(MAX_PAGE_SIZE, PAGE_SIZE)
    .default(DEFAULT_PAGE_SIZE),
});

/** A numbered page of the URLs that match a query. */
export const PagedQuestion = Page.extend({ after: z.string('The cursor must be text.').optional() }).extend(
  UrlQuestion.shape,
);

const NUMBERED = 'Send either page or after.';

/** A numbered page of a longer list. */
export interface UrlPage {
  urls: ShortUrl[];
  /** The total number on all pages. */
  total: number;
  /** Null where a cursor says where the page begins. */
  page: number | null;
  pageSize: number;
  hasMore: boolean;
  /** The place of the last URL; null on an empty page. */
  endCursor: string | null;
}

/** A page of the viewer's URLs that match a query, by its number or after a cursor, newest first by default; refuses INVALID. */
export async function listUrls(viewer: Viewer, input: unknown): Promise<UrlPage> {
  const { page, pageSize, after } = parseInput(PagedQuestion, input);
  if (after !== undefined && page !== 1) throw new UserError('INVALID', NUMBERED, 'page');
  const list = new UrlList(viewer, input);
  const shown =
    after === undefined
      ? numberedPage(list, page, pageSize)
      : pageFrom(list, placeOf(list.order, after, 'after'), false, pageSize);
  const [listed, total, hasMore] = await Promise.all([shown.listed(), list.total(), shown.hasNext()]);
  const last = listed.at(-1);
  return {
    ...{ urls: listed.map(({ url }) => url), total, page: shown.number, pageSize, hasMore },
    endCursor: last ? cursorOf(list.order, last.place) : null,
  };
}
