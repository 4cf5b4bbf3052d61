import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pool } from '../../api/db.ts';
import { startListening } from '../../api/live/listen.ts';
import { eventTarget } from '../../api/live/pubsub.ts';
import { UrlChanges } from '../../api/live/url-changes.ts';
import { DELETE_URL, numberOf, shorten, TOGGLE_URL } from '../kit/queries.ts';
import { storeClicks } from '../kit/stats.ts';
import { subscribe } from '../kit/stream.ts';
import { mint } from '../kit/tokens.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

const LIVE = 'subscription { urlsUpdated { reload events { kind urlId url { id title isActive clickCount } } } }';
const listenersOf = (who: Person) => getEventListeners(eventTarget, `urls:${who.id}`).length;

/** A subscription that has said that it listens. */
async function live(who: Person) {
  const stream = await subscribe(who, LIVE);
  expect((await stream.next()).data.urlsUpdated).toEqual({ reload: false, events: [] });
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

test("neither clicks nor a stranger's changes are told", async () => {
  const ada = await person();
  const stream = await live(ada);
  const url = await shorten(ada);
  await collect(stream, 1);
  await shorten(await person());
  await storeClicks([{ linkId: numberOf(url.id) }]);
  const next = await shorten(ada, { title: 'mine' });
  expect(await collect(stream, 1)).toMatchObject([{ kind: 'CREATED', urlId: next.id, url: { title: 'mine' } }]);
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
  expect(updates.at(-1)).toEqual({ reload: true, events: [] });
  stream.close();
});

test('clients that leave leave no listener behind', async () => {
  const ada = await person();
  const streams = await Promise.all(Array.from({ length: 4 }, () => live(ada)));
  expect(listenersOf(ada)).toBe(4);
  for (const stream of streams) stream.close();
  await vi.waitFor(() => expect(listenersOf(ada)).toBe(0), 5_000);
});

test('the stream completes when the access token expires', async () => {
  const ada = await person();
  const now = Math.floor(Date.now() / 1000);
  const stream = await live({ ...ada, token: await mint(ada.subject, { exp: now + 2 }) });
  expect(await stream.next()).toBeNull();
  expect(Date.now()).toBeGreaterThanOrEqual((now + 2) * 1000 - 50);
  await vi.waitFor(() => expect(listenersOf(ada)).toBe(0), 5_000);
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
  expect(changes.drain()).toEqual({
    reload: false,
    changes: [
      { urlId: 1, kind: 'CREATED' },
      { urlId: 2, kind: 'DELETED' },
    ],
  });
  expect(changes.drain()).toEqual({ reload: false, changes: [] });
  changes.add(null);
  expect(changes.drain()).toEqual({ reload: true, changes: [] });
});
