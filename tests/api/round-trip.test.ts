// @afresh: it has settings of its own.
import { beforeAll, describe, expect, test } from 'vitest';
import { readBatch } from '../../api/clicks/journal-reader.ts';
import { CHROME } from '../kit/agents.ts';

// Before anything reads the settings.
process.env.TRUSTED_PROXIES = '127.0.0.1';
const { db } = await import('../../api/database/db.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { roundTripAt } = await import('../../api/measurements/witness.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { at, gql, person, rest, useWorld } = await import('../kit/world.ts');
const { attemptsOf } = await import('../../api/click-model/attempts.ts');
const { receiptsOf } = await import('../kit/measuring.ts');
const { shorten } = await import('../kit/queries.ts');
const { request, sendRaw } = await import('../kit/raw-http.ts');

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

/** A link of a new owner with these settings. */
async function linkWith(settings: object) {
  const owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, ...settings } });
  return { owner, code: (await shorten(owner)).shortCode as string };
}

/** The click that a request with these headers leaves in the journal. */
async function clickOf(code: string, headers: string[]) {
  const from = readBatch(clicks.folder, { file: 0, offset: 0 }, 1e6)?.next ?? { file: 0, offset: 0 };
  await sendRaw(request('GET', `/${code}`, headers));
  return readBatch(clicks.folder, from, 10)!.clicks[0]!;
}

const TOLD = 'X-Client-RTT: 23400';
const HINTS = 'Sec-CH-UA: "Brave";v="140"';

describe('the round trip that a trusted proxy tells', () => {
  test.each([
    ['essential', 23.4],
    ['full', 23.4],
    ['none', null],
  ])('is journaled on level %s as %j', async (level, expected) => {
    const { code } = await linkWith({ level });
    expect((await clickOf(code, [TOLD])).rttMs).toBe(expected);
    const hinted = await clickOf(code, [TOLD, HINTS]);
    expect(hinted).toMatchObject({ rttMs: expected, hints: '"Brave";v="140"\n?0\n' });
  });

  test.each([
    ['23400', 25],
    ['900', 5],
  ])('of %s µs is rounded to %i ms in privacy mode', async (told, expected) => {
    const { code } = await linkWith({ level: 'full', privacyMode: true });
    expect((await clickOf(code, [`X-Client-RTT: ${told}`])).rttMs).toBe(expected);
  });

  test.each(['Sec-GPC: 1', 'DNT: 1'])('is not kept of visitors with %s', async (asked) => {
    const { code } = await linkWith({ level: 'essential' });
    expect((await clickOf(code, [TOLD, asked])).rttMs).toBeNull();
  });

  test.each(['', '0', '-5', '23.4', '1e3', '10000001', '999999999999', 'fast', '23400, 1'])(
    'is nothing where it is %j',
    async (told) => {
      const { code } = await linkWith({ level: 'essential' });
      expect((await clickOf(code, [`X-Client-RTT: ${told}`])).rttMs).toBeNull();
    },
  );

  test('is told to be missing behind a proxy that tells none, as is the speed of a page whose bytes it hides', async () => {
    const { code } = await linkWith({ level: 'full' });
    const attempted = async (headers: string[]) => attemptsOf(await clickOf(code, headers));
    expect(await attempted([])).toEqual({ roundTripAttempt: 'Behind a proxy', speedAttempt: 'Not a page visit' });
    expect(await attempted([TOLD])).toMatchObject({ roundTripAttempt: 'Attempted' });
  });

  test('is nothing without the header, or with two', async () => {
    const { code } = await linkWith({ level: 'essential' });
    expect((await clickOf(code, [])).rttMs).toBeNull();
    expect((await clickOf(code, [TOLD, TOLD])).rttMs).toBeNull();
  });

  test('is shown with its click at both doors', async () => {
    const { owner, code } = await linkWith({ level: 'essential' });
    await sendRaw(request('GET', `/${code}`, [TOLD, `User-Agent: ${CHROME}`]));
    await sendRaw(request('GET', `/${code}`, [`User-Agent: ${CHROME}`]));
    await clicks.settle();
    const { data } = await gql(owner, '{ viewer { clicks(scope: {}) { edges { node { handshakeRttMs } } } } }');
    // Clicks of one millisecond have no order that a test could know.
    const shown = data.viewer.clicks.edges.map(({ node }: { node: { handshakeRttMs: number | null } }) => node);
    expect(new Set(shown.map(({ handshakeRttMs }: { handshakeRttMs: number | null }) => handshakeRttMs))).toEqual(
      new Set([null, 23.4]),
    );
    const { body } = await rest(owner, 'GET', '/api/analytics/clicks');
    expect(new Set(body.clicks.map((click: Record<string, unknown>) => click.handshake_rtt_ms))).toEqual(
      new Set([null, 23.4]),
    );
  });
});

const navigation = ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document', `User-Agent: ${CHROME}`];

/** Clicks with the round trip that the proxy tells, and submits what the page claims to have measured. */
async function report(atClick: string[], atReport: Record<string, string>, rtts: number[]) {
  const { code } = await linkWith({ level: 'full' });
  const { body: page } = await sendRaw(request('GET', `/${code}`, [...navigation, ...atClick]));
  const clickId = /data-click-id="([0-9a-f]+)"/.exec(page.toString())![1]!;
  const response = await fetch(at('/api/measurements'), {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...atReport },
    body: JSON.stringify({
      click_id: clickId,
      measurements: { rtt_samples_ms: rtts, throughput_samples_mbps: [20, 20], receipts: receiptsOf(clickId) },
      measurement_duration_ms: 1,
    }),
  });
  expect(response.status).toBe(200);
  const { confidence_score: confidence } = (await response.json()) as { confidence_score: number };
  const [row] = await db.measurement.findMany({ where: { clickId: clickId.slice(0, 32) } });
  return { clickId: clickId.slice(0, 32), confidence, isSuspect: row!.isSuspect };
}

test.each([
  ['390000', 200],
  ['410000', 302],
])('a visitor whose round trip is %s µs gets %i: the page would come too late', async (told, expected) => {
  const { code } = await linkWith({ level: 'full' });
  const { status } = await sendRaw(request('GET', `/${code}`, [...navigation, `X-Client-RTT: ${told}`]));
  expect(status).toBe(expected);
});

describe('a measurement is held against what the server saw', () => {
  const told = (ms: number) => [`X-Client-RTT: ${ms * 1_000}`];
  const claim = (ms: number) => Array<number>(5).fill(ms);

  test('one that agrees is more trustworthy than one that nobody saw', async () => {
    const agreed = await report(told(100), {}, claim(100));
    const unseen = await report([], {}, claim(100));
    expect([agreed.isSuspect, unseen.isSuspect]).toEqual([false, false]);
    expect(agreed.confidence).toBeGreaterThan(unseen.confidence);
    expect([roundTripAt(agreed.clickId), roundTripAt(unseen.clickId)]).toEqual([100, null]);
  });

  test('one that is faster than the way allows is suspect, one that is far slower is doubted', async () => {
    const agreed = await report(told(180), {}, claim(180));
    const fast = await report(told(180), {}, claim(5));
    const slow = await report(told(180), {}, claim(900));
    expect([fast.isSuspect, slow.isSuspect]).toEqual([true, false]);
    expect(fast.confidence).toBeLessThan(slow.confidence);
    expect(slow.confidence).toBeLessThan(agreed.confidence);
  });

  test('the reporting connection testifies where another process answered the click', async () => {
    const { isSuspect } = await report([], { 'x-client-rtt': '180000' }, claim(5));
    expect(isSuspect).toBe(true);
    const nearby = await report(told(180), { 'x-client-rtt': '5000' }, claim(5));
    expect(nearby.isSuspect).toBe(true); // the click counts, wherever the report comes from
  });
});
