import type { ClientBase } from 'pg';
import { MOST_CLICKED } from '../live/most-clicked.ts';
import type { EnrichedClick } from './enrich.ts';
import type { HourRow, DayRow, LinkRow, Rollups } from './rollup.ts';
import { dates, int2s, int4s, moments } from './wire.ts';

/** Adds a batch's sums to the rollups and to the links' own counters. */
export async function addRollups(client: ClientBase, rollups: Rollups): Promise<void> {
  await addDays(client, rollups.days);
  await addHours(client, rollups.hours);
  await addLinks(client, rollups.links);
}

async function addHours(client: ClientBase, rows: HourRow[]): Promise<void> {
  await client.query({
    name: 'add-hours',
    text: `INSERT INTO analytics.stat_hour AS s (owner_id, link_id, bucket, day, hour, clicks, bots, visitors)
      SELECT * FROM unnest($1::int[], $2::int[], $3::timestamptz[], $4::date[], $5::smallint[], $6::int[], $7::int[], $8::int[])
      ON CONFLICT (owner_id, link_id, bucket, day, hour) DO UPDATE
      SET clicks = s.clicks + excluded.clicks, bots = s.bots + excluded.bots, visitors = s.visitors + excluded.visitors`,
    values: [
      int4s(rows, (row) => row.ownerId),
      int4s(rows, (row) => row.linkId),
      moments(rows, (row) => row.startsAt),
      dates(rows, (row) => row.day),
      int2s(rows, (row) => row.hour),
      ...sumColumns(rows),
    ],
  });
}

async function addDays(client: ClientBase, rows: DayRow[]): Promise<void> {
  await client.query({
    name: 'add-days',
    text: `INSERT INTO analytics.stat_day AS s (owner_id, dimension, day, value, clicks, bots, visitors)
      SELECT * FROM unnest($1::int[], $2::smallint[], $3::date[], $4::int[], $5::int[], $6::int[], $7::int[])
      ON CONFLICT (owner_id, dimension, day, value) DO UPDATE
      SET clicks = s.clicks + excluded.clicks, bots = s.bots + excluded.bots, visitors = s.visitors + excluded.visitors`,
    values: [
      int4s(rows, (row) => row.ownerId),
      int2s(rows, (row) => row.dimension),
      dates(rows, (row) => row.day),
      int4s(rows, (row) => row.value),
      ...sumColumns(rows),
    ],
  });
}

async function addLinks(client: ClientBase, rows: LinkRow[]): Promise<void> {
  await client.query({
    name: 'add-links',
    text: `UPDATE short_url s SET click_count = s.click_count + d.clicks, bot_count = s.bot_count + d.bots,
        unique_visitors = s.unique_visitors + d.visitors, last_clicked_at = greatest(s.last_clicked_at, d.last_at)
      FROM unnest($1::int[], $2::timestamptz[], $3::int[], $4::int[], $5::int[]) AS d (id, last_at, clicks, bots, visitors)
      WHERE s.id = d.id`,
    values: [int4s(rows, (row) => row.linkId), moments(rows, (row) => row.lastAt || null), ...sumColumns(rows)],
  });
}

const sumColumns = (rows: { clicks: number; bots: number; visitors: number }[]) => [
  int4s(rows, (row) => row.clicks),
  int4s(rows, (row) => row.bots),
  int4s(rows, (row) => row.visitors),
];

/** The links that were clicked, by their owners; of each owner as many as a notification has room for. */
export function clickedLinks(clicks: EnrichedClick[]): Map<number, Set<number>> {
  const owners = new Map<number, Set<number>>();
  for (const click of clicks) {
    const links = owners.get(click.ownerId) ?? new Set();
    if (links.size < MOST_CLICKED) links.add(click.linkId);
    owners.set(click.ownerId, links);
  }
  return owners;
}

/** Tells every node, on commit, whose clicks changed: ids only, each subscriber reads as itself. */
export async function announceClicks(client: ClientBase, owners: Map<number, Set<number>>): Promise<void> {
  const payloads = [...owners].map(([ownerId, links]) => JSON.stringify({ o: ownerId, l: [...links] }));
  await client.query(`SELECT pg_notify('clicks', payload) FROM unnest($1::text[]) AS payload`, [payloads]);
}
