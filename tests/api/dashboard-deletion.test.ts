import { expect, test } from 'vitest';
import { pool } from '../../api/db.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';
import { quietZone } from '../kit/zones.ts';

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
    FROM analytics.click WHERE owner_id = $1 GROUP BY day ORDER BY day`);
  const hours = await sums(`SELECT day::text, sum(clicks)::int AS clicks, sum(bots)::int AS bots,
    sum(visitors)::int AS visitors FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0
    GROUP BY day HAVING sum(clicks + bots) > 0 ORDER BY day`);
  expect(hours).toEqual(raw);
  const days = await sums(`SELECT DISTINCT day::text, sum(clicks)::int AS clicks, sum(bots)::int AS bots,
    sum(visitors)::int AS visitors FROM analytics.stat_day WHERE owner_id = $1
    GROUP BY dimension, day HAVING sum(clicks + bots) > 0 ORDER BY day`);
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
  const { rows: left } = await pool.query(
    `SELECT 1 FROM analytics.stat_hour WHERE link_id = $1 UNION ALL SELECT 1 FROM analytics.click WHERE link_id = $1
     UNION ALL SELECT 1 FROM analytics.daily_visitor WHERE link_id = $1`,
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
  await storing;
  expect(answers.map(({ data }) => data.deleteUrl)).toEqual(urls.slice(0, 6).map((url) => ({ deletedId: url.id })));
  await expectAgreement(ada);
  const { rows } = await pool.query('SELECT DISTINCT link_id FROM analytics.click WHERE owner_id = $1 ORDER BY 1', [
    ada.id,
  ]);
  expect(rows.map((row) => row.link_id)).toEqual(links.slice(6).sort((x, y) => x - y));
});
