// What pages of websites claim of a visitor's way: counted as far as they fetched something for it here.
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { CHROME } from '../kit/agents.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { at, person, rest, useWorld } from '../kit/world.ts';

useWorld();
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let sites = 0;
const newSite = async () => {
  const owner = await person();
  return { owner, site: await verifiedSite(owner.id, `claims${++sites}.example`, { samplePercent: 100 }) };
};
type Site = Awaited<ReturnType<typeof newSite>>['site'];
const send = (site: Site, path: string, more: object) =>
  sendAsPage(
    path,
    { ...{ website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID() }, ...more },
    { origin: `https://${site.domain}`, 'user-agent': CHROME },
  );
/** The id under which a page is told to measure. */
async function testOf(site: Site): Promise<string> {
  const visit = { seq: 1, age_ms: 0, views: 1, visible_ms: 0, asks_to_measure: true };
  return (await send(site, '/api/visits', visit)).body.test_id;
}
/** Fetches files for a test; resolves to their receipts. */
async function fetched(test: string, sizes = [1_024, 1_024, 1_024, 102_400]): Promise<string[]> {
  const receipts = [];
  for (const [number, bytes] of sizes.entries()) {
    const answer = await fetch(at(`/assets/test-100kb.dat?bytes=${bytes}&click_id=${test}&n=${number}`));
    receipts.push((await answer.text()).split('\n').at(-1)!);
  }
  return receipts;
}

const measured = { rtt_samples_ms: [21, 22, 23], throughput_samples_mbps: [0.5], test_duration_ms: 1 };

/** Reports what a page claims; resolves to what is stored, and how many speeds the figures have. */
async function claim(of: (test: string) => Promise<{ test_id?: unknown; measurements: object }>) {
  const { owner, site } = await newSite();
  const { status } = await send(site, '/api/snippet-measurements', await of(await testOf(site)));
  expect(status).toBe(200);
  const [row] = await db.snippetMeasurement.findMany({ where: { websiteId: site.id } });
  const { body } = await rest(owner, 'GET', `/api/websites/${site.id}/stats`);
  const { round_trip, speed } = body.statistics;
  return { ...row!, roundTrips: round_trip.count, speeds: speed.count };
}

test('what was fetched and fits is counted', async () => {
  const row = await claim(async (test) => ({
    test_id: test,
    measurements: { ...measured, receipts: await fetched(test) },
  }));
  expect(row).toMatchObject({
    isSuspect: false,
    isCounted: true,
    throughputMbps: 0.5,
    throughputKind: 'measured',
    speeds: 1,
  });
});

describe('a speed for which nothing was fetched here is left out:', () => {
  test.each<[string, (test: string) => Promise<{ test_id?: unknown; measurements: object }>]>([
    ['without a test, as by an early script', async () => ({ measurements: measured })],
    [
      'a bound of an early script that took no time',
      async () => ({ measurements: { ...measured, throughput_samples_mbps: [8_192], throughput_kind: 'lower_bound' } }),
    ],
    ['without receipts', async (test_id) => ({ test_id, measurements: measured })],
    [
      'with receipts of another test',
      async (test_id) => ({
        test_id,
        measurements: { ...measured, receipts: await fetched(await testOf((await newSite()).site)) },
      }),
    ],
    [
      'with an id that was not signed here',
      async (test) => ({
        test_id: `${test.slice(0, -1)}${test.endsWith('0') ? '1' : '0'}`,
        measurements: { ...measured, receipts: await fetched(test) },
      }),
    ],
    [
      'with an id that is none',
      async (test) => ({ test_id: { a: '\u0000' }, measurements: { ...measured, receipts: await fetched(test) } }),
    ],
  ])('%s', async (_name, of) => {
    const kept = { isSuspect: false, throughputMbps: null, rttMs: 22, roundTrips: 1, speeds: 0 };
    expect(await claim(of)).toMatchObject(kept);
  });
});

describe('a claim that does not fit is suspect:', () => {
  test.each<[string, object, number[]?]>([
    ['more round trips than files', { rtt_samples_ms: [1, 1, 1, 1, 1] }],
    ['a longer time than since the page was told', { test_duration_ms: 50_000 }],
    ['the speed of a file that was never fetched', { throughput_samples_mbps: [40] }, [1_024, 1_024, 1_024]],
  ])('%s', async (_name, more, sizes) => {
    const row = await claim(async (test) => ({
      test_id: test,
      measurements: { ...measured, ...more, receipts: await fetched(test, sizes) },
    }));
    expect(row).toMatchObject({ isSuspect: true, roundTrips: 0, speeds: 0 });
  });
});

test('10,000 Mbit/s are at most the bound that a file can show', async () => {
  const row = await claim(async (test) => ({
    test_id: test,
    measurements: { ...measured, throughput_samples_mbps: [10_000], receipts: await fetched(test) },
  }));
  expect(row.throughputKind).toBe('lower_bound');
  expect(row.throughputMbps).toBeLessThanOrEqual(82);
});
