import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compactSince } from '../../api/columnar/compact/compaction.ts';
import { closeEngine } from '../../api/analytics/engine/click-engine.ts';
import { db, pool } from '../../api/db.ts';
import { placeOfVisitor } from '../../api/experiments/choose-variant.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { agents, storeClicks, useClicks } from '../kit/clicks.ts';
import { experimentsOf, follow, names, OWN, startOn, two } from '../kit/experiments.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
let url: Record<string, any>;
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
  url = await shorten(ada, { originalUrl: OWN });
});

const start = (variants: unknown = two) => startOn(ada, url.id, variants);
const listed = () => experimentsOf(ada, url.id);

describe('the verdict', () => {
  type Site = Awaited<ReturnType<typeof verifiedSite>>;

  /** Visitors follow the link, reach the website and convert there, or do not. */
  async function visit(site: Site, visitors: string[], converts: (path: string) => boolean) {
    const destinations: URL[] = [];
    for (const visitor of visitors) {
      const lines = ['Accept: text/html', `User-Agent: ${agents.chrome} ${visitor}`];
      const { headers } = await sendRaw(request('GET', `/${url.shortCode}`, lines));
      destinations.push(new URL(headers.find((line) => line.startsWith('location: '))!.slice('location: '.length)));
    }
    await clicks.settle();
    for (const { pathname, searchParams } of destinations) {
      const report = {
        website_id: site.id,
        snippet_token: site.snippetToken,
        session_id: crypto.randomUUID(),
        click_id: searchParams.get('fb_click_id'),
        ...{ seq: 1, age_ms: 0, views: 1, visible_ms: 5_000 },
        conversions: converts(pathname) ? [{ id: crypto.randomUUID(), name: 'order' }] : [],
      };
      const answer = await sendAsPage('/api/visits', report, { origin: `https://${site.domain}` });
      expect(answer.status).toBe(204);
    }
  }

  /** So many visitors of each of two variants, as the redirect chooses. */
  function evenly(experimentId: number, count: number): string[] {
    const day = new Date().toISOString().slice(0, 10);
    const isOfB = (name: string) =>
      placeOfVisitor({ experimentId, day, address: '127.0.0.1', userAgent: `${agents.chrome} ${name}` }) >= 0.5;
    const all = names(count * 10);
    return [...all.filter(isOfB).slice(0, count), ...all.filter((name) => !isOfB(name)).slice(0, count)];
  }

  test('names what is missing while nothing is measured, and the split in figures', async () => {
    await start();
    for (const name of names(20)) await follow(url.shortCode, name);
    await clicks.settle();
    const { verdict, variants } = (await listed()).experiments[0].report;
    expect(variants.map(({ share, rate, low, conversions }: any) => [share, rate, low, conversions])).toEqual([
      [25, null, null, null],
      [75, null, null, null],
    ]);
    expect(verdict).toMatchObject({
      kind: 'NOT_MEASURED',
      missing: [
        'Set the network measurement of this URL to Full.',
        'Set the measurement method of this URL to Embed or Hybrid.',
        'Register and verify a.example, the website of A.',
        'Register and verify b.example, the website of B.',
      ],
    });
  });

  test('is a winner once the evidence is clear, the same at both doors', async () => {
    const site = await verifiedSite(ada.id, 'verdict.example');
    await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full', method: 'embed' } });
    const variants = ['/a', '/b'].map((path) => ({ destination: `https://verdict.example${path}` }));
    const { experiment } = await start(variants);
    await visit(site, evenly(numberOf(experiment.id), 40), (path) => path === '/b');
    const { report } = (await listed()).experiments[0];
    const [a, b] = report.variants;
    expect(a.measured + b.measured).toBe(80);
    expect([a.converted, b.converted, a.rate, b.rate]).toEqual([0, b.measured, 0, 100]);
    expect(b).toMatchObject({ conversions: b.measured, clicks: b.measured, visitors: b.measured, high: 100 });
    expect(a.high).toBeLessThan(b.low);
    expect(b.probabilityToBeBest).toBeGreaterThan(99.9);
    expect(report.verdict).toMatchObject({ kind: 'WINNER', headline: 'B is the winner', winner: { letter: 'B' } });
    expect(report.verdict.reason).toContain('The split passed its check.');
    const { body } = await rest(ada, 'GET', `/api/experiments/${numberOf(experiment.id)}`);
    expect(body).toMatchObject({
      state: 'running',
      verdict: { kind: 'winner', winner_id: Number(b.key), reason: report.verdict.reason },
      variants: [
        { letter: 'A', measured: a.measured, probability_to_be_best: a.probabilityToBeBest },
        { letter: 'B', converted: b.converted, low: b.low },
      ],
    });
    const ended = await rest(ada, 'POST', `/api/experiments/${body.id}/end`, { keep_variant: Number(b.key) });
    expect([ended.body.state, ended.body.kept_variant_id]).toEqual(['ended', Number(b.key)]);
    expect(ended.body.variants).toEqual(body.variants);
  });

  test('counts the first click of a visitor and a day only', async () => {
    const site = await verifiedSite(ada.id, 'first.example');
    await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full', method: 'embed' } });
    await start(['/a', '/b'].map((path) => ({ destination: `https://first.example${path}` })));
    await visit(site, names(4), () => false);
    await visit(site, names(4), () => true); // the same visitors again
    const after = (await listed()).experiments[0].report.variants;
    const sum = (variants: any[], key: string) => variants.reduce((all, one) => all + one[key], 0);
    expect([sum(after, 'clicks'), sum(after, 'measured'), sum(after, 'converted')]).toEqual([8, 4, 0]);
    expect(sum(after, 'conversions')).toBe(4);
  });
});

test('blocks that were written before there were variants are read, alone and beside newer ones', async () => {
  const link = numberOf(url.id);
  const day = 86_400_000;
  const compact = () =>
    withClient((client) =>
      compactSince(client, '2000-01-01', Date.now(), { minMonth: 1, minRun: 1, minPart: 1, max: 5_000 }),
    );
  await storeClicks(
    [3, 4, 4].map((ago, index) => ({ linkId: link, at: Date.now() - ago * day, address: `DE-${index}` })),
  );
  await compact();
  await pool.query(
    `WITH older AS (UPDATE analytics.segment SET layout = 1 WHERE owner_id = $1 RETURNING id)
     DELETE FROM analytics.segment_column c USING older WHERE c.segment_id = older.id AND c.number IN (14, 15)`,
    [ada.id],
  );
  const { experiment } = await start();
  const { key } = experiment.report.variants[0];
  await storeClicks([{ linkId: link, variant: Number(key), address: 'US-9' }]);
  await closeEngine(); // with what is in memory
  const ask = async (filters: object[]) => {
    const { data } = await gql(
      ada,
      `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) {
        variants: breakdown(dimension: VARIANT) { rows { key clicks visitors } }
        countries: breakdown(dimension: COUNTRY) { rows { key clicks } } } } }`,
      { scope: { filters } },
    );
    return data.viewer.analytics;
  };
  const none = { key: '', clicks: 3, visitors: 3 };
  const one = { key, clicks: 1, visitors: 1 };
  expect((await ask([])).variants.rows).toEqual([none, one]);
  expect(await ask([{ dimension: 'VARIANT', values: [''] }])).toEqual({
    variants: { rows: [none] },
    countries: { rows: [{ key: 'DE', clicks: 3 }] },
  });
  expect((await ask([{ dimension: 'VARIANT', values: [''], isNot: true }])).variants.rows).toEqual([one]);
});
