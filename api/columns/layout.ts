import type { Dimension } from '../dimensions.ts';

/** What a click has that can be counted by. */
export type Part = Dimension | 'browserVersion';

/**
 * Parts that depend on each other are kept as one column: its codes stand for the combinations that occurred, which are
 * few, and counting by it counts by every part at once.
 */
export const facets = {
  agent: ['device', 'os', 'browser', 'browserVersion'],
  origin: ['channel', 'referrer', 'utmSource', 'utmMedium', 'utmCampaign'],
  place: ['country', 'city'],
  network: ['network'],
  link: ['link'],
} as const satisfies Record<string, readonly Part[]>;
export type Facet = keyof typeof facets;
export const facetNames = Object.keys(facets) as Facet[];

/** The facet a part belongs to, and its place in it. */
export function facetOf(part: Part): { facet: Facet; index: number } {
  for (const facet of facetNames) {
    const index = (facets[facet] as readonly Part[]).indexOf(part);
    if (index >= 0) return { facet, index };
  }
  throw new Error(`${part} belongs to no facet.`);
}

/** Bits of the column `flags`. */
export const flagBits = { human: 1, firstOwner: 2, firstLink: 4 } as const;
/** How many values `flags` can have. */
export const FLAG_VALUES = 8;

/** The column with a facet's totals. */
export const totalsOf = {
  agent: 'agentTotals',
  origin: 'originTotals',
  place: 'placeTotals',
  network: 'networkTotals',
  link: 'linkTotals',
} as const satisfies Record<Facet, string>;

/** analytics.segment_column.number; a number, once given, never changes its meaning. */
export const columnNumbers = {
  agent: 1,
  origin: 2,
  place: 3,
  network: 4,
  link: 5,
  /** See flagBits. */
  flags: 6,
  /** 0 to 23 on the owner's clock. */
  hour: 7,
  /** The first click's moment, and every click's distance from it, milliseconds. */
  at: 8,
  /** How many clicks each combination of a facet has, by their flags. */
  agentTotals: 9,
  originTotals: 10,
  placeTotals: 11,
  networkTotals: 12,
  linkTotals: 13,
} as const;
export type ColumnName = keyof typeof columnNumbers;

export type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A facet's column: combination `code` has the values tuples[code * arity] and following. */
export interface FacetColumn {
  tuples: Int32Array<ArrayBuffer>;
  /** Of every row; of every run where there are runs. */
  codes: Codes;
  /** The rows where runs of rows with the same code begin, if the rows are sorted so that there are few; else null. */
  runs: Uint32Array<ArrayBuffer> | null;
}

/** A facet's totals: of combination `code` with flags `flags` there are totals[code * FLAG_VALUES + flags] clicks. */
export interface FacetTotals {
  tuples: Int32Array<ArrayBuffer>;
  totals: Int32Array<ArrayBuffer>;
}
