/** The experiments of one page, as many as the query asks for. */
export const PAGE = 10;
const MOST_PAGES = 1_000;

/** The page that an address names, from 1 on. */
export function pageOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}

/** How many experiments stand before that page. */
export const offsetOf = (parameters: URLSearchParams): number => (pageOf(parameters) - 1) * PAGE;
