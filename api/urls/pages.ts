/** The maximum number of page buttons of a list. */
const MOST_BUTTONS = 7;

/** The page numbers that have buttons; null where a button would appear twice. */
export interface PageNumbers {
  /** The first page, unless `around` contains it. */
  first: number | null;
  around: number[];
  /** The last page, unless `around` contains it. */
  last: number | null;
  previous: number | null;
  next: number | null;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Chooses at most seven buttons: all pages, or the first, the last and those around the current one. */
export function pageNumbers(current: number, count: number): PageNumbers {
  const steps = { previous: current > 1 ? current - 1 : null, next: current < count ? current + 1 : null };
  if (count <= MOST_BUTTONS) return { first: null, around: range(1, Math.max(count, 1)), last: null, ...steps };
  const edge = MOST_BUTTONS - 1;
  if (current <= edge - 2) return { first: null, around: range(1, edge), last: count, ...steps };
  if (current > count - edge + 2) return { first: 1, around: range(count - edge + 1, count), last: null, ...steps };
  return { first: 1, around: range(current - 2, current + 2), last: count, ...steps };
}
