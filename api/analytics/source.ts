import type { Dimension } from '../dimensions.ts';
import type { DayRange } from './period.ts';
import type { Scope } from './scope.ts';
import type { DaySums } from './sql/day-sums.ts';
import type { Parameters } from './sql/parameters.ts';
import { RawClicks } from './sql/raw-clicks.ts';
import { filteredDays, Rollups } from './sql/rollups.ts';

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
  /** A statement that gives `value`, `clicks`, `bots` and `visitors` for each value of a dimension in a range. */
  groups(range: DayRange, dimension: Dimension, parameters: Parameters): string;
}

/**
 * The source that answers a scope. Sums over time are kept for the owner and for each link, sums by dimension and day
 * for the owner alone; whatever else is filtered is counted from the clicks.
 */
export function sourceOf(scope: Scope): Source {
  const raw = new RawClicks(scope);
  const { viewerId, linkId, filters } = scope;
  const [filter] = filters;
  if (filter) {
    const isKept = filters.length === 1 && linkId === null && filter.dimension !== 'link';
    return isKept ? mixed(raw, { days: (range) => filteredDays(viewerId, filter, range) }) : raw;
  }
  const rollups = new Rollups(scope);
  if (linkId === null) return rollups;
  return mixed(raw, {
    days: (range) => rollups.days(range),
    moments: (range) => rollups.moments(range),
    weekHours: (range) => rollups.weekHours(range),
  });
}

/** The clicks, but for what is told better elsewhere. */
function mixed(raw: Source, better: Partial<Source>): Source {
  return {
    days: (range) => raw.days(range),
    moments: (range) => raw.moments(range),
    weekHours: (range) => raw.weekHours(range),
    groups: (range, dimension, parameters) => raw.groups(range, dimension, parameters),
    ...better,
  };
}
