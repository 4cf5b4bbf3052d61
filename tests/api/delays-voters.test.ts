// @afresh: it has settings of its own.
// Whose reports decide about a place: people who clicked from it, each once, and no few of them.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Held } from '../kit/held-visitors.ts';

// Before anything reads the settings.
process.env.TRUSTED_PROXIES = '127.0.0.1';
const { db, pool } = await import('../../api/database/db.ts');
const { FALLBACK, judgeDelays } = await import('../../api/network/judge-delays.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { proofIn } = await import('../kit/address-proof.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { hold } = await import('../kit/held-visitors.ts');
const { shorten } = await import('../kit/queries.ts');
const { withClient } = await import('../kit/with-client.ts');
const { gql, person, useWorld } = await import('../kit/world.ts');

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

const DAY_MS = 86_400_000;
const BERLIN = '203.0.113.';
const BOSTON = '198.51.100.';
const SLOW_MS = FALLBACK.enterMs + 20;

type Told = Omit<Held, 'delayMs'> & Partial<Held>;

let owner: Awaited<ReturnType<typeof person>>;
let code: string;
beforeEach(async () => {
  await pool.query('TRUNCATE analytics.measured_click, analytics.fallback, measurement');
  owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full' } });
  code = (await shorten(owner)).shortCode;
});

/** A visitor of the link, who was held up for too long unless told otherwise; resolves to the page. */
const held = ({ delayMs = SLOW_MS, ...more }: Told) => hold(code, { delayMs, ...more });

/** As many addresses of a network as are told. */
const addresses = (count: number, prefix = BERLIN) => Array.from({ length: count }, (_, index) => prefix + (index + 1));
async function heldAll(all: readonly Told[]): Promise<void> {
  for (const one of all) await held(one);
}
/** Stores the clicks, judges and resolves to the places that have fallen back. */
async function fallenBack(): Promise<string[]> {
  await clicks.settle();
  await withClient((client) => judgeDelays(client));
  const { data } = await gql(owner, '{ viewer { network { fallbacks { place } } } }');
  return data.viewer.network.fallbacks.map(({ place }: { place: string }) => place);
}
const reporters = async () =>
  (await db.measurement.findMany({ select: { reporter: true } })).map(({ reporter }) => reporter);

test('reports from elsewhere do not decide about the network of a click', async () => {
  const elsewhere = addresses(FALLBACK.fewest, BOSTON);
  await heldAll(elsewhere.map((reportFrom) => ({ clickFrom: `${BERLIN}1`, reportFrom })));
  expect(await fallenBack()).toEqual([]);
  await heldAll(addresses(FALLBACK.fewest).map((clickFrom) => ({ clickFrom })));
  expect(await fallenBack()).toEqual(['AS64496 Example Telekom']);
});

test('nor do those without the proof of their page, or with one of another click', async () => {
  const other = proofIn(await held({ clickFrom: `${BERLIN}1`, delayMs: 20 }))!;
  const proofs = [undefined, other, other.slice(1), 'x'.repeat(16)];
  const told = addresses(FALLBACK.fewest).map((clickFrom, index) => ({
    ...{ clickFrom, proofOf: () => proofs[index % proofs.length] },
  }));
  await heldAll(told);
  expect(await fallenBack()).toEqual([]);
  expect((await reporters()).filter((reporter) => reporter !== null)).toHaveLength(1);
});

test('a visitor whose address changes within an IPv6 network of 48 bits votes, and is one', async () => {
  await held({ clickFrom: '2001:db8:7:1::1', reportFrom: '2001:db8:7:2::2' });
  await held({ clickFrom: '2001:db8:7:3::3' });
  await held({ clickFrom: `::ffff:${BERLIN}9` });
  await held({ clickFrom: `${BERLIN}9`, reportFrom: `::ffff:${BERLIN}9` });
  const all = await reporters();
  expect(all).not.toContain(null);
  expect(new Set(all).size).toBe(2);
});

test('IPv4 addresses in the form of IPv6 are as many as they are', async () => {
  await heldAll(addresses(FALLBACK.fewest, `::ffff:${BERLIN}`).map((clickFrom) => ({ clickFrom })));
  expect(await fallenBack()).toHaveLength(1);
});

test('nobody counts twice around midnight', async () => {
  const yesterday = Math.floor(Date.now() / DAY_MS) * DAY_MS - 1;
  const few = addresses(FALLBACK.fewestReporters - 1);
  const both = few.flatMap((clickFrom) => [{ clickFrom, at: yesterday }, { clickFrom }]);
  await heldAll([...both, ...both.slice(0, 4)]);
  expect(new Set(await reporters()).size).toBeGreaterThan(FALLBACK.fewestReporters);
  expect(await fallenBack()).toEqual([]);
  await held({ clickFrom: `${BERLIN}${FALLBACK.fewestReporters}` });
  expect(await fallenBack()).toHaveLength(1);
});

test('one reporter alone is not the slowest 5 % of a network', async () => {
  await heldAll(addresses(50).map((clickFrom) => ({ clickFrom, delayMs: 120 })));
  await heldAll(Array.from({ length: FALLBACK.mostOfReporter }, () => ({ clickFrom: `${BERLIN}99`, delayMs: 2_000 })));
  await clicks.settle();
  const { data } = await gql(owner, '{ viewer { network { delays(days: 1) { p95Ms } } } }');
  expect(data.viewer.network.delays.p95Ms, 'though they are slow').toBeGreaterThan(FALLBACK.enterMs);
  expect(await fallenBack()).toEqual([]);
});

test('delays of which only clocks that differ can tell are left out', async () => {
  const told = (delayMs: number) => addresses(FALLBACK.fewest).map((clickFrom) => ({ clickFrom, delayMs }));
  await heldAll(told(FALLBACK.longestMs + 1_000));
  expect(await fallenBack()).toEqual([]);
  await heldAll(told(FALLBACK.longestMs - 1_000));
  expect(await fallenBack()).toHaveLength(1);
});
