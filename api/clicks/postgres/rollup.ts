import type { LinkClicks } from '../../urls/link-clicks.ts';
import { kinds } from '../../click-model/dimensions.ts';
import type { EnrichedClick } from '../enrich.ts';

/** A click as it is stored: with the ids of its labels, and whether it is a visitor's first. */
export interface StoredClick extends EnrichedClick {
  /** In the order of labelDimensions; 0 is unknown. */
  labelIds: number[];
  /** True for the visitor's first click of the day on any link of the owner. */
  firstOwner: boolean;
  /** True for the visitor's first click of the day on this link. */
  firstLink: boolean;
  /** The two halves of the visitor's number, which tells visitors of one day apart; 0 where visitors are not counted. */
  visitor: number;
  visitorRest: number;
}

interface Sums {
  clicks: number;
  bots: number;
  visitors: number;
}

export interface HourRow extends Sums {
  ownerId: number;
  /** 0 for all links of the owner. */
  linkId: number;
  startsAt: number;
  day: string;
  hour: number;
}

export interface DayRow extends Sums {
  ownerId: number;
  day: string;
}

export interface Rollups {
  hours: HourRow[];
  days: DayRow[];
  links: LinkClicks[];
}

/** The sums of a batch: `clicks` counts people, `bots` everything else. */
export class RollupSums {
  /** By the timestamp of the hour, then by link; the sum of all links of an owner has the key -ownerId. */
  readonly #hours = new Map<number, Map<number, HourRow>>();
  /** By day, then by owner. */
  readonly #ownerDays = new Map<string, Map<number, DayRow>>();
  readonly #links = new LinkSums();

  add(clicks: StoredClick[]): void {
    for (const click of clicks) this.#add(click);
    this.#links.add(clicks);
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
    const owners = getOrMake(this.#ownerDays, click.day, () => new Map<number, DayRow>());
    count(
      getOrMake(owners, ownerId, () => ({ ownerId, day: click.day, ...noSums() })),
      isHuman,
      firstOwner,
    );
  }

  /** The sums in the order of their keys, so that all nodes lock rows in one order. */
  rows(): Rollups {
    const hours = [...this.#hours.values()].flatMap((rows) => [...rows.values()]);
    const ownerDays = [...this.#ownerDays.values()].flatMap((owners) => [...owners.values()]);
    return {
      hours: hours.sort((a, b) => a.ownerId - b.ownerId || a.linkId - b.linkId || a.startsAt - b.startsAt),
      days: ownerDays.sort((a, b) => a.ownerId - b.ownerId || (a.day < b.day ? -1 : 1)),
      links: this.#links.rows(),
    };
  }
}

/** What a batch adds to the counters of links. */
export class LinkSums {
  readonly #links = new Map<number, LinkClicks>();

  add(clicks: StoredClick[]): void {
    for (const { ownerId, linkId, kind, firstLink, source } of clicks) {
      const link = getOrMake(this.#links, linkId, () => ({ ownerId, linkId, lastAt: 0, ...noSums() }));
      const isHuman = kind === kinds.human;
      count(link, isHuman, firstLink);
      if (isHuman) link.lastAt = Math.max(link.lastAt, source.at);
    }
  }

  /** By link: all nodes lock links in one order. */
  rows(): LinkClicks[] {
    return [...this.#links.values()].sort((a, b) => a.linkId - b.linkId);
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
