// Which visits of a website are measured, and which ones figures say are left out.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { db } from '../../api/database/db.ts';
import { signClickId, useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { act, sendAsPage, UPDATE, verifiedSite } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let ada: Person;
let site: Awaited<ReturnType<typeof verifiedSite>>;
let sites = 0;
beforeEach(async () => {
  ada = await person();
  site = await verifiedSite(ada.id, `plan${++sites}.example`, { samplePercent: 100 });
});

const set = (data: object) => db.website.update({ where: { id: site.id }, data });
const send = (more: object = {}, session_id: string = crypto.randomUUID()) =>
  sendAsPage(
    '/api/visits',
    {
      ...{ website_id: site.id, snippet_token: site.snippetToken, session_id, seq: 1, age_ms: 0 },
      ...{ views: 1, visible_ms: 0, asks_to_measure: true, ...more },
    },
    { origin: `https://${site.domain}` },
  );
/** The bytes of a transfer that a page is told. */
const told = async (more: object = {}, session?: string) => (await send(more, session)).body.transfer_bytes;

describe('a page that asks is told', () => {
  test.each([
    ['of a usual line', { effective_type: '4g' }, 102_400],
    ['of a browser that says nothing', {}, 102_400],
    ['of a slow line', { effective_type: '2g' }, 16_384],
    ['of a very slow line', { effective_type: 'slow-2g' }, 16_384],
    ['of a visitor who saves data', { effective_type: '4g', saves_data: true }, 0],
    ['with a share of its own', { sample: '0' }, 0],
    ['with a share that is none', { sample: 'many' }, 102_400],
  ])('%s', async (_who, more, bytes) => {
    const { status, body } = await send(more);
    const test_id = bytes ? expect.stringMatching(/^[0-9a-f]{48}$/) : null;
    expect([status, body]).toEqual([200, { transfer_bytes: bytes, test_id }]);
  });

  test('the same however often the visit asks, and about as many as were asked for', async () => {
    await set({ samplePercent: 50 });
    const sessions = Array.from({ length: 60 }, () => crypto.randomUUID());
    const first = [];
    for (const session of sessions) first.push(await told({}, session));
    const chosen = first.filter(Boolean).length;
    expect(chosen).toBeGreaterThan(12);
    expect(chosen).toBeLessThan(48);
    for (const [index, session] of sessions.slice(0, 10).entries())
      expect(await told({ seq: 2 }, session)).toBe(first[index]);
  });

  test('always to measure a click that was left to it, and by chance one that it was only told of', async () => {
    await set({ samplePercent: 0 });
    const click = (source: 'embed' | 'visit') => signClickId(mintClickId(Date.now()), { source, isPrivate: false });
    expect(await told({ click_id: click('embed') })).toBe(102_400);
    expect(await told({ click_id: click('visit') })).toBe(0);
  });

  test.each([
    ['pending', { verifiedAt: null }],
    ['inactive', { isActive: false }],
  ])('nothing where the website is %s', async (_state, data) => {
    await set(data);
    expect(await told()).toBe(0);
  });

  test('nothing on level none; a page that does not ask gets no answer', async () => {
    expect((await send({ asks_to_measure: undefined })).status).toBe(204);
    await db.networkSettings.create({ data: { ownerId: ada.id, level: 'none' } });
    expect(await told()).toBe(0);
  });
});

describe('the share of a website', () => {
  const id = () => Buffer.from(`Website:${site.id}`).toString('base64');

  test('is set at both doors, and 10 without', async () => {
    const made = await rest(ada, 'POST', '/api/websites', { domain: 'new.example' });
    expect(made.body.sample_percent).toBe(10);
    const more = await rest(ada, 'POST', '/api/websites', { domain: 'more.example', sample_percent: 100 });
    expect(more.body.sample_percent).toBe(100);
    expect((await rest(ada, 'PUT', `/api/websites/${site.id}`, { sample_percent: 0 })).body.sample_percent).toBe(0);
    expect(await told()).toBe(0);
    await act(ada, UPDATE, { id: id(), samplePercent: 100 });
    expect(await told()).toBe(102_400);
    expect((await rest(ada, 'PUT', `/api/websites/${site.id}`, { name: 'x' })).body.sample_percent).toBe(100);
  });

  test.each([-1, 101, 2.5, '10'])('refuses %s by name', async (sample_percent) => {
    const { status, body } = await rest(ada, 'PUT', `/api/websites/${site.id}`, { sample_percent });
    expect([status, body.error.details.field]).toEqual([400, 'sample_percent']);
    expect((await act(ada, UPDATE, { id: id(), samplePercent: -1 })).field).toBe('samplePercent');
  });
});

test('figures say how many visits could not be measured, the same at both doors', async () => {
  await send({ saves_data: true, effective_type: '2g' });
  await send({ saves_data: false, effective_type: '2g' }); // a version that measures slow lines
  const slow = { effective_type: '2g', asks_to_measure: undefined };
  await send(slow);
  const measured = crypto.randomUUID();
  await send(slow, measured);
  const from = { origin: `https://${site.domain}` };
  const whose = { website_id: site.id, snippet_token: site.snippetToken, session_id: measured };
  expect((await sendAsPage('/api/snippet-measurements', { ...whose, measurements: { rtt: 300 } }, from)).status).toBe(
    200,
  );
  const { body } = await rest(ada, 'GET', `/api/websites/${site.id}/stats`);
  expect([body.statistics.visits.count, body.statistics.visits.left_out]).toEqual([4, { saving_data: 1, slow: 1 }]);
  const { data } = await gql(ada, '{ viewer { websites { visits { count leftOut { savingData slow } } } } }');
  expect(data.viewer.websites[0].visits).toEqual({ count: 4, leftOut: { savingData: 1, slow: 1 } });
});
