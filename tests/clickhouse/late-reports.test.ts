// @afresh: it moves, drops or deletes what is in ClickHouse.
// What was measured of a click stays in figures when PostgreSQL gives the click up, and a report that comes weeks later finds it.
import { expect, test } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { askOn, shardOf } from '../../api/clickhouse/shards.ts';
import { clickStore } from '../../api/clicks/store.ts';
import { tellFactsOf } from '../../api/measurements/visits/visit-facts-of.ts';
import { db, pool } from '../../api/database/db.ts';
import { useClicks } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { report } from '../kit/facts-naive.ts';
import { createdEarlier, DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { verifiedSite } from '../kit/websites.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const DAY_MS = 86_400_000;

/** A measured click of so many days ago, with a round trip; `lastByte` ends its id. */
async function measuredClick(daysAgo: number, lastByte?: number) {
  const who = await person({ tier: 'enterprise' });
  const { id: urlId } = await shorten(who);
  await createdEarlier(who);
  const at = Date.now() - daysAgo * DAY_MS;
  const clickId = mintClickId(at);
  if (lastByte !== undefined) clickId[clickId.length - 1] = lastByte;
  const id = clickId.toString('hex');
  await clicks.ingest([
    { linkId: numberOf(urlId), at, id: clickId, flags: clickFlags.measured, address: '203.0.113.7', hasPage: true },
  ]);
  await report(id, { rttMs: 21 });
  return { who, urlId, id };
}

async function figuresOf(who: Person) {
  const { data, errors } = await gql(
    who,
    `{ viewer { network { delays(days: 90) { pages byCountry { name pages } } }
      analytics(scope: { period: LAST_90_DAYS }) { facts { measured conversions roundTrip { p50 } } } } }`,
  );
  expect(errors).toBeUndefined();
  const { network, analytics } = data.viewer;
  const { measured, conversions, roundTrip } = analytics.facts;
  return { measured, conversions, rttMs: roundTrip.p50 && Math.round(roundTrip.p50), delays: network.delays };
}

/** Lets the time pass in which reports are expected, and runs the job. */
async function settle(): Promise<void> {
  await pool.query("UPDATE analytics.click_fact SET changed_at = changed_at - interval '2 hours'");
  await clickStore.joinFacts();
}

const heldHere = async (who: Person) =>
  (await pool.query('SELECT 1 FROM analytics.measured_click WHERE owner_id = $1', [who.id])).rowCount;

/** A server reports a conversion of the click. */
async function convert(who: Person, id: string): Promise<void> {
  const { id: websiteId } = await verifiedSite(who.id, `shop-${crypto.randomUUID()}.example`);
  const order = { reportedId: crypto.randomUUID(), name: 'order', source: 'server', isCounted: true } as const;
  await db.conversion.create({ data: { ...order, websiteId, ownerId: who.id, clickId: id } });
  await withClient((client) => tellFactsOf(client, { ownerId: who.id, clickId: id }));
}

test('a click that has settled is in ClickHouse alone; a late conversion joins what was known of it', async () => {
  const { who, id } = await measuredClick(20);
  const delays = { pages: 1, byCountry: [{ name: 'DE', pages: 1 }] };
  expect(await figuresOf(who)).toEqual({ measured: 1, conversions: null, rttMs: 21, delays });
  await clickStore.joinFacts();
  expect(await heldHere(who)).toBe(1); // something was reported lately
  await settle();
  expect(await heldHere(who)).toBe(0);
  expect(await figuresOf(who)).toEqual({ measured: 1, conversions: null, rttMs: 21, delays });

  for (const conversions of [1, 2]) {
    await convert(who, id);
    await clickStore.joinFacts();
    expect(await figuresOf(who)).toEqual({ measured: 1, conversions, rttMs: 21, delays });
    await settle();
    expect(await heldHere(who)).toBe(0);
    expect(await figuresOf(who)).toEqual({ measured: 1, conversions, rttMs: 21, delays });
  }
});

test('a click whose id ends in a zero byte is found as any other', async () => {
  const { who, id } = await measuredClick(0, 0);
  await convert(who, id);
  expect(await figuresOf(who)).toMatchObject({ measured: 1, conversions: 1 });
});

test('what was not sent is not given up, and clicks of today are kept', async () => {
  const [fresh, old] = [await measuredClick(0), await measuredClick(20)];
  await settle();
  expect([await heldHere(old.who), await heldHere(fresh.who)]).toEqual([1, 1]);
  await figuresOf(old.who); // sent
  await settle();
  expect([await heldHere(old.who), await heldHere(fresh.who)]).toEqual([0, 1]);
});

test('a late report brings no click back whose link is deleted', async () => {
  const { who, urlId, id } = await measuredClick(20);
  await figuresOf(who);
  await settle();
  await gql(who, DELETE_URL, { input: { id: urlId } });
  await settleDeletions();
  await convert(who, id);
  await clickStore.joinFacts();
  expect(await heldHere(who)).toBe(0);
  expect(await figuresOf(who)).toMatchObject({ measured: 0, delays: { pages: 0 } });
  await clickStore.purgeDeleted(() => false);
  const left = 'SELECT click_id FROM measured_click WHERE owner_id = {id:UInt32}';
  expect(await askOn(shardOf(who.id), left, { id: who.id })).toEqual([]);
});
