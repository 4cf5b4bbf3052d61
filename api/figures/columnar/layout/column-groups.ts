import type { ClickDimension } from '../../../click-model/dimensions.ts';

/**
 * Dimensions that depend on each other are stored as one column: its codes stand for the combinations that occurred,
 * which are few, and counting by it counts by every dimension of the group at once.
 */
export const columnGroups = {
  agent: ['device', 'os', 'browser', 'browserVersion'],
  origin: ['channel', 'referrer', 'utmSource', 'utmMedium', 'utmCampaign'],
  place: ['country', 'city'],
  network: ['network'],
  link: ['link'],
  variant: ['variant'],
  // Beside the other facts of an agent they would make a combination of nearly every click.
  system: ['osVersion', 'deviceModel'],
  path: ['networkType', 'roundTripAttempt', 'speedAttempt'],
  rule: ['rule'],
} as const satisfies Record<string, readonly ClickDimension[]>;
export type ColumnGroup = keyof typeof columnGroups;
export const columnGroupNames = Object.keys(columnGroups) as ColumnGroup[];

/** The column group a dimension belongs to, and its place in it. */
export function columnGroupOf(dimension: ClickDimension): { group: ColumnGroup; index: number } {
  for (const group of columnGroupNames) {
    const index = (columnGroups[group] as readonly ClickDimension[]).indexOf(dimension);
    if (index >= 0) return { group, index };
  }
  throw new Error(`${dimension} belongs to no column group.`);
}

/** How many numbers a column group has for each click. */
export const arityOf = (group: ColumnGroup): number => columnGroups[group].length;

/**
 * Bits of the column `flags`. A visitor's only click of a day has `visitor`. Where a visitor came again, all clicks of the day
 * have `again`; in blocks they lie beside each other, and the first of them has `visitor` as well.
 */
export const flagBits = { human: 1, visitor: 2, again: 4 } as const;
/** How many values `flags` can have. */
export const FLAG_VALUES = 8;
/** No click has these flags: counts keep the number of visitors who came again there. */
export const REPEATED = flagBits.visitor;
/** The flags of a visitor's only click of a day. */
export const ONLY_CLICK = flagBits.human | flagBits.visitor;

/** How many hours of a day totals tell apart. */
export const HOURS = 24;

/** The column with a group's totals. */
export const totalsColumns = Object.fromEntries(columnGroupNames.map((group) => [group, `${group}Totals`])) as {
  [Group in ColumnGroup]: `${Group}Totals`;
};

/** analytics.segment_column.number; a number, once given, never changes its meaning. */
export const columnNumbers = {
  agent: 1,
  origin: 2,
  place: 3,
  network: 4,
  link: 5,
  /** See flagBits. */
  flags: 6,
  /** 0 to 23, in the owner's time zone. */
  hour: 7,
  /** The first click's timestamp, and every click's distance from it, milliseconds. */
  at: 8,
  /** How many clicks each combination of a group has, by their flags. */
  agentTotals: 9,
  originTotals: 10,
  placeTotals: 11,
  networkTotals: 12,
  linkTotals: 13,
  variant: 14,
  variantTotals: 15,
  /** The two halves of every click's visitor; only in parts of days, whose visitors may have come again in another. */
  visitors: 16,
  system: 17,
  systemTotals: 18,
  /** How many clicks each hour of each day with clicks has, by their flags; not in parts of days. */
  hourTotals: 19,
  path: 20,
  pathTotals: 21,
  rule: 22,
  ruleTotals: 23,
} as const;
export type ColumnName = keyof typeof columnNumbers;

/** What analytics.segment.layout says of a block that is written now; older ones are written anew in the background. */
export const LAYOUT = 5;
/** The layouts before which a group's columns are missing: all its clicks have the value 0. */
export const groupSince: Partial<Record<ColumnGroup, number>> = { system: 2, path: 4, rule: 5 };
/** The layout before which blocks have no totals of hours. */
export const HOUR_TOTALS_SINCE = 3;

export type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A group's column: combination `code` has the values tuples[code * arity] and following. */
export interface GroupColumn {
  tuples: Int32Array<ArrayBuffer>;
  /** Of every row; of every run where there are runs. */
  codes: Codes;
  /** The rows where runs of the same code begin, where sorting makes them few; else null. */
  runStarts: Uint32Array<ArrayBuffer> | null;
}

/** How many visitors who came again each of some values of a dimension has. */
export interface RepeatedCounts {
  values: Int32Array<ArrayBuffer>;
  visitors: Int32Array<ArrayBuffer>;
}

/** A group's totals: of combination `code` with flags `flags` there are totals[code * FLAG_VALUES + flags] clicks. */
export interface GroupTotals {
  tuples: Int32Array<ArrayBuffer>;
  totals: Int32Array<ArrayBuffer>;
  /** Of each dimension of the group, the visitors who came again: a combination's do not add up to a value's. */
  repeated: RepeatedCounts[];
}
