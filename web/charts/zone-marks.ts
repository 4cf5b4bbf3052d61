import type { ChartMark } from './traffic-line.ts';

/** A change of the account's time zone. */
export interface ZoneChange {
  date: string;
  /** When it was; only hours need to know. */
  at?: string;
  timeZone: string;
}

interface Point {
  lastDate: string;
  at?: string | null | undefined;
}

/** The changes of the time zone, and what the points of a chart cover. */
export interface Zones {
  changes: readonly ZoneChange[];
  points: readonly Point[];
}

/** Where a chart over time marks changes of the time zone: at the hour, or at the point that has their day. */
export const zoneMarks = ({ changes, points }: Zones): ChartMark[] =>
  changes.flatMap(({ date, at, timeZone }) => {
    const isHourly = Boolean(points[0]?.at);
    const index = isHourly
      ? points.findLastIndex((point) => Boolean(point.at) && Date.parse(point.at!) <= Date.parse(at ?? date))
      : points.findIndex(({ lastDate }) => lastDate >= date);
    return index === -1 ? [] : [{ index, label: `Time zone changed to ${timeZone.replaceAll('_', ' ')}` }];
  });
