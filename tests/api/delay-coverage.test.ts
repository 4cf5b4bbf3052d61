// @afresh: it has settings of its own.
import { beforeAll, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';

// Before anything reads the settings.
process.env.TRUSTED_PROXIES = '127.0.0.1';
const { db } = await import('../../api/database/db.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { bodyOf, idIn, navigation, submit, visit } = await import('../kit/measuring.ts');
const { shorten } = await import('../kit/queries.ts');
const { gql, person, rest, useWorld } = await import('../kit/world.ts');

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

const PATH = '/api/users/me/network-settings/delays';
const BERLIN = '203.0.113.';
const from = (address: string) => [...navigation, `X-Forwarded-For: ${address}`];

async function linkOf() {
  const owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full' } });
  return { owner, code: (await shorten(owner)).shortCode as string };
}
const ask = async (owner: Awaited<ReturnType<typeof person>>) => {
  const { data } = await gql(
    owner,
    '{ viewer { network { delays { pages arrivals reports measurements p50Ms p99Ms } } } }',
  );
  return data.viewer.network;
};
async function reported(code: string, address: string): Promise<void> {
  const id = idIn((await visit(from(address), code)).body);
  expect((await submit(bodyOf(id), { 'x-forwarded-for': address })).status).toBe(200);
}

test("comes with what it rests on: pages that were sent, that arrived by the server's clock, and that reported", async () => {
  const { owner, code } = await linkOf();
  for (const last of [1, 2]) await reported(code, `${BERLIN}${last}`);
  // One that cannot be true, one whose browser answered a PING and was closed, one of which nothing was heard again.
  const ids = [];
  for (const last of [7, 8, 9]) ids.push(idIn((await visit(from(`${BERLIN}${last}`), code)).body));
  const [forged, pinged] = ids as [string, string];
  await submit(bodyOf(forged, { measurement_duration_ms: 40_000 }), { 'x-forwarded-for': `${BERLIN}7` });
  clicks.journal.note({ clickId: pinged.slice(0, 32), ms: 20, jitterMs: null });
  // A plain redirect, whose round trip the proxy tells, is no page; with the page, it says nothing of its arrival.
  await visit([`X-Forwarded-For: ${BERLIN}10`, `User-Agent: ${CHROME}`, 'X-Client-RTT: 20000'], code);
  await visit([...from(`${BERLIN}11`), 'X-Client-RTT: 20000'], code);
  await clicks.settle();
  const expected = { pages: 6, arrivals: 4, reports: 3, measurements: 2 };
  expect((await ask(owner)).delays).toMatchObject({ ...expected, p50Ms: expect.any(Number) });
  const { body } = await rest(owner, 'GET', PATH);
  expect(body.delays).toMatchObject({
    ...expected,
    p50_ms: expect.any(Number),
    by_country: [{ name: 'DE', ...expected }],
  });
});

test('is unknown where nothing was reported, and the pages are told all the same', async () => {
  const { owner, code } = await linkOf();
  await visit(from(`${BERLIN}1`), code);
  await clicks.settle();
  expect((await ask(owner)).delays).toMatchObject({
    pages: 1,
    reports: 0,
    measurements: 0,
    p50Ms: null,
    p99Ms: null,
  });
});
