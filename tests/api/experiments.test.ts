import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { compactSince } from '../../api/columnar/compact/compaction.ts';
import { closeEngine } from '../../api/analytics/engine/click-engine.ts';
import { db, pool } from '../../api/db.ts';
import { indexAt, placeOfVisitor } from '../../api/experiments/choose-variant.ts';
import { messages } from '../../api/experiments/rules.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { destinationRefusals } from '../../api/urls/destination.ts';
import { agents, storeClicks, useClicks } from '../kit/clicks.ts';
import { endUndoTime } from '../kit/deletions.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { act, sendAsPage, verifiedSite } from '../kit/websites.ts';
import { withClient } from '../kit/with-client.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const A = 'https://a.example/?utm_source=own';
const B = 'https://b.example/';
const OWN = 'https://own.example/';

const FIELDS = `id state endedAt keptVariant url { id }
  report { variants { id key letter destination weight share clicks visitors bots conversions measured converted rate low high
      probabilityToBeBest }
    verdict { kind headline reason clicksNeeded splitProbability missing winner { letter } } }`;
const mutation = (name: string) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    ... on ${type}Success { experiment { ${FIELDS} } } ... on UserError { code message field } } }`;
};
const [START, PAUSE, RESUME, END] = ['startExperiment', 'pauseExperiment', 'resumeExperiment', 'endExperiment'].map(
  mutation,
) as [string, string, string, string];
const LIST = `query ($url: ID) { viewer { experiments(url: $url) { totalCount experiments { ${FIELDS} } } } }`;

let ada: Person;
let eve: Person;
let url: Record<string, any>;
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));
beforeEach(async () => {
  [ada, eve] = [await person({ tier: 'enterprise' }), await person()];
  url = await shorten(ada, { originalUrl: OWN });
});

const two = [
  { destination: A, weight: 1 },
  { destination: B, weight: 3 },
];
const start = async (variants: unknown = two, who = ada) => act(who, START, { url: url.id, variants });
const listed = async (who = ada) => (await gql(who, LIST, { url: url.id })).data.viewer.experiments;

/** Follows the link as a visitor with a name; returns where it led. */
async function follow(visitor: string, more: Record<string, string> = {}, method = 'GET'): Promise<string | null> {
  const headers = { 'user-agent': `${agents.chrome} ${visitor}`, ...more };
  const { headers: answer } = await fetch(at(`/${url.shortCode}`), { method, headers, redirect: 'manual' });
  return answer.get('location');
}
const names = (count: number, prefix = 'v') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('the redirect', () => {
  test('leads visitors to the variants by their weights, each to the same one all day', async () => {
    await start();
    const led = new Map<string, string | null>();
    for (const name of names(120)) led.set(name, await follow(name));
    const parts = [...led.values()].filter((to) => to === B).length / led.size;
    expect(parts).toBeGreaterThan(0.55);
    expect(parts).toBeLessThan(0.92);
    expect([...new Set(led.values())].sort()).toEqual([A, B]);
    for (const [name, to] of [...led].slice(0, 30)) expect(await follow(name)).toBe(to);
  });

  test('gives bots, previews, prefetches and HEAD requests the first one', async () => {
    await start();
    const bot = { 'user-agent': agents.googlebot };
    const led = await Promise.all(names(12).map((name) => follow(name, { 'sec-purpose': 'prefetch' })));
    led.push(await follow('', bot), await follow('x', { 'user-agent': agents.slackbot }));
    for (const name of names(12)) led.push(await follow(name, {}, 'HEAD'));
    expect(new Set(led)).toEqual(new Set([A]));
    await clicks.settle();
    const [experiment] = (await listed()).experiments;
    expect(experiment.report.variants.map((one: any) => [one.clicks, one.visitors, one.bots])).toEqual([
      [0, 0, 26],
      [0, 0, 0],
    ]);
    expect(experiment.report.verdict.kind).toBe('NO_VISITORS');
  });

  test('keeps the destination that was given with the click, under its own campaign', async () => {
    await start();
    const led = new Map<string, number>();
    for (const name of names(30)) {
      const to = (await follow(name))!;
      led.set(to, (led.get(to) ?? 0) + 1);
    }
    await clicks.settle();
    const scope = { url: url.id };
    const { data } = await gql(
      ada,
      `query ($scope: AnalyticsScope!) { viewer {
        analytics(scope: $scope) {
          breakdown(dimension: VARIANT) { rows { key label detail clicks visitors } }
          search: breakdown(dimension: VARIANT, search: "b.example") { rows { label } } }
        clicks(scope: $scope) { edges { node { utmSource variant { key label destination } } } } } }`,
      { scope },
    );
    const { rows } = data.viewer.analytics.breakdown;
    const code = url.shortCode;
    const { variants } = (await listed()).experiments[0].report;
    expect(Object.fromEntries(rows.map(({ detail, ...row }: any) => [detail, row]))).toEqual(
      Object.fromEntries(
        [A, B].map((to, index) => [
          to,
          {
            key: variants[index].key,
            label: `${code} · ${'AB'[index]}`,
            clicks: led.get(to),
            visitors: led.get(to),
          },
        ]),
      ),
    );
    expect(data.viewer.analytics.search.rows).toEqual([{ label: `${code} · B` }]);
    for (const { node } of data.viewer.clicks.edges) {
      expect(node.utmSource).toBe(node.variant.destination === A ? 'own' : null);
    }
    const filtered = await gql(
      ada,
      `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) {
        filters { dimension values { key label } } summary { clicks { value } } } } }`,
      { scope: { filters: [{ dimension: 'VARIANT', values: [variants[1].key] }] } },
    );
    expect(filtered.data.viewer.analytics).toEqual({
      filters: [{ dimension: 'VARIANT', values: [{ key: variants[1].key, label: `${code} · B` }] }],
      summary: { clicks: { value: led.get(B) } },
    });
    const csv = (await rest(ada, 'GET', `/api/analytics/clicks.csv?url=${numberOf(url.id)}&variant=${variants[0].key}`))
      .body as string;
    expect(
      csv
        .trim()
        .split('\r\n')
        .slice(1)
        .every((line) => line.endsWith(`,${code} · A`)),
    ).toBe(true);
    const foreign = await rest(eve, 'GET', `/api/analytics?variant=${variants[0].key}`);
    expect(foreign.status).toBe(404);
  });

  test('follows a pause, a resumption and an end at once', async () => {
    const { experiment } = await start();
    expect([A, B]).toContain(await follow('x'));
    await act(ada, PAUSE, { id: experiment.id });
    expect(new Set(await Promise.all(names(8).map((name) => follow(name))))).toEqual(new Set([OWN]));
    await act(ada, RESUME, { id: experiment.id });
    expect([A, B]).toContain(await follow('x'));
    await act(ada, END, { id: experiment.id, keepVariant: experiment.report.variants[1].id });
    expect(await follow('x')).toBe(B);
    expect((await rest(ada, 'GET', `/api/urls/${numberOf(url.id)}`)).body.original_url).toBe(B);
  });
});

describe('the choice', () => {
  const weights = [1, 2, 3, 4];

  test('is spread by the weights over visitors, and anew on another day and in another experiment', () => {
    const visitor = (index: number, day = '2026-03-01', experimentId = 1) =>
      indexAt(
        placeOfVisitor({ experimentId, day, address: `203.0.113.${index % 250}`, userAgent: `b${index}` }),
        weights,
      );
    const all = names(20_000).map((_, index) => index);
    const counts = [0, 0, 0, 0];
    for (const index of all) counts[visitor(index)]!++;
    for (const [index, count] of counts.entries()) expect(count / all.length).toBeCloseTo(weights[index]! / 10, 1.7);
    const same = (day: string, experiment: number) =>
      all.filter((index) => visitor(index) === visitor(index, day, experiment)).length / all.length;
    expect(same('2026-03-01', 1)).toBe(1);
    // By chance two choices agree in 0.01 + 0.04 + 0.09 + 0.16 of cases.
    for (const agreeing of [same('2026-03-02', 1), same('2026-03-01', 2)]) expect(agreeing).toBeCloseTo(0.3, 1.5);
  });

  test.each([
    [0, 0],
    [0.0999, 0],
    [0.1, 1],
    [0.5999, 2],
    [0.6, 3],
    [0.99999, 3],
  ])('place %f is in part %i', (place, index) => expect(indexAt(place, weights)).toBe(index));

  test("changes at midnight of the owner's zone", async () => {
    const zoned = await person({ timeZone: 'Pacific/Kiritimati' }); // fourteen hours ahead
    url = await shorten(zoned, { originalUrl: OWN });
    await start([{ destination: A }, { destination: B }], zoned);
    const led = async () => Promise.all(names(24).map((name) => follow(name)));
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime('2026-06-10T09:50:00Z');
      const before = await led();
      vi.setSystemTime('2026-06-10T09:59:59Z');
      expect(await led()).toEqual(before);
      vi.setSystemTime('2026-06-10T10:00:01Z'); // 00:00 on the 11th there
      expect(await led()).not.toEqual(before);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('refusals', () => {
  const many = (count: number) => names(count).map((name) => ({ destination: `https://${name}.example/` }));

  test.each([
    ['one destination', many(1), messages.count, 'variants'],
    ['five destinations', many(5), messages.count, 'variants'],
    ['a weight of 0', [{ destination: A, weight: 0 }, { destination: B }], messages.weight, 'variants.0.weight'],
    ['a weight of 101', [{ destination: A }, { destination: B, weight: 101 }], messages.weight, 'variants.1.weight'],
    ['the same twice', [{ destination: A }, { destination: A }], messages.same, 'variants.1.destination'],
    [
      'an address of ours',
      [{ destination: A }, { destination: 'http://localhost:3000/x' }],
      destinationRefusals.ourselves,
      'variants.1.destination',
    ],
    [
      'another scheme',
      [{ destination: 'javascript:alert(1)' }, { destination: B }],
      destinationRefusals.scheme,
      'variants.0.destination',
    ],
  ])('%s, at both doors', async (_name, variants, message, field) => {
    expect(await start(variants)).toEqual({ code: 'INVALID', message, field });
    const answer = await rest(ada, 'POST', `/api/urls/${numberOf(url.id)}/experiments`, { variants });
    expect([answer.status, answer.body.error.message]).toEqual([400, message]);
    expect((await listed()).totalCount).toBe(0);
  });

  test('a second experiment beside one that has not ended', async () => {
    const { experiment } = await start();
    expect(await start()).toMatchObject({ code: 'CONFLICT', message: messages.open });
    await act(ada, PAUSE, { id: experiment.id });
    expect(await start()).toMatchObject({ code: 'CONFLICT', message: messages.open });
    await act(ada, END, { id: experiment.id });
    expect(await start()).toMatchObject({ experiment: { state: 'running' } });
  });

  test('of two started at once, one', async () => {
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  });

  test('an ended one does not change any more', async () => {
    const { experiment } = await start();
    await act(ada, END, { id: experiment.id });
    for (const document of [PAUSE, RESUME, END]) {
      expect(await act(ada, document, { id: experiment.id })).toMatchObject({
        code: 'CONFLICT',
        message: messages.ended,
      });
    }
  });

  test('a variant of another experiment is not kept', async () => {
    const { experiment } = await start();
    const other = await shorten(ada);
    const foreign = await act(ada, START, { url: other.id, variants: two });
    const keepVariant = foreign.experiment.report.variants[0].id;
    expect(await act(ada, END, { id: experiment.id, keepVariant })).toMatchObject({
      code: 'INVALID',
      message: messages.foreignVariant,
      field: 'keepVariant',
    });
  });

  test('the experiment of somebody else is not there', async () => {
    expect(await start(two, eve)).toMatchObject({ code: 'NOT_FOUND' });
    const { experiment } = await start();
    for (const document of [PAUSE, RESUME, END]) {
      expect(await act(eve, document, { id: experiment.id })).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await listed(eve)).totalCount).toBe(0);
    expect((await gql(eve, 'query ($id: ID!) { node(id: $id) { id } }', { id: experiment.id })).data.node).toBeNull();
    expect((await rest(eve, 'GET', `/api/experiments/${numberOf(experiment.id)}`)).status).toBe(404);
  });
});

describe('a deleted link', () => {
  test('takes its experiment along and brings it back; deleted for good, nothing is left', async () => {
    const { experiment } = await start();
    await gql(ada, DELETE_URL, { input: { id: url.id } });
    expect((await listed()).totalCount).toBe(0);
    expect((await rest(ada, 'GET', `/api/experiments/${numberOf(experiment.id)}`)).status).toBe(404);
    await rest(ada, 'POST', `/api/urls/${numberOf(url.id)}/restore`);
    expect((await listed()).experiments).toMatchObject([{ id: experiment.id, state: 'running' }]);
    expect([A, B]).toContain(await follow('x'));
    await gql(ada, DELETE_URL, { input: { id: url.id } });
    await endUndoTime();
    expect(await db.variant.count({ where: { experimentId: numberOf(experiment.id) } })).toBe(0);
  });
});

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

  test('names what is missing while nothing is measured, and the split in figures', async () => {
    await start();
    for (const name of names(20)) await follow(name);
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
    await visit(site, names(60), (path) => path === '/b');
    const { report } = (await listed()).experiments[0];
    const [a, b] = report.variants;
    expect(a.measured + b.measured).toBe(60);
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
