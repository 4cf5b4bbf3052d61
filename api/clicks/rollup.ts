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
  /** Tells the first clicks of one visitor's day apart from others'; 0 where it is not the first on its link. */
  visitor: number;
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

/** The sums of a batch. Clicks count people only, bots everything else. */
export class RollupSums {
  /** By the moment an hour began, then by link; all links of an owner stand under the owner's negative number. */
  readonly #hours = new Map<number, Map<number, HourRow>>();
  /** By day, then by owner. */
  readonly #ownerDays = new Map<string, Map<number, OwnerDay>>();
  readonly #links = new Map<number, LinkRow>();

  add(clicks: StoredClick[]): void {
    for (const click of clicks) this.#add(click);
  }

  #add(click: StoredClick): void {
    const { linkId, ownerId, firstOwner, firstLink } = click;
    const isHuman = click.kind === kinds.human;
    const hours = getOrMake(this.#hours, click.hourStartsAt, () => new Map<number, HourRow>());
    count(
      getOrMake(hours, -ownerId, () => hourRow(click, 0)),
      isHuman,
      firstOwner,
    );
    count(
      getOrMake(hours, linkId, () => hourRow(click, linkId)),
      isHuman,
      firstLink,
    );
    const owners = getOrMake(this.#ownerDays, click.day, () => new Map<number, OwnerDay>());
    const ownerDay = getOrMake(owners, ownerId, () => ({ ownerId, day: click.day, dimensions: [] }));
    count(sumsOf(ownerDay, WHOLE_DAY, 0), isHuman, firstOwner);
    for (const name of summedDimensions) count(sumsOf(ownerDay, dimensions[name], click[name]), isHuman, firstOwner);
    const link = getOrMake(this.#links, linkId, () => ({ linkId, lastAt: 0, ...noSums() }));
    count(link, isHuman, firstLink);
    if (isHuman) link.lastAt = Math.max(link.lastAt, click.source.at);
  }

  /** The rows to add to, in the order of their keys: every node then locks them in one order. */
  rows(): Rollups {
    const hours = [...this.#hours.values()].flatMap((rows) => [...rows.values()]);
    const ownerDays = [...this.#ownerDays.values()].flatMap((owners) => [...owners.values()]);
    return {
      hours: hours.sort((a, b) => a.ownerId - b.ownerId || a.linkId - b.linkId || a.startsAt - b.startsAt),
      days: ownerDays.flatMap(dayRows).sort(compareDayRows),
      links: [...this.#links.values()].sort((a, b) => a.linkId - b.linkId),
    };
  }
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

function hourRow({ ownerId, hourStartsAt: startsAt, day, hour }: StoredClick, linkId: number): HourRow {
  return { ownerId, linkId, startsAt, day, hour, ...noSums() };
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
