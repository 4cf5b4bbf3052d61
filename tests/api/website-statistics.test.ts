import { encodeGlobalID } from '@pothos/plugin-relay';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/db.ts';
import { startListening } from '../../api/live/listen.ts';
import { latestSnippet } from '../../api/websites/snippet-versions.ts';
import { subscribe } from '../kit/stream.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

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

const telekom = { network: 'AS64496 Example Telekom', country: 'DE', networkType: 'wifi' };
const cable = { network: 'AS64497 Example Cable', country: 'US', networkType: '4g' };
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
      ...{ total_measurements: 3, avg_rtt_ms: 50, median_rtt_ms: 40, avg_speed_mbps: 30 },
      quality_distribution: { excellent: 1, good: 1, fair: 1, poor: 0 },
      connection_types: [
        { type: '4g', count: 2, percentage: 66.7 },
        { type: 'wifi', count: 1, percentage: 33.3 },
      ],
      isp_breakdown: [
        { org: 'Example Telekom', asn: 64_496, count: 2, avg_speed: 30, avg_rtt: 30 },
        { org: 'Example Cable', asn: 64_497, count: 1, avg_speed: null, avg_rtt: 90 },
      ],
      geographic_distribution: [
        { country: 'DE', count: 2, avg_speed: 30, avg_rtt: 30 },
        { country: 'US', count: 1, avg_speed: null, avg_rtt: 90 },
      ],
      visits: {
        ...{ count: 3, views: 6, bounces: 1, bounce_rate: 33.3, avg_visible_ms: 24_000, from_links: 1 },
        ...{ p50_load_ms: 500, p95_load_ms: 590 },
      },
      conversions: [
        { name: 'order', currency: 'EUR', count: 2, value: 25.5, from_links: 1 },
        { name: 'order', currency: 'USD', count: 1, value: 9, from_links: 0 },
        { name: 'sign-up', currency: null, count: 1, value: null, from_links: 0 },
      ],
    });
    expect(body.statistics.avg_quality_score).toBeCloseTo((80 + 64 + 50) / 3);
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
    expect(statistics.trends[0]).toMatchObject({ day, count: 1, avg_rtt: 500, avg_quality_score: 20 });
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
    expect(statistics.visits).toMatchObject({ count: 0, bounce_rate: null, avg_visible_ms: null, p95_load_ms: null });
  });

  test.each(['?range=1y', '?limit=0', '?limit=x'])('are refused for %s', async (query) => {
    expect((await stats(query)).status).toBe(400);
  });

  test('are the same over GraphQL, and of nobody else', async () => {
    await reported();
    const query = `query ($id: ID!) { node(id: $id) { ... on Website {
      statistics(range: DAY) { totalMeasurements avgRttMs medianRttMs avgSpeedMbps avgScore qualities { quality count }
        connectionTypes { type count } providers { organisation asn count avgRttMs } countries { country count }
        days { day count } }
      visits(range: DAY) { count views bounces bounceRate avgVisibleMs fromLinks p50LoadMs p95LoadMs }
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
      avgRttMs: told.avg_rtt_ms,
      avgScore: told.avg_quality_score,
    });
    expect(statistics.qualities).toContainEqual({ quality: 'EXCELLENT', count: 1 });
    expect(statistics.providers[0]).toEqual({ organisation: 'Example Telekom', asn: 64_496, count: 2, avgRttMs: 30 });
    expect(visits).toMatchObject({ count: 3, views: 6, bounces: 1, bounceRate: 33.3, p95LoadMs: 590 });
    expect(conversions).toHaveLength(3);
    expect(snippetMeasurements.edges.map(({ node }: any) => node.isCounted)).toEqual([false, true]);
    expect(snippetMeasurements.pageInfo.hasNextPage).toBe(true);
    expect((await gql(eve, query, { id })).data.node).toBeNull();
    expect((await stats('', eve)).status).toBe(404);
  });
});

describe('the snippet', () => {
  const fetched = (path: string, headers: Record<string, string> = {}) => fetch(at(path), { headers });

  test('is served for any origin, in the latest version and in one that never changes', async () => {
    for (const [path, lasts] of [
      ['/s.js', 'public, max-age=3600'],
      [`/s/${latestSnippet.version}.js`, 'public, max-age=31536000, immutable'],
    ] as const) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await fetched(path, { 'accept-encoding': encoding });
        expect(Object.fromEntries(response.headers)).toMatchObject({
          ...{ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': lasts },
          ...{ 'access-control-allow-origin': '*', 'timing-allow-origin': '*', vary: 'accept-encoding' },
        });
        expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
        expect(Buffer.from(await response.arrayBuffer()).equals(latestSnippet.script)).toBe(true);
      }
    }
    const { headers } = await fetched('/s.js');
    expect((await fetched('/s.js', { 'if-none-match': headers.get('etag')! })).status).toBe(304);
    for (const path of ['/s/9.9.9.js', `/s/${latestSnippet.version}`]) expect((await fetched(path)).status).toBe(404);
  });

  test('is told with its hash, at both doors, to its owner alone', async () => {
    const path = `/api/websites/${site.id}/snippet-code`;
    const { body } = await rest(ada, 'GET', path);
    const digest = Buffer.from(await crypto.subtle.digest('SHA-384', new Uint8Array(latestSnippet.script)));
    expect(body.integrity).toBe(`sha384-${digest.toString('base64')}`);
    expect(body.snippet_code).toBe(
      `<script async src="http://localhost:3000/s.js" data-site="${site.id}" data-token="${site.snippetToken}"></script>`,
    );
    expect(body.pinned_snippet_code).toContain(`/s/${body.version}.js" integrity="${body.integrity}" crossorigin=`);
    const query = 'query ($id: ID!) { node(id: $id) { ... on Website { snippet { code pinnedCode } snippetSeenAt } } }';
    const { data } = await gql(ada, query, { id: encodeGlobalID('Website', site.id) });
    expect(data.node.snippet).toEqual({ code: body.snippet_code, pinnedCode: body.pinned_snippet_code });
    expect((await rest(eve, 'GET', path)).status).toBe(404);
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
