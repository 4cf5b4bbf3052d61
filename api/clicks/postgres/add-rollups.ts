import type { ClientBase } from 'pg';
import { dates, int2s, int4s, timestamps } from '../../database/copy/encode.ts';
import type { DayRow, HourRow, Rollups } from './rollup.ts';

/** Adds a batch to the sums by day and by hour, inside the caller's transaction. */
export async function addRollups(client: ClientBase, { days, hours }: Pick<Rollups, 'days' | 'hours'>): Promise<void> {
  await addDays(client, days);
  await addHours(client, hours);
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
      timestamps(rows, (row) => row.startsAt),
      dates(rows, (row) => row.day),
      int2s(rows, (row) => row.hour),
      ...sumColumns(rows),
    ],
  });
}

async function addDays(client: ClientBase, rows: DayRow[]): Promise<void> {
  await client.query({
    name: 'add-days',
    text: `INSERT INTO analytics.stat_day AS s (owner_id, day, clicks, bots, visitors)
      SELECT * FROM unnest($1::int[], $2::date[], $3::int[], $4::int[], $5::int[])
      ON CONFLICT (owner_id, day) DO UPDATE
      SET clicks = s.clicks + excluded.clicks, bots = s.bots + excluded.bots, visitors = s.visitors + excluded.visitors`,
    values: [int4s(rows, (row) => row.ownerId), dates(rows, (row) => row.day), ...sumColumns(rows)],
  });
}

const sumColumns = (rows: { clicks: number; bots: number; visitors: number }[]) => [
  int4s(rows, (row) => row.clicks),
  int4s(rows, (row) => row.bots),
  int4s(rows, (row) => row.visitors),
];
