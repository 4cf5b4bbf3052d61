import { getEventListeners } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { startListening } from '../../api/live/listen.ts';
import { eventTarget } from '../../api/live/pubsub.ts';
import { UrlChanges } from '../../api/live/url-changes.ts';
import { DELETE_URL, numberOf, shorten, TOGGLE_URL } from '../kit/queries.ts';
import { storeClicks } from '../kit/clicks.ts';
import { untilHeard } from '../kit/news.ts';
import { subscribe } from '../kit/stream.ts';
import { mint } from '../kit/tokens.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());
afterEach(() => void vi.useRealTimers());

const LIVE =
  'subscription { urlsUpdated { reload clicked events { kind urlId url { id title isActive clickCount } } } }';
const listenersOf = (who: Person) =>
  ['urls', 'clicks'].reduce((sum, name) => sum + getEventListeners(eventTarget, `${name}:${who.id}`).length, 0);

/** A subscription that has said that it listens. */
async function live(who: Person) {
  const stream = await subscribe(who, LIVE);
  expect((await stream.next()).data.urlsUpdated).toEqual({ reload: false, clicked: [], events: [] });
  return stream;
}

/** Reads until so many events have come. */
async function collect(stream: Awaited<ReturnType<typeof live>>, count: number): Promise<any[]> {
  const events: any[] = [];
  while (events.length < count) events.push(...(await stream.next()).data.urlsUpdated.events);
  return events;
}

test('creations, changes and deletions are told, from every door and from the database itself', async () => {
  const ada = await person();
  const stream = await live(ada);
  const url = await shorten(ada, { title: 'New' });
  expect(await collect(stream, 1)).toEqual([
    { kind: 'CREATED', urlId: url.id, url: { id: url.id, title: 'New', isActive: true, clickCount: 0 } },
  ]);
  await gql(ada, TOGGLE_URL, { input: { id: url.id, isActive: false } });
  expect(await collect(stream, 1)).toMatchObject([{ kind: 'UPDATED', urlId: url.id, url: { isActive: false } }]);
  await rest(ada, 'PUT', `/api/urls/${numberOf(url.id)}`, { title: 'Renamed' });
  expect(await collect(stream, 1)).toMatchObject([{ kind: 'UPDATED', url: { title: 'Renamed' } }]);
  await pool.query("UPDATE short_url SET title = 'Elsewhere', updated_at = now() WHERE id = $1", [numberOf(url.id)]);
  expect(await collect(stream, 1)).toMatchObject([{ kind: 'UPDATED', url: { title: 'Elsewhere' } }]);
  await gql(ada, DELETE_URL, { input: { id: url.id } });
  expect(await collect(stream, 1)).toEqual([{ kind: 'DELETED', urlId: url.id, url: null }]);
  stream.close();
});

test("a stranger's changes and clicks are not told", async () => {
  const ada = await person();
  const stream = await live(ada);
  const his = await shorten(await person());
  await storeClicks([{ linkId: numberOf(his.id) }]);
  const mine = await shorten(ada, { title: 'mine' });
  expect((await stream.next()).data.urlsUpdated).toMatchObject({
    clicked: [],
    events: [{ kind: 'CREATED', urlId: mine.id, url: { title: 'mine' } }],
  });
  stream.close();
});

test('clicks are told by their URLs, those of a second together, and are read as they are then', async () => {
  const ada = await person();
  const [one, other, third] = [await shorten(ada), await shorten(ada), await shorten(ada)];
  await untilHeard();
  const began = performance.now();
  const stream = await live(ada);
  const clicks = (url: Record<string, any>, count: number) =>
    Array.from({ length: count }, () => ({ linkId: numberOf(url.id) }));
  await storeClicks(clicks(one, 1));
  expect((await stream.next()).data.urlsUpdated).toEqual({ reload: false, events: [], clicked: [one.id] });
  await storeClicks([...clicks(other, 4), ...clicks(third, 2)]);
  const { clicked } = (await stream.next()).data.urlsUpdated;
  expect(performance.now() - began).toBeGreaterThan(1_990); // a second after the stream began, and one after the first
  expect(clicked.toSorted()).toEqual([other.id, third.id].toSorted());
  const { data } = await gql(ada, 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ShortUrl { clickCount } } }', {
    ids: [one.id, other.id, third.id],
  });
  expect(data.nodes).toEqual([{ clickCount: 1 }, { clickCount: 4 }, { clickCount: 2 }]);
  stream.close();
});

test('clicks on more URLs than can be named may be on any', async () => {
  const ada = await person({ tier: 'enterprise' });
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO short_url (owner_id, short_code, original_url)
     SELECT $1::int, 'many' || n, 'https://example.com/' FROM generate_series(1, 600) AS n RETURNING id`,
    [ada.id],
  );
  const stream = await live(ada);
  await storeClicks(rows.map(({ id }) => ({ linkId: id })));
  let clicked: string[] | null = [];
  while (clicked?.length === 0) ({ clicked } = (await stream.next()).data.urlsUpdated);
  expect(clicked).toBeNull();
  stream.close();
});

test('a flood is one word: read the list again', async () => {
  const ada = await person({ tier: 'enterprise' });
  const stream = await live(ada);
  await pool.query(
    `INSERT INTO short_url (owner_id, short_code, original_url)
     SELECT $1::int, 'flood' || n, 'https://example.com/' FROM generate_series(1, 300) AS n`,
    [ada.id],
  );
  const updates = [(await stream.next()).data.urlsUpdated];
  while (!updates.at(-1).reload) updates.push((await stream.next()).data.urlsUpdated);
  expect(updates.at(-1)).toEqual({ reload: true, clicked: [], events: [] });
  stream.close();
});

test('clients that leave leave no listener behind', async () => {
  const ada = await person();
  const streams = await Promise.all(Array.from({ length: 4 }, () => live(ada)));
  expect(listenersOf(ada)).toBe(8);
  for (const stream of streams) stream.close();
  await expect.poll(() => listenersOf(ada)).toBe(0);
});

test('the stream completes when the access token expires', async () => {
  const ada = await person();
  const now = Math.floor(Date.now() / 1000);
  vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 }); // stands still: the token is good until it is looked at
  const began = performance.now();
  const stream = await live({ ...ada, token: await mint(ada.subject, { exp: now + 1 }) });
  expect(await stream.next()).toBeNull();
  expect(performance.now() - began).toBeGreaterThan(990);
  await expect.poll(() => listenersOf(ada)).toBe(0);
});

test('nobody subscribes without a session', async () => {
  const ada = await person();
  await expect(subscribe({ ...ada, token: 'nonsense' }, LIVE)).rejects.toThrow('401');
});

test('changes of one link between two looks are one change', () => {
  const changes = new UrlChanges();
  changes.add({ kind: 'CREATED', urlId: 1 });
  changes.add({ kind: 'UPDATED', urlId: 1 });
  changes.add({ kind: 'UPDATED', urlId: 2 });
  changes.add({ kind: 'DELETED', urlId: 2 });
  changes.add({ clicked: [1, 3] });
  changes.add({ clicked: [3, 4] });
  expect(changes.drain()).toEqual({
    reload: false,
    clicked: [1, 3, 4],
    changes: [
      { urlId: 1, kind: 'CREATED' },
      { urlId: 2, kind: 'DELETED' },
    ],
  });
  expect(changes.drain()).toEqual({ reload: false, clicked: [], changes: [] });
  changes.add(null);
  expect(changes.drain()).toEqual({ reload: true, clicked: [], changes: [] });
  changes.add({ clicked: null });
  expect(changes.drain().clicked).toBeNull();
});
