import type { Facet, Part } from '../../columns/layout.ts';

/** A condition on a part of the clicks, with the numbers of the analytics tables. */
export interface PartFilter {
  part: Part;
  numbers: number[];
  isNot: boolean;
}

/** Whose first click of the day makes a visitor. */
export type First = 'firstOwner' | 'firstLink';

/** Which rows of a grouping are wanted. */
export interface Window {
  first: number;
  offset: number;
  orderBy: 'CLICKS' | 'VISITORS';
  includeBots: boolean;
  /** Only these values; null for all. */
  among: number[] | null;
}

export type Ask =
  | { kind: 'days' | 'moments' | 'weekHours'; first: First }
  /** How many clicks by people there were since a moment (milliseconds since 1970). */
  | { kind: 'people'; since: number }
  /** For each value of a part, the value of another with the most clicks by people. */
  | { kind: 'topOfEach'; each: Part; part: Part }
  | { kind: 'page'; part: Part; first: First; window: Window }
  /** The combinations of some parts of one facet with the most clicks. */
  | { kind: 'combinations'; facet: Facet; parts: Part[]; includeBots: boolean; limit: number }
  /** The newest moments at which there were clicks of somebody, at or before one (milliseconds since 1970). */
  | { kind: 'newest'; before: number | null; who: 'people' | 'bots' | 'everything'; limit: number };

/** What is asked of an owner's clicks in a range of days (YYYY-MM-DD, both included), filtered. */
export interface Question {
  ownerId: number;
  from: string;
  to: string;
  filters: PartFilter[];
  asks: Ask[];
}

/** People's clicks, everything else's, and daily visitors. */
export interface Sums {
  clicks: number;
  bots: number;
  visitors: number;
}

export interface Answers {
  days: (Sums & { day: string })[];
  /** By day and the moment a quarter of an hour began. */
  moments: (Sums & { day: string; startsAt: number })[];
  /** 1 Monday to 7 Sunday, 0 to 23. */
  weekHours: (Sums & { weekday: number; hour: number })[];
  people: number;
  topOfEach: { each: number; value: number }[];
  page: { rows: (Sums & { value: number })[]; found: number; whole: Sums };
  combinations: { values: number[]; clicks: number }[];
  /** Milliseconds since 1970, newest first, each once. */
  newest: number[];
}
export type Answer = Answers[Ask['kind']];
