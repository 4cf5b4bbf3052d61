import { encodeGlobalID } from '@pothos/plugin-relay';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { startListening } from '../../api/live/listen.ts';
import { near } from '../kit/near.ts';
import { subscribe } from '../kit/stream.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
let eve: Person;
let site: Awaited<ReturnType<typeof verifiedSite>>;
let sites = 0;
let sessions = 0;

beforeEach(async () => {
  [ada, eve] = [await person({ timeZone: 'Europe/Berlin' }), await person()];
  site = await verifiedSite(ada.id, `shop${++sites}.example`);
});

const HOUR_MS = 3_600_000;
const hash = () => String(++sessions).padStart(32, '0');
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const scoring = { attempts: 1, throughputKind: 'measured', durationMs: 1, stopReason: 'complete', confidence: 0.9 };
const measure = (rttMs: number, throughputMbps: number | null, score: number, quality: string, more: object = {}) =>
  db.snippetMeasurement.create({
    data: {
      ...{ websiteId: site.id, sessionHash: hash(), measurementType: 'session', rtts: [], throughputs: [], ...scoring },
      ...{ rttMs, throughputMbps, score, quality, isSuspect: false, scorerVersion: 1, isCounted: true, ...more },
    },
  });
const visit = (views: number, visibleMs: number, loadMs: number | null, more: object = {}) =>
  db.visit.create({
    data: {
      ...{
        websiteId: site.id,
        sessionHash: hash(),
        ownerId: ada.id,
        startedAt: ago(1),
        seq: 1,
        views,
        visibleMs,
        loadMs,
      },
      ...{ isBounced: views === 1 && visibleMs < 10_000, isCounted: true, ...more },
    },
  });
const convert = (name: string, value: number | null, currency: string | null, more: object = {}) =>
  db.conversion.create({
    data: {
      ...{ websiteId: site.id, reportedId: hash(), ownerId: ada.id, source: 'page', name, value, currency },
      ...{ isCounted: true, ...more },
    },
  });

const telekom = { network: 'AS64496 Example Telekom', country: 'DE', networkType: 'wifi', effectiveType: '4g' };
const cable = { network: 'AS64497 Example Cable', country: 'US', networkType: '3g', effectiveType: '3g' };
async function reported(): Promise<void> {
  await measure(20, 50, 80, 'excellent', telekom);
  await measure(40, 10, 64, 'good', { ...telekom, networkType: '4g' });
  await measure(90, null, 50, 'fair', cable);
  await measure(500, 1, 20, 'poor', { receivedAt: ago(48) });
  await measure(1, 900, 100, 'excellent', { isSuspect: true });
  await measure(1, 900, 100, 'excellent', { isCounted: false });
  await visit(1, 4_000, 400, { clickId: crypto.randomUUID() });
  await visit(3, 60_000, 600);
  await visit(2, 8_000, null);
  await visit(9, 1, 9_000, { isCounted: false });
  await visit(5, 90_000, 1_000, { startedAt: ago(48) });
  await convert('order', 20, 'EUR', { clickId: crypto.randomUUID() });
  await convert('order', 5.5, 'EUR');
  await convert('order', 9, 'USD');
  await convert('sign-up', null, null);
  await convert('order', 99, 'EUR', { isCounted: false });
}
const stats = async (query: string, who = ada) => rest(who, 'GET', `/api/websites/${site.id}/stats${query}`);

describe('the figures of a website', () => {
  test('sum what counts, over REST', async () => {
    await reported();
    const { body } = await stats('?range=24h');
    expect(body.statistics).toMatchObject({
      ...{ total_measurements: 3, round_trip: { count: 3 }, speed: { count: 2, lower_bounds: 0 }, score: { count: 3 } },
      quality_distribution: { excellent: 1, good: 1, fair: 1, poor: 0 },
      connection_types: [
        { type: null, count: 2, percentage: 66.7 },
        { type: 'wifi', count: 1, percentage: 33.3 },
      ],
      effective_types: [
        { type: '4g', count: 2, percentage: 66.7 },
        { type: '3g', count: 1, percentage: 33.3 },
      ],
      isp_breakdown: [
        { org: 'Example Telekom', asn: 64_496, count: 2, speed: { count: 2 }, round_trip: { count: 2 } },
        {
          org: 'Example Cable',
          asn: 64_497,
          count: 1,
          avg_speed: null,
          speed: { p50: null },
          round_trip: { count: 1 },
        },
      ],
      geographic_distribution: [
        { country: 'DE', count: 2, speed: { count: 2 } },
        { country: 'US', count: 1, speed: { count: 0 } },
      ],
      visits: {
        ...{ count: 3, views: 6, bounces: 1, bounce_rate: 33.3, from_links: 1 },
        ...{ session_time: { count: 3 }, page_load: { count: 2 } },
      },
      conversions: [
        { name: 'order', currency: 'EUR', count: 2, value: 25.5, from_links: 1 },
        { name: 'order', currency: 'USD', count: 1, value: 9, from_links: 0 },
        { name: 'sign-up', currency: null, count: 1, value: null, from_links: 0 },
      ],
    });
    const { statistics } = body;
    expect(statistics.avg_quality_score).toBeCloseTo((80 + 64 + 50) / 3, 1);
    const { round_trip, speed, visits } = statistics;
    near(round_trip.p50, 40);
    near(round_trip.p95, 90);
    near(statistics.median_rtt_ms, 40);
    near(statistics.avg_rtt_ms, 50);
    near(speed.p50, 10);
    near(speed.p75, 50);
    near(statistics.avg_speed_mbps, 30);
    near(visits.session_time.p50, 8);
    near(visits.avg_visible_ms, 24_000);
    near(visits.p50_load_ms, 400);
    near(visits.page_load.p95, 600);
  });

  test('let lower bounds raise speeds and never lower them', async () => {
    const bound = { throughputKind: 'lower_bound' };
    for (let visitor = 0; visitor < 3; visitor++) await measure(20, 40, 80, 'excellent');
    for (let visitor = 0; visitor < 3; visitor++) await measure(20, 20, 80, 'excellent', bound);
    const slower = (await stats('')).body.statistics.speed;
    expect(slower).toMatchObject({ count: 6, lower_bounds: 3, p95_is_lower_bound: false });
    near(slower.p50, 40);
    near(slower.p95, 40);
    for (let visitor = 0; visitor < 4; visitor++) await measure(20, 100, 80, 'excellent', bound);
    const { speed } = (await stats('')).body.statistics;
    expect(speed).toMatchObject({ count: 10, lower_bounds: 7, p50_is_lower_bound: true, p95_is_lower_bound: true });
    near(speed.p50, 100);
  });

  test('follow the range, seven days where none is named, and the limit of rows', async () => {
    await reported();
    const counts = async (query: string) => {
      const { statistics } = (await stats(query)).body;
      return [statistics.total_measurements, statistics.visits.count, statistics.isp_breakdown.length];
    };
    expect(await counts('?range=24h')).toEqual([3, 3, 2]);
    for (const query of ['', '?range=7d', '?range=30d', '?range=90d']) expect(await counts(query)).toEqual([4, 4, 2]);
    expect(await counts('?limit=1')).toEqual([4, 4, 1]);
    const { statistics } = (await stats('')).body;
    const summed = statistics.trends.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(summed).toBe(4);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(ago(48));
    expect(statistics.trends[0]).toMatchObject({ day, count: 1, avg_quality_score: 20 });
  });

  test('reach as far back as the plan shows', async () => {
    await measure(20, 50, 80, 'excellent', { receivedAt: ago(31 * 24) });
    await visit(1, 1, 1, { startedAt: ago(31 * 24) });
    await convert('order', null, null, { convertedAt: ago(31 * 24) });
    const told = async () => {
      const { total_measurements, visits, conversions, since } = (await stats('?range=90d')).body.statistics;
      const days = Math.round((Date.now() - Date.parse(since)) / (24 * HOUR_MS));
      return [total_measurements, visits.count, conversions.length, days];
    };
    expect(await told()).toEqual([0, 0, 0, 30]);
    await db.user.update({ where: { id: ada.id }, data: { tier: 'premium' } });
    expect(await told()).toEqual([1, 1, 1, 90]);
  });

  test('are null, not 0, before the first report', async () => {
    const { statistics } = (await stats('')).body;
    expect(statistics).toMatchObject({ total_measurements: 0, avg_rtt_ms: null, avg_quality_score: null, trends: [] });
    expect(statistics.visits).toMatchObject({
      count: 0,
      bounce_rate: null,
      avg_visible_ms: null,
      p95_load_ms: null,
      session_time: { p50: null },
    });
  });

  test.each(['?range=1y', '?limit=0', '?limit=x'])('are refused for %s', async (query) => {
    expect((await stats(query)).status).toBe(400);
  });

  test('are the same over GraphQL, and of nobody else', async () => {
    await reported();
    const query = `query ($id: ID!) { node(id: $id) { ... on Website {
      statistics(range: DAY) { totalMeasurements roundTrip { p50 } speed { p75 p75IsLowerBound } score { p50 } qualities { quality count }
        connectionTypes { type count } effectiveTypes { type count } providers { organisation asn count roundTrip { p50 } } countries { country count }
        days { day count } }
      visits(range: DAY) { count views bounces bounceRate fromLinks sessionTime { p50 } pageLoad { p95 } }
      conversions(range: DAY) { name currency count value fromLinks }
      snippetMeasurements(first: 2) { edges { node { rttMs throughputMbps quality networkType type isCounted } }
        pageInfo { hasNextPage endCursor } } } } }`;
    const id = encodeGlobalID('Website', site.id);
    const { data, errors } = await gql(ada, query, { id });
    expect(errors).toBeUndefined();
    const { statistics, visits, conversions, snippetMeasurements } = data.node;
    const { statistics: told } = (await stats('?range=24h')).body;
    expect(statistics).toMatchObject({
      totalMeasurements: 3,
      roundTrip: { p50: told.round_trip.p50 },
      speed: { p75: told.speed.p75, p75IsLowerBound: false },
      score: { p50: told.score.p50 },
    });
    for (const [name, type] of [['connectionTypes', 'wifi'] as const, ['effectiveTypes', '3g'] as const]) {
      expect(statistics[name]).toContainEqual({ type, count: 1 });
    }
    expect(statistics.qualities).toContainEqual({ quality: 'EXCELLENT', count: 1 });
    expect(statistics.providers[0]).toEqual({
      organisation: 'Example Telekom',
      asn: 64_496,
      count: 2,
      roundTrip: { p50: told.isp_breakdown[0].round_trip.p50 },
    });
    expect(visits).toMatchObject({
      count: 3,
      views: 6,
      bounces: 1,
      bounceRate: 33.3,
      pageLoad: { p95: told.visits.page_load.p95 },
    });
    expect(conversions).toHaveLength(3);
    expect(snippetMeasurements.edges.map(({ node }: any) => node.isCounted)).toEqual([false, true]);
    expect(snippetMeasurements.pageInfo.hasNextPage).toBe(true);
    expect((await gql(eve, query, { id })).data.node).toBeNull();
    expect((await stats('', eve)).status).toBe(404);
  });
});

describe('live', () => {
  let stop: () => Promise<void>;
  beforeAll(async () => void (stop = await startListening()));
  afterAll(() => stop());

  const LIVE = `subscription ($id: ID!) { websiteReported(id: $id) { website {
    visits(range: DAY) { count } statistics(range: DAY) { totalMeasurements } conversions(range: DAY) { count } } } }`;
  const origin = () => ({ origin: `https://${site.domain}` });
  const whose = () => ({
    ...{ website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID() },
  });

  test('the figures follow what pages and the server report, for the owner alone', async () => {
    const stream = await subscribe(ada, LIVE, { id: encodeGlobalID('Website', site.id) });
    const told = ({ websiteReported: { website } }: any) => [
      ...[website.visits.count, website.statistics.totalMeasurements, website.conversions.length],
    ];
    expect(told((await stream.next()).data)).toEqual([0, 0, 0]);
    await sendAsPage('/api/visits', { ...whose(), seq: 1, age_ms: 0, views: 1, visible_ms: 0 }, origin());
    await stream.until((data) => told(data).join() === '1,0,0');
    await sendAsPage('/api/snippet-measurements', { ...whose(), measurements: { rtt: 20 } }, origin());
    await stream.until((data) => told(data).join() === '1,1,0');
    const { body } = await rest(ada, 'POST', `/api/websites/${site.id}/rotate-conversion-key`);
    await rest({ ...ada, token: body.conversion_key }, 'POST', '/api/conversions', { name: 'order' });
    await stream.until((data) => told(data).join() === '1,1,1');
    stream.close();
    const stranger = await subscribe(eve, LIVE, { id: encodeGlobalID('Website', site.id) });
    expect((await stranger.next()).data).toEqual({ websiteReported: { website: null } });
    stranger.close();
  });
});
