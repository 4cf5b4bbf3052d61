import { beforeAll, expect, test } from 'vitest';
import { forgetOldClicks } from '../../api/clicks/retention.ts';
import { addDays, monthStart } from '../../api/common/days.ts';
import { db, pool } from '../../api/database/db.ts';
import { randomSource } from '../kit/traffic.ts';
import { randomClick, trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { stopClock } from '../kit/clock.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { verifiedSite } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

stopClock();
const clicks = useClicks({ places: trafficPlaces });
useWorld();

const DAY_MS = 86_400_000;
const KEPT_DAYS = 40;
const today = new Date().toISOString().slice(0, 10);
/** Months before this day go. */
const cutoff = monthStart(addDays(today, -KEPT_DAYS));

const COUNTED = `count(*) FILTER (WHERE kind = 0)::int AS clicks, count(*) FILTER (WHERE kind <> 0)::int AS bots`;
const SUMS = 'sum(clicks)::int AS clicks, sum(bots)::int AS bots';

/** The days of an owner as the clicks, the hours, the days and the links tell them. */
async function toldBy(who: Person) {
  const read = async (sql: string) => (await pool.query(sql, [who.id])).rows;
  return {
    raw: await read(`SELECT day::text, ${COUNTED} FROM analytics.click WHERE owner_id = $1
      AND link_id NOT IN (SELECT link_id FROM analytics.deleted_link) GROUP BY 1 ORDER BY 1`),
    hours: await read(`SELECT day::text, ${SUMS} FROM analytics.stat_hour
      WHERE owner_id = $1 AND link_id = 0 GROUP BY 1 HAVING sum(clicks + bots) > 0 ORDER BY 1`),
    days: await read(`SELECT day::text, clicks, bots FROM analytics.stat_day
      WHERE owner_id = $1 AND clicks + bots > 0 ORDER BY 1`),
    links: await read(`SELECT day::text, ${SUMS} FROM analytics.stat_hour
      WHERE owner_id = $1 AND link_id <> 0 GROUP BY 1 HAVING sum(clicks + bots) > 0 ORDER BY 1`),
    odd: await read(`SELECT day::text FROM analytics.stat_day
      WHERE owner_id = $1 AND (least(clicks, bots, visitors) < 0 OR visitors > clicks)
      UNION ALL SELECT day::text FROM analytics.stat_hour
      WHERE owner_id = $1 AND (least(clicks, bots, visitors) < 0 OR visitors > clicks)`),
  };
}

async function expectAgreement(who: Person): Promise<string[]> {
  const { raw, hours, days, links, odd } = await toldBy(who);
  expect({ hours, days, links, odd }).toEqual({ hours: raw, days: raw, links: raw, odd: [] });
  return raw.map(({ day }) => day);
}

/** The visits and conversions of a website, before the day and from it on. */
async function reportVisits({ id: ownerId }: Person): Promise<void> {
  const { id: websiteId } = await verifiedSite(ownerId, 'shop.example');
  for (const [name, time] of [
    ['old', Date.parse(`${cutoff}T00:00:00Z`) - 1],
    ['kept', Date.parse(`${cutoff}T00:00:00Z`)],
  ] as const) {
    const at = new Date(time);
    const visit = { startedAt: at, receivedAt: at, seq: 1, views: 1, visibleMs: 1, isBounced: true, isCounted: true };
    await db.visit.create({ data: { websiteId, ownerId, sessionHash: name.padEnd(32, '0'), ...visit } });
    const conversion = { source: 'page', convertedAt: at, isCounted: true } as const;
    await db.conversion.create({ data: { websiteId, ownerId, reportedId: name, name, ...conversion } });
  }
}

const zones = ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'];
let owners: { who: Person; urls: Record<string, any>[] }[];

beforeAll(async () => {
  const random = randomSource(23);
  owners = await Promise.all(
    zones.map(async (timeZone) => {
      const who = await person({ tier: 'enterprise', timeZone });
      return { who, urls: await Promise.all([shorten(who), shorten(who), shorten(who)]) };
    }),
  );
  const links = owners.flatMap(({ urls }) => urls.map(({ id }) => numberOf(id)));
  const boundary = Date.parse(`${cutoff}T00:00:00Z`);
  const timestamps = [boundary - DAY_MS / 3, boundary, boundary + DAY_MS / 3, Date.now() - DAY_MS];
  const told = Array.from({ length: 1_500 }, () => randomClick(random, links, Date.now(), timestamps));
  await clicks.ingest(told);
  await reportVisits(owners[0]!.who);
  expect(await forgetOldClicks(KEPT_DAYS)).toBeGreaterThan(3);
  expect(await forgetOldClicks(KEPT_DAYS)).toBe(0);
});

test('visits and conversions of websites are kept as long as clicks', async () => {
  expect((await db.visit.findMany()).map(({ sessionHash }) => sessionHash)).toEqual(['kept'.padEnd(32, '0')]);
  expect((await db.conversion.findMany()).map(({ name }) => name)).toEqual(['kept']);
});

test.each(zones)('what is kept is kept whole: clicks, hours and days know the same days in %s', async (zone) => {
  const { who } = owners[zones.indexOf(zone)]!;
  const days = await expectAgreement(who);
  expect(days.length).toBeGreaterThan(10);
  expect(days[0]! > cutoff).toBe(true);
  const { body } = await rest(who, 'GET', '/api/analytics?period=1y&bots=true');
  const filtered = await rest(who, 'GET', '/api/analytics?period=1y&bots=true&country_not=ZZ&device_not=tv');
  expect(filtered.body.totalClicks).toBe(body.totalClicks);
});

test.each(zones)(
  'a link whose old clicks are gone takes the rest of them along, and nothing else, in %s',
  async (zone) => {
    const { who, urls } = owners[zones.indexOf(zone)]!;
    const [gone, ...left] = urls;
    const own = async (url: Record<string, any>) =>
      (await rest(who, 'GET', `/api/urls/${numberOf(url.id)}/analytics?period=1y&bots=true`)).body;
    const before = await Promise.all(left.map(own));
    const { totalClicks } = await own(gone!);
    const whole = (await rest(who, 'GET', '/api/analytics?period=1y&bots=true')).body.totalClicks;
    expect(totalClicks).toBeGreaterThan(0);
    expect((await gql(who, DELETE_URL, { input: { id: gone!.id } })).errors).toBeUndefined();
    await settleDeletions();
    await expectAgreement(who);
    expect(await Promise.all(left.map(own))).toMatchObject(
      before.map(({ totalClicks: kept }) => ({ totalClicks: kept })),
    );
    const { body } = await rest(who, 'GET', '/api/analytics?period=1y&bots=true');
    expect(body.totalClicks).toBe(whole - totalClicks);
  },
);
