import { z } from 'zod';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';
import { UrlList } from './url-list.ts';
import { numberedPage } from './url-page.ts';

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

/** A numbered page of a longer list. */
export interface UrlPage {
  urls: ShortUrl[];
  /** The total number on all pages. */
  total: number;
  page: number;
  pageSize: number;
}

/** A numbered page of the viewer's URLs that match a query, newest first by default; refuses INVALID. */
export async function listUrls(viewer: Viewer, input: unknown): Promise<UrlPage> {
  const { page, pageSize } = parseInput(Page, input);
  const list = new UrlList(viewer, input);
  const [listed, total] = await Promise.all([numberedPage(list, page, pageSize).listed(), list.total()]);
  return { urls: listed.map(({ url }) => url), total, page, pageSize };
}
