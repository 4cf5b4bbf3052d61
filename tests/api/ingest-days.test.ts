import { expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { expectAgreement } from '../kit/agreement.ts';
import { useClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

/** Stores one click at each moment for an owner in a zone; returns the hours they were counted in. */
async function hoursOf(timeZone: string, timestamps: string[]) {
  const owner = await person({ timeZone });
  const linkId = numberOf((await shorten(owner)).id);
  await clicks.ingest(
    timestamps.map((timestamp, index) => ({ linkId, at: Date.parse(timestamp), address: `203.0.113.${index}` })),
  );
  const { rows } = await pool.query<{ bucket: Date; day: string; hour: number; clicks: number }>(
    `SELECT bucket, day::text, hour, clicks FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0 ORDER BY bucket`,
    [owner.id],
  );
  await expectAgreement();
  return rows.map(({ bucket, day, hour, clicks: count }) => [bucket.toISOString(), day, hour, count]);
}

test('an owner half an hour off is counted in hours of their own clocks', async () => {
  expect(
    await hoursOf('Asia/Kolkata', ['2026-11-10T18:29:59Z', '2026-11-10T18:30:00Z', '2026-11-10T19:29:59Z']),
  ).toEqual([
    ['2026-11-10T17:30:00.000Z', '2026-11-10', 23, 1],
    ['2026-11-10T18:30:00.000Z', '2026-11-11', 0, 2],
  ]);
});

test('the hour that comes twice in autumn is two buckets of one day', async () => {
  expect(
    await hoursOf('Europe/Berlin', [
      '2026-10-24T21:59:59Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
    ]),
  ).toEqual([
    ['2026-10-24T21:00:00.000Z', '2026-10-24', 23, 1],
    ['2026-10-24T22:00:00.000Z', '2026-10-25', 0, 1],
    ['2026-10-25T00:00:00.000Z', '2026-10-25', 2, 1],
    ['2026-10-25T01:00:00.000Z', '2026-10-25', 2, 1],
    ['2026-10-25T22:00:00.000Z', '2026-10-25', 23, 1],
    ['2026-10-25T23:00:00.000Z', '2026-10-26', 0, 1],
  ]);
});

test('the hour that is left out in spring has no bucket', async () => {
  expect(
    await hoursOf('Europe/Berlin', ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-03-29T21:59:59Z']),
  ).toEqual([
    ['2026-03-29T00:00:00.000Z', '2026-03-29', 1, 1],
    ['2026-03-29T01:00:00.000Z', '2026-03-29', 3, 1],
    ['2026-03-29T21:00:00.000Z', '2026-03-29', 23, 1],
  ]);
});

test("a visitor before and after the owner's midnight is a visitor of both days", async () => {
  const owner = await person({ timeZone: 'Asia/Kolkata' });
  const linkId = numberOf((await shorten(owner)).id);
  const address = '203.0.113.200';
  for (const timestamp of [
    '2026-11-10T18:29:00Z',
    '2026-11-10T18:31:00Z',
    '2026-11-10T23:59:00Z',
    '2026-11-11T00:01:00Z',
  ]) {
    await clicks.ingest([{ linkId, address, at: Date.parse(timestamp) }]);
  }
  const { rows } = await pool.query(
    `SELECT day::text, sum(visitors)::int AS visitors FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0
     GROUP BY day ORDER BY day`,
    [owner.id],
  );
  expect(rows).toEqual([
    { day: '2026-11-10', visitors: 1 },
    { day: '2026-11-11', visitors: 1 },
  ]);
});

test('a click from a future that a wrong clock saw is of now, and makes no partitions there', async () => {
  const owner = await person({ timeZone: 'UTC' });
  const linkId = numberOf((await shorten(owner)).id);
  const before = Date.now();
  await clicks.ingest([{ linkId, at: before + 2_000 * 86_400_000 }]);
  const { rows } = await pool.query<{ at: Date }>('SELECT at FROM analytics.click WHERE owner_id = $1', [owner.id]);
  expect(rows[0]!.at.getTime()).toBeGreaterThanOrEqual(before);
  expect(rows[0]!.at.getTime()).toBeLessThanOrEqual(Date.now());
  const made = await pool.query(`SELECT relname FROM pg_class WHERE relname ~ '^(click|daily_visitor)_203'`);
  expect(made.rows).toEqual([]);
  await expectAgreement();
});

test('a zone this server does not know counts as UTC, and stops nothing', async () => {
  const owner = await person({ timeZone: 'Mars/Olympus' });
  const linkId = numberOf((await shorten(owner)).id);
  await clicks.ingest([{ linkId, at: Date.parse('2026-11-10T10:30:00Z') }]);
  const { rows } = await pool.query(
    'SELECT day::text, hour, clicks FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0',
    [owner.id],
  );
  expect(rows).toEqual([{ day: '2026-11-10', hour: 10, clicks: 1 }]);
});
