// @afresh: it has settings of its own.
// Speeds that no browser acknowledged to the server, and connections that answer PINGs as they like.
import { beforeAll, describe, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { certificateFolder } from '../kit/certificates.ts';

const files = certificateFolder();
// Before anything reads the settings.
process.env.PUBLIC_ORIGIN = 'https://localhost:3000';
process.env.TLS_CERT_FILE = files.certificateFile;
process.env.TLS_KEY_FILE = files.keyFile;
const { db } = await import('../../api/database/db.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { roundTripAt } = await import('../../api/measurements/witness.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { idIn } = await import('../kit/measuring.ts');
const { frames, openRaw } = await import('../kit/raw-http2.ts');
const { ask } = await import('../kit/secure.ts');
const { slowLine } = await import('../kit/slow-line.ts');
const { person, useWorld } = await import('../kit/world.ts');

const clicks = useClicks();
useWorld(clicks.handler);

/** What the line of these tests carries, Mbit/s: 100 kB take 102 ms. */
const MBPS = 8;
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'user-agent': CHROME };
beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  const { id: ownerId } = await person();
  await db.networkSettings.create({ data: { ownerId, level: 'full' } });
  await db.shortUrl.create({ data: { ownerId, shortCode: 'way', originalUrl: 'https://example.com/' } });
});

type Send = (path: string, body?: object) => Promise<Buffer>;
/** Fetches 100 kB for a click and claims a speed; resolves to what is stored. */
async function claim(send: Send, mbps: number, isAnswered = false) {
  const clickId = idIn(await send('/way'));
  if (isAnswered) await expect.poll(() => roundTripAt(clickId.slice(0, 32)), { timeout: 5_000 }).not.toBeNull();
  const file = await send(`/assets/test-100kb.dat?click_id=${clickId}&n=t`);
  expect(file).toHaveLength(102_400);
  const receipts = [file.toString('latin1').split('\n').at(-1)];
  const measurements = { rtt_samples_ms: [300], throughput_samples_mbps: [mbps], receipts };
  await send('/api/measurements', { click_id: clickId, measurements, measurement_duration_ms: 1 });
  const [row] = await db.measurement.findMany({ where: { clickId: clickId.slice(0, 32) } });
  return row!;
}

/** What a visitor sends over the line, by HTTP/1.1 or by HTTP/2 with such answers to PINGs. */
async function over(protocol: 'HTTP/1.1' | 'right' | 'wrong' | 'none') {
  const line = await slowLine(MBPS);
  const session = protocol === 'HTTP/1.1' ? null : await openRaw(protocol, line.port);
  const send: Send = async (path, report) => {
    const body = report && JSON.stringify(report);
    const asked = body ? { method: 'POST', headers: { 'content-type': 'text/plain' }, body } : { headers: navigation };
    if (session) return session.ask(path, asked);
    return (await ask('HTTP/1.1', path, { ...asked, port: line.port })).body;
  };
  return { send, close: () => (session?.close(), line.close()) };
}

describe('100 kB over 8 Mbit/s that are claimed to have come at 80', () => {
  test.each(['HTTP/1.1', 'none', 'wrong'] as const)('are at least what the server saw: %s', async (protocol) => {
    const { send, close } = await over(protocol);
    const row = await claim(send, 80);
    expect(row.throughputKind).toBe('lower_bound');
    expect(row.throughputMbps).toBeGreaterThan(0);
    expect(row.throughputMbps).toBeLessThanOrEqual(MBPS * 1.1); // what a connection had on its way before
    close();
  });

  test.each([80, 20])('or at %i, are never taken for it where the browser acknowledged them', async (mbps) => {
    const { send, close } = await over('right');
    const { isSuspect, throughputKind, throughputMbps } = await claim(send, mbps, true);
    const isBound = throughputKind === 'lower_bound' && throughputMbps! <= MBPS * 1.1;
    expect(isSuspect || isBound).toBe(true);
    close();
  });
});

const FLOOD = 20_000;
const isAlive = async () => (await ask('HTTP/2', '/health/live')).status;

describe('a flood over one connection leaves the others alone:', () => {
  test.each([
    ['PINGs', frames.ping, 0, Buffer.alloc(8)],
    ['answers to PINGs that nobody sent', frames.ping, 1, Buffer.alloc(8)],
    ['SETTINGS', frames.settings, 0, Buffer.alloc(0)],
    ['resets of streams that nobody opened', frames.reset, 0, Buffer.from([0, 0, 0, 8])],
    ['empty DATA', frames.data, 0, Buffer.alloc(0)],
  ])('%s', async (_name, type, flags, payload) => {
    const session = await openRaw('right');
    await session.ask('/way', { headers: navigation });
    const stream = type === frames.ping || type === frames.settings ? 0 : 1;
    for (let sent = 0; sent < FLOOD; sent++) void session.send(type, flags, stream, payload);
    await session.send(type, flags, stream, payload);
    expect(await isAlive()).toBe(200);
    session.close();
    expect(await isAlive()).toBe(200);
  });

  test('requests that are reset at once', async () => {
    const session = await openRaw('none');
    for (let stream = 0; stream < 2_000; stream++) {
      void session.ask('/way', { headers: navigation });
      void session.send(frames.reset, 0, 2 * stream + 1, Buffer.from([0, 0, 0, 8]));
    }
    expect(await isAlive()).toBe(200);
    session.close();
    expect(await isAlive()).toBe(200);
  });
});
