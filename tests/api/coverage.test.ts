// On how many clicks figures rest, and why not on the others: told when each click is recorded, and shown at both doors.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownNetworks, networkTypeOf } from '../../api/click-model/network-types.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { db, pool } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { noFallbacks } from '../../api/network/fallbacks.ts';
import { useClicks } from '../kit/clicks.ts';
import { report } from '../kit/facts-naive.ts';
import { bodyOf, clicked, navigation, submit, visit } from '../kit/measuring.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { verifiedSite } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

let isSlow = false;
const STARLINK = '203.0.113.77';
const nowhere = { country: 0, city: null };
const clicks = useClicks({
  places: {
    find: (address) => ({
      ...nowhere,
      network: address === STARLINK ? 'AS14593 Space Exploration Technologies' : null,
    }),
  },
  fallbacks: { ...noFallbacks, concern: () => (isSlow ? Promise.resolve(true) : false) },
});
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let codes = 0;
/** A link of a new owner with settings of the network. */
async function linkOf(settings: object, leadsTo = 'example.com') {
  const who = await person();
  await db.networkSettings.create({ data: { ownerId: who.id, ...settings } });
  const shortCode = `cover-${++codes}`;
  const { id } = await shorten(who, { shortCode, originalUrl: `https://${leadsTo}/a` });
  return { who, code: shortCode, linkId: numberOf(id) };
}

const COVERAGE = '{ measured clicks gaps { reason label clicks } }';
async function coverageOf(who: Person, includeBots = false) {
  const { data, errors } = await gql(
    who,
    `query ($bots: Boolean!) { viewer { analytics(scope: { includeBots: $bots }) {
       roundTripCoverage ${COVERAGE} speedCoverage ${COVERAGE} } } }`,
    { bots: includeBots },
  );
  expect(errors).toBeUndefined();
  const { roundTripCoverage, speedCoverage } = data.viewer.analytics;
  return { roundTripCoverage, speedCoverage };
}

/** The only reasons, as they are told. */
async function reasonsOf(who: Person) {
  await clicks.settle();
  const { roundTripCoverage, speedCoverage } = await coverageOf(who);
  const only = ({ gaps }: any) => gaps.map(({ reason }: any) => reason).join();
  return [only(roundTripCoverage), only(speedCoverage)];
}

describe('a click that was not measured tells why', () => {
  test('by the level of its owner', async () => {
    const none = await linkOf({ level: 'none' });
    await visit(navigation, none.code);
    expect(await reasonsOf(none.who)).toEqual(['LEVEL_NONE', 'LEVEL_NONE']);
    const essential = await linkOf({ level: 'essential' });
    await visit(navigation, essential.code);
    expect(await reasonsOf(essential.who)).toEqual(['PLAIN_HTTP', 'LEVEL_ESSENTIAL']);
  });

  const headers: [what: string, more: string[], reasons: string[]][] = [
    ['a signal of privacy', ['Sec-GPC: 1'], ['PRIVACY_SIGNAL', 'PRIVACY_SIGNAL']],
    ['saving data', ['Save-Data: on'], ['PLAIN_HTTP', 'SAVE_DATA']],
  ];
  test.each(headers)('by %s', async (_what, more, reasons) => {
    const { who, code } = await linkOf({ level: 'full' });
    await visit([...navigation, ...more], code);
    expect(await reasonsOf(who)).toEqual(reasons);
  });

  test('by not being a visit of a page', async () => {
    const { who, code } = await linkOf({ level: 'full' });
    await visit([navigation.at(-1)!, 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: image'], code);
    expect(await reasonsOf(who)).toEqual(['PLAIN_HTTP', 'NOT_A_PAGE_VISIT']);
  });

  test('by method Embed without a website that may report', async () => {
    const { who, code } = await linkOf({ level: 'full', method: 'embed' });
    await visit(navigation, code);
    expect(await reasonsOf(who)).toEqual(['PLAIN_HTTP', 'UNVERIFIED_WEBSITE']);
  });

  test('by plain HTTP, though a verified website is told of the click', async () => {
    const { who, code } = await linkOf({ level: 'essential' }, 'told-of-clicks.example');
    await verifiedSite(who.id, 'told-of-clicks.example');
    await visit(navigation, code);
    expect(await reasonsOf(who)).toEqual(['PLAIN_HTTP', 'LEVEL_ESSENTIAL']);
  });

  test('by a network or a country in which measuring takes too long', async () => {
    const { who, code } = await linkOf({ level: 'full' });
    isSlow = true;
    try {
      await visit(navigation, code);
    } finally {
      isSlow = false;
    }
    expect(await reasonsOf(who)).toEqual(['PLAIN_HTTP', 'SLOW_PLACE']);
  });

  test('by a page that never reported', async () => {
    const { who, code } = await linkOf({ level: 'full' });
    await visit(navigation, code);
    expect(await reasonsOf(who)).toEqual(['NO_ANSWER', 'NO_ANSWER']);
  });

  test('by a page that found no speed in its time', async () => {
    const { who, code } = await linkOf({ level: 'full' });
    const id = await clicked(code);
    await clicks.settle();
    const body = bodyOf(id);
    const measurements = { ...body.measurements, throughput_samples_mbps: [] };
    expect((await submit({ ...body, measurements })).status).toBeLessThan(300);
    expect(await reasonsOf(who)).toEqual(['', 'NO_SPEED']);
  });

  test('by nothing where it was recorded before reasons were', async () => {
    const { who, linkId } = await linkOf({ level: 'full' });
    await clicks.ingest([{ linkId }]);
    expect(await reasonsOf(who)).toEqual(['NOT_KNOWN', 'NOT_KNOWN']);
  });
});

test('measured clicks and reasons add up to the clicks by people, at both doors, under filters, bots or not', async () => {
  const { who, code, linkId } = await linkOf({ level: 'full' });
  for (const more of [[], [], ['DNT: 1'], ['Save-Data: on']]) await visit([...navigation, ...more], code);
  await visit(['User-Agent: Googlebot/2.1'], code);
  await clicks.settle();
  await clicks.ingest([{ linkId }]);
  const { rows } = await pool.query(
    `SELECT click_id FROM analytics.measured_click WHERE owner_id = $1 ORDER BY click_id LIMIT 1`,
    [who.id],
  );
  await report(rows[0].click_id, { rttMs: 20, mbps: 5, isLowerBound: false, delayMs: 90 });
  const shown = await coverageOf(who);
  expect(shown.speedCoverage).toMatchObject({ measured: 1, clicks: 5 });
  expect(shown.speedCoverage.gaps.map(({ reason, clicks: count }: any) => [reason, count])).toEqual([
    ['NOT_KNOWN', 1],
    ['NO_ANSWER', 1],
    ['PRIVACY_SIGNAL', 1],
    ['SAVE_DATA', 1],
  ]);
  expect(await coverageOf(who, true)).toEqual(shown);
  const { body } = await rest(who, 'GET', '/api/analytics/paths');
  for (const name of ['roundTripCoverage', 'speedCoverage'] as const) {
    expect(body[name]).toEqual({
      ...shown[name],
      gaps: shown[name].gaps.map(({ reason, ...gap }: any) => ({ reason: reason.toLowerCase(), ...gap })),
    });
    const missing = body[name].gaps.reduce((sum: number, gap: any) => sum + gap.clicks, 0);
    expect(missing + body[name].measured).toBe(body.clicks);
  }
  const filtered = await rest(who, 'GET', '/api/analytics/paths?speed_attempt=Save-Data');
  expect(filtered.body.speedCoverage).toMatchObject({ measured: 0, clicks: 1, gaps: [{ reason: 'save_data' }] });
});

test.each([
  ['AS14593 Space Exploration Technologies Corporation', 'Satellite'],
  ['AS21928 T-Mobile USA, Inc.', 'Mobile'],
  ['AS16509 Amazon.com, Inc.', 'Hosting'],
  ['AS64496 Example Telekom', null],
  [null, null],
])('the network %s is of type %s', (network, type) => {
  expect(networkTypeOf(network)).toBe(type);
});

test('every number of the kept list is of a network that the installed data knows', () => {
  const known = new Set<string>();
  for (const version of ['ipv4', 'ipv6']) {
    const file = createRequire(import.meta.url).resolve(`@ip-location-db/asn/asn-${version}.csv`);
    for (const line of readFileSync(file, 'utf8').split('\n')) known.add(line.split(',')[2] ?? '');
  }
  expect(knownNetworks.filter((number) => !known.has(String(number)))).toEqual([]);
});

test('a click is told apart by the type of its network at both doors', async () => {
  const who = await person();
  const linkId = numberOf((await shorten(who)).id);
  await clicks.ingest([
    { linkId, address: STARLINK },
    { linkId, address: STARLINK, flags: clickFlags.withoutNetwork },
  ]);
  const { data } = await gql(
    who,
    '{ viewer { analytics(scope: {}) { breakdown(dimension: NETWORK_TYPE) { rows { key label clicks } } } } }',
  );
  expect(data.viewer.analytics.breakdown.rows).toEqual([
    { key: '', label: 'Unknown', clicks: 1 },
    { key: 'Satellite', label: 'Satellite', clicks: 1 },
  ]);
  const { body } = await rest(who, 'GET', '/api/analytics/paths?by=network_type&network_type=Satellite');
  expect(body.rows).toMatchObject([{ key: 'Satellite', clicks: 1 }]);
});
