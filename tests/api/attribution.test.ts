// Which clicks a website of the owner is told of, whatever is measured of them, and what then counts for links.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { readClickId, useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { CHROME, GOOGLEBOT } from '../kit/agents.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, headerOf, idIn, navigation, submit, visit } from '../kit/measuring.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let ada: Person;
let site: Awaited<ReturnType<typeof verifiedSite>>;
let code: string;
let linkId: number;
let link: string;
let sites = 0;

beforeEach(async () => {
  ada = await person();
  site = await verifiedSite(ada.id, `told${++sites}.example`);
  const made = await shorten(ada, { originalUrl: `https://${site.domain}/` });
  [code, link, linkId] = [made.shortCode, made.id, numberOf(made.id)];
});

const set = (data: object) =>
  db.networkSettings.upsert({ where: { ownerId: ada.id }, create: { ownerId: ada.id, ...data }, update: data });
/** The id that the address has to which a visitor is led; null without one. */
async function idFor(headers = navigation, method = 'GET'): Promise<string | null> {
  const answer = await visit(headers, code, method);
  const ledTo = headerOf(answer.headers, 'location') ?? answer.body.toString();
  return /fb_click_id=([0-9a-f]{48})/.exec(ledTo)?.[1] ?? null;
}
const report = (path: string, click_id: string, more: object = {}) =>
  sendAsPage(
    path,
    { website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID(), click_id, ...more },
    { origin: `https://${site.domain}` },
  );
const visited = { seq: 1, age_ms: 0, views: 2, visible_ms: 30_000, effective_type: '4g' };

describe('the id of a click', () => {
  test.each([
    ['none', {}],
    ['essential', {}],
    ['full', { method: 'redirect' }],
    ['full', { method: 'hybrid' }],
  ])('is handed to a website of the owner on level %s, with settings %o', async (level, more) => {
    await set({ level, ...more });
    const id = await idFor();
    expect(readClickId(id!)).toMatchObject({ source: 'visit', isPrivate: false });
  });

  test('is the same click that a page measures, with another signature', async () => {
    await set({ level: 'full' });
    const { status, body } = await visit(navigation, code);
    const [measured, told] = [idIn(body), /fb_click_id=([0-9a-f]{48})/.exec(body.toString())![1]!];
    expect([status, told.slice(0, 32)]).toEqual([200, measured.slice(0, 32)]);
    expect([readClickId(measured)?.source, readClickId(told)?.source]).toEqual(['redirect', 'visit']);
  });

  const agent = `User-Agent: ${CHROME}`;
  test.each([
    ['a visitor who saves data', [...navigation, 'Save-Data: on'], 'GET', true],
    ['a browser that says nothing of its requests', [agent, 'Accept: text/html,*/*'], 'GET', true],
    ['a visitor with Sec-GPC', [...navigation, 'Sec-GPC: 1'], 'GET', false],
    ['a visitor with DNT', [...navigation, 'DNT: 1'], 'GET', false],
    ['a bot', [...navigation.slice(0, 2), `User-Agent: ${GOOGLEBOT}`], 'GET', false],
    ['a program that takes anything', [agent, 'Accept: */*'], 'GET', false],
    ['an image in a page', [agent, 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: image'], 'GET', false],
    ['a prerender', [...navigation, 'Purpose: prerender'], 'GET', false],
    ['HEAD', navigation, 'HEAD', false],
  ])('is given to %s or not', async (_who, headers, method, isGiven) => {
    expect((await idFor(headers, method)) !== null).toBe(isGiven);
  });

  test('is not given where attribution is off, unless the destination is to measure', async () => {
    await set({ level: 'essential', attribution: false });
    expect(await idFor()).toBeNull();
    await set({ level: 'full', method: 'embed' });
    clicks.links.expireAll();
    expect(readClickId((await idFor())!)?.source).toBe('embed');
  });

  test('says that the owner keeps little of visitors', async () => {
    await set({ privacyMode: true });
    expect(readClickId((await idFor())!)).toMatchObject({ source: 'visit', isPrivate: true });
  });
});

describe('what a website learns of a click', () => {
  test('counts for the link on level none, without anything of the network', async () => {
    await set({ level: 'none' });
    const id = (await idFor())!;
    await clicks.settle();
    const conversions = [{ id: 'a', name: 'order', value: 5, currency: 'EUR' }];
    expect((await report('/api/visits', id, { ...visited, conversions })).status).toBe(204);
    const { data } = await gql(
      ada,
      '{ viewer { analytics(scope: {}) { facts { visits conversions convertedClicks bounceRate } connections { label } } } }',
    );
    expect(data.viewer.analytics).toEqual({
      facts: { visits: 1, conversions: 1, convertedClicks: 1, bounceRate: 0 },
      connections: null,
    });
    expect(await db.visit.findMany({ where: { ownerId: ada.id } })).toMatchObject([{ effectiveType: null }]);
  });

  test('is not its way: nobody was asked to measure it', async () => {
    const id = (await idFor())!;
    const measurements = { rtt: 20, throughput: 30 };
    expect((await report('/api/snippet-measurements', id, { measurements })).status).toBe(200);
    expect(await db.snippetMeasurement.findMany({ where: { websiteId: site.id } })).toMatchObject([
      { rttMs: 20, clickId: null, measurementType: 'click' },
    ]);
    expect((await submit(bodyOf(id), { origin: `https://${site.domain}` })).status).toBe(404);
    expect(await db.measurement.count({ where: { clickId: id.slice(0, 32) } })).toBe(0);
  });

  test('a server may name a click of every method, a page only one that it was told of', async () => {
    await set({ level: 'full' });
    const id = idIn((await visit(navigation, code)).body);
    expect((await report('/api/visits', id, visited)).status).toBe(404);
    const key = (await rest(ada, 'POST', `/api/websites/${site.id}/rotate-conversion-key`)).body.conversion_key;
    const sent = await rest({ ...ada, token: key }, 'POST', '/api/conversions', { click_id: id, name: 'order' });
    expect(sent.status).toBe(201);
    await clicks.settle();
    expect(await db.conversion.findMany({ where: { ownerId: ada.id } })).toMatchObject([{ source: 'server' }]);
  });
});

describe('what visits still need', () => {
  const NEED = (scope: string) =>
    `{ viewer { analytics(scope: { ${scope} }) { summary { visitsNeed { step host } } } } }`;
  async function needs(scope = '', path = '/api/analytics') {
    const { data } = await gql(ada, NEED(scope));
    const { body } = await rest(ada, 'GET', path);
    const { visitsNeed } = data.viewer.analytics.summary;
    expect(body.visitsNeed ?? body.summary?.visitsNeed ?? null).toEqual(visitsNeed);
    return visitsNeed;
  }

  test('is told step by step, at both doors', async () => {
    const { id } = site;
    await db.website.update({ where: { id }, data: { verifiedAt: null } });
    expect(await needs()).toEqual({ step: 'proof', host: null });
    await db.website.update({ where: { id }, data: { verifiedAt: new Date() } });
    expect(await needs()).toEqual({ step: 'snippet', host: null });
    await db.website.update({ where: { id }, data: { snippetSeenAt: new Date() } });
    expect(await needs()).toBeNull();
    await set({ attribution: false });
    expect(await needs()).toEqual({ step: 'attribution', host: null });
  });

  test('is told of the website that a link leads to', async () => {
    await db.website.update({ where: { id: site.id }, data: { snippetSeenAt: new Date() } });
    const other = await shorten(ada, { originalUrl: 'https://elsewhere.example/' });
    const own = `url: "${link}"`;
    expect(await needs(own, `/api/urls/${linkId}/analytics`)).toBeNull();
    const path = `/api/urls/${numberOf(other.id)}/analytics`;
    expect(await needs(`url: "${other.id}"`, path)).toEqual({ step: 'proof', host: 'elsewhere.example' });
  });
});
