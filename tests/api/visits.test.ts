import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { db, pool } from '../../api/database/db.ts';
import { EXPIRY_MS } from '../../api/measurements/submit-measurement.ts';
import { signClickId, useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { UNKNOWN_CLICK } from '../../api/measurements/visits/click-of-report.ts';
import { REPORT_QUOTAS } from '../../api/websites/report-quotas.ts';
import { refusals } from '../../api/websites/reporting-website.ts';
import { GOOGLEBOT } from '../kit/agents.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { withClient } from '../kit/with-client.ts';
import { person, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
let site: Awaited<ReturnType<typeof verifiedSite>>;
let sites = 0;

beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));
beforeEach(async () => {
  vi.useRealTimers();
  ada = await person();
  site = await verifiedSite(ada.id, `shop${++sites}.example`);
});

const origin = () => `https://${site.domain}`;
const signed = (source: 'embed' | 'redirect' = 'embed', isPrivate = false, at = Date.now()) =>
  signClickId(mintClickId(at), { source, isPrivate })!;
const reportOf = (more: object = {}) => ({
  website_id: site.id,
  snippet_token: site.snippetToken,
  session_id: crypto.randomUUID(),
  seq: 1,
  age_ms: 5_000,
  views: 1,
  visible_ms: 4_321.6,
  load_ms: 812.4,
  screen_width: 1_280,
  screen_height: 800,
  effective_type: '4g',
  ...more,
});
const send = (body: unknown, headers: Record<string, string> = {}) =>
  sendAsPage('/api/visits', body, { origin: origin(), ...headers });
const visits = () => db.visit.findMany({ where: { websiteId: site.id }, orderBy: { startedAt: 'asc' } });
const conversions = () => db.conversion.findMany({ where: { websiteId: site.id }, orderBy: { reportedId: 'asc' } });

describe('a visit', () => {
  test('is stored without the id of its session, and counts', async () => {
    const report = reportOf();
    const { status, headers } = await send(report);
    expect([status, headers.get('access-control-allow-origin'), headers.get('set-cookie')]).toEqual([
      204,
      origin(),
      null,
    ]);
    const [visit] = await visits();
    expect(visit).toMatchObject({ ownerId: ada.id, clickId: null, views: 1, visibleMs: 4_322, isBounced: true });
    expect(visit).toMatchObject({ loadMs: 812, screenWidth: 1_280, effectiveType: '4g', isCounted: true, seq: 1 });
    expect(JSON.stringify(visit)).not.toContain(report.session_id.replaceAll('-', ''));
    expect(Math.abs(visit!.startedAt.getTime() - (Date.now() - 5_000))).toBeLessThan(5_000);
  });

  test('is what its last report says, in whatever order reports arrive', async () => {
    const report = reportOf();
    await send(report);
    await send({ ...report, seq: 3, views: 4, visible_ms: 60_000 });
    await send({ ...report, seq: 2, views: 2, visible_ms: 20_000 });
    expect(await visits()).toMatchObject([{ seq: 3, views: 4, visibleMs: 60_000, isBounced: false }]);
  });

  test.each([
    [{ views: 1, visible_ms: 9_999 }, true],
    [{ views: 1, visible_ms: 10_000 }, false],
    [{ views: 2, visible_ms: 10 }, false],
    [{ views: 1, visible_ms: 10, conversions: [{ id: '1', name: 'order' }] }, false],
  ])('with %j is a bounce: %s', async (more, isBounced) => {
    await send(reportOf(more));
    expect(await visits()).toMatchObject([{ isBounced }]);
  });

  test('of a page on a subdomain counts; of a pending or an inactive website it is stored apart', async () => {
    await send(reportOf(), { origin: `https://www.${site.domain}` });
    expect(await visits()).toMatchObject([{ isCounted: true }]);
    for (const data of [{ verifiedAt: null }, { verifiedAt: new Date(), isActive: false }]) {
      await db.visit.deleteMany({ where: { websiteId: site.id } });
      await db.website.update({ where: { id: site.id }, data });
      expect((await send(reportOf())).status).toBe(204);
      expect(await visits()).toMatchObject([{ isCounted: false }]);
    }
  });

  test('that began while the website counted does not go on when it does not', async () => {
    const report = reportOf();
    await send(report);
    await db.website.update({ where: { id: site.id }, data: { isActive: false } });
    await send({ ...report, seq: 2, views: 5 });
    expect(await visits()).toMatchObject([{ views: 1, isCounted: true }]);
  });

  test('of a bot is left out', async () => {
    expect((await send(reportOf(), { 'user-agent': GOOGLEBOT })).status).toBe(204);
    expect((await send(reportOf(), { 'sec-ch-ua': '"HeadlessChrome";v="131"' })).status).toBe(204);
    expect(await visits()).toEqual([]);
  });

  test.each([
    ['Sec-GPC', { 'sec-gpc': '1' }, {}],
    ['DNT', { dnt: '1' }, {}],
    ['the page', {}, { is_private: true }],
  ])('of a visitor who asks for privacy by %s keeps coarse figures', async (_name, headers, more) => {
    await send(reportOf(more), headers);
    const [visit] = await visits();
    expect(visit).toMatchObject({ visibleMs: 5_000, loadMs: 800, screenWidth: null, effectiveType: null });
  });

  test('of an owner in privacy mode does so, too', async () => {
    await db.networkSettings.create({ data: { ownerId: ada.id, privacyMode: true } });
    await send(reportOf());
    expect(await visits()).toMatchObject([{ visibleMs: 5_000, screenWidth: null }]);
  });
});

describe('the click of a visit', () => {
  test('is kept, once: who comes with the same id later is a visit of nobody', async () => {
    const click_id = signed();
    const report = reportOf({ click_id });
    await send(report);
    await send({ ...report, seq: 2, views: 2 });
    await send(reportOf({ click_id, age_ms: 0 }));
    const clickIds = (await visits()).map(({ clickId }) => clickId?.replaceAll('-', '') ?? null);
    expect(clickIds).toEqual([click_id.slice(0, 32), null]);
  });

  test('is kept once of many that come with it at once', async () => {
    const click_id = signed();
    const conversions = [{ id: 'order-1', name: 'order' }];
    await withClient(async (client) => {
      await client.query('BEGIN');
      await client.query('LOCK TABLE conversion IN EXCLUSIVE MODE'); // so that none is done before the others begin
      const sent = Promise.all([1, 2, 3].map(() => send(reportOf({ click_id, conversions }))));
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(3);
      await client.query('COMMIT');
      await sent;
    });
    const clickIds = (await visits()).map(({ clickId }) => clickId);
    expect([clickIds.length, clickIds.filter((id) => id !== null).length]).toEqual([3, 1]);
  });

  test('is left out when the visit began more than half an hour after it', async () => {
    const at = Date.now() - EXPIRY_MS.embed;
    await send(reportOf({ click_id: signed('embed', false, at), age_ms: 0 }));
    await send(reportOf({ click_id: signed('embed', false, at), age_ms: 60_000 }));
    expect((await visits()).map(({ clickId }) => clickId !== null)).toEqual([true, false]);
  });

  test.each(['Sec-GPC', 'DNT'])('is left out of a visitor who asks for privacy by now: %s', async (header) => {
    await send(reportOf({ click_id: signed() }), { [header]: '1' });
    expect(await visits()).toMatchObject([{ clickId: null, views: 1 }]);
  });

  test('makes the visit private where its link is', async () => {
    await send(reportOf({ click_id: signed('embed', true) }));
    expect(await visits()).toMatchObject([{ screenWidth: null }]);
  });

  test('is refused without asking the database when it was not handed to a website here', async () => {
    const query = vi.spyOn(db, '$queryRaw');
    const id = signed();
    const forged = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
    for (const click_id of [forged, 'f'.repeat(48), 'x', signed('redirect')]) {
      const { status, body } = await send(reportOf({ click_id }));
      expect([status, body.error]).toEqual([
        404,
        { code: 'NOT_FOUND', message: UNKNOWN_CLICK, details: expect.objectContaining({ field: 'click_id' }) },
      ]);
    }
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });
});

describe('conversions of a page', () => {
  const order = { id: 'order-1', name: 'order', value: 19.99, currency: 'eur' };

  test('count once, however often they are repeated, and keep the click', async () => {
    const click_id = signed();
    const report = reportOf({ click_id, conversions: [order] });
    await send(report);
    await send({ ...report, seq: 2, conversions: [order, { id: 'order-2', name: 'order' }] });
    const [first, second, ...others] = await conversions();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ source: 'page', name: 'order', currency: 'EUR', isCounted: true });
    expect(Number(first!.value)).toBe(19.99);
    expect(second).toMatchObject({ value: null, currency: null });
    for (const { clickId } of [first!, second!]) expect(clickId!.replaceAll('-', '')).toBe(click_id.slice(0, 32));
  });

  test('that are none are left out, and the visit is taken', async () => {
    const wrong = [{ ...order, value: -1 }, { ...order, currency: '€' }, { name: 'no id' }, 7, order];
    expect((await send(reportOf({ conversions: wrong }))).status).toBe(204);
    expect(await conversions()).toMatchObject([{ reportedId: 'order-1' }]);
    expect((await send(reportOf({ conversions: Array(6).fill(order) }))).status).toBe(400);
  });
});

describe('a report is refused', () => {
  test.each([
    ['without an origin', { origin: undefined }],
    ['of the origin null', { origin: 'null' }],
    ['of another site', { origin: 'https://evil.example' }],
    ['of a site whose name ends alike', { origin: 'https://notshop.example' }],
  ])('%s', async (_name, headers) => {
    const { origin: other } = headers;
    const path = '/api/visits';
    const answer = await sendAsPage(path, reportOf(), other === undefined ? {} : { origin: other });
    expect([answer.status, answer.body.error.message]).toEqual([403, refusals.origin]);
    expect(await visits()).toEqual([]);
  });

  test('with the token of another website, or one that was replaced', async () => {
    const other = await verifiedSite(ada.id, 'other.example');
    const { status, body } = await send(reportOf({ snippet_token: other.snippetToken }));
    expect([status, body.error.message]).toEqual([403, refusals.token]);
    await db.website.update({ where: { id: site.id }, data: { snippetToken: 'f'.repeat(32) } });
    expect((await send(reportOf())).status).toBe(403);
  });

  test.each([
    [{ website_id: 'x' }, 'website_id'],
    [{ snippet_token: '' }, 'snippet_token'],
    [{ session_id: 'me' }, 'session_id'],
    [{ seq: -1 }, 'seq'],
    [{ views: 0 }, 'views'],
    [{ views: 10_001 }, 'views'],
    [{ visible_ms: 'long' }, 'visible_ms'],
    [{ conversions: 1 }, 'conversions'],
  ])('with %j', async (more, field) => {
    const { status, body, headers } = await send(reportOf(more));
    expect([status, body.error.details.field]).toEqual([400, field]);
    expect(headers.get('access-control-allow-origin')).toBe(origin());
  });

  test('beyond 4 kB, or that is no JSON', async () => {
    expect((await send(`{"x":"${'y'.repeat(5_000)}"}`)).status).toBe(413);
    expect((await send('{')).status).toBe(400);
  });
});

describe('the snippet', () => {
  const seenAt = async () => (await db.website.findUniqueOrThrow({ where: { id: site.id } })).snippetSeenAt;

  test('is seen with the first report, and noted once a minute', async () => {
    expect(await seenAt()).toBeNull();
    await send(reportOf());
    const first = await seenAt();
    expect(Date.now() - first!.getTime()).toBeLessThan(10_000);
    await send(reportOf());
    expect(await seenAt()).toEqual(first);
    await db.website.update({ where: { id: site.id }, data: { snippetSeenAt: new Date(Date.now() - 61_000) } });
    await send(reportOf());
    expect((await seenAt())!.getTime()).toBeGreaterThanOrEqual(first!.getTime());
  });

  test('is not seen where the report is refused', async () => {
    await send(reportOf(), { origin: 'https://evil.example' });
    expect(await seenAt()).toBeNull();
  });
});

// Last, as nothing is left for this address then.
test('reports are limited for each address, with the time to wait', async () => {
  for (let times = 0; times < REPORT_QUOTAS.visits.address; times++) {
    const left = Number((await send('{}')).headers.get('ratelimit-remaining'));
    expect(left).toBeLessThan(REPORT_QUOTAS.visits.address - times);
  }
  const { status, headers } = await send('{}');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('ratelimit-limit')).toBe(String(REPORT_QUOTAS.visits.address));
  expect(headers.get('ratelimit-remaining')).toBe('0');
  expect(headers.get('ratelimit-reset')).toBe(headers.get('retry-after'));
  expect(headers.get('access-control-expose-headers')).toContain('ratelimit-remaining');
  expect(headers.get('access-control-expose-headers')).toContain('retry-after');
  expect(headers.get('access-control-allow-origin')).toBe(origin());
});
