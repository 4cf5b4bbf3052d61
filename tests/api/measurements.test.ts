import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { readBatch } from '../../api/clicks/journal-reader.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { EXPIRY_MS, QUOTA, refusals } from '../../api/measurements/submit-measurement.ts';
import { SCORER_VERSION } from '../../api/scoring/score.ts';
import { CHROME, GOOGLEBOT } from '../kit/agents.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, clicked, headerOf, idIn, measured, navigation, receiptsOf, submit, visit } from '../kit/measuring.ts';
import { shorten } from '../kit/queries.ts';
import { withClient } from '../kit/with-client.ts';
import { person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
/** When each path was last asked for, by the monotonic clock. */
const askedAt = new Map<string, number>();
useWorld((request, response) => {
  askedAt.set(request.url!, performance.now());
  return clicks.handler(request, response);
});

const destination = `https://example.com/a%2fb?q="x"&y=<z>#part`;
let ada: Person;

beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  ada = await person();
  await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full' } });
  await shorten(ada, { shortCode: 'measured', originalUrl: destination });
});
beforeEach(() => void vi.useRealTimers());

describe('a redirect whose way is measured', () => {
  test('is answered by a page that leads on with and without scripts, and is one click', async () => {
    await clicks.settle();
    const { status, headers, body } = await visit();
    expect(status).toBe(200);
    expect(headerOf(headers, 'cache-control')).toBe('private, no-store, no-transform');
    expect(headerOf(headers, 'server-timing')).toMatch(/^app;dur=\d+\.\d$/);
    expect(headerOf(headers, 'content-security-policy')).toMatch(
      /default-src 'none'; style-src 'sha256-[^ ]+'; script/,
    );
    const html = body.toString();
    const escaped = 'https://example.com/a%2fb?q=&quot;x&quot;&amp;y=&lt;z&gt;#part';
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${escaped}"></noscript>`);
    expect(html).toContain(`<meta http-equiv="refresh" content="1;url=${escaped}">`);
    expect(html).toContain(`<a href="${escaped}">example.com</a>`);
    expect(idIn(body)).toMatch(/^[0-9a-f]{48}$/);
    // Six packets hold it with its head: a new connection sends ten at once, and four are the handshake's and the end's.
    expect(body.length + headers.join('\r\n').length).toBeLessThan(6 * 1_360);
    expect(body.length).toBe(7_000);
    expect(await clicks.settle()).toBe(1);
    const stored = await db.$queryRaw<{ id: string }[]>`
      SELECT replace(click_id::text, '-', '') AS id FROM analytics.click WHERE owner_id = ${ada.id} ORDER BY at DESC LIMIT 1`;
    expect(idIn(body).startsWith(stored[0]!.id)).toBe(true);
  });

  test('tells the time that the look-up of its link took, which is no part of the way', async () => {
    await shorten(ada, { shortCode: 'cold', originalUrl: destination });
    const waitedMs = () => performance.now() - (askedAt.get('/cold') ?? Infinity);
    const answer = await withClient(async (client) => {
      await client.query('BEGIN; LOCK TABLE short_url IN ACCESS EXCLUSIVE MODE');
      const visited = visit(navigation, 'cold');
      await expect.poll(waitedMs).toBeGreaterThan(100);
      await client.query('COMMIT');
      return visited;
    });
    const [, ms] = /dur=([\d.]+)/.exec(headerOf(answer.headers, 'server-timing')!)!;
    expect(Number(ms)).toBeGreaterThan(100);
  });

  test.each([
    ['a bot', ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document', `User-Agent: ${GOOGLEBOT}`]],
    ['a preview', [...navigation, 'X-Purpose: preview']],
    ['a visitor who saves data', [...navigation, 'Save-Data: on']],
    ['a visitor who asks for privacy', [...navigation, 'Sec-GPC: 1']],
    ['an image', ['Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: image', `User-Agent: ${CHROME}`]],
    ['a frame', ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe', `User-Agent: ${CHROME}`]],
    ['a program', [`User-Agent: ${CHROME}`, 'Accept: */*']],
  ])('%s gets the redirect', async (_name, headers) => {
    const { status, headers: answered } = await visit(headers);
    expect([status, headerOf(answered, 'location')]).toEqual([302, destination]);
  });

  test('what is fetched ahead of a click is refused', async () => {
    const { status, body } = await visit([...navigation, 'Sec-Purpose: prefetch;prerender']);
    expect([status, body.length]).toEqual([503, 0]);
  });

  test('HEAD gets the redirect; a browser that tells nothing over plain HTTP gets the page', async () => {
    expect((await visit(navigation, 'measured', 'HEAD')).status).toBe(302);
    expect((await visit([`User-Agent: ${CHROME}`, 'Accept: text/html,*/*;q=0.8'])).status).toBe(200);
  });

  test.each([
    ['level essential', { level: 'essential' }],
    ['level none', { level: 'none' }],
    ['the method embed and a website of others', { level: 'full', method: 'embed' }],
  ] as const)('with %s it is the redirect', async (_name, settings) => {
    const bob = await person();
    await db.networkSettings.create({ data: { ownerId: bob.id, ...settings } });
    const { shortCode } = await shorten(bob);
    expect((await visit(navigation, shortCode)).status).toBe(302);
  });

  test('the click is marked in the journal', async () => {
    const { file, offset } = await clicks.store.position();
    await visit();
    const batch = readBatch(clicks.folder, { file, offset }, 1_000);
    expect(batch!.clicks.at(-1)!.flags & clickFlags.measured).toBe(clickFlags.measured);
  });
});

describe('a submission', () => {
  test('is scored and stored with its samples', async () => {
    const began = Date.now();
    const id = await clicked();
    const network = { network_api_effective_type: '4g', network_api_downlink_mbps: 10, network_api_rtt_ms: 50 };
    const { status, body } = await submit(
      bodyOf(id, { measurements: { ...measured, ...network, receipts: receiptsOf(id), stop_reason: 'time' } }),
    );
    expect([status, body]).toEqual([
      200,
      { connection_quality: 'excellent', score: 82, confidence_score: 0.92, confidence: 'high' },
    ]);
    const passed = Date.now() - began;
    const [row] = await db.measurement.findMany({ where: { clickId: id.slice(0, 32) } });
    expect(row).toMatchObject({ source: 'redirect', score: 82, throughputMbps: 42.8, effectiveType: '4g' });
    expect(row!.delayMs).toBeGreaterThanOrEqual(0);
    expect(row!.delayMs).toBeLessThanOrEqual(passed);
    expect(row).toMatchObject({
      rtts: measured.rtt_samples_ms,
      stopReason: 'time',
      scorerVersion: SCORER_VERSION,
      isSuspect: false,
    });
  });

  test('is taken once', async () => {
    const id = await clicked();
    const answers = await Promise.all([submit(bodyOf(id)), submit(bodyOf(id))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await submit(bodyOf(id))).body.error).toMatchObject({ code: 'CONFLICT', message: refusals.repeated });
  });

  test('is refused with a click id that was not signed here, without asking the database', async () => {
    const query = vi.spyOn(db.measurement, 'create');
    const id = await clicked();
    const forged = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
    for (const clickId of [forged, 'f'.repeat(48), id.slice(0, 32), crypto.randomUUID()]) {
      const { status, body } = await submit(bodyOf(clickId));
      expect([status, body.error.details.field]).toEqual([404, 'click_id']);
    }
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  test('comes too late after a minute', async () => {
    const id = await clicked();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + EXPIRY_MS.redirect + 1_000 });
    const { status, body } = await submit(bodyOf(id));
    expect([status, body.error.message]).toEqual([410, refusals.expired]);
  });

  test.each([
    [{ click_id: '' }, 'click_id'],
    [{ click_id: 7 }, 'click_id'],
    [{ measurements: null }, 'measurements'],
    [{ measurements: { rtt_samples_ms: [0] } }, 'measurements.rtt_samples_ms.0'],
    [{ measurements: { rtt_samples_ms: [10_001] } }, 'measurements.rtt_samples_ms.0'],
    [{ measurements: { rtt_samples_ms: Array(21).fill(20) } }, 'measurements.rtt_samples_ms'],
    [
      { measurements: { rtt_samples_ms: [20], throughput_samples_mbps: [-1] } },
      'measurements.throughput_samples_mbps.0',
    ],
    [{ measurement_duration_ms: 60_001 }, 'measurement_duration_ms'],
  ])('with %j is refused by name', async (more, field) => {
    const { status, body } = await submit(bodyOf(await clicked(), more));
    expect([status, body.error.details.field]).toEqual([400, field]);
  });

  test.each([
    ['{', 400],
    ['"text"', 400],
    [`{"x":"${'y'.repeat(5_000)}"}`, 413],
  ])('that is %s is refused', async (body, status) => {
    expect((await submit(body)).status).toBe(status);
  });

  test('from a page of another origin is refused', async () => {
    const id = await clicked();
    expect((await submit(bodyOf(id), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await submit(bodyOf(id), { origin: 'null' })).status).toBe(403);
    expect((await submit(bodyOf(id), { origin: 'http://localhost:3000' })).status).toBe(200);
  });

  test('of an owner in privacy mode keeps no samples and rounds what it keeps', async () => {
    const bob = await person();
    await db.networkSettings.create({ data: { ownerId: bob.id, level: 'full', privacyMode: true } });
    const { shortCode } = await shorten(bob);
    const id = await clicked(shortCode);
    const network = { network_api_effective_type: '4g', protocol: 'h2' };
    expect((await submit(bodyOf(id, { measurements: { ...measured, ...network } }))).status).toBe(200);
    const [row] = await db.measurement.findMany({ where: { clickId: id.slice(0, 32) } });
    expect(row).toMatchObject({ rtts: [], throughputs: [], effectiveType: null, protocol: null });
    expect(row).toMatchObject({ rttMs: 20, throughputMbps: 30 });
  });
});

// Last, as nothing is left for this address then.
test('submissions are limited for each address, with the time to wait', async () => {
  for (let times = 0; times < QUOTA.max; times++) {
    const left = Number((await submit('{}')).headers.get('ratelimit-remaining'));
    expect(left).toBeLessThan(QUOTA.max - times);
  }
  const { status, headers } = await submit('{}');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('ratelimit-limit')).toBe(String(QUOTA.max));
  expect(headers.get('ratelimit-remaining')).toBe('0');
  expect(headers.get('ratelimit-reset')).toBe(headers.get('retry-after'));
});
