// @afresh: it tells of all there is.
// Readiness for redirects alone: a balancer must not take out what still leads people on.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../api/common/config.ts';
import { buildApp } from '../../api/doors/http/app.ts';
import { watchClicks } from '../../api/doors/http/click-watch.ts';
import { registerCheck } from '../../api/common/health-checks.ts';
import { metrics } from '../../api/common/metrics-registry.ts';
import { useClicks } from '../kit/clicks.ts';
import { withoutDatabase } from '../kit/outage.ts';
import { shorten } from '../kit/queries.ts';
import { request } from '../kit/raw-http.ts';
import { at, person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
const FULL = new Error('the journal is full');

/** Lets the next question be answered anew: findings are good for a second. */
beforeEach(() => {
  metrics.clear();
  watchClicks({
    links: clicks.links,
    redirect: clicks.redirect,
    journal: { figures: () => ({ ...clicks.journal.figures(), failure: FULL }) },
    ingester: {
      figures: () => ({
        stored: 0,
        damagedBytes: 0,
        lagBytes: 9,
        keptBytes: 0,
        silentMs: 60_000,
        failure: 'away',
      }),
    },
    losses: { earlier: { clicks: 0, damagedBytes: 0, lastAt: 0 } },
    folder: config.dataDir,
  });
  registerCheck('identity', async () => ({ state: 'ok' })); // not opened in this world
});

const ask = async (path: string) => {
  const response = await fetch(at(path));
  return { status: response.status, body: (await response.json()) as object };
};

test('with the database away and no link known yet it is not ready for redirects either', async () => {
  await withoutDatabase(async () => {
    expect(await ask('/health/ready?for=redirects')).toEqual({
      status: 503,
      body: { status: 'failing', failing: ['links'] },
    });
  });
});

test('with the database away it is ready for redirects while it follows known links, and not for everything', async () => {
  await shorten(await person(), { shortCode: 'standing', originalUrl: 'https://example.com/standing' });
  const follow = () => fetch(at('/standing'), { redirect: 'manual' });
  expect((await follow()).status).toBe(302);
  await withoutDatabase(async () => {
    expect(await ask('/health/ready?for=redirects')).toEqual({ status: 200, body: { status: 'ok', failing: [] } });
    const answer = await follow();
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://example.com/standing']);
    expect(await ask('/health/ready')).toMatchObject({ status: 503, body: { failing: ['database'] } });
  });
});

test.each(['redirect', 'everything', '', 'redirects&for=redirects'])('for=%s is refused', async (purpose) => {
  const { status, body } = await ask(`/health/ready?for=${purpose}`);
  expect([status, body]).toEqual([
    400,
    {
      error: {
        code: 'INVALID',
        message: 'Use for=redirects, or leave it out to check everything.',
        details: expect.objectContaining({ field: 'for' }),
      },
    },
  ]);
});

test('while it stops it is ready for nothing, and answers what is under way', async () => {
  const app = await buildApp(clicks.handler);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const known = await clicks.links.load('standing');
  const lookUp = Promise.withResolvers<typeof known>();
  const load = vi.spyOn(clicks.links, 'load').mockReturnValue(lookUp.promise);

  // Behind a redirect that waits for its look-up, on connections that were there before.
  const asked = ['/health/ready', '/health/ready?for=redirects'].map(async (path) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.write('GET /not-known-yet HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => load.mock.calls.length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => app.server.listening).toBe(false);
    socket.write(request('GET', path));
    lookUp.resolve(known);
    await once(socket, 'close');
    return text;
  });
  await expect.poll(() => load.mock.calls).toHaveLength(2);
  const closed = app.close();
  for (const text of await Promise.all(asked)) {
    expect(text).toMatch(/^HTTP\/1.1 302 Found\r\n/);
    expect(text).toMatch(/HTTP\/1.1 503 Service Unavailable\r\n[^]*\{"status":"failing","failing":\["shutdown"\]\}/);
  }
  await closed;
  vi.restoreAllMocks();
});
