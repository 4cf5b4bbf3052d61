import { beforeAll, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { withKey } from '../kit/api-keys.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, clicked, submit } from '../kit/measuring.ts';
import { shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  ada = await person();
  await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full' } });
  await shorten(ada, { shortCode: 'measured' });
});
const as = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

test('an owner measures for an own click, beside its visitor, and no figure counts it', async () => {
  const id = await clicked();
  await clicks.settle();
  expect((await submit(bodyOf(id))).status).toBe(200);
  const test = await submit(bodyOf(id, { measurements: { rtt_samples_ms: [400, 410] } }), as(ada));
  expect([test.status, test.body.connection_quality]).toEqual([200, 'poor']);
  expect((await submit(bodyOf(id), as(ada))).status).toBe(409);
  const { data } = await gql(
    ada,
    `{ viewer { analytics(scope: {}) { facts { measured roundTrip { count p50IsLowerBound } } }
    clicks(scope: {}) { edges { node { measurement { rttMs } } } } } }`,
  );
  expect(data.viewer.analytics.facts).toEqual({ measured: 1, roundTrip: { count: 1, p50IsLowerBound: false } });
  expect(data.viewer.clicks.edges[0].node.measurement).toEqual({ rttMs: 21.5 });
});

test('a click is named as visitors see it, or as either API shows it', async () => {
  const { data } = await gql(ada, '{ viewer { clicks(scope: {}) { edges { node { id } } } } }');
  const before = data.viewer.clicks.edges.length;
  await Promise.all([clicked(), clicked(), clicked()]);
  await clicks.settle();
  const { clicks: list } = (await gql(ada, '{ viewer { clicks(scope: {}) { edges { node { id } } } } }')).data.viewer;
  expect(list.edges).toHaveLength(before + 3);
  const { body } = await rest(ada, 'GET', '/api/analytics/clicks?first=3');
  const [one, two, three] = body.clicks.map(({ id }: { id: string }) => id);
  const global = list.edges
    .map(({ node }: { node: { id: string } }) => node.id)
    .find((id: string) => atob(id) === `Click:${three}`);
  for (const id of [one, two.replaceAll('-', ''), global]) expect((await submit(bodyOf(id), as(ada))).status).toBe(200);
  expect((await submit(bodyOf(one), as(ada))).status).toBe(409);
  expect((await submit(bodyOf(one), as(await person()))).status).toBe(404);
});

test('nobody tests for clicks of others, or with a bad token', async () => {
  const id = await clicked();
  await clicks.settle();
  const eve = await person();
  expect((await submit(bodyOf(id), as(eve))).status).toBe(404);
  expect((await submit(bodyOf('ab'.repeat(24)), as(ada))).status).toBe(404);
  expect((await submit(bodyOf(id), { authorization: 'Bearer forged' })).status).toBe(401);
});

test('an API key tests with the scope write alone', async () => {
  const id = await clicked();
  await clicks.settle();
  const refused = await submit(bodyOf(id), as(await withKey(ada, ['read', 'analytics', 'conversions'])));
  expect([refused.status, refused.body.error.code]).toEqual([403, 'SCOPE_MISSING']);
  expect((await submit(bodyOf(id), as(await withKey(ada, ['write'])))).status).toBe(200);
});
