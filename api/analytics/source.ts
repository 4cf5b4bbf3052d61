import { summedDimensions, type Dimension } from '../dimensions.ts';
import { ClickColumns } from './click-columns.ts';
import type { DayRange } from './period.ts';
import type { Scope } from './scope.ts';
import type { DaySums } from './sql/day-sums.ts';
import { LinkHours, Rollups } from './sql/rollups.ts';

/** Sums of a stretch of time: clicks and visitors are people's, bots everything else. */
export interface Sums {
  clicks: number;
  bots: number;
  visitors: number;
}

/** Sums of a part of an hour of the owner's clock, by the moment it began. */
export interface MomentSums extends Sums {
  day: string;
  /** Milliseconds since 1970. */
  startsAt: number;
}

/** Sums of one hour (0-23) of one day of the week (1 Monday to 7 Sunday) on the owner's clock. */
export interface WeekHourSums extends Sums {
  weekday: number;
  hour: number;
}

/** By what a breakdown is sorted, most first. */
export const breakdownOrders = ['CLICKS', 'VISITORS'] as const;
export type BreakdownOrder = (typeof breakdownOrders)[number];

/** Which values of a dimension are wanted. */
export interface PageWindow {
  first: number;
  offset: number;
  orderBy: BreakdownOrder;
  /** Whether clicks by bots count. */
  includeBots: boolean;
  /** Only these values; null for all. */
  among: number[] | null;
}

/** Some values of a dimension; those without a click that counts are left out. */
export interface Page {
  rows: (Sums & { value: number })[];
  /** How many values were found, on all pages. */
  found: number;
  /** The sums of all values, found or not: the scope's totals. Visitors add up for every dimension but links. */
  whole: Sums;
}

/**
 * Where the sums of a scope's clicks come from. Sources differ in cost only: for a question two of them can answer they
 * give the same figures.
 */
export interface Source {
  /** The days of a range that had anything, oldest first. */
  days(range: DayRange): Promise<DaySums[]>;
  /** The hours of a range, or parts of hours, that had anything. */
  moments(range: DayRange): Promise<MomentSums[]>;
  /** The hours of the week that had anything. */
  weekHours(range: DayRange): Promise<WeekHourSums[]>;
  /** Some of the values of a dimension in a range. */
  page(range: DayRange, dimension: Dimension, window: PageWindow): Promise<Page>;
}

const summed: readonly Dimension[] = summedDimensions;

/**
 * The source that answers a scope. Sums over time are kept for the owner and for each link, sums by day for the owner and
 * the dimensions of few values; whatever else is asked is counted from the clicks.
 */
export function sourceOf({ viewerId, linkId, filters }: Pick<Scope, 'viewerId' | 'linkId' | 'filters'>): Source {
  const columns = new ClickColumns({ viewerId, linkId, filters });
  if (filters.length) return columns;
  const page: Source['page'] = (range, dimension, window) => columns.page(range, dimension, window);
  if (linkId !== null) return Object.assign(new LinkHours(viewerId, linkId), { page });
  const rollups = new Rollups(viewerId);
  const either: Source['page'] = (range, dimension, window) =>
    (summed.includes(dimension) ? rollups : columns).page(range, dimension, window);
  return {
    days: (range) => rollups.days(range),
    moments: (range) => rollups.moments(range),
    weekHours: (range) => rollups.weekHours(range),
    page: either,
  };
}
