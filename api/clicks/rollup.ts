import { dimensions, kinds, summedDimensions, WHOLE_DAY } from '../dimensions.ts';
import type { EnrichedClick } from './enrich.ts';

/** A click with the numbers of its labels and whether its visitor was new. */
export interface StoredClick extends EnrichedClick {
  cityId: number;
  networkId: number;
  referrerId: number;
  utmSourceId: number;
  utmMediumId: number;
  utmCampaignId: number;
  /** The visitor's first click of the day on any link of the owner, and on this link. */
  firstOwner: boolean;
  firstLink: boolean;
}

interface Sums {
  clicks: number;
  bots: number;
  visitors: number;
}

export interface HourRow extends Sums {
  ownerId: number;
  /** 0 stands for all links of the owner. */
  linkId: number;
  startsAt: number;
  day: string;
  hour: number;
}

export interface DayRow extends Sums {
  ownerId: number;
  dimension: number;
  day: string;
  value: number;
}

export interface LinkRow extends Sums {
  linkId: number;
  /** Milliseconds since 1970 of the last click by a person; 0 without one. */
  lastAt: number;
}

export interface Rollups {
  hours: HourRow[];
  days: DayRow[];
  links: LinkRow[];
}

/** Sums of one owner's day: by dimension, then by value. */
interface OwnerDay {
  ownerId: number;
  day: string;
  dimensions: Map<number, Sums>[];
}

/**
 * Sums a batch into the rows it adds to. Clicks count people only, bots everything else. Rows come in the order of
 * their keys: every node then locks them in one order.
 */
export function rollUp(clicks: StoredClick[]): Rollups {
  const hours = new Map<string, HourRow>();
  const ownerDays = new Map<string, OwnerDay>();
  const links = new Map<number, LinkRow>();
  for (const click of clicks) {
    const isHuman = click.kind === kinds.human;
    count(hourRow(hours, click, 0), isHuman, click.firstOwner);
    count(hourRow(hours, click, click.linkId), isHuman, click.firstLink);
    const ownerDay = ownerDayOf(ownerDays, click);
    count(sumsOf(ownerDay, WHOLE_DAY, 0), isHuman, click.firstOwner);
    for (const name of summedDimensions) {
      count(sumsOf(ownerDay, dimensions[name], click[name]), isHuman, click.firstOwner);
    }
    const link = getOrMake(links, click.linkId, () => ({ linkId: click.linkId, lastAt: 0, ...noSums() }));
    count(link, isHuman, click.firstLink);
    if (isHuman) link.lastAt = Math.max(link.lastAt, click.source.at);
  }
  return {
    hours: [...hours.values()].sort((a, b) => a.ownerId - b.ownerId || a.linkId - b.linkId || a.startsAt - b.startsAt),
    days: [...ownerDays.values()].flatMap(dayRows).sort(compareDayRows),
    links: [...links.values()].sort((a, b) => a.linkId - b.linkId),
  };
}

const noSums = (): Sums => ({ clicks: 0, bots: 0, visitors: 0 });

function count(row: Sums, isHuman: boolean, isFirst: boolean): void {
  if (isHuman) row.clicks++;
  else row.bots++;
  if (isFirst) row.visitors++;
}

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

function hourRow(rows: Map<string, HourRow>, click: StoredClick, linkId: number): HourRow {
  const { ownerId, hourStartsAt: startsAt, day, hour } = click;
  return getOrMake(rows, `${ownerId}|${linkId}|${startsAt}`, () => ({
    ownerId,
    linkId,
    startsAt,
    day,
    hour,
    ...noSums(),
  }));
}

function ownerDayOf(ownerDays: Map<string, OwnerDay>, { ownerId, day }: StoredClick): OwnerDay {
  return getOrMake(ownerDays, `${ownerId}|${day}`, () => ({ ownerId, day, dimensions: [] }));
}

function sumsOf(ownerDay: OwnerDay, dimension: number, value: number): Sums {
  return getOrMake((ownerDay.dimensions[dimension] ??= new Map()), value, noSums);
}

function dayRows({ ownerId, day, dimensions: byDimension }: OwnerDay): DayRow[] {
  return byDimension.flatMap((values, dimension) =>
    [...values].map(([value, sums]) => ({ ownerId, dimension, day, value, ...sums })),
  );
}

function compareDayRows(a: DayRow, b: DayRow): number {
  if (a.ownerId !== b.ownerId) return a.ownerId - b.ownerId;
  if (a.dimension !== b.dimension) return a.dimension - b.dimension;
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.value - b.value;
}
