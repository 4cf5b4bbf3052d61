import { beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { useSigningKey, signClickId } from '../../api/measurements/signed-click-id.ts';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, clicked, submit, receiptsOf } from '../kit/measuring.ts';
import { shorten } from '../kit/queries.ts';
import { Limiter } from '../../api/common/limiter.ts';
import { at, person, useWorld, type Person } from '../kit/world.ts';
import { verifiedSite, sendAsPage } from '../kit/websites.ts';
const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));
afterEach(() => vi.restoreAllMocks());
let owner: Person; let code = '';
beforeEach(async () => {
  owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full' } });
  code = (await shorten(owner)).shortCode;
});
const real = Date.now.bind(Date);
const shift = (ms: number) => vi.spyOn(Date, 'now').mockImplementation(() => real() + ms);
const rowOf = async (id: string) => (await db.measurement.findMany({ where: { clickId: id.slice(0, 32) } }))[0];
describe.each([-3_600_000, -50, -6, 3_600_000, 59_000])('clock moves by %d between click and report', (by) => {
  test('report', async () => {
    const id = await clicked(code);
    const spy = shift(by);
    const { status, body } = await submit(bodyOf(id, { measurement_duration_ms: 150 }));
    spy.mockRestore();
    await clicks.settle();
    const row = await rowOf(id);
    console.log('CLOCK', by, status, JSON.stringify(body.error?.message ?? null), row && { delay: row.delayMs, suspect: row.isSuspect, rtt: row.rttMs, kind: row.throughputKind, mbps: row.throughputMbps });
  });
});
test('a clock an hour ahead at the click, right at the report: how long is it accepted', async () => {
  const future = signClickId(mintClickId(real() + 3_600_000), { source: 'redirect', isPrivate: false })!;
  const a = await submit(bodyOf(future));
  console.log('FUTURE', a.status, a.body.error?.message, await rowOf(future).then((r) => r && { s: r.isSuspect, d: r.delayMs }));
  const file = await fetch(at(`/assets/test-100kb.dat?click_id=${future}&n=t`));
  console.log('FUTUREFILE', file.status, Buffer.from(await file.arrayBuffer()).toString('latin1').split('\n').at(-1));
});
test('limits when the clock goes back', async () => {
  const limiter = new Limiter({ name: 'zz', max: 3, windowMs: 60_000 });
  const used: boolean[] = [];
  for (let n = 0; n < 3; n++) used.push((await limiter.use('a')).isRefused);
  shift(-3_600_000);
  const after = await limiter.use('a');
  vi.restoreAllMocks(); shift(-3_600_000 + 120_000); // two minutes later by every clock
  const two = await limiter.use('a');
  console.log('LIMIT', used, after, two);
});
test('a click stored while the clock was an hour ahead, conversions and visits of it', async () => {
  const site = await verifiedSite(owner.id, 'shop.test');
  await db.shortUrl.create({ data: { ownerId: owner.id, shortCode: `e${owner.id}`, originalUrl: 'https://shop.test/', measurementMethod: 'embed' } });
  const spy = shift(3_600_000);
  const answer = await fetch(at(`/e${owner.id}`), { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', accept: 'text/html' } });
  const id = new URL(answer.headers.get('location')!).searchParams.get('fb_click_id')!;
  spy.mockRestore();
  await clicks.settle();
  const { rows } = await pool.query('SELECT at, now() - at AS ago FROM analytics.click WHERE click_id = $1', [id.slice(0, 32)]);
  const r = await sendAsPage('/api/visits', { website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID(), click_id: id, seq: 1, age_ms: 0, views: 1, visible_ms: 0, conversions: [{ id: 'o', name: 'order' }] }, { origin: 'https://shop.test' });
  const facts = await pool.query('SELECT conversions, has_click FROM analytics.click_fact WHERE click_id = $1', [id.slice(0, 32)]);
  const pending = await pool.query('SELECT * FROM pending_click_fact WHERE click_id = $1', [id.slice(0, 32)]);
  console.log('AHEAD', JSON.stringify(rows), r.status, facts.rows, pending.rows.length, await db.visit.findMany({ where: { websiteId: site.id } }).then((v) => v.map((x) => [x.clickId, x.startedAt])));
});
