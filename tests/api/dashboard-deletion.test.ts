import { expect, test } from 'vitest';
import { clickStore } from '../../api/clicks/store.ts';
import { compactSince } from '../../api/figures/columnar/compact/compaction.ts';
import { pool } from '../../api/database/db.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { endUndoTime, settleDeletions } from '../kit/deletions.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';
import { quietZone } from '../kit/zones.ts';
import { withClient } from '../kit/with-client.ts';

useWorld();

const { timeZone } = quietZone();
const DAY_MS = 86_400_000;
const FIGURES = `{ viewer { dashboard(period: LAST_7_DAYS) {
  clicks { value } visitors { value } botClicks clicksToday
  channels { clicks } countries { clicks visitors } devices { clicks }
  topUrls { url { id } } recentClicks { url { id } } } } }`;

async function figuresOf(who: Person): Promise<any> {
  return (await gql(who, FIGURES)).data.viewer.dashboard;
}

/** Hours, days and single clicks of an owner say the same, and nothing fell below zero. */
async function expectAgreement(who: Person): Promise<void> {
  const sums = async (sql: string) => (await pool.query(sql, [who.id])).rows;
  const raw = await sums(`SELECT day::text, count(*) FILTER (WHERE kind = 0)::int AS clicks,
    count(*) FILTER (WHERE kind <> 0)::int AS bots, count(*) FILTER (WHERE first_owner)::int AS visitors
    FROM analytics.click WHERE owner_id = $1 AND link_id NOT IN (SELECT link_id FROM analytics.deleted_link)
    GROUP BY day ORDER BY day`);
  const hours = await sums(`SELECT day::text, sum(clicks)::int AS clicks, sum(bots)::int AS bots,
    sum(visitors)::int AS visitors FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0
    GROUP BY day HAVING sum(clicks + bots) > 0 ORDER BY day`);
  expect(hours).toEqual(raw);
  const days = await sums(`SELECT day::text, clicks, bots, visitors FROM analytics.stat_day
    WHERE owner_id = $1 AND clicks + bots > 0 ORDER BY day`);
  expect(days).toEqual(raw);
  expect(
    await sums('SELECT 1 FROM analytics.stat_day WHERE owner_id = $1 AND least(clicks, bots, visitors) < 0'),
  ).toEqual([]);
}

test('a deleted link is gone from every figure, and what is left still adds up', async () => {
  const ada = await person({ tier: 'premium', timeZone });
  const spring = await shorten(ada);
  const summer = await shorten(ada);
  const [a, b] = [numberOf(spring.id), numberOf(summer.id)];
  await storeClicks([
    { linkId: a, address: 'DE-1', userAgent: IPHONE, referrer: 'https://www.google.com/' },
    { linkId: a, address: 'DE-2', query: 'utm_source=news' },
    { linkId: b, address: 'DE-1', userAgent: IPHONE },
    { linkId: b, address: 'US-1', at: Date.now() - 2 * DAY_MS },
    { linkId: a, address: 'US-1', at: Date.now() - 2 * DAY_MS },
    { linkId: a, address: 'US-9', userAgent: GOOGLEBOT },
    { linkId: b, address: 'US-9', userAgent: GOOGLEBOT },
  ]);
  await expectAgreement(ada);
  await gql(ada, DELETE_URL, { input: { id: spring.id } });
  await settleDeletions();
  const figures = await figuresOf(ada);
  expect(figures).toMatchObject({
    clicks: { value: 2 },
    botClicks: 1,
    clicksToday: 1,
    topUrls: [{ url: { id: summer.id } }],
    recentClicks: [{ url: { id: summer.id } }, { url: { id: summer.id } }],
  });
  for (const panel of ['countries', 'devices', 'channels']) {
    expect(figures[panel].reduce((sum: number, row: any) => sum + row.clicks, 0)).toBe(2);
  }
  await expectAgreement(ada);
  await clickStore.purgeDeleted(() => false);
  await expectAgreement(ada);
  const { rows: left } = await pool.query(
    `SELECT 1 FROM analytics.stat_hour WHERE link_id = $1 UNION ALL SELECT 1 FROM analytics.click WHERE link_id = $1
     UNION ALL SELECT 1 FROM analytics.daily_visitor WHERE link_id = $1
     UNION ALL SELECT 1 FROM analytics.deleted_link WHERE link_id = $1`,
    [a],
  );
  expect(left).toEqual([]);
});

test('links deleted while their clicks are stored neither stall the ingester nor leave a trace', async () => {
  const ada = await person({ tier: 'premium', timeZone });
  const urls = await Promise.all(Array.from({ length: 8 }, () => shorten(ada)));
  const links = urls.map((url) => numberOf(url.id));
  const batch = (round: number) =>
    Array.from({ length: 160 }, (_, index) => ({
      linkId: links[index % links.length]!,
      address: `${['DE', 'US', ''][index % 3]}-${(index * 7 + round) % 40}`,
      at: Date.now() - ((index * 5 + round) % 6) * DAY_MS,
      userAgent: index % 9 ? IPHONE : GOOGLEBOT,
    }));
  const storing = (async () => {
    for (let round = 0; round < 12; round++) await storeClicks(batch(round));
  })();
  const deletions = urls.slice(0, 6).map((url) => gql(ada, DELETE_URL, { input: { id: url.id } }));
  const answers = await Promise.all(deletions);
  await settleDeletions();
  await storing;
  expect(answers.map(({ data }) => data.deleteUrl)).toEqual(urls.slice(0, 6).map((url) => ({ deletedId: url.id })));
  await expectAgreement(ada);
  await clickStore.purgeDeleted(() => false);
  await expectAgreement(ada);
  const { rows } = await pool.query('SELECT DISTINCT link_id FROM analytics.click WHERE owner_id = $1 ORDER BY 1', [
    ada.id,
  ]);
  expect(rows.map((row) => row.link_id)).toEqual(links.slice(6).sort((x, y) => x - y));
});

const OVERVIEW = `query ($filters: [AnalyticsFilter!]) { viewer { analytics(scope: { period: LAST_7_DAYS, filters: $filters }) {
  summary { clicks { value } visitors { value } } } } }`;

/** Clicks and visitors: as the sums of days tell them, and as counting the clicks that pass a filter of nothing does. */
async function countedFor(who: Person): Promise<unknown[]> {
  const filters = [[], [{ dimension: 'DEVICE', values: ['console'], isNot: true }]];
  const answers = await Promise.all(filters.map((of) => gql(who, OVERVIEW, { filters: of })));
  return answers.map(({ data }) => {
    const { clicks, visitors } = data.viewer.analytics.summary;
    return [clicks.value, visitors.value];
  });
}

test.each([
  ['read from rows', 0],
  ['kept as columns', 2],
])('visitors who met the deleted link first count where they went next, their clicks being %s', async (_name, days) => {
  const ada = await person({ tier: 'enterprise', timeZone: 'UTC' });
  const [first, second, third] = await Promise.all([shorten(ada), shorten(ada), shorten(ada)]);
  const [a, b, c] = [numberOf(first.id), numberOf(second.id), numberOf(third.id)];
  const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS - days * DAY_MS + (days ? DAY_MS / 2 : 0);
  const click = (linkId: number, visitor: number, minute: number, more = {}) => ({
    linkId,
    address: `DE-${visitor}`,
    at: noon + minute * 1_000,
    userAgent: IPHONE,
    ...more,
  });
  // Five visitors meet the first link; three of them the second, one of these the third as well; one meets the second alone.
  await storeClicks([1, 2, 3, 4, 5].map((visitor) => click(a, visitor, visitor)));
  await storeClicks([1, 2, 3, 6].map((visitor) => click(b, visitor, 10 + visitor)));
  await storeClicks([click(c, 1, 20), click(b, 1, 21)]);
  if (days) await withClient((client) => compactSince(client, '0001-01-01', Date.now(), { ...tinyBlocks }));
  expect(await countedFor(ada)).toEqual([
    [11, 6],
    [11, 6],
  ]);
  await gql(ada, DELETE_URL, { input: { id: first.id } });
  await settleDeletions();
  expect(await countedFor(ada)).toEqual([
    [6, 4],
    [6, 4],
  ]);
  await expectAgreement(ada);
  await gql(ada, DELETE_URL, { input: { id: second.id } });
  await settleDeletions();
  expect(await countedFor(ada)).toEqual([
    [1, 1],
    [1, 1],
  ]);
  await expectAgreement(ada);
  // Who was seen on deleted links alone is new again.
  await storeClicks([click(c, 5, 30), click(c, 5, 31)]);
  expect((await countedFor(ada))[0]).toEqual([3, 2]);
});

const tinyBlocks = { minMonth: 1, minRun: 1, minPart: 1, max: 1_000_000 };

test('a deletion that takes long holds up the clicks of nobody, and is completed by the job', async () => {
  const [ada, bob] = await Promise.all([person({ timeZone }), person({ timeZone })]);
  const [hers, his] = await Promise.all([shorten(ada), shorten(bob)]);
  const [a, b] = [numberOf(hers.id), numberOf(his.id)];
  await storeClicks([{ linkId: a }, { linkId: b }]);
  const slow = await pool.connect();
  await slow.query('BEGIN');
  await slow.query('SELECT 1 FROM analytics.stat_day WHERE owner_id = $1 FOR UPDATE', [ada.id]);
  try {
    expect((await gql(ada, DELETE_URL, { input: { id: hers.id } })).data.deleteUrl).toEqual({ deletedId: hers.id });
    await endUndoTime();
    await storeClicks([{ linkId: a }, { linkId: b }]);
    expect((await figuresOf(bob)).clicks.value).toBe(2);
    expect((await figuresOf(ada)).recentClicks).toEqual([]);
  } finally {
    await slow.query('ROLLBACK');
    slow.release();
  }
  await clickStore.purgeDeleted(() => false);
  expect((await figuresOf(ada)).clicks.value).toBe(0);
  await expectAgreement(ada);
  expect((await pool.query('SELECT 1 FROM analytics.click WHERE owner_id = $1', [ada.id])).rowCount).toBe(0);
});
