import { beforeEach, describe, expect, test, vi } from 'vitest';
import { indexAt, placeOfVisitor } from '../../api/experiments/choose-variant.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { A, B, END, experimentsOf, follow as to, names, OWN, PAUSE, RESUME, startOn, two } from '../kit/experiments.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { act } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
let eve: Person;
let url: Record<string, any>;
beforeEach(async () => {
  [ada, eve] = [await person({ tier: 'enterprise' }), await person()];
  url = await shorten(ada, { originalUrl: OWN });
});

const start = (variants: unknown = two, who = ada) => startOn(who, url.id, variants);
const listed = (who = ada) => experimentsOf(who, url.id);
const follow = (...as: [visitor: string, more?: Record<string, string>, method?: string]) => to(url.shortCode, ...as);

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

  test('gives bots, previews and HEAD requests the first one, and counts none of them, nor what is fetched ahead', async () => {
    await start();
    const bot = { 'user-agent': agents.googlebot };
    const ahead = await Promise.all(names(12).map((name) => follow(name, { 'sec-purpose': 'prefetch' })));
    expect(new Set(ahead)).toEqual(new Set([null])); // refused, so that the visit itself is counted
    const led = [await follow('', bot), await follow('x', { 'user-agent': agents.slackbot })];
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
    // Six standard deviations of 20,000 choices: the places follow from a key that each process makes anew.
    for (const [index, count] of counts.entries()) expect(count / all.length).toBeCloseTo(weights[index]! / 10, 1.4);
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
