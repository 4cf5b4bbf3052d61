// @afresh: it mocks modules.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeAccount } from '../../api/privacy/close-account.ts';
import { clickStore } from '../../api/clicks/store.ts';
import { db } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import * as seam from '../../api/measurements/visits/visit-facts.ts';
import { tellPendingFacts } from '../../api/measurements/visits/visit-facts-of.ts';
import { CHROME } from '../kit/agents.ts';
import { useClicks } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

vi.mock('../../api/measurements/visits/visit-facts.ts', { spy: true });

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let ada: Person;
let site: Awaited<ReturnType<typeof verifiedSite>>;
let link: number;
let shortCode: string;
let sites = 0;
const told = vi.mocked(seam.tellClickFacts);

beforeEach(async () => {
  ada = await person();
  await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full', method: 'embed' } });
  site = await verifiedSite(ada.id, `shop${++sites}.example`);
  const made = await shorten(ada, { originalUrl: `https://${site.domain}/` });
  [link, shortCode] = [numberOf(made.id), made.shortCode];
  told.mockClear();
});

/** The id that a new visitor of the link hands to the website. */
async function clicked(): Promise<string> {
  const navigation = ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document', `User-Agent: ${CHROME}`];
  const { headers } = await sendRaw(request('GET', `/${shortCode}`, navigation));
  return /fb_click_id=([0-9a-f]{48})/.exec(headers.join('\n'))![1]!;
}
const report = (click_id: string, more: object = {}, from = site) =>
  sendAsPage(
    '/api/visits',
    {
      ...{ website_id: from.id, snippet_token: from.snippetToken, session_id: crypto.randomUUID(), click_id, seq: 1 },
      ...{ age_ms: 0, views: 2, visible_ms: 30_000, load_ms: 700, screen_width: 1_280, screen_height: 800 },
      ...{ effective_type: '4g', ...more },
    },
    { origin: `https://${from.domain}` },
  );
const facts = () => told.mock.calls.map(([, one]) => one);
const pending = () => db.pendingClickFact.count({ where: { ownerId: ada.id } });

test('a visit tells what it knows of its click, again with every report', async () => {
  const id = await clicked();
  await clicks.settle();
  const session_id = crypto.randomUUID();
  await report(id, { session_id });
  const first = {
    ...{ clickId: id.slice(0, 32), visibleMs: 30_000, bounced: false, loadMs: 700, effectiveType: '4g' },
    ...{ screen: { width: 1_280, height: 800 }, conversions: 0 },
  };
  expect(facts()).toEqual([first]);
  const conversions = [
    { id: 'a', name: 'order', value: 20, currency: 'EUR' },
    { id: 'b', name: 'order', value: 2.5, currency: 'EUR' },
  ];
  await report(id, { session_id, seq: 2, views: 3, visible_ms: 40_000, conversions });
  expect(facts().at(-1)).toEqual({ ...first, visibleMs: 40_000, conversions: 2 });
  const key = (await rest(ada, 'POST', `/api/websites/${site.id}/rotate-conversion-key`)).body.conversion_key;
  const more = { click_id: id, name: 'upgrade', value: 9, currency: 'USD' };
  expect((await rest({ ...ada, token: key }, 'POST', '/api/conversions', more)).status).toBe(201);
  expect(facts().at(-1)).toEqual({ ...first, visibleMs: 40_000, conversions: 3 });
  const { data } = await gql(
    ada,
    `{ viewer { analytics(scope: {}) { facts { visits bounces conversions pageLoad { count } sessionTime { count } }
    screens { label clicks } } } }`,
  );
  expect(data.viewer.analytics).toEqual({
    facts: { visits: 1, bounces: 0, conversions: 3, pageLoad: { count: 1 }, sessionTime: { count: 1 } },
    screens: [{ label: '1280x800', clicks: 1 }],
  });
  expect(await pending()).toBe(0);
});

test('a conversion that a server reports is a conversion and no visit; rates say of what they are shares', async () => {
  const [first, second, third, fourth] = [await clicked(), await clicked(), await clicked(), await clicked()];
  await clicks.settle();
  const key = (await rest(ada, 'POST', `/api/websites/${site.id}/rotate-conversion-key`)).body.conversion_key;
  const bought = (click_id: string) =>
    rest({ ...ada, token: key }, 'POST', '/api/conversions', { click_id, name: 'order' });
  const figures = async () => {
    const { data } = await gql(
      ada,
      `{ viewer { analytics(scope: {}) { facts { visits bounces bounceRate sessionTime { p50 } conversions conversionRate
        convertedClicks } summary { clickConversionRate visits { value } } sessionDurations { clicks } } } }`,
    );
    const { body } = await rest(ada, 'GET', '/api/analytics');
    expect(body.clickConversionRate).toBe(data.viewer.analytics.summary.clickConversionRate);
    return data.viewer.analytics;
  };
  expect((await figures()).summary).toEqual({ clickConversionRate: null, visits: { value: null } });
  expect((await bought(first!)).status).toBe(201);
  const none = { visits: null, bounces: null, bounceRate: null, sessionTime: { p50: null }, conversionRate: null };
  expect(await figures()).toEqual({
    facts: { ...none, conversions: 1, convertedClicks: 1 },
    summary: { clickConversionRate: 25, visits: { value: null } },
    sessionDurations: null,
  });
  // Two visits, one of which leads to a conversion: the buyer without a visit is in neither part of the rate.
  await report(second!, { views: 1, visible_ms: 3_000 });
  await report(third!);
  expect((await bought(third!)).status).toBe(201);
  expect(fourth).toBeTruthy();
  const { facts: all, summary } = await figures();
  expect(all).toMatchObject({ visits: 2, bounces: 1, bounceRate: 50, conversions: 2, conversionRate: 50 });
  expect([all.convertedClicks, summary.clickConversionRate]).toEqual([2, 50]);
});

test('what comes before its click is stored waits for it', async () => {
  const id = await clicked();
  await report(id);
  expect([facts(), await pending()]).toEqual([[], 1]);
  await withClient(tellPendingFacts);
  expect([facts(), await pending()]).toEqual([[], 1]);
  await clicks.settle();
  await withClient(tellPendingFacts);
  expect(facts()).toMatchObject([{ clickId: id.slice(0, 32), visibleMs: 30_000 }]);
  expect(await pending()).toBe(0);
});

test("a stranger's report of a click that is not stored yet does not keep the owner's from being told", async () => {
  const eve = await person();
  const other = await verifiedSite(eve.id, `first${sites}.example`);
  const id = await clicked();
  await report(id, {}, other);
  await report(id);
  await clicks.settle();
  await withClient(tellPendingFacts);
  expect(facts()).toMatchObject([{ clickId: id.slice(0, 32), visibleMs: 30_000 }]);
  expect(await db.pendingClickFact.count({ where: { ownerId: { in: [ada.id, eve.id] } } })).toBe(0);
});

test('what never finds its click is forgotten after a day', async () => {
  await report(await clicked());
  await db.pendingClickFact.updateMany({ data: { createdAt: new Date(Date.now() - 86_400_000 - 1_000) } });
  await withClient(tellPendingFacts);
  expect([facts(), await pending()]).toEqual([[], 0]);
});

test("nothing is told of somebody else's click, nor by a pending or an inactive website", async () => {
  const eve = await person();
  const other = await verifiedSite(eve.id, `eve${sites}.example`);
  const id = await clicked();
  await clicks.settle();
  await report(id, {}, other);
  for (const data of [{ isActive: false }, { isActive: true, verifiedAt: null }]) {
    await db.website.update({ where: { id: site.id }, data });
    expect((await report(id)).status).toBe(204);
  }
  expect(facts()).toEqual([]);
  await db.website.update({ where: { id: site.id }, data: { verifiedAt: new Date() } });
});

test('a deleted link takes what its clicks did on websites along; a closed account leaves nothing', async () => {
  const conversions = [{ id: 'a', name: 'order' }];
  await report(await clicked(), { conversions });
  await report('', { click_id: undefined, conversions: [{ id: 'b', name: 'order' }] });
  await clicks.settle();
  expect((await rest(ada, 'DELETE', `/api/urls/${link}`)).status).toBe(204);
  await settleDeletions();
  await clickStore.purgeDeleted(() => false);
  const where = { ownerId: ada.id };
  expect(await db.visit.findMany({ where })).toMatchObject([{ clickId: null }]);
  expect(await db.conversion.findMany({ where })).toMatchObject([{ reportedId: 'b' }]);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
  await closeAccount(email!);
  expect([await db.visit.count({ where }), await db.conversion.count({ where }), await pending()]).toEqual([0, 0, 0]);
});
