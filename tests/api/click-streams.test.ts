import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startListening } from '../../api/live/listen.ts';
import { buildApp } from '../../api/doors/http/app.ts';
import type { AddressInfo } from 'node:net';
import { pool } from '../../api/database/db.ts';
import { GOOGLEBOT } from '../kit/agents.ts';
import { withKey } from '../kit/api-keys.ts';
import { openClicks, STREAM } from '../kit/click-stream.ts';
import { storeClicks, useClicks } from '../kit/clicks.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const kit = useClicks();
useWorld(kit.handler);

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

/** A token of `who` in the query of an address. */
async function tokenOf(who: Person, body: object = {}): Promise<string> {
  const { status, body: made } = await rest(who, 'POST', '/api/streams/tokens', body);
  if (status !== 201) throw new Error(`no token but ${status}: ${JSON.stringify(made)}`);
  return `?token=${made.token}`;
}

const waitFor = (isSo: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { timeout: 10_000, interval: 20 });

const linkOf = async (who: Person) => numberOf((await shorten(who)).id);
const program = async (who: Person, more: object = {}) => withKey(who, ['analytics'], more);

test('a token of a key opens a stream for EventSource; each click is what REST lists, with an id', async () => {
  const ada = await person({ tier: 'premium' });
  const linkId = await linkOf(ada);
  const script = await program(ada);
  const { body: made } = await rest(script, 'POST', '/api/streams/tokens');
  expect(made).toEqual({ token: expect.any(String), stream_url: expect.any(String), expires_at: expect.any(String) });
  expect(new URL(made.stream_url).pathname + new URL(made.stream_url).search).toBe(`${STREAM}?token=${made.token}`);
  expect(Date.parse(made.expires_at) - Date.now()).toBeLessThanOrEqual(600_000);

  const stream = await openClicks(`?token=${made.token}`, { headers: { 'accept-encoding': 'gzip' } });
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(stream.headers.get('content-encoding')).toBeNull();
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.headers.get('cache-control')).toBe('no-store');
  const first = await stream.next();
  expect(first).toMatchObject({ type: 'position', lastEventId: expect.stringMatching(/^\S+$/) });
  expect(first!.data).toEqual({ last_event_id: first!.lastEventId });

  await storeClicks([{ linkId, address: 'DE-1', referrer: 'https://news.example/' }]);
  const { data, lastEventId } = await stream.until('click');
  expect(lastEventId).not.toBe(first!.lastEventId);
  const { body: listed } = await rest(script, 'GET', '/api/analytics/clicks?period=today');
  expect([data]).toEqual(listed.clicks);
  expect(data).toMatchObject({ url_id: linkId, country_code: 'DE', referrer: 'news.example', is_bot: false });
  stream.close();
});

test('what was stored meanwhile arrives after the last id, once and in order, then what comes', async () => {
  const ada = await person({ tier: 'premium' });
  const linkId = await linkOf(ada);
  const script = await program(ada);
  const now = Date.now();
  const told = (name: string, at = now) => ({ linkId, at, referrer: `https://${name}.example/` });
  const stream = await openClicks('', { who: script });
  await stream.next();
  await storeClicks([told('a'), told('b')]);
  expect((await stream.clicks(1))[0].referrer).toBe('a.example');
  const between = stream.lastEventId();
  stream.close();

  await storeClicks([told('late', now - 7_200_000)]); // by a node that was away
  const many = Array.from({ length: 500 }, (_, index) => told(`n${index}`, now - 1_000 + index));
  await storeClicks(many);
  for (const resumed of [
    await openClicks('', { who: script, lastEventId: between }),
    await openClicks(`${await tokenOf(script)}&last_event_id=${between}`),
    await openClicks(`${await tokenOf(script)}&last_event_id=`, { lastEventId: between }),
  ]) {
    const clicks = await resumed.clicks(502);
    const names = ['b', 'late', ...many.map((_, index) => `n${index}`)];
    expect(clicks.map(({ referrer }) => referrer)).toEqual(names.map((name) => `${name}.example`));
    resumed.close();
  }
});

test('clicks that several writers store at once arrive once, in one order for every reader', async () => {
  const ada = await person({ tier: 'premium' });
  const linkId = await linkOf(ada);
  const script = await program(ada);
  const writers = [kit, ...Array.from({ length: 3 }, () => null)];
  const live = await openClicks('', { who: script });
  const start = (await live.next())!.lastEventId;
  const total = 400;
  const store = async (writer: typeof kit | null, part: number) => {
    for (let round = 0; round < 10; round++) {
      const clicks = Array.from({ length: total / 40 }, (_, index) => ({
        linkId,
        referrer: `https://w${part}-${round}-${index}.example/`,
        at: Date.now() - part * 60_000,
      }));
      if (writer) await writer.ingest(clicks);
      else await inOrder(() => storeClicks(clicks));
    }
  };
  const storing = Promise.all(writers.map(store));
  const heard = (await live.clicks(total)).map(({ referrer }) => referrer);
  await storing;
  live.close();
  expect(new Set(heard).size).toBe(total);
  const again = await openClicks('', { who: script, lastEventId: start });
  expect((await again.clicks(total)).map(({ referrer }) => referrer)).toEqual(heard);
  again.close();
});

let turn: Promise<unknown> = Promise.resolve();
/** The kit's node stores one batch after the other. */
const inOrder = <Result>(work: () => Promise<Result>) => {
  const mine = turn.then(work);
  turn = mine;
  return mine;
};

test('the first stream of an account waits for those who store clicks and have not seen it', async () => {
  const ada = await person({ tier: 'premium' });
  await linkOf(ada);
  const script = await program(ada);
  const storing = await pool.connect();
  await storing.query('BEGIN');
  await storing.query('SELECT 1 FROM analytics.click_follower WHERE owner_id = $1 FOR UPDATE', [ada.id]); // as they do
  const stream = await openClicks('', { who: script });
  const position = stream.next();
  await waitFor(async () => {
    const { rows } = await pool.query(
      "SELECT 1 FROM pg_locks WHERE relation = 'analytics.click_follower'::regclass AND NOT granted",
    );
    return rows.length > 0;
  });
  await storing.query('COMMIT');
  storing.release();
  expect((await position)!.type).toBe('position');
  stream.close();
});

test('a stream of one link has no other clicks, and goes on where it ended although others were clicked', async () => {
  const ada = await person({ tier: 'premium' });
  const [spring, summer] = [await linkOf(ada), await linkOf(ada)];
  const script = await program(ada);
  const narrow = await openClicks(await tokenOf(script, { url: spring }));
  await narrow.next();
  await storeClicks([
    { linkId: summer },
    { linkId: spring, userAgent: GOOGLEBOT },
    { linkId: spring, address: 'US-1' },
  ]);
  expect(await narrow.clicks(1)).toMatchObject([{ url_id: spring, country_code: 'US' }]);
  narrow.close();
  await storeClicks([{ linkId: summer }, { linkId: spring, address: 'DE-1' }]);
  const again = await openClicks(`?url=${spring}`, { who: script, lastEventId: narrow.lastEventId() });
  expect(await again.clicks(1)).toMatchObject([{ url_id: spring, country_code: 'DE' }]);
  again.close();
  const bots = await openClicks(`?url=${spring}&bots=true`, { who: script });
  await bots.next();
  await storeClicks([{ linkId: spring, userAgent: GOOGLEBOT }]);
  expect(await bots.clicks(1)).toMatchObject([{ is_bot: true }]);
  bots.close();
});

test('a deleted link ends its stream, and says so', async () => {
  const ada = await person({ tier: 'premium' });
  const url = await shorten(ada);
  const stream = await openClicks(`?url=${numberOf(url.id)}`, { who: await program(ada) });
  await stream.next();
  await gql(ada, DELETE_URL, { input: { id: url.id } });
  expect((await stream.until('end')).data.code).toBe('NOT_FOUND');
  expect(await stream.next()).toBeNull();
});

test('a stream goes on at another server, with what was stored while none was there', async () => {
  const ada = await person({ tier: 'premium' });
  const linkId = await linkOf(ada);
  const query = await tokenOf(await program(ada));
  const other = await buildApp(() => false);
  await other.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
  const stream = await openClicks(query, { origin });
  await stream.next();
  await other.close(); // ends its streams
  expect(await stream.next()).toBeNull();
  await storeClicks([{ linkId, address: 'DE-1' }]);
  const again = await openClicks(query, { lastEventId: stream.lastEventId() });
  expect(await again.clicks(1)).toMatchObject([{ country_code: 'DE' }]);
  again.close();
});

test('what is too old, too many or unknown is left out with an event that says so', async () => {
  const ada = await person({ tier: 'premium' });
  const linkId = await linkOf(ada);
  const script = await program(ada);
  const stream = await openClicks('', { who: script });
  const lastEventId = (await stream.next())!.lastEventId;
  stream.close();
  await storeClicks([{ linkId, address: 'DE-1' }]);
  await pool.query(
    "UPDATE analytics.click_arrival SET stored_at = stored_at - interval '25 hours' WHERE owner_id = $1",
    [ada.id],
  );
  await storeClicks([{ linkId, address: 'US-1' }]);
  const old = await openClicks('', { who: script, lastEventId });
  const gap = await old.until('gap');
  expect(gap.data.reason).toBe('too_old');
  expect(await old.clicks(1)).toMatchObject([{ country_code: 'US' }]);
  old.close();
  const afterGap = await openClicks('', { who: script, lastEventId: gap.lastEventId });
  expect(await afterGap.clicks(1)).toMatchObject([{ country_code: 'US' }]);
  afterGap.close();

  await pool.query('UPDATE analytics.click_arrival SET last = last + 200000 WHERE owner_id = $1', [ada.id]);
  await pool.query('UPDATE analytics.click_follower SET clicks = clicks + 200000 WHERE owner_id = $1', [ada.id]);
  const many = await openClicks('', { who: script, lastEventId });
  expect((await many.until('gap')).data.reason).toBe('too_many');
  expect(await many.clicks(1)).toMatchObject([{ country_code: 'US' }]);
  many.close();

  const forged = Buffer.from(`stored:${crypto.randomUUID()}:1`).toString('base64url');
  const unknown = await openClicks('', { who: script, lastEventId: forged });
  expect((await unknown.until('gap')).data.reason).toBe('unknown');
  await storeClicks([{ linkId, address: 'US-2' }]);
  expect(await unknown.clicks(1)).toMatchObject([{ country_code: 'US' }]);
  unknown.close();
});

test('HEAD tells the headers and holds no stream open; a redirect is a click of the stream', async () => {
  const ada = await person({ tier: 'premium' });
  const url = await shorten(ada);
  const query = await tokenOf(await program(ada));
  const head = await fetch(at(STREAM + query), { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/event-stream/)]);
  expect(await head.text()).toBe('');
  const stream = await openClicks(query);
  await stream.next();
  await fetch(at(`/${url.shortCode}`), { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
  await kit.settle();
  expect(await stream.clicks(1)).toMatchObject([{ short_code: url.shortCode }]);
  stream.close();
});
