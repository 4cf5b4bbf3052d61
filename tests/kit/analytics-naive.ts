// The figures of the analytics, computed the slow and obvious way: every stored click is looked at.
import {
  browsers,
  channels,
  devices,
  dimensions,
  labelDimensions,
  systems,
  unpackCountry,
} from '../../api/click-model/dimensions.ts';
import { pool } from '../../api/database/db.ts';
import { storedClicks } from './stored-clicks.ts';

/** A click as it is stored, its numbers turned into keys. */
export interface NaiveClick {
  id: string;
  at: number;
  day: string;
  hour: number;
  weekday: number;
  hourStart: number;
  human: boolean;
  /** Who clicked, on one day; null where nobody is counted. */
  visitor: string | null;
  keys: Record<string, string>;
}

export interface NaiveQuestion {
  from: string;
  to: string;
  /** The owner's current day. */
  today: string;
  url: string | null;
  filters: { dimension: string; values: string[]; isNot: boolean }[];
  includeBots: boolean;
}

/** Every dimension as GraphQL names it. */
export const dimensionNames = Object.values(dimensions).map(({ name }) => name.toUpperCase());

/** Every click of an owner, its day and hour worked out anew from its moment and the owner's zone. */
export async function naiveClicks(ownerId: number, timeZone: string): Promise<NaiveClick[]> {
  const { rows: labels } = await pool.query('SELECT id, label FROM analytics.label WHERE owner_id = $1', [ownerId]);
  const label = new Map<number, string>(labels.map((row) => [row.id, row.label]));
  // Clicks of deleted links stay for a while, and count no more.
  const { rows: deleted } = await pool.query('SELECT link_id FROM analytics.deleted_link');
  const gone = new Set(deleted.map((row) => row.link_id));
  const rows = (await storedClicks(ownerId)).filter((row) => !gone.has(row.link_id));
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return rows.map((row) => {
    const [day, clock] = format.format(row.at).split(', ') as [string, string];
    const [hour, minute, second] = clock.split(':').map(Number) as [number, number, number];
    const at = row.at.getTime();
    return {
      id: row.click_id,
      at,
      day,
      hour,
      weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7,
      hourStart: at - (at % 1000) - minute * 60_000 - second * 1000,
      human: row.kind === 0,
      visitor: row.visitor ? `${day} ${row.visitor} ${row.visitor_rest}` : null,
      keys: keysOf(row, label),
    };
  });
}

function keysOf(row: Record<string, number>, label: Map<number, string>): Record<string, string> {
  const text = (id: number | undefined) => label.get(id ?? 0) ?? '';
  const listed = (list: readonly string[], number = 0) => (number === 0 ? '' : list[number]!);
  return {
    LINK: Buffer.from(`ShortUrl:${row.link_id}`).toString('base64'),
    COUNTRY: unpackCountry(row.country!) ?? '',
    DEVICE: listed(devices, row.device),
    OS: listed(systems, row.os),
    BROWSER: listed(browsers, row.browser),
    CHANNEL: listed(
      channels.map(([key]) => key),
      row.channel,
    ),
    VARIANT: row.variant ? String(row.variant) : '',
    ...Object.fromEntries(
      labelDimensions.map((one) => [dimensions[one].name.toUpperCase(), text(row[dimensions[one].column])]),
    ),
  };
}

/** The clicks a question is about, bots always among them. */
export const matching = (clicks: NaiveClick[], { from, to, url, filters }: NaiveQuestion): NaiveClick[] =>
  clicks.filter(
    ({ day, keys }) =>
      day >= from &&
      day <= to &&
      (url === null || keys.LINK === url) &&
      filters.every(({ dimension, values, isNot }) => values.includes(keys[dimension]!) !== isNot),
  );

/** Clicks, visitors and bots among some clicks; a visitor counts once a day. */
export function naiveCounts(clicks: NaiveClick[], includeBots: boolean) {
  const visitors = new Set(clicks.map(({ visitor }) => visitor));
  visitors.delete(null);
  return {
    clicks: clicks.filter(({ human }) => human || includeBots).length,
    visitors: visitors.size,
    bots: clicks.filter(({ human }) => !human).length,
  };
}

/** Clicks of visitors who had clicked before on the same day, in the order in which they came. */
export function naiveReturning(clicks: NaiveClick[]): number {
  const seen = new Set<string>();
  let returning = 0;
  for (const { visitor } of clicks.toSorted((one, other) => one.at - other.at)) {
    if (visitor === null) continue;
    if (seen.has(visitor)) returning++;
    seen.add(visitor);
  }
  return returning;
}

/** The parts of some clicks by a key each has. */
export function parts<Key>(clicks: NaiveClick[], keyOf: (click: NaiveClick) => Key): Map<Key, NaiveClick[]> {
  return Map.groupBy(clicks, keyOf);
}
