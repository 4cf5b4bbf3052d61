import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { config } from '../../api/common/config.ts';
import { packCountry } from '../../api/click-model/dimensions.ts';
import { db } from '../../api/database/db.ts';
import { signClickId, useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { EXPIRY_MS, refusals as submissionRefusals } from '../../api/measurements/submit-measurement.ts';
import { REPEATED } from '../../api/measurements/submit-snippet-measurement.ts';
import { usePlaceFinder } from '../../api/click-model/place-of.ts';
import { REPORT_QUOTAS } from '../../api/websites/report-quotas.ts';
import { refusals } from '../../api/websites/reporting-website.ts';
import { GOOGLEBOT } from '../kit/agents.ts';
import { proven } from '../kit/measuring.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
let eve: Person;
let site: Awaited<ReturnType<typeof verifiedSite>>;
let sites = 0;

beforeAll(() => {
  useSigningKey(Buffer.alloc(32, 7));
  usePlaceFinder(async () => ({ country: packCountry('DE'), network: 'AS64496 Example Telekom' }));
});
beforeEach(async () => {
  vi.useRealTimers();
  [ada, eve] = [await person(), await person()];
  await db.networkSettings.create({ data: { ownerId: ada.id, level: 'essential' } });
  site = await verifiedSite(ada.id, `shop${++sites}.example`);
});

const signed = (at = Date.now()) => signClickId(mintClickId(at), { source: 'embed', isPrivate: false })!;
const measured = {
  rtt_samples_ms: [21, 22, 21.5, 21.2, 22.5],
  throughput_samples_mbps: [17.5, 42.8],
  test_duration_ms: 640,
  effective_type: '4g',
};
const bodyOf = (more: object = {}) => ({
  website_id: site.id,
  snippet_token: site.snippetToken,
  session_id: crypto.randomUUID(),
  page_url: `https://${site.domain}/cart?step=2#top`,
  ...proven(measured),
  ...more,
});
const send = (body: unknown, headers: Record<string, string> = {}) =>
  sendAsPage('/api/snippet-measurements', body, { origin: `https://${site.domain}`, ...headers });
const stored = () => db.snippetMeasurement.findMany({ where: { websiteId: site.id }, orderBy: { id: 'asc' } });

describe('a measurement of a page', () => {
  test('is scored here and stored with its samples, its network and its country', async () => {
    const claims = { quality: 'excellent', score: 100 };
    const { status, body } = await send(bodyOf(proven({ ...measured, ...claims, connection_type: 'wifi' })));
    expect([status, body]).toEqual([
      200,
      { quality: 'excellent', network_type: 'wifi', score: 82, confidence_score: 0.92, confidence: 'high' },
    ]);
    const [one] = await stored();
    expect(one).toMatchObject({ rtts: measured.rtt_samples_ms, score: 82, throughputMbps: 42.8, durationMs: 640 });
    expect(one).toMatchObject({ network: 'AS64496 Example Telekom', country: 'DE', measurementType: 'session' });
    expect(one).toMatchObject({ pageUrl: `https://${site.domain}/cart?step=2`, isCounted: true, clickId: null });
    expect((await db.website.findUniqueOrThrow({ where: { id: site.id } })).snippetSeenAt).not.toBeNull();
  });

  test('may be one figure each, as the specification has it', async () => {
    const figures = { rtt: 40, throughput: 12, test_duration_ms: 300, effective_type: 'unknown', quality: 'unknown' };
    const { status, body } = await send({
      ...bodyOf({ measurement_type: 'click', measurements: { ...figures, connection_type: 'unknown', score: 0 } }),
      user_agent: 'anything',
      timestamp: 1_700_000_000,
    });
    expect([status, body.quality, body.network_type]).toEqual([200, 'good', null]);
    // A speed for which nothing was fetched here is left out.
    expect(await stored()).toMatchObject([{ rtts: [40], throughputs: [], measurementType: 'click' }]);
  });

  test('of a visit that a click led to is the measurement of the click', async () => {
    const click_id = signed();
    expect((await send(bodyOf({ click_id }))).status).toBe(200);
    const clickId = click_id.slice(0, 32);
    expect(await db.measurement.findMany({ where: { clickId } })).toMatchObject([
      { source: 'embed', score: 82, delayMs: 0 },
    ]);
    expect(await stored()).toMatchObject([{ measurementType: 'click' }]);
    const again = await send(bodyOf({ click_id }));
    expect([again.status, again.body.error.message]).toEqual([409, REPEATED]);
  });

  test('is taken once a session, and within half an hour of its click', async () => {
    const session_id = crypto.randomUUID();
    const answers = await Promise.all([send(bodyOf({ session_id })), send(bodyOf({ session_id }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await send(bodyOf({ click_id: signed(Date.now() - EXPIRY_MS.embed - 1_000) }));
    expect([late.status, late.body.error.message]).toEqual([410, submissionRefusals.expired]);
  });

  test.each([
    ['a pending website', { verifiedAt: null }, {}],
    ['an inactive website', { isActive: false }, {}],
    ['a bot', {}, { 'user-agent': GOOGLEBOT }],
    ['a test on our own pages', {}, { origin: config.publicOrigin }],
  ])('of %s is stored apart, and says nothing of the click', async (_name, data, headers) => {
    await db.website.update({ where: { id: site.id }, data });
    const click_id = signed();
    expect((await send(bodyOf({ click_id }), headers)).status).toBe(200);
    expect(await stored()).toMatchObject([{ isCounted: false, clickId: null }]);
    expect(await db.measurement.count({ where: { clickId: click_id.slice(0, 32) } })).toBe(0);
  });

  test.each([
    ['level none keeps no network', { level: 'none' }, { network: null, country: 'DE' }],
    ['without geolocation no country', { geolocation: false }, { network: 'AS64496 Example Telekom', country: null }],
    ['without both neither', { level: 'none', geolocation: false }, { network: null, country: null }],
  ] as const)('%s', async (_name, data, kept) => {
    await db.networkSettings.update({ where: { ownerId: ada.id }, data });
    await send(bodyOf());
    expect(await stored()).toMatchObject([kept]);
  });

  test('of an owner in privacy mode is coarse; of a visitor who asks for privacy also without a network', async () => {
    await send(bodyOf(), { 'sec-gpc': '1' });
    await db.networkSettings.update({ where: { ownerId: ada.id }, data: { privacyMode: true } });
    await send(bodyOf());
    const coarse = { rtts: [], throughputs: [], rttMs: 20, throughputMbps: 30, effectiveType: null, networkType: null };
    const pageUrl = `https://${site.domain}/cart`;
    expect(await stored()).toMatchObject([
      { ...coarse, pageUrl, network: null, country: 'DE' },
      { ...coarse, pageUrl, network: 'AS64496 Example Telekom' },
    ]);
  });

  test.each([
    [{ session_id: 'x' }, 'session_id'],
    [{ page_url: 'javascript:alert(1)' }, 'page_url'],
    [{ measurement_type: 'other' }, 'measurement_type'],
    [{ measurements: null }, 'measurements'],
    [{ measurements: { rtt: 0 } }, 'measurements.rtt'],
    [{ measurements: { throughput: 10_001 } }, 'measurements.throughput'],
    [{ measurements: { rtt_samples_ms: [10_001] } }, 'measurements.rtt_samples_ms.0'],
    [{ measurements: { rtt: 20, test_duration_ms: -1 } }, 'measurements.test_duration_ms'],
    [{ click_id: 'f'.repeat(48) }, 'click_id'],
  ])('with %j is refused by name', async (more, field) => {
    const { status, body } = await send(bodyOf(more));
    expect([status, body.error.details.field]).toEqual([field === 'click_id' ? 404 : 400, field]);
  });

  test('of another origin, or with another token, is refused', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const { status, body } = await send(bodyOf(), { origin });
      expect([status, body.error.message]).toEqual([403, refusals.origin]);
    }
    expect((await send(bodyOf({ snippet_token: 'f'.repeat(32) }))).body.error.message).toBe(refusals.token);
    expect(await stored()).toEqual([]);
  });
});

describe('the list', () => {
  test('has the newest first, by pages, of one website or of all of the viewer', async () => {
    await send(bodyOf());
    await send(bodyOf({ ...proven({ ...measured, rtt_samples_ms: [90] }) }));
    const path = `/api/snippet-measurements?website_id=${site.id}`;
    const { body } = await rest(ada, 'GET', path);
    expect(body.measurements.map((one: any) => one.network_rtt_ms)).toEqual([90, 21.5]);
    expect(body.measurements[1]).toMatchObject({
      ...{ website_id: site.id, measurement_type: 'session', network_type: '4g', country: 'DE', is_counted: true },
      ...{ asn: 64_496, org: 'Example Telekom', measurement_data: { quality: 'excellent', score: 82 } },
    });
    const second = await rest(ada, 'GET', `${path}&limit=1&offset=1`);
    expect(second.body.measurements).toEqual([body.measurements[1]]);
    expect((await rest(ada, 'GET', '/api/snippet-measurements')).body).toEqual(body);
    expect((await rest(eve, 'GET', '/api/snippet-measurements')).body).toEqual({ measurements: [] });
    expect((await rest(eve, 'GET', path)).status).toBe(404);
    expect((await rest(ada, 'GET', `${path}&limit=0`)).body.error.details.field).toBe('limit');
  });
});

// Last, as nothing is left for this address then.
test('submissions are limited for each address, with the time to wait', async () => {
  for (let times = 0; times < REPORT_QUOTAS.measurements.address; times++) {
    const left = Number((await send('{}')).headers.get('ratelimit-remaining'));
    expect(left).toBeLessThan(REPORT_QUOTAS.measurements.address - times);
  }
  const { status, headers } = await send('{}');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('ratelimit-limit')).toBe(String(REPORT_QUOTAS.measurements.address));
  expect(headers.get('ratelimit-remaining')).toBe('0');
  expect(headers.get('ratelimit-reset')).toBe(headers.get('retry-after'));
  expect(headers.get('access-control-expose-headers')).toContain('ratelimit-remaining');
  expect(headers.get('access-control-expose-headers')).toContain('retry-after');
});
