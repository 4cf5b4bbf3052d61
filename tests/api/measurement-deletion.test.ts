import { beforeAll, expect, test } from 'vitest';
import { closeAccount } from '../../api/privacy/close-account.ts';
import { clickStore } from '../../api/clicks/store.ts';
import { db, pool } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { CHROME } from '../kit/agents.ts';
import { useClicks } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { idIn, receiptsOf } from '../kit/measuring.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

/** A link of `who` with one click that was measured. */
async function measuredLink(who: Person): Promise<number> {
  const { id, shortCode } = await shorten(who);
  const headers = ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document', `User-Agent: ${CHROME}`];
  const { body } = await sendRaw(request('GET', `/${shortCode}`, headers));
  const clickId = idIn(body);
  const measurements = { rtt_samples_ms: [20, 21, 22], throughput_samples_mbps: [12], receipts: receiptsOf(clickId) };
  const report = { click_id: clickId, measurements, measurement_duration_ms: 1 };
  const response = await fetch(at('/api/measurements'), { method: 'POST', body: JSON.stringify(report) });
  expect(response.status).toBe(200);
  await clicks.settle();
  return numberOf(id);
}
const full = async () => {
  const who = await person({ tier: 'enterprise' });
  await db.networkSettings.create({ data: { ownerId: who.id, level: 'full' } });
  return who;
};
const LIST = `{ viewer { clicks(scope: {}) { edges { node { measurement {
  rttMs throughputMbps quality score confidenceLevel delayMs end sampleCount } } } } } }`;

test('a measurement stands on its click, at both doors, and on no other', async () => {
  const ada = await full();
  await measuredLink(ada);
  const plain = await shorten(ada);
  await clicks.ingest([{ linkId: numberOf(plain.id) }]);
  const { data } = await gql(ada, LIST);
  const told = data.viewer.clicks.edges.map(({ node }: any) => node.measurement);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(null);
  expect(told).toContainEqual({
    ...{ rttMs: 21, throughputMbps: 12, quality: 'GOOD', score: 76, confidenceLevel: 'HIGH' },
    ...{ delayMs: expect.any(Number), end: 'COMPLETE', sampleCount: 3 },
  });
  const { body } = await rest(ada, 'GET', '/api/analytics/clicks');
  const [measured] = body.clicks.map((one: any) => one.measurement).filter(Boolean);
  expect(measured).toMatchObject({ rtt_ms: 21, connection_quality: 'good', confidence: 'high' });
});

const placesOf = async ({ id }: Person) =>
  (await pool.query('SELECT link_id FROM analytics.measured_click WHERE owner_id = $1', [id])).rows;

test('a deleted link takes its measurements along, and no other', async () => {
  const ada = await full();
  const [gone, kept] = [await measuredLink(ada), await measuredLink(ada)];
  expect((await rest(ada, 'DELETE', `/api/urls/${gone}`)).status).toBe(204);
  await settleDeletions();
  await clickStore.purgeDeleted(() => false);
  const { rows } = await pool.query(
    'SELECT c.link_id FROM measurement m LEFT JOIN analytics.click c USING (click_id) WHERE c.owner_id = $1 OR c IS NULL',
    [ada.id],
  );
  expect(rows).toEqual([{ link_id: kept }]);
  expect(await placesOf(ada)).toEqual([{ link_id: kept }]);
});

test('a closed account leaves none', async () => {
  const before = await db.measurement.count();
  const ada = await full();
  await measuredLink(ada);
  expect(await db.measurement.count()).toBe(before + 1);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
  await closeAccount(email!);
  expect(await db.measurement.count()).toBe(before);
  expect(await placesOf(ada)).toEqual([]);
});
