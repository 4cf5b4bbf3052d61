// @afresh: it has settings of its own.
// Round trips of clicks over a certificate of our own: PINGs after the answer, over a line that takes its time.
import { once } from 'node:events';
import type { ClientHttp2Session } from 'node:http2';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHROME, GOOGLEBOT } from '../kit/agents.ts';
import { certificateFolder } from '../kit/certificates.ts';

const files = certificateFolder();
// Before anything reads the settings.
process.env.PUBLIC_ORIGIN = 'https://localhost:3000';
process.env.TLS_CERT_FILE = files.certificateFile;
process.env.TLS_KEY_FILE = files.keyFile;
const { db, pool } = await import('../../api/database/db.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { readBatch } = await import('../../api/clicks/journal-reader.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { ask, askOver, openSession } = await import('../kit/secure.ts');
const { at, person, useWorld } = await import('../kit/world.ts');

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'user-agent': CHROME };

/** A way to the application that takes so long in each direction, milliseconds. */
async function slowWay(oneWayMs: number) {
  const sockets = new Set<Socket>();
  const visitors = new Set<Socket>();
  const later = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => setTimeout(() => to.write(bytes), oneWayMs));
    from.on('error', () => to.destroy()).on('close', () => setTimeout(() => to.destroy(), oneWayMs));
  };
  const server = createServer((near) => {
    visitors.add(near);
    const far = connect(Number(new URL(at('')).port), '127.0.0.1');
    later(near, far);
    later(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  /** Whether what visitors send arrives. */
  const hold = (isHeld: boolean) => visitors.forEach((socket) => (isHeld ? socket.pause() : socket.resume()));
  return { port: (server.address() as AddressInfo).port, close, hold };
}

/** A link of a new owner; without settings it has those of a new account. */
async function linkOf(settings?: object) {
  const owner = await person();
  if (settings) await db.networkSettings.create({ data: { ownerId: owner.id, ...settings } });
  const code = `way-${owner.id}`;
  await db.shortUrl.create({ data: { ownerId: owner.id, shortCode: code, originalUrl: 'https://example.com/a' } });
  return { owner, code };
}

/** Asks GraphQL over TLS. */
async function gql({ token }: { token: string }, query: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { body } = await ask('HTTP/2', '/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
  return JSON.parse(body.toString());
}

/** How many round trips stand in the journal. */
const noted = () => readBatch(clicks.folder, { file: 0, offset: 0 }, 1e6)?.roundTrips.length ?? 0;

/** Follows a link over a connection and waits until so many round trips more are known. */
async function follow(session: ClientHttp2Session, code: string, headers: Record<string, string> = {}, more = 1) {
  const before = noted();
  const { status } = await askOver(session, `/${code}`, { headers: { ...navigation, ...headers } });
  await expect.poll(() => noted() - before, { timeout: 5_000 }).toBe(more);
  await clicks.settle();
  return status;
}

/** What is stored of the newest click of a link. */
async function storedOf(code: string) {
  const { rows } = await pool.query<{ rtt: number | null; jitter: number | null; page: number | null }>(
    `SELECT f.server_rtt_ms AS rtt, f.server_jitter_ms AS jitter, f.rtt_ms AS page FROM analytics.click c
       JOIN short_url u ON u.id = c.link_id LEFT JOIN analytics.click_fact f USING (click_id)
     WHERE u.short_code = $1 ORDER BY c.at DESC LIMIT 1`,
    [code],
  );
  return rows[0];
}

/** Longer than a run of PINGs on this machine takes. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 400));

/** The round trip of a line of so many milliseconds: a busy machine adds some of its own, and nothing takes any away. */
const roundTripOver = (ms: number) => expect.toSatisfy((measured: number) => measured >= ms && measured < ms + 40);

describe('over a line of 60 ms', () => {
  const settled = { rtt: roundTripOver(60), jitter: expect.any(Number) };

  test('a click of a new account has its round trip in every figure, and nobody waited for it', async () => {
    const { owner, code } = await linkOf();
    const way = await slowWay(30);
    const session = await openSession(way);
    expect(await follow(session, code)).toBe(302);
    expect(await storedOf(code)).toMatchObject(settled);
    const { data } = await gql(
      owner,
      `{ viewer { clicks(scope: {}) { edges { node { serverRttMs serverJitterMs handshakeRttMs } } }
           analytics(scope: {}) { facts { measured roundTrip { count p50 } jitter { count p50 } score { count } } } } }`,
    );
    const [{ node }] = data.viewer.clicks.edges;
    expect(node.serverRttMs).toBeGreaterThan(55);
    expect(node.handshakeRttMs).toBe(node.serverRttMs);
    const { facts } = data.viewer.analytics;
    expect(Math.abs(facts.roundTrip.p50 / node.serverRttMs - 1)).toBeLessThan(0.03); // as exact as percentiles are
    expect(facts).toMatchObject({
      measured: 1,
      roundTrip: { count: 1 },
      jitter: { count: 1 },
      score: { count: 0 },
    });
    const headers = { authorization: `Bearer ${owner.token}` };
    const { body } = await ask('HTTP/2', '/api/analytics/clicks', { headers });
    const [click] = JSON.parse(body.toString()).clicks;
    expect(click).toMatchObject({ server_rtt_ms: node.serverRttMs, handshake_rtt_ms: node.serverRttMs });
    expect(click.server_jitter_ms).toBe(node.serverJitterMs);
    session.destroy();
    way.close();
  });

  test('a second click at once shares the PINGs, and a later one has its own', async () => {
    const { code } = await linkOf();
    const way = await slowWay(30);
    const session = await openSession(way);
    const before = noted();
    await Promise.all([1, 2].map(() => askOver(session, `/${code}`, { headers: navigation })));
    await expect.poll(() => noted() - before, { timeout: 5_000 }).toBe(2);
    await follow(session, code);
    expect(await storedOf(code)).toMatchObject(settled);
    session.destroy();
    way.close();
  });

  test('privacy mode keeps a step of 5 ms and no jitter', async () => {
    const { code } = await linkOf({ level: 'essential', privacyMode: true });
    const way = await slowWay(30);
    const session = await openSession(way);
    await follow(session, code);
    const stored = (await storedOf(code))!;
    expect([stored.rtt! % 5, stored.jitter]).toEqual([0, null]);
    session.destroy();
    way.close();
  });

  test('a page that claims a way faster than the server saw is suspect, and the figures keep what the server saw', async () => {
    const { code } = await linkOf({ level: 'full' });
    const way = await slowWay(60);
    const session = await openSession(way);
    const before = noted();
    const page = await askOver(session, `/${code}`, { headers: navigation });
    const clickId = /data-click-id="([0-9a-f]+)"/.exec(page.body.toString())![1]!;
    await expect.poll(() => noted() - before, { timeout: 5_000 }).toBe(1);
    const body = JSON.stringify({
      click_id: clickId,
      measurements: { rtt_samples_ms: [5, 5, 5, 5, 5], throughput_samples_mbps: [900] },
      measurement_duration_ms: 150,
    });
    const told = await askOver(session, '/api/measurements', {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'text/plain', 'user-agent': CHROME },
    });
    expect(told.status).toBe(200);
    await clicks.settle();
    expect((await db.measurement.findFirst({ where: { clickId: clickId.slice(0, 32) } }))!.isSuspect).toBe(true);
    expect(await storedOf(code)).toMatchObject({ rtt: roundTripOver(120), page: null });
    session.destroy();
    way.close();
  });

  test('a visitor whose handshake took long gets the plain redirect, and a round trip all the same', async () => {
    const { code } = await linkOf({ level: 'full' });
    const way = await slowWay(250);
    const session = await openSession(way);
    expect(await follow(session, code)).toBe(302);
    expect((await storedOf(code))!.rtt).toBeGreaterThan(490);
    session.destroy();
    way.close();
  });
});

describe('nothing is asked or kept', () => {
  test.each([
    ['on level none', { level: 'none' }, {}],
    ['of visitors who ask for privacy', { level: 'full' }, { 'sec-gpc': '1' }],
  ])('%s', async (_name, settings, headers: Record<string, string>) => {
    const { code } = await linkOf(settings);
    const session = await openSession();
    const before = noted();
    await askOver(session, `/${code}`, { headers: { ...navigation, ...headers } });
    await quiet();
    expect(noted()).toBe(before);
    await clicks.settle();
    expect(await storedOf(code)).toMatchObject({ rtt: null });
    session.destroy();
  });

  test('over HTTP/1.1', async () => {
    const { owner, code } = await linkOf();
    const before = noted();
    await ask('HTTP/1.1', `/${code}`, { headers: navigation });
    await quiet();
    expect(noted()).toBe(before);
    await clicks.settle();
    const { data } = await gql(owner, '{ viewer { analytics(scope: {}) { roundTripCoverage { gaps { reason } } } } }');
    expect(data.viewer.analytics.roundTripCoverage.gaps).toEqual([{ reason: 'HTTP_1' }]);
  });

  test('of bots: what they answered is left out', async () => {
    const { owner, code } = await linkOf();
    const session = await openSession();
    await follow(session, code, { 'user-agent': GOOGLEBOT });
    expect(await storedOf(code)).toMatchObject({ rtt: null });
    const { data } = await gql(owner, '{ viewer { analytics(scope: {}) { facts { measured } } } }');
    expect(data.viewer.analytics.facts.measured).toBe(0);
    session.destroy();
  });
});

test('a visitor who is gone before the first PING is counted without a round trip', async () => {
  const { code } = await linkOf();
  const before = noted();
  const session = await openSession();
  await askOver(session, `/${code}`, { headers: navigation });
  session.destroy();
  await quiet();
  expect(noted()).toBe(before);
  expect(await clicks.settle()).toBeGreaterThan(0);
  expect(await storedOf(code)).toMatchObject({ rtt: null });
});

/** A connection, and how many PINGs have come over it. */
async function openCounted() {
  const session = await openSession();
  let count = 0;
  session.on('ping', () => count++);
  return { session, pings: () => count };
}

test('a browser that hundreds of clicks come from at once gets a few PINGs and few records', async () => {
  const { code } = await linkOf();
  const { session, pings } = await openCounted();
  const before = noted();
  await Promise.all(Array.from({ length: 200 }, () => askOver(session, `/${code}`, { headers: navigation })));
  await quiet();
  expect(pings()).toBeLessThanOrEqual(18); // 200 clicks may take longer than one run
  expect(noted() - before).toBeLessThanOrEqual(12);
  session.destroy();
});

test('who follows link after link over one connection is asked once a second, and four clicks have the answer', async () => {
  const { code } = await linkOf();
  const { session, pings } = await openCounted();
  const before = noted();
  await follow(session, code);
  const began = performance.now();
  for (let click = 2; click <= 12; click++) await askOver(session, `/${code}`, { headers: navigation });
  const runs = 1 + Math.ceil((performance.now() - began) / 1_000);
  expect(pings()).toBeLessThanOrEqual(6 * runs);
  expect(noted() - before).toBeLessThanOrEqual(4 * runs);
  expect(noted() - before).toBeGreaterThanOrEqual(4);
  session.destroy();
});

test('a browser that stops answering is waited for no longer than its click matters', async () => {
  const { code } = await linkOf();
  const way = await slowWay(1);
  const session = await openSession(way);
  const before = noted();
  await askOver(session, `/${code}`, { headers: navigation });
  way.hold(true);
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(noted()).toBe(before);
  way.hold(false);
  await follow(session, code);
  session.destroy();
  way.close();
});
