// How good the path of visitors to this installation is, at both doors.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { classStarts, LOWER_BOUND, quantities, quantityNames } from '../../api/click-model/quantities.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { pool } from '../../api/database/db.ts';
import { speedSharesOf } from '../../api/figures/contract/speed-shares.ts';
import { GOOGLEBOT } from '../kit/agents.ts';
import { useClicks } from '../kit/clicks.ts';
import { report } from '../kit/facts-naive.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const BERLIN = '203.0.113.7';
const BOSTON = '198.51.100.8';

let ada: Person;
/** Ten clicks from Berlin with 40 Mbit/s or at least 20, four from Boston with 2, and a bot. */
beforeAll(async () => {
  ada = await person({ tier: 'enterprise' });
  const linkId = numberOf((await shorten(ada)).id);
  const ways = [
    ...Array.from({ length: 5 }, () => ({ address: BERLIN, rttMs: 20, mbps: 40, isLowerBound: false })),
    ...Array.from({ length: 5 }, () => ({ address: BERLIN, rttMs: 20, mbps: 20, isLowerBound: true })),
    ...Array.from({ length: 4 }, () => ({ address: BOSTON, rttMs: 100, mbps: 2, isLowerBound: false })),
  ].map((way) => ({ ...way, id: mintClickId(Date.now()) }));
  await clicks.ingest([
    ...ways.map(({ id, address }) => ({ linkId, id, address, flags: clickFlags.measured })),
    { linkId, address: BERLIN },
    { linkId, address: BERLIN, userAgent: GOOGLEBOT },
  ]);
  for (const { id, address: _address, ...facts } of ways) await report(id.toString('hex'), facts);
});

const PERCENTILES = '{ count lowerBounds p50 p75 p95 p50IsLowerBound p75IsLowerBound p95IsLowerBound }';
const PATH = `facts { roundTrip ${PERCENTILES} jitter ${PERCENTILES} speed ${PERCENTILES} speedShares { mbps percentage reached missed } }`;

async function overGraph(fields: string) {
  const { data, errors } = await gql(ada, `{ viewer { analytics(scope: { period: LAST_7_DAYS }) { ${fields} } } }`);
  expect(errors).toBeUndefined();
  return data.viewer.analytics;
}

describe('distributions', () => {
  test('say how many clicks have at least a speed, with lower bounds as censored values', async () => {
    const { facts, humanClicks } = await overGraph(`humanClicks ${PATH}`);
    expect(humanClicks).toBe(15);
    expect(facts.speed).toMatchObject({ count: 14, lowerBounds: 5 });
    // 4 of 14 have 2 Mbit/s; everybody else has 10. At 20 five are lost sight of: the rest has 40.
    expect(facts.speedShares).toEqual([
      { mbps: 1, percentage: 100, reached: 14, missed: 0 },
      { mbps: 3, percentage: 71.4, reached: 10, missed: 4 },
      { mbps: 10, percentage: 71.4, reached: 10, missed: 4 },
      { mbps: 30, percentage: 71.4, reached: 5, missed: 4 },
    ]);
  });

  test('say nothing of a speed that no download was long enough to tell', () => {
    const bounds = speedSharesOf(Int32Array.from([1 + 512, 3]));
    expect(bounds.map(({ percentage }) => percentage)).toEqual([null, null, null, null]);
    expect(speedSharesOf(new Int32Array(0))).toEqual([]);
  });

  test('round a half up, whatever the product of shares makes of it', () => {
    const classOf = (mbps: number) => classStarts.findIndex((start) => start >= mbps * quantities.speed.steps) + 1;
    const histogram = Int32Array.from([classOf(0.5), 5, classOf(5), 1, classOf(40), 3, classOf(2) + LOWER_BOUND, 3]);
    // 7 of 12 have more than 0.5 Mbit/s, and 3 of 4 more than 5: 43.75 %.
    expect(speedSharesOf(histogram).map(({ percentage }) => percentage)).toEqual([58.3, 58.3, 43.8, 43.8]);
  });

  const groups: [by: string, field: string][] = [
    ['country', 'rows: breakdown(dimension: COUNTRY) { rows { key clicks'],
    ['network', 'rows: breakdown(dimension: NETWORK) { rows { key clicks'],
    ['url', 'rows: breakdown(dimension: LINK) { rows { key clicks'],
  ];
  test.each(groups)('are the same over REST, by %s', async (by, field) => {
    const shown = await overGraph(`humanClicks ${PATH} ${field} ${PATH} } }`);
    const { body, status } = await rest(ada, 'GET', `/api/analytics/paths?by=${by === 'url' ? 'link' : by}&period=7d`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ clicks: shown.humanClicks, ...shown.facts });
    const rows = shown.rows.rows.map(({ key, clicks: count, facts }: any) => ({
      key: by === 'url' ? String(numberOf(key)) : key,
      clicks: count,
      ...facts,
    }));
    expect(body.rows.map(({ label: _label, ...row }: any) => row)).toEqual(rows);
    expect(rows.reduce((sum: number, row: any) => sum + row.roundTrip.count, 0)).toBe(14);
  });

  test('are the same over REST, by hour of the day', async () => {
    const { peakHours } = await overGraph(`peakHours { hour clicks ${PATH} }`);
    const { body } = await rest(ada, 'GET', '/api/analytics/paths?by=hour&period=7d');
    expect(body.rows).toHaveLength(24);
    expect(body.rows.map(({ label: _label, ...row }: any) => row)).toEqual(
      peakHours.map(({ hour, clicks: count, facts }: any) => ({ key: String(hour), clicks: count, ...facts })),
    );
  });

  const asked = [
    ...quantityNames.map((name) => `${name} { count p50 p95 }`),
    ...['speedShares { reached missed }', 'qualities { excellent good fair poor }', 'measured'],
  ];
  test.each([
    'series',
    'series(granularity: HOUR)',
    'peakHours',
    'browserVersions',
    'breakdown(dimension: COUNTRY) { rows',
  ])('of %s are the same, whichever are asked for, by other names and in fragments', async (list) => {
    const end = '}'.repeat(list.split('{').length);
    const ofList = async (fields: string) => {
      const { data, errors } = await gql(
        ada,
        `{ viewer { analytics(scope: { period: LAST_7_DAYS }) { list: ${list} { facts { ${fields} } } ${end} } }
          fragment Asked on ClickFacts { asked: ${fields.split(' asked: ').at(-1)} }`,
      );
      expect(errors).toBeUndefined();
      const { list: found } = data.viewer.analytics;
      return (found.rows ?? found).map(({ facts }: any) => facts);
    };
    const whole = await ofList(`...Asked ${asked.join(' ')} asked: measured`);
    expect(whole.reduce((sum: number, { roundTrip }: any) => sum + roundTrip.count, 0)).toBe(14);
    for (const field of asked) {
      const [name] = field.split(' ') as [string];
      const alone = await ofList(`... on ClickFacts { ...Asked } __typename asked: ${field}`);
      expect(alone.map((facts: any) => facts.asked)).toEqual(whole.map((facts: any) => facts[name]));
    }
  });

  test('are of people where bots count as clicks as well', async () => {
    const { body } = await rest(ada, 'GET', '/api/analytics/paths?by=country&period=7d&bots=true');
    expect([body.clicks, ...body.rows.map((row: any) => row.clicks)]).toEqual([15, 11, 4]);
  });

  test('refuse what tells nothing apart', async () => {
    const { body, status } = await rest(ada, 'GET', '/api/analytics/paths?by=colour');
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject({ field: 'by' });
  });
});

test('a score of an early version is never excellent without a speed, at any door', async () => {
  const eve = await person();
  const linkId = numberOf((await shorten(eve)).id);
  const some = [mintClickId(Date.now()), mintClickId(Date.now())];
  await clicks.ingest(some.map((id) => ({ linkId, id, flags: clickFlags.measured })));
  const [without, having] = some.map((id) => id.toString('hex'));
  await report(without!, { rttMs: 6, score: 92 });
  await report(having!, { rttMs: 6, mbps: 90, isLowerBound: false, score: 92 });
  const migrations = join(import.meta.dirname, '../../prisma/migrations');
  const folder = readdirSync(migrations).find((name) => name.endsWith('_scores_without_speed'))!;
  await pool.query(readFileSync(join(migrations, folder, 'migration.sql'), 'utf8'));
  const { body } = await rest(eve, 'GET', '/api/analytics');
  expect(body.networkQuality.qualityDistribution).toEqual({ excellent: 1, good: 1, fair: 0, poor: 0 });
  const { data } = await gql(eve, '{ viewer { analytics(scope: {}) { facts { qualities { excellent good } } } } }');
  expect(data.viewer.analytics.facts.qualities).toEqual({ excellent: 1, good: 1 });
});
