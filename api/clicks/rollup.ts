import { dimensions, kinds, type Dimension } from '../dimensions.ts';
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

const ownerDimensions: [Dimension, (click: StoredClick) => number][] = [
  ['country', (click) => click.country],
  ['device', (click) => click.device],
  ['os', (click) => click.os],
  ['browser', (click) => click.browser],
  ['channel', (click) => click.channel],
  ['city', (click) => click.cityId],
  ['network', (click) => click.networkId],
  ['referrer', (click) => click.referrerId],
  ['utmSource', (click) => click.utmSourceId],
  ['utmMedium', (click) => click.utmMediumId],
  ['utmCampaign', (click) => click.utmCampaignId],
];

/**
 * Sums a batch into the rows it adds to. Clicks count people only, bots everything else. Rows come in the order of
 * their keys: every node then locks them in one order.
 */
export function rollUp(clicks: StoredClick[]): Rollups {
  const hours = new Map<string, HourRow>();
  const days = new Map<string, DayRow>();
  const links = new Map<string, LinkRow>();
  for (const click of clicks) {
    const isHuman = click.kind === kinds.human;
    const count = (row: Sums, isFirst: boolean) => {
      if (!isHuman) row.bots++;
      else row.clicks++;
      if (isFirst) row.visitors++;
    };
    count(hourRow(hours, click, 0), click.firstOwner);
    count(hourRow(hours, click, click.linkId), click.firstLink);
    count(dayRow(days, click, dimensions.link, click.linkId), click.firstLink);
    for (const [name, value] of ownerDimensions) {
      count(dayRow(days, click, dimensions[name], value(click)), click.firstOwner);
    }
    const link = linkRow(links, click.linkId);
    count(link, click.firstLink);
    if (isHuman) link.lastAt = Math.max(link.lastAt, click.source.at);
  }
  return { hours: sorted(hours), days: sorted(days), links: [...links.values()].sort((a, b) => a.linkId - b.linkId) };
}

const sums = (): Sums => ({ clicks: 0, bots: 0, visitors: 0 });

const sorted = <Row>(rows: Map<string, Row>): Row[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

function hourRow(rows: Map<string, HourRow>, click: StoredClick, linkId: number): HourRow {
  const key = `${click.ownerId}|${linkId}|${click.hourStartsAt}`;
  let row = rows.get(key);
  if (!row) {
    const { ownerId, hourStartsAt: startsAt, day, hour } = click;
    rows.set(key, (row = { ownerId, linkId, startsAt, day, hour, ...sums() }));
  }
  return row;
}

function dayRow(rows: Map<string, DayRow>, click: StoredClick, dimension: number, value: number): DayRow {
  const key = `${click.ownerId}|${dimension}|${click.day}|${value}`;
  let row = rows.get(key);
  if (!row) rows.set(key, (row = { ownerId: click.ownerId, dimension, day: click.day, value, ...sums() }));
  return row;
}

function linkRow(rows: Map<string, LinkRow>, linkId: number): LinkRow {
  const key = String(linkId);
  let row = rows.get(key);
  if (!row) rows.set(key, (row = { linkId, lastAt: 0, ...sums() }));
  return row;
}
