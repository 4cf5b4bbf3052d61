import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { placeOfVisitor } from '../../api/experiments/choose-variant.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { experimentsOf, follow, names, OWN, startOn, two } from '../kit/experiments.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

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

  /** Where a visitor who follows the link is led. */
  async function led(visitor: string): Promise<URL> {
    const lines = ['Accept: text/html', `User-Agent: ${agents.chrome} ${visitor}`];
    const { headers } = await sendRaw(request('GET', `/${url.shortCode}`, lines));
    return new URL(headers.find((line) => line.startsWith('location: '))!.slice('location: '.length));
  }

  /** Visitors follow the link, reach the website and convert there, or do not. */
  async function visit(site: Site, visitors: string[], converts: (path: string) => boolean) {
    const destinations: URL[] = [];
    for (const visitor of visitors) destinations.push(await led(visitor));
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
    const { verdict, variants, best } = (await listed()).experiments[0].report;
    expect(best).toBeNull();
    expect(variants.map(({ share, rate, low, conversions }: any) => [share, rate, low, conversions])).toEqual([
      [25, null, null, null],
      [75, null, null, null],
    ]);
    expect(verdict).toMatchObject({
      kind: 'NOT_MEASURED',
      missing: ['Register and verify a.example, the website of A.', 'Register and verify b.example, the website of B.'],
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
    expect(report.best).toEqual({ letter: 'B' });
    expect(report.verdict.reason).toContain('The split passed its check.');
    const { body } = await rest(ada, 'GET', `/api/experiments/${numberOf(experiment.id)}`);
    expect(body).toMatchObject({
      state: 'running',
      best_id: Number(b.key),
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

  test('without a winner names what was measured best so far, and nothing while all are level', async () => {
    const site = await verifiedSite(ada.id, 'ahead.example');
    await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full', method: 'embed' } });
    const { experiment } = await start(['/a', '/b'].map((path) => ({ destination: `https://ahead.example${path}` })));
    const best = async () => {
      const { body } = await rest(ada, 'GET', `/api/experiments/${numberOf(experiment.id)}`);
      const { report } = (await listed()).experiments[0];
      const byId = report.variants.find(({ key }: any) => Number(key) === body.best_id);
      expect(byId?.letter ?? null).toBe(report.best?.letter ?? null);
      return [report.verdict.kind, report.best?.letter ?? null];
    };
    const [first, ...more] = evenly(numberOf(experiment.id), 4);
    await visit(site, more, () => false);
    expect(await best()).toEqual(['TOO_EARLY', null]);
    let ledTo = '';
    await visit(site, [first!], (path) => Boolean((ledTo = path)));
    expect(await best()).toEqual(['TOO_EARLY', ledTo === '/a' ? 'A' : 'B']);
  });

  test('counts a visitor once a day, whichever of the clicks led to a conversion', async () => {
    const site = await verifiedSite(ada.id, 'first.example');
    await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full', method: 'embed' } });
    await start(['/a', '/b'].map((path) => ({ destination: `https://first.example${path}` })));
    await visit(site, names(4), () => false);
    await visit(site, names(4), () => true); // the same visitors again
    await visit(site, names(2), () => true);
    const after = (await listed()).experiments[0].report.variants;
    const sum = (key: string) => after.reduce((all: number, one: any) => all + one[key], 0);
    expect([sum('clicks'), sum('visitors'), sum('measured'), sum('converted')]).toEqual([10, 4, 4, 4]);
    expect(sum('conversions')).toBe(6);
  });

  test('rests on all visitors, so that those who block the snippet raise no rate', async () => {
    const site = await verifiedSite(ada.id, 'blocked.example');
    await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full', method: 'embed' } });
    const { experiment } = await start(['/a', '/b'].map((path) => ({ destination: `https://blocked.example${path}` })));
    const key = (await rest(ada, 'POST', `/api/websites/${site.id}/rotate-conversion-key`)).body.conversion_key;
    const all = evenly(numberOf(experiment.id), 10);
    const ids: string[] = [];
    for (const name of all) ids.push((await led(name)).searchParams.get('fb_click_id')!);
    await clicks.settle();
    for (const click_id of ids.slice(0, 2)) {
      const sent = await rest({ ...ada, token: key }, 'POST', '/api/conversions', { click_id, name: 'order' });
      expect(sent.status).toBe(201);
    }
    const { report } = (await listed()).experiments[0];
    const [a, b] = report.variants;
    expect([a.measured, b.measured, a.converted, b.converted, a.rate, b.rate]).toEqual([0, 0, 0, 2, 0, 20]);
    expect([a.conversions, b.conversions]).toEqual([0, 2]);
    expect(report.verdict).toMatchObject({ kind: 'TOO_EARLY', splitProbability: 100, missing: [] });
  });
});
