import { z } from 'zod';
import { db } from '../db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';

export const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

const MAX_PAGE_SIZE = 1000;
const PAGE = 'The page is a whole number from 1 on.';
const PAGE_SIZE = `The page size is a whole number from 1 to ${MAX_PAGE_SIZE}.`;
const Page = z.object({
  page: z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1),
  pageSize: z.coerce.number(PAGE_SIZE).int(PAGE_SIZE).min(1, PAGE_SIZE).max(MAX_PAGE_SIZE, PAGE_SIZE).default(20),
});

/** A numbered page of a longer list. */
export interface UrlPage {
  urls: ShortUrl[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  pageSize: number;
}

/** A numbered page of the viewer's URLs, newest first; refuses INVALID page numbers and sizes. */
export async function listUrls(viewer: Viewer, input: unknown): Promise<UrlPage> {
  const { page, pageSize } = parseInput(Page, input);
  const where = { ownerId: viewer.id };
  const [urls, total] = await Promise.all([
    db.shortUrl.findMany({ where, orderBy: [...newestFirst], skip: (page - 1) * pageSize, take: pageSize }),
    db.shortUrl.count({ where }),
  ]);
  return { urls, total, page, pageSize };
}
