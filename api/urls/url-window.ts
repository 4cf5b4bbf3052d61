import { z } from 'zod';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import { DEFAULT_PAGE_SIZE, Page } from './list-urls.ts';
import { placeOf } from './url-cursor.ts';
import type { UrlList } from './url-list.ts';
import { numberedPage, pageFrom, type ListPage } from './url-page.ts';

/** The maximum number of URLs that a window shows. */
export const MAX_FIRST = 100;
const sizeNamed = (name: string) => {
  const message = `${name} must be a whole number from 1 to ${MAX_FIRST}.`;
  return z.number().int(message).min(1, message).max(MAX_FIRST, message).nullish();
};
const Window = z.object({
  first: sizeNamed('first'),
  after: z.string().nullish(),
  last: sizeNamed('last'),
  before: z.string().nullish(),
  page: Page.shape.page.unwrap().nullish(),
});
type Window = z.output<typeof Window>;

const FORWARDS = 'Use first with after, or last with before, but do not combine them.';
const NUMBERED = 'A numbered page takes first alone. Leave out page to read by cursor.';

/** How many URLs a window shows, also one that is refused. */
export const sizeOf = ({ first, last }: Pick<Window, 'first' | 'last'>): number =>
  Math.max(first ?? last ?? DEFAULT_PAGE_SIZE, last ?? 1, 1);

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** The page of a list that `first` and `after`, `last` and `before`, or `first` and `page` name; refuses INVALID. */
export function openWindow(list: UrlList, input: unknown): ListPage {
  const window = parseInput(Window, input);
  refuseMixture(window);
  const size = sizeOf(window);
  const isBackwards = isGiven(window.last) || isGiven(window.before);
  if (!isBackwards && !isGiven(window.after)) return numberedPage(list, window.page ?? 1, size);
  const field = isBackwards ? 'before' : 'after';
  const cursor = window[field];
  const from = typeof cursor === 'string' ? placeOf(list.order, cursor, field) : null;
  return pageFrom(list, from, isBackwards, size);
}

function refuseMixture({ first, after, last, before, page }: Window): void {
  if (isGiven(page) && [after, last, before].some(isGiven)) throw new UserError('INVALID', NUMBERED, 'page');
  const backwards = isGiven(last) ? 'last' : isGiven(before) ? 'before' : null;
  if (backwards && [first, after].some(isGiven)) throw new UserError('INVALID', FORWARDS, backwards);
}
