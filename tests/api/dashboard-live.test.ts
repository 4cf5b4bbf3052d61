import { getEventListeners, once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';
import { onReconnect, startListening } from '../../api/live/listen.ts';
import { eventTarget, pubsub } from '../../api/live/pubsub.ts';
import { numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { storeClicks } from '../kit/clicks.ts';
import { untilHeard } from '../kit/news.ts';
import { endConnections } from '../kit/outage.ts';
import { subscribe } from '../kit/stream.ts';
import { mint } from '../kit/tokens.ts';
import { at, gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

const LIVE = `subscription { dashboardUpdated(period: LAST_7_DAYS) {
  dashboard { id totalUrls clicks { value } recentClicks { city } }
  viewer { firstName dashboard(period: LAST_7_DAYS) { id } } } }`;
const hasOneUrl = ({ dashboardUpdated }: any) => dashboardUpdated.dashboard.totalUrls === 1;
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
  await expect.poll(() => listenersOf(ada)).toBe(2);
  const [last, ...others] = streams;
  for (const stream of others) stream.close();
  await shorten(ada);
  await last!.until(hasOneUrl); // what is told before is for those who joined late
  last!.close();
  await expect.poll(() => listenersOf(ada)).toBe(0);
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
  await expect.poll(() => listenersOf(ada)).toBe(0);
});

test('who joins later hears at once what is true then', async () => {
  const ada = await person();
  const first = await live(ada);
  await first.next();
  const deliveredAt = Date.now();
  await db.user.update({ where: { id: ada.id }, data: { firstName: 'Augusta' } }); // nobody is told of it
  await expect.poll(() => Date.now() - deliveredAt).toBeGreaterThan(1_000); // it is not fresh any more
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
  await soon.rest();
  await shorten(ada);
  await later.until(hasOneUrl);
  later.close();
});

test('the stream completes when the access token expires', async () => {
  const ada = await person();
  const now = Math.floor(Date.now() / 1000);
  const stream = await live({ ...ada, token: await mint(ada.subject, { exp: now + 2 }) });
  await stream.rest();
  expect(Date.now()).toBeGreaterThanOrEqual((now + 2) * 1000 - 50);
  await expect.poll(() => listenersOf(ada)).toBe(0);
});

test('nobody subscribes without a session', async () => {
  const ada = await person();
  await expect(subscribe({ ...ada, token: 'nonsense' }, LIVE)).rejects.toThrow('401');
});

test('a link changed by another node is told here, counters are not', async () => {
  const ada = await person();
  const told: string[] = [];
  const stop = onLinkChange((code) => told.push(code));
  /** How often it was told of, once everything until now was heard. */
  const times = async () => {
    await untilHeard();
    return told.filter((code) => code === 'elsewhere').length;
  };
  const id = numberOf((await shorten(ada, { shortCode: 'elsewhere' })).id);
  expect(await times()).toBe(2); // by the verb, and by the database
  await pool.query('UPDATE short_url SET click_count = 5 WHERE id = $1', [id]);
  expect(await times()).toBe(2);
  await pool.query("UPDATE short_url SET original_url = 'https://other.example/' WHERE id = $1", [id]);
  expect(await times()).toBe(3);
  await pool.query('DELETE FROM short_url WHERE id = $1', [id]);
  expect(await times()).toBe(4);
  stop();
});

test('after the database hung up, everyone is told to catch up and events flow again', async () => {
  const ada = await person();
  const stream = await live(ada);
  await stream.next();
  const url = await shorten(ada);
  await stream.until(hasOneUrl);
  await db.user.update({ where: { id: ada.id }, data: { firstName: 'Augusta' } }); // nobody is told of it
  const reconnected = vi.fn();
  const stop = onReconnect(reconnected);
  expect(await endConnections('footbridge-listen')).toBe(1);
  await expect.poll(() => reconnected.mock.calls.length).toBe(1);
  await stream.until(({ dashboardUpdated }) => dashboardUpdated.viewer.firstName === 'Augusta');
  await storeClicks([{ linkId: numberOf(url.id) }]);
  await stream.until(({ dashboardUpdated }) => dashboardUpdated.dashboard.clicks.value === 1);
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
  await expect.poll(() => heard).toEqual([[7]]);
  await events.return();
});

test('at midnight of the zone of an owner, and of no other, the figures of the new day come by themselves', async () => {
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 300 });
  try {
    const open = async (timeZone: string) => {
      const who = await person({ timeZone });
      await storeClicks([{ linkId: numberOf((await shorten(who)).id) }]);
      const stream = await subscribe(who, 'subscription { dashboardUpdated { dashboard { to clicksToday } } }');
      const next = async () => (await stream.next()).data.dashboardUpdated.dashboard;
      expect((await next()).clicksToday).toBe(1);
      return { who, stream, next };
    };
    const [utc, kolkata] = [await open('UTC'), await open('Asia/Kolkata')];
    vi.setSystemTime(midnight);
    expect(await utc.next()).toEqual({ to: new Date(midnight).toISOString().slice(0, 10), clicksToday: 0 });
    await shorten(kolkata.who); // the first thing that this stream tells: it was silent at a midnight of others
    expect((await kolkata.next()).clicksToday).toBe(1);
    for (const { stream } of [utc, kolkata]) stream.close();
  } finally {
    vi.useRealTimers();
  }
});
