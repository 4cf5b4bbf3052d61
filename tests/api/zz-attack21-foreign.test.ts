import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { useSigningKey, signClickId } from '../../api/measurements/signed-click-id.ts';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { newLineTest } from '../../api/measurements/line-test.ts';
import { CHROME } from '../kit/agents.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, proven, measured, submit, receiptsOf } from '../kit/measuring.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';
import { verifiedSite, sendAsPage } from '../kit/websites.ts';
import { withKey } from '../kit/api-keys.ts';
const clicks = useClicks();
useWorld(clicks.handler);
let ada: Person, eve: Person, adas: any, eves: any, eveKey = '', n = 0, code = '', plain = '';
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));
beforeEach(async () => {
  [ada, eve] = [await person(), await person()];
  adas = await verifiedSite(ada.id, `ada${++n}.test`); eves = await verifiedSite(eve.id, `eve${n}.test`);
  for (const p of [ada, eve]) await db.networkSettings.create({ data: { ownerId: p.id, level: 'full' } });
  code = `emb${n}`; plain = `att${n}`;
  await db.shortUrl.create({ data: { ownerId: ada.id, shortCode: code, originalUrl: `https://ada${n}.test/`, measurementMethod: 'embed' } });
  await db.shortUrl.create({ data: { ownerId: ada.id, shortCode: plain, originalUrl: `https://ada${n}.test/`, measurementLevel: 'essential' } });
  eveKey = (await rest(eve, 'POST', `/api/websites/${eves.id}/rotate-conversion-key`)).body.conversion_key;
});
const follow = async (c: string) => {
  const answer = await fetch(at(`/${c}`), { redirect: 'manual', headers: { 'user-agent': CHROME, accept: 'text/html' } });
  return new URL(answer.headers.get('location')!).searchParams.get('fb_click_id')!;
};
const visitBody = (site: any, click_id: any, more: object = {}) => ({ website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID(), click_id, seq: 1, age_ms: 0, views: 1, visible_ms: 0, ...more });
const conv = async (body: any, key = eveKey) => { const r = await fetch(at('/api/conversions'), { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` }, body: JSON.stringify(body) }); return [r.status, await r.json()]; };
const facts = async (id: string) => (await pool.query('SELECT conversions, rtt_ms, mbps, score, has_click FROM analytics.click_fact WHERE click_id = $1', [id.slice(0, 32)])).rows;

test("a stranger's website reports a measurement of ada's click (snippet)", async () => {
  const id = await follow(code); await clicks.settle();
  const r = await sendAsPage('/api/snippet-measurements', { website_id: eves.id, snippet_token: eves.snippetToken, session_id: crypto.randomUUID(), click_id: id, page_url: `https://eve${n}.test/`, ...proven({ ...measured, test_duration_ms: 5 }) }, { origin: `https://eve${n}.test` });
  const r2 = await sendAsPage('/api/snippet-measurements', { website_id: adas.id, snippet_token: adas.snippetToken, session_id: crypto.randomUUID(), click_id: id, ...proven({ ...measured, test_duration_ms: 5 }) }, { origin: `https://ada${n}.test` });
  console.log('SNIPPET-FOREIGN', r.status, JSON.stringify(r.body), 'then ada', r2.status, JSON.stringify(r2.body), await facts(id));
});
test("ada's link is on level none by now / deleted, snippet of her website", async () => {
  const id = await follow(code); await clicks.settle();
  await db.shortUrl.updateMany({ where: { shortCode: code }, data: { measurementLevel: 'none' } });
  const r = await sendAsPage('/api/snippet-measurements', { website_id: adas.id, snippet_token: adas.snippetToken, session_id: crypto.randomUUID(), click_id: id, ...proven({ ...measured, test_duration_ms: 5 }) }, { origin: `https://ada${n}.test` });
  const direct = await submit(bodyOf(await follow(code).catch(() => id)), { origin: `https://ada${n}.test` });
  console.log('SNIPPET-NONE', r.status, await facts(id), await db.measurement.count({ where: { clickId: id.slice(0, 32) } }), 'direct', direct.status);
});
test('a visitor who asks for privacy, snippet', async () => {
  const id = await follow(code); await clicks.settle();
  const r = await sendAsPage('/api/snippet-measurements', { website_id: adas.id, snippet_token: adas.snippetToken, session_id: crypto.randomUUID(), click_id: id, ...proven({ ...measured, test_duration_ms: 5 }) }, { origin: `https://ada${n}.test`, 'sec-gpc': '1' });
  console.log('SNIPPET-GPC', r.status, await facts(id), await db.measurement.count({ where: { clickId: id.slice(0, 32) } }));
});
test("/api/measurements of ada's embed click with eve's origin", async () => {
  const id = await follow(code); await clicks.settle();
  const r = await submit(bodyOf(id), { origin: `https://eve${n}.test` });
  console.log('MEAS-FOREIGN', r.status, r.body, await facts(id));
});
test("eve's conversion and visit with ada's click, and ada's afterwards, before the click is stored", async () => {
  const id = await follow(code);
  const a = await conv({ id: 'x', name: 'order', value: 1, click_id: id });
  const v = await sendAsPage('/api/visits', visitBody(eves, id), { origin: `https://eve${n}.test` });
  const v2 = await sendAsPage('/api/visits', visitBody(adas, id, { conversions: [{ id: 'mine', name: 'order', value: 5 }] }), { origin: `https://ada${n}.test` });
  const pending = await pool.query('SELECT owner_id FROM pending_click_fact WHERE click_id = $1', [id.slice(0, 32)]);
  await clicks.settle();
  const { tellPendingFacts } = await import('../../api/measurements/visits/visit-facts-of.ts');
  const { withClient } = await import('../kit/with-client.ts');
  await withClient((client: any) => tellPendingFacts(client));
  console.log('PENDING', { ada: ada.id, eve: eve.id }, a, v.status, v2.status, pending.rows, 'facts of ada', await facts(id));
  const q = await rest(eve, 'GET', `/api/websites/${eves.id}/statistics`);
  console.log('EVESTATS', q.status, JSON.stringify(q.body).slice(0, 900));
});
test('strange ids everywhere', async () => {
  const id = await follow(code), vis = await follow(plain); await clicks.settle();
  const test = newLineTest(Date.now())!;
  const dashed = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20, 32)].join('-');
  const redirectId = signClickId(mintClickId(Date.now()), { source: 'redirect', isPrivate: false })!;
  const ids: Record<string, any> = { test, uuid: dashed, unsigned: id.slice(0, 32), upper: id.toUpperCase(), extra: id + '00', newline: id + '\n', nul: id + '\0', nulIn: id.slice(0, 20) + '\0' + id.slice(20), full: '０'.repeat(48), array: [id], object: { id }, number: 12, redirectId, vis, empty: '' };
  const out: any = {};
  for (const [name, one] of Object.entries(ids)) {
    const m = await submit(bodyOf(id, { click_id: one }), { origin: `https://ada${n}.test` });
    const v = await sendAsPage('/api/visits', visitBody(adas, one), { origin: `https://ada${n}.test` });
    const s = await sendAsPage('/api/snippet-measurements', { website_id: adas.id, snippet_token: adas.snippetToken, session_id: crypto.randomUUID(), click_id: one, ...proven({ ...measured }) }, { origin: `https://ada${n}.test` });
    const c = await conv({ name: 'o', click_id: one });
    const l = typeof one === 'string' ? await fetch(at(`/measure/${encodeURIComponent(one)}`)) : { status: '-' };
    const l2 = typeof one === 'string' ? await fetch(at(`/measure/${encodeURIComponent(one)}`), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ measurements: measured, measurement_duration_ms: 1 }) }) : { status: '-' };
    const t = await rest(eve, 'POST', '/api/measurements', bodyOf(id, { click_id: one }));
    out[name] = { measurements: m.status, visits: v.status, snippet: s.status, conversions: c[0], page: l.status, post: l2.status, eveTest: t.status };
  }
  console.table(out);
  const errors = await pool.query('SELECT count(*) FROM visit');
  console.log(errors.rows);
});
test('test_id that is a click id and the other way round, of somebody else', async () => {
  const id = await follow(code); await clicks.settle();
  const other = newLineTest(Date.now() - 1000)!;
  for (const [name, test_id, receipts] of [['click id as test id', id, receiptsOf(id)], ['receipts of another test', newLineTest(Date.now() - 1000)!, receiptsOf(other)]] as const) {
    const r = await sendAsPage('/api/snippet-measurements', { website_id: adas.id, snippet_token: adas.snippetToken, session_id: crypto.randomUUID(), test_id, measurements: { ...measured, receipts } }, { origin: `https://ada${n}.test` });
    const [row] = await db.snippetMeasurement.findMany({ where: { websiteId: adas.id }, orderBy: { id: 'desc' } });
    console.log('TESTID', name, r.status, row?.throughputMbps, row?.isSuspect);
  }
  // one test id for two sessions
  const body = proven({ ...measured });
  for (let i = 0; i < 3; i++) {
    const r = await sendAsPage('/api/snippet-measurements', { website_id: adas.id, snippet_token: adas.snippetToken, session_id: crypto.randomUUID(), ...body }, { origin: `https://ada${n}.test` });
    const [row] = await db.snippetMeasurement.findMany({ where: { websiteId: adas.id }, orderBy: { id: 'desc' } });
    console.log('TESTID reused', r.status, row?.throughputMbps, row?.isSuspect);
  }
});
describe('conversions', () => {
  test('odd values', async () => {
    const out: any = {};
    for (const [name, more] of Object.entries({ neg: { value: -0.0001 }, negzero: { value: -0 }, nan: { value: 'NaN' }, huge: { value: 1e308 }, max: { value: 1_000_000_000 }, tiny: { value: 1e-300 }, precise: { value: 0.1 + 0.2 }, many: { value: 999_999_999.999999 }, bool: { value: true }, list: { value: [1] }, currencyZZZ: { currency: 'ZZZ' }, currencyTurkish: { currency: 'ıst' }, currencyKelvin: { currency: 'K' + 'wd' }, currencyNull: { currency: null }, currency4: { currency: 'EURO' }, idNumber: { id: 5 }, idSpace: { id: '   ' }, proto: { __proto__x: 1 }, name201: { name: '😀'.repeat(100) }, bidi: { name: '\u202Eevil' } }))
      out[name] = JSON.stringify(await conv({ name: 'o', ...more })).slice(0, 160);
    const raw = await fetch(at('/api/conversions'), { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${eveKey}` }, body: '{"name":"o","value":1e400}' });
    out.infinite = `${raw.status} ${(await raw.text()).slice(0, 120)}`;
    const dup = await fetch(at('/api/conversions'), { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${eveKey}` }, body: '{"name":"o","value":1,"value":2,"id":"dup"}' });
    out.dup = `${dup.status} ${(await dup.text()).slice(0, 120)}`;
    console.table(out);
    console.log((await pool.query('SELECT name, value, currency FROM conversion WHERE website_id = $1', [eves.id])).rows.map((r: any) => `${r.name.slice(0, 5)} ${r.value} ${r.currency}`));
  });
  test('the same id fifty times at once, with and without a click, page and server mixed', async () => {
    const id = await follow(plain); await clicks.settle();
    const adaKey = (await rest(ada, 'POST', `/api/websites/${adas.id}/rotate-conversion-key`)).body.conversion_key;
    const all = await Promise.all(Array.from({ length: 50 }, (_, i) => i % 2 ? conv({ id: 'same', name: 'order', value: i, click_id: id }, adaKey) : sendAsPage('/api/visits', visitBody(adas, id, { conversions: [{ id: 'same', name: 'order', value: 1000 + i }] }), { origin: `https://ada${n}.test` }).then((r) => [r.status, r.body])));
    const { rows } = await pool.query('SELECT source, value FROM conversion WHERE website_id = $1', [adas.id]);
    const by: any = {}; for (const [s, b] of all as any) by[`${s} ${JSON.stringify(b?.is_repeated ?? b?.error?.message ?? null)}`] = (by[`${s} ${JSON.stringify(b?.is_repeated ?? b?.error?.message ?? null)}`] ?? 0) + 1;
    console.log('AT ONCE', by, rows, await facts(id));
    const visits = await pool.query('SELECT count(*) FILTER (WHERE click_id IS NOT NULL) AS with, count(*) FROM visit WHERE website_id = $1', [adas.id]);
    console.log('VISITS of one click at once', visits.rows);
  });
  test('keys', async () => {
    const out: any = {};
    for (const scopes of [['read'], ['write'], ['conversions'], ['read', 'write']]) {
      const k = await withKey(eve, scopes as any);
      out[scopes.join()] = [await rest(k, 'POST', '/api/conversions', { name: 'o', website_id: eves.id }), await rest(k, 'POST', '/api/conversions', { name: 'o', website_id: adas.id }), await rest(k, 'POST', '/api/measurements', bodyOf('x'))].map((r) => r.status).join();
    }
    out.session = (await rest(eve, 'POST', '/api/conversions', { name: 'o', website_id: eves.id })).status;
    for (const raw of ['bearer ' + eveKey, 'Bearer ' + eveKey.toUpperCase(), 'Bearer ' + eveKey + ' x', 'Basic ' + eveKey]) {
      const r = await fetch(at('/api/conversions'), { method: 'POST', headers: { 'content-type': 'application/json', authorization: raw }, body: '{"name":"o"}' });
      out[raw.slice(0, 8) + raw.length] = r.status;
    }
    console.table(out);
    const old = signClickId(mintClickId(Date.now() - 31 * 86400e3), { source: 'visit', isPrivate: false })!, future = signClickId(mintClickId(Date.now() + 3600e3), { source: 'visit', isPrivate: false })!;
    console.log('OLD', (await conv({ name: 'o', click_id: old }))[0], 'FUTURE', (await conv({ name: 'o', click_id: future }))[0]);
  });
});
