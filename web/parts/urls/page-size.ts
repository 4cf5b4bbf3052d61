const KEY = 'urls_page_size';

/** How many URLs a page of a list can have. */
export const pageSizes = [10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** The size of a page when nobody has chosen one. */
export const DEFAULT_SIZE: PageSize = 10;

/** The size that a text names; null for any other text. */
export const sizeOf = (text: string | null): PageSize | null => pageSizes.find((size) => String(size) === text) ?? null;

/** The size that was last chosen in this browser. */
export const rememberedSize = (): PageSize => sizeOf(localStorage.getItem(KEY)) ?? DEFAULT_SIZE;

/** Remembers a size for every list in this browser. */
export const rememberSize = (size: PageSize): void => localStorage.setItem(KEY, String(size));
