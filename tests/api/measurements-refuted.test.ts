// Claims about a visitor's way that the server can refute: they are kept, marked as suspect, and in no figure.
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, idIn, measured, navigation, receiptsOf, submit, visit } from '../kit/measuring.ts';
import { shorten } from '../kit/queries.ts';
import { at, gql, person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

/** Clicks and reports; resolves to whether it is suspect, and what the figures say. */
async function claim(claimed: (clickId: string) => object) {
  const owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full' } });
  const { shortCode } = await shorten(owner);
  const clickId = idIn((await visit(navigation, shortCode)).body);
  expect((await submit(bodyOf(clickId, claimed(clickId)))).status).toBe(200);
  await clicks.settle();
  const [row] = await db.measurement.findMany({ where: { clickId: clickId.slice(0, 32) } });
  const { data } = await gql(owner, '{ viewer { analytics(scope: {}) { facts { speed { p50 } score { count } } } } }');
  return { isSuspect: row!.isSuspect, facts: data.viewer.analytics.facts };
}

const way = { rtt_samples_ms: [21], throughput_samples_mbps: [3], throughput_kind: 'dispersion' };

describe('what fits is counted', () => {
  test.each<[string, (id: string) => object]>([
    ['the bytes of the page alone', () => ({ measurements: way })],
    ['pings and a transfer with their receipts', (id) => ({ measurements: { ...measured, receipts: receiptsOf(id) } })],
    ['receipts among what is none', (id) => ({ measurements: { ...measured, receipts: ['x', ...receiptsOf(id)] } })],
  ])('%s', async (_name, claimed) => {
    const { isSuspect, facts } = await claim(claimed);
    expect([isSuspect, facts.score.count]).toEqual([false, 1]);
  });
});

describe('what does not is suspect and in no figure', () => {
  const other = 'f'.repeat(48);
  test.each<[string, (id: string) => object]>([
    ['a speed without a transfer', () => ({ measurements: { ...way, throughput_samples_mbps: [40] } })],
    [
      'a speed that no transfer shows',
      (id) => ({ measurements: { ...measured, throughput_samples_mbps: [10_000], receipts: receiptsOf(id) } }),
    ],
    ['more pings than were answered', () => ({ measurements: { ...way, rtt_samples_ms: [21, 22] } })],
    ['the receipts of another click', () => ({ measurements: { ...measured, receipts: receiptsOf(other) } })],
    ['one receipt many times', (id) => ({ measurements: { ...measured, receipts: Array(6).fill(receiptsOf(id)[0]) } })],
    ['a time longer than since the click', () => ({ measurements: way, measurement_duration_ms: 30_000 })],
  ])('%s', async (_name, claimed) => {
    const { isSuspect, facts } = await claim(claimed);
    expect(isSuspect).toBe(true);
    expect(facts?.score.count ?? 0).toBe(0);
    expect(facts?.speed.p50 ?? null).toBeNull();
  });
});

describe('the test files give receipts', () => {
  const receiptOf = async (query: string) => {
    const body = Buffer.from(await (await fetch(at(`/assets/test-100kb.dat?${query}`))).arrayBuffer());
    return /\n([0-9a-z]+\.[0-9.]+\.[0-9a-f]{16})$/.exec(body.toString('latin1'))?.[1] ?? null;
  };

  test('to pages that name their click, for what they sent', async () => {
    const owner = await person();
    await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full' } });
    const clickId = idIn((await visit(navigation, (await shorten(owner)).shortCode)).body);
    expect(await receiptOf(`click_id=${clickId}&n=4&bytes=5000`)).toMatch(/^4\.5000\.\d+\.[0-9a-f]{16}$/);
    expect(await receiptOf(`click_id=${clickId}&n=t`)).toMatch(/^t\.102400\.\d/);
  });

  test.each(['', 'n=1', `click_id=${'0'.repeat(48)}&n=1`, `click_id=x&n=1`])('not for %j', async (query) => {
    expect(await receiptOf(query)).toBeNull();
  });
});
