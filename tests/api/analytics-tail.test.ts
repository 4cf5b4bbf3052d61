import { afterAll, beforeAll, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { startListening } from '../../api/live/listen.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { GOOGLEBOT } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { subscribe, type Stream } from '../kit/stream.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

const TAIL = `subscription ($scope: AnalyticsScope!, $after: String) {
  clicksArrived(scope: $scope, after: $after) { isComplete cursor edges { cursor node { id referrer kind url { id } } } } }`;
const NEWEST = `query ($scope: AnalyticsScope!) { viewer { clicks(scope: $scope, first: 1) { pageInfo { startCursor } } } }`;

const follow = (who: Person, scope: object = {}, after: string | null = null) => subscribe(who, TAIL, { scope, after });
const newest = async (who: Person, scope: object = {}) =>
  (await gql(who, NEWEST, { scope })).data.viewer.clicks.pageInfo.startCursor as string | null;

async function arrived(stream: Stream): Promise<{ isComplete: boolean; from: string[] }> {
  const { data, errors } = await stream.next();
  expect(errors).toBeUndefined();
  const { isComplete, edges } = data.clicksArrived;
  return { isComplete, from: edges.map(({ node }: any) => node.referrer) };
}

/** The next delivery that has anything; the one at the start may come twice. */
async function news(stream: Stream): Promise<string[]> {
  for (;;) {
    const { from } = await arrived(stream);
    if (from.length) return from;
  }
}

const click = (url: { id: string } & object, referrer: string, more: object = {}) => ({
  linkId: numberOf(url.id),
  referrer: `https://${referrer}.example/`,
  ...more,
});

test('each click is told once, oldest first, only those after the cursor and within the scope', async () => {
  const ada = await person({ tier: 'premium' });
  const [spring, summer] = [await shorten(ada), await shorten(ada)] as any;
  const now = Date.now();
  await storeClicks([click(spring, 'a', { at: now - 9_000 }), click(spring, 'b', { at: now - 8_000 })]);
  const stream = await follow(ada, { url: spring.id }, await newest(ada));
  expect(await arrived(stream)).toEqual({ isComplete: true, from: [] });
  await storeClicks([
    click(spring, 'c', { at: now - 3_000 }),
    click(summer, 'other', { at: now - 2_500 }),
    click(spring, 'robot', { at: now - 2_200, userAgent: GOOGLEBOT }),
    click(spring, 'd', { at: now - 2_000 }),
  ]);
  expect(await news(stream)).toEqual(['c.example', 'd.example']);
  // One that was stored late by another node, between two that were told.
  await storeClicks([click(spring, 'late', { at: now - 2_600 })]);
  expect(await news(stream)).toEqual(['late.example']);
  await storeClicks([click(spring, 'e', { at: now - 1_000 })]);
  expect(await news(stream)).toEqual(['e.example']);
  stream.close();
});

test('whoever comes back with an old cursor is told what came meanwhile, bots if they count', async () => {
  const ada = await person({ tier: 'premium' });
  const url: any = await shorten(ada);
  const now = Date.now();
  const fresh = await follow(ada, { includeBots: true });
  expect(await arrived(fresh)).toEqual({ isComplete: true, from: [] });
  await storeClicks([click(url, 'first', { at: now - 60_000 })]);
  expect(await news(fresh)).toEqual(['first.example']);
  fresh.close();
  const cursor = await newest(ada);
  await storeClicks([
    click(url, 'second', { at: now - 30_000 }),
    click(url, 'robot', { at: now - 20_000, userAgent: GOOGLEBOT }),
  ]);
  const again = await follow(ada, { includeBots: true }, cursor);
  expect(await arrived(again)).toEqual({ isComplete: true, from: ['second.example', 'robot.example'] });
  again.close();
});

test('more than can be told makes the list incomplete, and the tail goes on after them', async () => {
  const ada = await person({ tier: 'premium' });
  const url: any = await shorten(ada);
  const now = Date.now();
  const stream = await follow(ada);
  expect(await arrived(stream)).toEqual({ isComplete: true, from: [] });
  await storeClicks(Array.from({ length: 250 }, (_, index) => click(url, 'rush', { at: now - 5_000 + index })));
  let rush = await arrived(stream);
  while (rush.isComplete) rush = await arrived(stream);
  expect(rush.from).toEqual([]);
  await storeClicks([click(url, 'after', { at: now - 1_000 })]);
  expect(await news(stream)).toEqual(['after.example']);
  stream.close();
});

const RESUMED = 450;

test('what is stored while nobody follows arrives after the cursor of the last delivery, once and in order', async () => {
  const ada = await person({ tier: 'premium' });
  const [spring, summer] = [await shorten(ada), await shorten(ada)] as any;
  const now = Date.now();
  const before = await follow(ada, { url: spring.id });
  const { cursor } = (await before.next()).data.clicksArrived;
  before.close();
  await storeClicks([click(spring, 'a', { at: now - 1_000 })]);
  await storeClicks([click(spring, 'earlier', { at: now - 3_600_000 }), click(summer, 'other')]); // by a node that was away
  const rush = Array.from({ length: RESUMED }, (_, index) => click(spring, `n${index}`, { at: now - 5_000 + index }));
  await storeClicks(rush);

  const again = await follow(ada, { url: spring.id }, cursor);
  const heard: string[] = [];
  while (heard.length < RESUMED + 2) heard.push(...(await arrived(again)).from);
  expect(heard).toEqual(['a.example', 'earlier.example', ...rush.map((_, index) => `n${index}.example`)]);
  await storeClicks([click(spring, 'live')]);
  expect(await news(again)).toEqual(['live.example']);
  again.close();
});

test('a cursor that is too old or unknown is told by an incomplete delivery, and what is kept arrives', async () => {
  const ada = await person({ tier: 'premium' });
  const url: any = await shorten(ada);
  const first = await follow(ada);
  const { cursor } = (await first.next()).data.clicksArrived;
  first.close();
  await storeClicks([click(url, 'old')]);
  await pool.query("UPDATE analytics.click_arrival SET stored_at = stored_at - interval '2 days' WHERE owner_id = $1", [
    ada.id,
  ]);
  await storeClicks([click(url, 'new')]);
  const late = await follow(ada, {}, cursor);
  expect(await arrived(late)).toEqual({ isComplete: false, from: ['new.example'] });
  late.close();
  const forged = Buffer.from(`stored:${crypto.randomUUID()}:3`).toString('base64url');
  const lost = await follow(ada, {}, forged);
  expect(await arrived(lost)).toEqual({ isComplete: false, from: [] });
  await storeClicks([click(url, 'next')]);
  expect(await news(lost)).toEqual(['next.example']);
  lost.close();
});

test("others' clicks are not heard, and what cannot be asked is refused", async () => {
  const [ada, bob] = [await person({ tier: 'premium' }), await person({ tier: 'premium' })];
  const [hers, his] = [await shorten(ada), await shorten(bob)] as any;
  const stream = await follow(bob);
  expect((await arrived(stream)).from).toEqual([]);
  await storeClicks([click(hers, 'hers')]);
  await storeClicks([click(his, 'his')]);
  expect(await news(stream)).toEqual(['his.example']);
  stream.close();
  const foreign = await follow(bob, { url: hers.id });
  expect((await foreign.next()).errors[0].extensions.code).toBe('NOT_FOUND');
  foreign.close();
  const odd = await follow(bob, {}, 'nonsense');
  expect((await odd.next()).errors[0].extensions.code).toBe('INVALID');
  odd.close();
});
