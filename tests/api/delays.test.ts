// @afresh: it has settings of its own.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';

// Before anything reads the settings.
process.env.TRUSTED_PROXIES = '127.0.0.1';
const { db, pool } = await import('../../api/database/db.ts');
const { readBatch } = await import('../../api/clicks/journal-reader.ts');
const { clickFlags } = await import('../../api/click-model/record.ts');
const { packCountry } = await import('../../api/click-model/dimensions.ts');
const { startListening } = await import('../../api/live/listen.ts');
const { FALLBACK, judgeDelays } = await import('../../api/network/judge-delays.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { followFallbacks, KnownFallbacks } = await import('../../api/network/fallbacks.ts');
const { examplePlaces, useClicks } = await import('../kit/clicks.ts');
const { proofIn } = await import('../kit/address-proof.ts');
const { hold } = await import('../kit/held-visitors.ts');
const { bodyOf, idIn, submit, visit } = await import('../kit/measuring.ts');
const { numberOf, shorten } = await import('../kit/queries.ts');
const { withClient } = await import('../kit/with-client.ts');
const { gql, person, rest, useWorld } = await import('../kit/world.ts');

/** Nobody probes, unless a test says so. */
let dice = 0.99;
let find = async (address: string) => examplePlaces.find(address);
const fallbacks = new KnownFallbacks(
  (address) => find(address),
  () => dice,
);
const clicks = useClicks({ fallbacks });
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));
beforeEach(async () => {
  dice = 0.99;
  find = async (address) => examplePlaces.find(address);
  await pool.query('TRUNCATE analytics.measured_click, analytics.fallback, measurement');
  await fallbacks.read();
});

type Person = Awaited<ReturnType<typeof person>>;
const BERLIN = '203.0.113.';
const BOSTON = '198.51.100.';

async function linkOf(more: object = {}): Promise<{ owner: Person; code: string; id: number }> {
  const owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full', ...more } });
  const { id, shortCode } = await shorten(owner);
  return { owner, code: shortCode, id: numberOf(id) };
}
const from = (address: string) => [
  ...['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document', `User-Agent: ${CHROME}`],
  `X-Forwarded-For: ${address}`,
];
/** Visitors of a place, each at an address of their own, who were held up for so long. */
async function heldUp(code: string, prefix: string, delays: readonly number[], addresses = 200): Promise<void> {
  for (const [index, delay] of delays.entries()) {
    const address = `${prefix}${(index % addresses) + 1}`;
    await hold(code, { clickFrom: address, delayMs: delay });
  }
  await clicks.settle();
}
const times = (count: number, delay: number) => Array<number>(count).fill(delay);
const judge = async () => {
  await withClient((client) => judgeDelays(client));
  await fallbacks.read();
};
const statusFrom = async (address: string, code: string) => (await visit(from(address), code)).status;

const QUERY = `query ($days: Int!, $urlId: ID) { viewer { network { delays(days: $days, urlId: $urlId) {
  measurements p50Ms p95Ms p99Ms byCountry { name measurements p95Ms } byNetwork { name measurements p50Ms } }
  fallbacks { kind place p95Ms measurements since } } } }`;
const ask = async (owner: Person, variables: object = {}) => {
  const { data, errors } = await gql(owner, QUERY, { days: 30, ...variables });
  return errors ? errors[0]! : data.viewer.network;
};
const PATH = '/api/users/me/network-settings/delays';

describe('how long visitors were held up', () => {
  test('is told by place at both doors, for the owner alone', async () => {
    const { owner, code, id } = await linkOf();
    const other = await shorten(owner);
    const { owner: bob } = await linkOf();
    await heldUp(code, BERLIN, [100, 200, 300]);
    await heldUp(other.shortCode, BOSTON, [50]);
    const { delays } = await ask(owner);
    expect(delays).toMatchObject({ measurements: 4, p50Ms: 150 });
    expect(delays.p95Ms).toBeCloseTo(285);
    expect(delays.p99Ms).toBeCloseTo(297);
    expect(delays.byCountry).toMatchObject([
      { name: 'DE', measurements: 3 },
      { name: 'US', measurements: 1, p95Ms: 50 },
    ]);
    expect(delays.byNetwork[0]).toEqual({ name: 'AS64496 Example Telekom', measurements: 3, p50Ms: 200 });
    const { body } = await rest(owner, 'GET', `${PATH}?url_id=${id}&days=1`);
    expect(body.delays).toMatchObject({ measurements: 3, p50_ms: 200, by_country: [{ name: 'DE', p50_ms: 200 }] });
    expect(body.fallbacks).toEqual([]);
    const none = { measurements: 0, p50Ms: null, p95Ms: null, p99Ms: null, byCountry: [], byNetwork: [] };
    expect((await ask(bob)).delays).toEqual(none);
  });

  test('leaves the country out where it is not to be kept', async () => {
    const { owner, code } = await linkOf({ geolocation: false });
    await heldUp(code, BERLIN, [100]);
    expect((await ask(owner)).delays.byCountry).toMatchObject([{ name: null, measurements: 1 }]);
  });

  test.each(['days=0', 'days=366', 'days=1.5', 'days=x', 'days='])('refuses %s by name', async (query) => {
    const { status, body } = await rest(await person(), 'GET', `${PATH}?${query}`);
    expect([status, body.error.details.field]).toEqual([400, 'days']);
  });

  test('refuses links of others, and whoever is not signed in', async () => {
    const { id } = await linkOf();
    const bob = await person();
    for (const urlId of [id, -1, 'x', '9'.repeat(30), '%00'])
      expect((await rest(bob, 'GET', `${PATH}?url_id=${urlId}`)).status).toBe(404);
    const stranger = Buffer.from(`ShortUrl:${id}`).toString('base64');
    for (const urlId of [stranger, 'nonsense'])
      expect((await ask(bob, { urlId })).extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect((await rest(null, 'GET', PATH)).status).toBe(401);
  });
});

describe('a network that is held up for too long', () => {
  test('falls back to the plain redirect, which owners see, and others do not', async () => {
    const { owner, code } = await linkOf();
    const quick = FALLBACK.fewest - FALLBACK.fewestReporters;
    await heldUp(code, BERLIN, [...times(quick, 120), ...times(FALLBACK.fewestReporters, 290)]);
    await heldUp(code, BOSTON, times(FALLBACK.fewest, 120));
    await judge();
    const expected = { kind: 'NETWORK', place: 'AS64496 Example Telekom', measurements: FALLBACK.fewest };
    const [shown, ...others] = (await ask(owner)).fallbacks;
    expect([shown, others]).toEqual([
      { ...expected, p95Ms: expect.any(Number), since: expect.any(String) },
      [], // not its country: its other networks are as fast as ever
    ]);
    expect(shown.p95Ms).toBeGreaterThanOrEqual(FALLBACK.enterMs);
    const { body } = await rest(owner, 'GET', PATH);
    expect(body.fallbacks).toMatchObject([{ kind: 'network', place: 'AS64496 Example Telekom' }]);
    expect([await statusFrom(`${BERLIN}200`, code), await statusFrom(`${BOSTON}200`, code)]).toEqual([302, 200]);
  });

  test('stays measured while too few say so, or it is not that slow', async () => {
    const { owner, code } = await linkOf();
    await heldUp(code, BERLIN, times(FALLBACK.fewest - 1, 400));
    await heldUp(code, BOSTON, times(FALLBACK.fewest, FALLBACK.enterMs - 1));
    await judge();
    expect((await ask(owner)).fallbacks).toEqual([]);
    expect(await statusFrom(`${BERLIN}200`, code)).toBe(200);
  });

  test('recovers by those who probe, and what was measured before counts no more', async () => {
    const { owner, code } = await linkOf();
    await heldUp(code, BERLIN, times(FALLBACK.fewest, 350));
    await judge();
    dice = 0.019; // below one in fifty
    await heldUp(code, BERLIN, times(FALLBACK.fewest - 1, 100));
    await judge();
    expect((await ask(owner)).fallbacks).toHaveLength(1);
    await heldUp(code, BERLIN, [100]);
    await judge();
    await judge();
    dice = 0.99;
    expect((await ask(owner)).fallbacks).toEqual([]);
    expect(await statusFrom(`${BERLIN}200`, code)).toBe(200);
  });

  test('stays where it is while those who probe are slow, and the figure follows', async () => {
    const { owner, code } = await linkOf();
    await heldUp(code, BERLIN, times(FALLBACK.fewest, 500));
    await judge();
    dice = 0;
    await heldUp(code, BERLIN, times(FALLBACK.fewest, FALLBACK.leaveMs));
    await judge();
    expect((await ask(owner)).fallbacks).toMatchObject([{ p95Ms: FALLBACK.leaveMs, measurements: FALLBACK.fewest }]);
  });

  test('is measured again after a day in which too few probed', async () => {
    const { owner, code } = await linkOf();
    await heldUp(code, BERLIN, times(FALLBACK.fewest, 350));
    await judge();
    await pool.query(`UPDATE analytics.measured_click SET at = at - interval '25 hours'`);
    await pool.query(`UPDATE analytics.fallback SET checked_at = checked_at - interval '23 hours'`);
    await judge();
    expect((await ask(owner)).fallbacks).toHaveLength(1);
    await pool.query(`UPDATE analytics.fallback SET changed_at = now() - interval '25 hours',
      checked_at = now() - interval '25 hours'`);
    await judge();
    expect((await ask(owner)).fallbacks).toEqual([]);
  });
});

describe('nobody alone decides about the visitors of a network', () => {
  test('not a few addresses', async () => {
    const { owner, code } = await linkOf();
    await heldUp(code, BERLIN, times(FALLBACK.fewest + 5, 290), FALLBACK.fewestReporters - 1);
    await judge();
    expect((await ask(owner)).fallbacks).toEqual([]);
  });

  test('not the links of one owner where others measure', async () => {
    const [one, other] = [await linkOf(), await linkOf()];
    await heldUp(one.code, BERLIN, times(FALLBACK.fewest, 290));
    await heldUp(other.code, BOSTON, [20]);
    await judge();
    expect((await ask(one.owner)).fallbacks).toEqual([]);
    await heldUp(other.code, BERLIN, [290]);
    await judge();
    expect((await ask(one.owner)).fallbacks).toHaveLength(1);
  });

  test('not reports that cannot be true', async () => {
    const { owner, code } = await linkOf();
    for (let index = 1; index <= FALLBACK.fewest; index++) {
      const address = `${BERLIN}${index}`;
      const page = (await visit(from(address), code)).body;
      const report = bodyOf(idIn(page), { address_proof: proofIn(page), measurement_duration_ms: 40_000 });
      await submit(report, { 'x-forwarded-for': address });
    }
    await clicks.settle();
    await judge();
    expect((await ask(owner)).fallbacks).toEqual([]);
    const { _max: longest } = await db.measurement.aggregate({ _max: { delayMs: true } });
    expect(await db.measurement.count({ where: { isSuspect: false } })).toBe(0);
    expect(longest.delayMs).toBeLessThan(5_000);
  });
});

test('a country falls back where no single network is to blame', async () => {
  const { owner, code } = await linkOf();
  await heldUp(code, BERLIN, times(FALLBACK.fewest, 350));
  await pool.query('UPDATE analytics.measured_click SET network = 0');
  await judge();
  expect((await ask(owner)).fallbacks).toMatchObject([{ kind: 'COUNTRY', place: 'DE' }]);
  expect([await statusFrom(`${BERLIN}200`, code), await statusFrom(`${BOSTON}200`, code)]).toEqual([302, 200]);
});

describe('a visitor of a place that has fallen back', () => {
  const fallBack = async (kind = 'country', place = String(packCountry('DE'))) => {
    await pool.query(
      `INSERT INTO analytics.fallback (kind, place, name, is_active, p95_ms, measurements)
       VALUES ($1, $2, 'DE', true, 300, 20)`,
      [kind, place],
    );
    await fallbacks.read();
  };

  test('is a click that is not marked as measured', async () => {
    await fallBack();
    const { code } = await linkOf();
    const before = readBatch(clicks.folder, { file: 0, offset: 0 }, 1e6)?.next ?? { file: 0, offset: 0 };
    expect(await statusFrom(`${BERLIN}1`, code)).toBe(302);
    const [click] = readBatch(clicks.folder, before, 10)!.clicks;
    expect(click!.flags & clickFlags.measured).toBe(0);
  });

  test.each([
    ['takes for ever', () => new Promise<never>(() => {})],
    ['fails', () => Promise.reject(new Error('no database of places'))],
  ])('is led on at once where the lookup of the place %s', async (_name, broken) => {
    await fallBack();
    find = broken;
    const { code } = await linkOf();
    expect(await statusFrom(`${BOSTON}1`, code)).toBe(302);
  });

  test('whom a website measures is not held up, so nothing changes', async () => {
    await fallBack();
    const { owner, code } = await linkOf({ method: 'embed' });
    const tokens = { snippetToken: '1'.repeat(32), verificationToken: '2'.repeat(32) };
    const proof = { verifiedAt: new Date(), verifiedBy: 'file' } as const;
    await db.website.create({ data: { ownerId: owner.id, domain: 'example.com', ...tokens, ...proof } });
    const { headers } = await visit(from(`${BERLIN}1`), code);
    expect(headers.join()).toContain('fb_click_id=');
  });

  test('is found by the real databases, as soon as another process told of the fallback', async () => {
    const stopListening = await startListening();
    const followed = await followFallbacks();
    try {
      expect(followed.concern('8.8.8.8')).toBe(false);
      await fallBack('network', 'AS15169');
      await expect.poll(() => followed.concern('8.8.8.8')).toBe(true);
      await expect.poll(() => followed.concern('::ffff:194.25.0.60')).toBe(false);
      await pool.query('DELETE FROM analytics.fallback');
      await expect.poll(() => followed.concern('8.8.8.8') === false).toBe(true);
    } finally {
      followed.close();
      await stopListening();
    }
  });
});
