import { getEventListeners, once } from 'node:events';
import { connect } from 'node:net';
import { Repeater } from '@repeaterjs/repeater';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { db, pool } from '../../api/db.ts';
import { coalesce } from '../../api/live/coalesce.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';
import { onReconnect, startListening } from '../../api/live/listen.ts';
import { eventTarget, pubsub } from '../../api/live/pubsub.ts';
import { numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { storeClicks } from '../kit/clicks.ts';
import { subscribe } from '../kit/stream.ts';
import { mint } from '../kit/tokens.ts';
import { at, gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());
afterEach(() => vi.useRealTimers());

const LIVE = `subscription { dashboardUpdated(period: LAST_7_DAYS) {
  dashboard { id totalUrls clicks { value } recentClicks { city } }
  viewer { firstName dashboard(period: LAST_7_DAYS) { id } } } }`;
const live = (who: Person) => subscribe(who, LIVE);
const listenersOf = (who: Person) =>
  ['clicks', 'urls'].flatMap((topic) => getEventListeners(eventTarget, `${topic}:${who.id}`)).length;

test('a subscriber hears at once, then after a click is stored and after a URL changes', async () => {
  const ada = await person();
  const stream = await live(ada);
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  const first = await stream.next();
  expect(first.data.dashboardUpdated).toEqual({
    dashboard: { id: expect.any(String), totalUrls: 0, clicks: { value: 0 }, recentClicks: [] },
    viewer: { firstName: 'Ada', dashboard: { id: first.data.dashboardUpdated.dashboard.id } },
  });
  const url = await shorten(ada);
  expect((await stream.next()).data.dashboardUpdated.dashboard.totalUrls).toBe(1);
  await storeClicks([{ linkId: numberOf(url.id), address: 'DE-1' }]);
  const clicked = (await stream.next()).data.dashboardUpdated.dashboard;
  expect(clicked).toMatchObject({ clicks: { value: 1 }, recentClicks: [{ city: 'Berlin' }] });
  await gql(ada, UPDATE_URL, { input: { id: url.id, title: 'Renamed' } });
  expect((await stream.next()).data.dashboardUpdated.dashboard.clicks.value).toBe(1);
  stream.close();
});

test("a stranger's clicks move nothing", async () => {
  const ada = await person();
  const bob = await person();
  const url = await shorten(ada);
  const his = await live(bob);
  await his.next();
  await storeClicks([{ linkId: numberOf(url.id) }]);
  await shorten(bob);
  expect((await his.next()).data.dashboardUpdated.dashboard).toMatchObject({ totalUrls: 1, clicks: { value: 0 } });
  his.close();
});

test('clients that ask the same share one stream, and leave no listener behind, however many they are', async () => {
  const ada = await person();
  const streams = await Promise.all(Array.from({ length: 5 }, () => live(ada)));
  await Promise.all(streams.map((stream) => stream.next()));
  // The first delivery does not wait for every listener.
  await vi.waitFor(() => expect(listenersOf(ada)).toBe(2), 5_000);
  const [last, ...others] = streams;
  for (const stream of others) stream.close();
  await shorten(ada);
  expect((await last!.next()).data.dashboardUpdated.dashboard.totalUrls).toBe(1);
  last!.close();
  await vi.waitFor(() => expect(listenersOf(ada)).toBe(0), 5_000);
});

test('who goes before reading anything leaves no stream behind', async () => {
  const ada = await person();
  const { port, hostname } = new URL(at('/graphql'));
  const leave = async (_unused: unknown, index: number) => {
    // Documents of their own: none of them shares the stream of another.
    const body = JSON.stringify({ query: LIVE.replace('subscription', `subscription Gone${index}`) });
    const head = ['POST /graphql HTTP/1.1', 'host: localhost', 'content-type: application/json'];
    head.push('accept: text/event-stream', `authorization: Bearer ${ada.token}`, `content-length: ${body.length}`);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => resolve()));
    socket.destroy();
  };
  await Promise.all(Array.from({ length: 20 }, leave));
  const stays = await live(ada);
  await stays.next(); // comes after all of them
  stays.close();
  await vi.waitFor(() => expect(listenersOf(ada)).toBe(0), 5_000);
});

test('who joins later hears at once what is true then', async () => {
  const ada = await person();
  const first = await live(ada);
  await first.next();
  const deliveredAt = Date.now();
  await db.user.update({ where: { id: ada.id }, data: { firstName: 'Augusta' } }); // nobody is told of it
  await vi.waitFor(() => expect(Date.now() - deliveredAt).toBeGreaterThan(1_000), 5_000); // it is not fresh any more
  const second = await live(ada);
  expect((await second.next()).data.dashboardUpdated.viewer.firstName).toBe('Augusta');
  first.close();
  second.close();
});

test('a stream that is shared ends for each listener with its own token', async () => {
  const ada = await person();
  const now = Math.floor(Date.now() / 1000);
  const soon = await live({ ...ada, token: await mint(ada.subject, { exp: now + 2 }) });
  await soon.next();
  const later = await live(ada);
  await later.next();
  expect(await soon.next()).toBeNull();
  await shorten(ada);
  expect((await later.next()).data.dashboardUpdated.dashboard.totalUrls).toBe(1);
  later.close();
});

test('the stream completes when the access token expires', async () => {
  const ada = await person();
  const now = Math.floor(Date.now() / 1000);
  const stream = await live({ ...ada, token: await mint(ada.subject, { exp: now + 2 }) });
  expect((await stream.next()).data.dashboardUpdated).toBeTruthy();
  expect(await stream.next()).toBeNull();
  expect(Date.now()).toBeGreaterThanOrEqual((now + 2) * 1000 - 50);
  await vi.waitFor(() => expect(listenersOf(ada)).toBe(0), 5_000);
});

test('nobody subscribes without a session', async () => {
  const ada = await person();
  await expect(subscribe({ ...ada, token: 'nonsense' }, LIVE)).rejects.toThrow('401');
});

test('a link changed by another node is told here, counters are not', async () => {
  const ada = await person();
  const told: string[] = [];
  const stop = onLinkChange((code) => told.push(code));
  const toldTimes = (times: number) =>
    vi.waitFor(() => expect(told.filter((code) => code === 'elsewhere')).toHaveLength(times), 5_000);
  const id = numberOf((await shorten(ada, { shortCode: 'elsewhere' })).id);
  await toldTimes(2); // by the verb, and by the database
  await pool.query('UPDATE short_url SET click_count = 5 WHERE id = $1', [id]);
  await pool.query("UPDATE short_url SET original_url = 'https://other.example/' WHERE id = $1", [id]);
  await toldTimes(3);
  await pool.query('DELETE FROM short_url WHERE id = $1', [id]);
  await toldTimes(4);
  stop();
});

test('after the database hung up, everyone is told to catch up and events flow again', async () => {
  const ada = await person();
  const url = await shorten(ada);
  const stream = await live(ada);
  await stream.next();
  const reconnected = vi.fn();
  const stop = onReconnect(reconnected);
  await pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'footbridge-listen'",
  );
  await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce(), 5_000);
  expect((await stream.next()).data.dashboardUpdated.dashboard.clicks.value).toBe(0);
  await storeClicks([{ linkId: numberOf(url.id) }]);
  expect((await stream.next()).data.dashboardUpdated.dashboard.clicks.value).toBe(1);
  stream.close();
  stop();
});

test('a payload nobody can read is passed over', async () => {
  const ada = await person();
  const heard: number[][] = [];
  const events = pubsub.subscribe('clicks', ada.id);
  void (async () => {
    for await (const links of events) heard.push(links);
  })();
  for (const payload of ['', '{', '{"o":"x"}', JSON.stringify({ o: ada.id, l: [7] })]) {
    await pool.query("SELECT pg_notify('clicks', $1)", [payload]);
  }
  await vi.waitFor(() => expect(heard).toEqual([[7]]), 5_000);
  await events.return();
});

describe('the pace', () => {
  const soon = () => new Date(Date.now() + 60_000);

  test('a burst is delivered as its first and its last, and quiet stays quiet', async () => {
    vi.useFakeTimers();
    let emit: (value: unknown) => void = () => {};
    const source = new Repeater((push) => void (emit = push));
    const paced = coalesce(source, { interval: 1_000, endsAt: soon() });
    const heard: number[] = [];
    void (async () => {
      for await (const _ of paced) heard.push(Date.now());
    })();
    const began = Date.now();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([began]);
    for (let event = 0; event < 50; event++) {
      emit(event);
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual([began, began + 1_000, began + 2_000, began + 3_000]);
    emit('later');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toHaveLength(5);
    await paced.return();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('its end comes at the given moment and returns the source', async () => {
    vi.useFakeTimers();
    let ended = false;
    const source = new Repeater(async (_push, stop) => {
      await stop;
      ended = true;
    });
    const paced = coalesce(source, { interval: 1_000, endsAt: soon() });
    await paced.next();
    const last = paced.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await last).done).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
