// An owner who changes the zone back and forth within an hour: every way to a figure still gives the same one.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compactSince } from '../../api/figures/columnar/compact/compaction.ts';
import { pool } from '../../api/database/db.ts';
import { useClicks } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { mint } from '../kit/tokens.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const NOON = Date.parse('2026-11-21T12:10:00Z');
const [SATURDAY, SUNDAY] = [6, 7];
const setClock = (timestamp: number) => vi.setSystemTime(timestamp);
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(NOON);
});
afterAll(() => void vi.useRealTimers());

let ada: Person;
let urls: Record<string, any>[];
const stored = { all: 0, first: 0 };

const moveTo = (timeZone: string) =>
  gql(ada, 'mutation ($zone: String!) { updateProfile(input: { timeZone: $zone }) { __typename } }', {
    zone: timeZone,
  });

/** Some clicks on both links at that minute after twelve, UTC. */
async function click(minute: number, count: number): Promise<void> {
  setClock(NOON + minute * 60_000);
  for (const [index, url] of urls.entries()) {
    await clicks.ingest(
      Array.from({ length: count }, (_, visitor) => ({
        linkId: numberOf(url.id),
        at: Date.now(),
        address: `203.0.113.${visitor}`,
        referrer: `https://minute${minute}.example/`,
      })),
    );
    stored.all += count;
    if (index === 0) stored.first += count;
  }
}

const sum = (rows: Record<string, any>[]): number => rows.reduce((total, { clicks: count }) => total + count, 0);

/** All clicks by every way to count them. */
async function totals(path: string, list: string) {
  const { body } = await rest(ada, 'GET', `${path}?period=7d`);
  const { body: page } = await rest(ada, 'GET', `${list}period=7d&first=200`);
  return {
    total: body.totalClicks,
    days: sum(body.trafficOverTime),
    peakHours: sum(body.peakHours),
    week: sum(body.userBehavior.hourlyPatterns),
    countries: sum(body.geographicData),
    referrers: sum(body.referrerData),
    list: page.clicks.length,
  };
}
const all = (count: number) =>
  Object.fromEntries(
    ['total', 'days', 'peakHours', 'week', 'countries', 'referrers', 'list'].map((name) => [name, count]),
  );
const owner = () => totals('/api/analytics', '/api/analytics/clicks?');
/** The hours of the week that have clicks, by weekday and hour. */
async function weekHours() {
  const { data } = await gql(
    ada,
    '{ viewer { analytics(scope: { period: LAST_7_DAYS }) { heatmap { weekday hour clicks visitors } } } }',
  );
  const busy = data.viewer.analytics.heatmap.filter(({ clicks }: { clicks: number }) => clicks > 0);
  return busy.map((row: Record<string, number>) => [row.weekday, row.hour, row.clicks, row.visitors]);
}
const first = () => {
  const id = numberOf(urls[0]!.id);
  return totals(`/api/urls/${id}/analytics`, `/api/analytics/clicks?url=${id}&`);
};

const compact = async () => {
  const client = await pool.connect();
  try {
    return await compactSince(client, '2000-01-01', Date.now(), { minMonth: 1, minRun: 1, minPart: 1, max: 5_000 });
  } finally {
    client.release();
  }
};

test('from UTC to Kiritimati and back within one hour, totals, hours, breakdowns and list are of the same clicks', async () => {
  ada = await person({ tier: 'enterprise', timeZone: 'UTC' });
  urls = [await shorten(ada), await shorten(ada)];
  await click(0, 7);
  expect((await moveTo('Pacific/Kiritimati')).errors).toBeUndefined();
  await click(10, 11);
  expect(await owner()).toEqual(all(stored.all));
  await moveTo('UTC');
  await click(20, 5);
  expect(await owner()).toEqual(all(stored.all));
  expect(await first()).toEqual(all(stored.first));

  const { rows } = await pool.query(
    `SELECT day::text, hour, clicks FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0 ORDER BY day`,
    [ada.id],
  );
  expect(rows).toEqual([
    { day: '2026-11-21', hour: 12, clicks: 24 },
    { day: '2026-11-22', hour: 2, clicks: 22 },
  ]);
});

test.each([
  ['the same day', 30 / 1440],
  ['the next day', 1],
  ['three days later', 3],
])('the same in columns, %s', async (_when, days) => {
  setClock(NOON + days * 86_400_000);
  ada = { ...ada, token: await mint(ada.subject) };
  expect(await owner()).toEqual(all(stored.all));
  await compact();
  expect(await owner()).toEqual(all(stored.all));
  expect(await first()).toEqual(all(stored.first));
  expect(await weekHours()).toEqual([
    [SATURDAY, 12, 24, 7],
    [SUNDAY, 2, 22, 11],
  ]);
});

test('a link that goes takes its own clicks from both days, and no other', async () => {
  await gql(ada, DELETE_URL, { input: { id: urls[1]!.id } });
  await settleDeletions();
  expect(await owner()).toEqual(all(stored.first));
  const { rows } = await pool.query(
    `SELECT day::text, hour, clicks, visitors FROM analytics.stat_hour WHERE owner_id = $1 AND link_id = 0 ORDER BY day`,
    [ada.id],
  );
  expect(rows.map(({ clicks: count }) => count)).toEqual([12, 11]);
  const left = [
    [SATURDAY, 12, 12, 7],
    [SUNDAY, 2, 11, 11],
  ];
  expect(await weekHours()).toEqual(left);
  await compact();
  expect(await owner()).toEqual(all(stored.first));
  expect(await weekHours()).toEqual(left);
});

test('from Tokyo to Los Angeles, today is the date there at once, and no click of the last 24 hours is lost', async () => {
  setClock(NOON);
  ada = await person({ tier: 'enterprise', timeZone: 'Asia/Tokyo' });
  urls = [await shorten(ada)];
  await click(-20 * 60, 2); // 2026-11-21, 01:10 in Tokyo; the 20th in Los Angeles
  await click(0, 3); // 2026-11-21, 21:10 in Tokyo
  await click(200, 4); // 2026-11-22, 00:30 in Tokyo; 2026-11-21, 07:30 in Los Angeles
  ada = { ...ada, token: await mint(ada.subject) };
  await moveTo('America/Los_Angeles');
  await click(210, 5);
  const periodOf = async (period: string) => (await rest(ada, 'GET', `/api/analytics?period=${period}`)).body;
  const lastHours = await periodOf('24h');
  expect([lastHours.totalClicks, sum(lastHours.trafficOverTime)]).toEqual([14, 14]);
  const { data } = await gql(
    ada,
    `{ viewer { dashboard(period: LAST_24_HOURS) { clicksToday clicks { value } clicksOverTime { clicks } countries { clicks } }
      analytics(scope: { period: TODAY }) { from to activeNow series { date clicks } summary { clicks { value } }
        timeZoneChanges { date } } } }`,
  );
  const { dashboard, analytics } = data.viewer;
  expect([dashboard.clicks.value, sum(dashboard.clicksOverTime), sum(dashboard.countries)]).toEqual([14, 14, 14]);
  // Of the 21st: what was stored under it in either zone, and what is of a day that has not begun here.
  const today = '2026-11-21';
  expect(analytics).toMatchObject({ from: today, to: today, timeZoneChanges: [{ date: today }], activeNow: 5 });
  expect([analytics.summary.clicks.value, dashboard.clicksToday]).toEqual([14, 14]);
  expect(analytics.series).toEqual([{ date: today, clicks: 14 }]);
  expect((await rest(ada, 'GET', '/api/analytics/clicks?period=today&first=50')).body.clicks).toHaveLength(14);
  await compact();
  expect((await periodOf('24h')).totalClicks).toBe(14);
  setClock(NOON + 86_400_000);
  ada = { ...ada, token: await mint(ada.subject) };
  expect((await periodOf('today')).totalClicks).toBe(4);
  expect((await periodOf('7d')).totalClicks).toBe(14);
});
