// @afresh: it has settings of its own.
// What hostile visitors send where the ways of clicks are measured.
import { constants, type ClientHttp2Session } from 'node:http2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { certificateFolder } from '../kit/certificates.ts';

const files = certificateFolder();
afterAll(files.remove);
// Before anything reads the settings.
process.env.PUBLIC_ORIGIN = 'https://localhost:3000';
process.env.TLS_CERT_FILE = files.certificateFile;
process.env.TLS_KEY_FILE = files.keyFile;
process.env.TRUSTED_PROXIES = '127.0.0.1';
const { db } = await import('../../api/database/db.ts');
const { logger } = await import('../../api/common/logger.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { QUOTA } = await import('../../api/measurements/submit-measurement.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { bodyOf, idIn } = await import('../kit/measuring.ts');
const { ask, askOver, openSession } = await import('../kit/secure.ts');
const { person, useWorld } = await import('../kit/world.ts');
const { CHROME } = await import('../kit/agents.ts');

const clicks = useClicks();
useWorld(clicks.handler);

let addresses = 0;
/** An address of its own, so that limits of one test are not those of another. */
const newAddress = () => `2001:db8:${(++addresses).toString(16)}::1`;
let address = '';
beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  const { id: ownerId } = await person();
  await db.networkSettings.create({ data: { ownerId, level: 'full' } });
  await db.shortUrl.create({ data: { ownerId, shortCode: 'way', originalUrl: 'https://example.com/' } });
  await db.shortUrl.create({
    data: { ownerId, shortCode: 'site', originalUrl: 'https://shop.test/', measurementMethod: 'embed' },
  });
  const tokens = { snippetToken: '1'.repeat(32), verificationToken: '2'.repeat(32) };
  const proof = { verifiedAt: new Date(), verifiedBy: 'file' } as const;
  await db.website.create({ data: { ownerId, domain: 'shop.test', ...tokens, ...proof } });
});
beforeEach(() => {
  address = newAddress();
});

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'user-agent': CHROME };
const clicked = async () => idIn((await ask('HTTP/2', '/way', { headers: navigation })).body);
/** The id that a website of the owner gets. */
const requestSchema = async () => {
  const { headers } = await ask('HTTP/2', '/site', { headers: navigation });
  return new URL(headers.location!).searchParams.get('fb_click_id')!;
};
const submit = async (body: unknown, headers: Record<string, string> = {}) => {
  const { status, body: answer } = await ask('HTTP/2', '/api/measurements', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': address, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status, error: (JSON.parse(answer.toString()) as { error?: { message: string } }).error };
};
const measured = { rtt_samples_ms: [21, 22, 23], throughput_samples_mbps: [12] };

describe('a report', () => {
  test.each([
    ['a NUL byte in the protocol', { measurements: { ...measured, protocol: 'h2\u0000' } }],
    ['half a character in the protocol', { measurements: { ...measured, protocol: '\ud800' } }],
    ['texts where numbers stand', { measurements: { ...measured, network_api_rtt_ms: '\u0000' } }],
    ['a stop reason of its own', { measurements: { ...measured, stop_reason: '\u0000'.repeat(100) } }],
    ['a prototype of its own', { ...JSON.parse('{"__proto__": {"isSuspect": false}, "constructor": 1}') }],
    ['labels of its own', { score: 100, quality: 'excellent', is_suspect: false }],
  ])('with %s is taken without it', async (_name, more) => {
    const error = vi.spyOn(logger, 'error');
    const { status } = await submit(bodyOf(await clicked(), more));
    expect([status, error.mock.calls]).toEqual([200, []]);
    error.mockRestore();
  });

  test.each([
    ['a click id with a NUL byte', (id: string) => ({ click_id: `${id}\u0000` }), 404],
    ['a click id in capitals with a space', (id: string) => ({ click_id: ` ${id.toUpperCase()}` }), 404],
    ['a list as click id', (id: string) => ({ click_id: [id] }), 400],
    ['numbers that are none', () => ({ measurements: { rtt_samples_ms: [null, 'NaN', 1e400] } }), 400],
    ['a negative duration', () => ({ measurement_duration_ms: -1 }), 400],
    ['a nested list', () => ({ measurements: [[[[measured]]]] }), 400],
  ])('with %s is refused', async (_name, more, expected) => {
    const id = await clicked();
    expect((await submit(bodyOf(id, more(id)))).status).toBe(expected);
    expect(await db.measurement.count({ where: { clickId: id.slice(0, 32) } })).toBe(0);
  });

  test('of 10 MB is refused by HTTP/2, with and without its length, and the connection goes on', async () => {
    const session = await openSession();
    const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address };
    const body = Buffer.alloc(10 * 1024 * 1024, ' ');
    const told = { ...headers, 'content-length': String(body.length) };
    for (const sent of [headers, told]) {
      const { status } = await askOver(session, '/api/measurements', { method: 'POST', headers: sent, body });
      expect(status).toBe(413);
    }
    expect((await askOver(session, '/health/live')).status).toBe(200);
    session.destroy();
  });

  test('of a website under a click of a redirect is refused, and the other way round', async () => {
    const origin = 'https://shop.test';
    expect((await submit(bodyOf(await clicked()), { origin })).status).toBe(403);
    const id = await requestSchema();
    for (const wrong of [
      'https://localhost:3000',
      'https://shop.test.evil.example',
      'https://notshop.test',
      'null',
      '',
    ])
      expect((await submit(bodyOf(id), { origin: wrong })).status, wrong).toBe(403);
    expect((await submit(bodyOf(id), { origin })).status).toBe(200);
    expect((await submit(bodyOf(id), { origin })).status).toBe(409);
  });

  test('with an id whose bits were turned one by one is refused each time', async () => {
    const id = await requestSchema();
    for (const digit of [0, 11, 12, 16, 31, 32, 47]) {
      const turned = (parseInt(id[digit]!, 16) ^ 1).toString(16);
      const forged = id.slice(0, digit) + turned + id.slice(digit + 1);
      expect((await submit(bodyOf(forged), { origin: 'https://shop.test' })).status, String(digit)).toBe(404);
    }
  });

  test('beside too many others is refused, whatever the network of the address calls itself', async () => {
    const prefix = address.replace('::1', '');
    for (let times = 0; times < QUOTA.max; times++)
      await submit('{}', { 'x-forwarded-for': `${prefix}:0:1::${times.toString(16)}` });
    const { status } = await submit('{}', { 'x-forwarded-for': `${prefix}:0:1:ffff::1` });
    expect(status).toBe(429);
    expect((await submit('{}', { 'x-forwarded-for': newAddress() })).status).toBe(400);
  });
});

describe('an HTTP/2 connection', () => {
  const settled = (session: ClientHttp2Session) => new Promise<void>((resolve) => void session.ping(() => resolve()));

  test('that asks and takes back without end does not keep others from being answered', async () => {
    const session = await openSession();
    session.on('error', () => {});
    for (let times = 0; times < 3_000 && !session.destroyed && !session.closed; times++) {
      const stream = session.request({ ':path': '/way' });
      stream.on('error', () => {});
      stream.close(constants.NGHTTP2_CANCEL);
      if (times % 100 === 0) await settled(session);
    }
    expect((await ask('HTTP/2', '/health/live')).status).toBe(200);
    session.destroy();
  });

  test('with many questions at once gets an answer to each that it may ask', async () => {
    const session = await openSession();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => askOver(session, '/way', { headers: { 'user-agent': 'curl/8' } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    session.close();
  });

  test.each([
    ['a path that is none', { ':path': '*' }, 'reset'],
    ['a path with an escape that is none', { ':path': '/%zz' }, 400],
    ['the method CONNECT', { ':method': 'CONNECT', ':authority': 'localhost:443' }, 405],
    ['a code with a NUL byte', { ':path': '/way%00' }, 404],
    ['a host of its own', { ':path': '/way', ':authority': 'evil.example' }, 421],
  ])('with %s is answered', async (_name, headers, status) => {
    const session = await openSession();
    const stream = session.request(headers as Record<string, string>);
    stream.on('error', () => {});
    const answered = new Promise<number | 'reset'>((resolve) => {
      stream.once('response', (answer) => resolve(Number(answer[':status'])));
      stream.once('close', () => resolve('reset'));
    });
    stream.resume();
    expect(await answered).toBe(status);
    session.destroy();
  });
});
