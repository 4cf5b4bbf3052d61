import { afterEach, expect, test, vi } from 'vitest';
import { addDays, weekStart } from '../../api/common/days.ts';
import { pool } from '../../api/database/db.ts';
import { createdEarlier, numberOf, shorten } from '../kit/queries.ts';
import { CHROME, GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';
import { quietZone } from '../kit/zones.ts';

useWorld();
afterEach(() => vi.restoreAllMocks());

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => Date.now() - days * DAY_MS;
const zone = quietZone();
const dayOf = (ms: number, timeZone = zone.timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(ms);

const DASHBOARD = `query ($period: DashboardPeriod!) { viewer { dashboard(period: $period) {
  id period from to historyLimitedFrom totalUrls activeUrls
  clicks { value previous change } visitors { value previous change }
  clicksToday clicksThisWeek botClicks
  clicksOverTime { date clicks visitors }
  channels { channel label clicks percentage }
  countries { code name numericCode clicks visitors percentage latitude longitude }
  devices { device label clicks percentage }
  topUrls { url { id shortCode } clicks visitors }
  recentClicks { id url { shortCode } country countryCode city device browser clickedAt kind }
  updatedAt } } }`;

async function dashboardOf(who: Person, period = 'LAST_7_DAYS'): Promise<any> {
  const { data, errors } = await gql(who, DASHBOARD, { period });
  expect(errors).toBeUndefined();
  return data.viewer.dashboard;
}

/** Two links and nine clicks of the last week, three of the week before, and bots in between. */
async function busyOwner() {
  const ada = await person({ tier: 'premium', timeZone: zone.timeZone });
  const spring = await shorten(ada, { title: 'Spring' });
  const summer = await shorten(ada, { title: 'Summer' });
  const [a, b] = [numberOf(spring.id), numberOf(summer.id)];
  const clicks = [
    { linkId: a, at: Date.now() - 1_000, address: 'DE-1', userAgent: IPHONE, referrer: 'https://www.google.com/' },
    { linkId: a, at: Date.now() - 2_000, address: 'DE-1', userAgent: IPHONE },
    { linkId: a, at: Date.now() - 3_000, address: 'DE-2', referrer: 'https://t.co/' },
    { linkId: b, at: Date.now() - 4_000, address: 'DE-1', userAgent: IPHONE },
    { linkId: a, at: daysAgo(2), address: 'US-1', query: 'utm_source=news&utm_medium=email' },
    { linkId: a, at: daysAgo(2), address: 'US-1' },
    { linkId: a, at: daysAgo(6), address: '-1' },
    { linkId: b, at: daysAgo(6), address: 'US-2' },
    { linkId: b, at: daysAgo(6), address: 'US-3' },
    { linkId: a, at: daysAgo(7), address: 'US-1' },
    { linkId: a, at: daysAgo(8), address: 'US-1' },
    { linkId: a, at: daysAgo(13), address: 'US-1' },
    { linkId: a, at: daysAgo(14), address: 'US-1' },
    { linkId: b, at: Date.now() - 500, address: 'US-9', userAgent: GOOGLEBOT },
    { linkId: b, at: Date.now() - 400, address: 'US-9', flags: 2 },
  ];
  await storeClicks(clicks);
  return { ada, spring, summer };
}

test('every figure of the dashboard is counted from the stored clicks, bots apart', async () => {
  const { ada, spring, summer } = await busyOwner();
  const board = await dashboardOf(ada);
  const today = dayOf(Date.now());
  expect(board).toMatchObject({
    period: 'LAST_7_DAYS',
    from: addDays(today, -6),
    to: today,
    historyLimitedFrom: null,
    totalUrls: 2,
    activeUrls: 2,
    clicks: { value: 9, previous: 3, change: 200 },
    visitors: { value: 6, previous: 3, change: 100 },
    clicksToday: 4,
    botClicks: 2,
  });
  expect(board.clicksOverTime.map((day: any) => [day.date, day.clicks, day.visitors])).toEqual([
    [addDays(today, -6), 3, 3],
    [addDays(today, -5), 0, 0],
    [addDays(today, -4), 0, 0],
    [addDays(today, -3), 0, 0],
    [addDays(today, -2), 2, 1],
    [addDays(today, -1), 0, 0],
    [today, 4, 2],
  ]);
  const monday = weekStart(today, 1);
  const thisWeek = board.clicksOverTime.filter((day: any) => day.date >= monday);
  expect(board.clicksThisWeek).toBe(thisWeek.reduce((sum: number, day: any) => sum + day.clicks, 0));
  expect(board.countries).toEqual([
    {
      code: 'DE',
      name: 'Germany',
      numericCode: '276',
      clicks: 4,
      visitors: 2,
      percentage: 44.4,
      latitude: 51,
      longitude: 9,
    },
    expect.objectContaining({ code: 'US', name: 'United States', numericCode: '840', clicks: 4, visitors: 3 }),
    {
      code: null,
      name: 'Unknown',
      numericCode: null,
      clicks: 1,
      visitors: 1,
      percentage: 11.1,
      latitude: null,
      longitude: null,
    },
  ]);
  expect(board.devices).toEqual([
    { device: 'desktop', label: 'Desktop', clicks: 6, percentage: 66.7 },
    { device: 'mobile', label: 'Mobile', clicks: 3, percentage: 33.3 },
  ]);
  expect(Object.fromEntries(board.channels.map((row: any) => [row.channel, row.clicks]))).toEqual({
    direct: 6,
    search: 1,
    social: 1,
    email: 1,
  });
  expect(board.topUrls).toEqual([
    { url: { id: spring.id, shortCode: spring.shortCode }, clicks: 6, visitors: 4 },
    { url: { id: summer.id, shortCode: summer.shortCode }, clicks: 3, visitors: 3 },
  ]);
  expect(board.recentClicks).toHaveLength(9);
  expect(board.recentClicks[0]).toMatchObject({
    url: { shortCode: spring.shortCode },
    country: 'Germany',
    countryCode: 'DE',
    city: 'Berlin',
    device: 'mobile',
    browser: 'Safari',
    kind: 'HUMAN',
  });
  const times = board.recentClicks.map((click: any) => click.clickedAt);
  expect(times).toEqual([...times].sort().reverse());
});

test('REST shows the same figures in the documented shape', async () => {
  const { ada, spring } = await busyOwner();
  const board = await dashboardOf(ada);
  const { body } = await rest(ada, 'GET', '/api/dashboard/enhanced?period=7d');
  expect(body).toMatchObject({
    total_urls: board.totalUrls,
    active_urls: board.activeUrls,
    total_clicks: board.clicks.value,
    unique_visitors: board.visitors.value,
    total_unique_users: board.visitors.value,
    clicks_today: board.clicksToday,
    clicks_this_week: board.clicksThisWeek,
    bot_clicks: 2,
    usage: { click_limit: 1_000_000, click_usage_percentage: 0, url_usage_percentage: 0 },
  });
  expect(body.top_urls[0]).toEqual({
    id: numberOf(spring.id),
    short_code: spring.shortCode,
    title: 'Spring',
    original_url: 'https://example.com/',
    click_count: 6,
    unique_visitors: 4,
  });
  expect(body.recent_clicks[0]).toEqual({
    id: board.recentClicks[0].id,
    short_code: spring.shortCode,
    country_name: 'Germany',
    country_code: 'DE',
    city: 'Berlin',
    device_type: 'mobile',
    browser: 'Safari',
    clicked_at: board.recentClicks[0].clickedAt,
  });
  expect(body.clicks_over_time.map((day: any) => day.clicks)).toEqual(
    board.clicksOverTime.map((day: any) => day.clicks),
  );
  expect(body.geographic_data[0]).toMatchObject({ country_code: board.countries[0].code, click_count: 4 });
  expect(body.device_distribution[0]).toEqual({ device_type: 'desktop', click_count: 6, percentage: 66.7 });

  const get = async (path: string) => (await rest(ada, 'GET', `/api/dashboard${path}?period=7d`)).body;
  const { analytics, ...plain } = body;
  expect(Object.keys(await get(''))).toEqual(Object.keys(plain));
  expect(await get('/my')).toMatchObject({ total_clicks: 9, total_clicks_change: 200 });
  const mine = await get('/my/analytics');
  expect(mine).toEqual(analytics);
  expect(mine).toMatchObject({
    totalClicks: 9,
    clicksTrend: 200,
    botClicks: 2,
    topUrls: [{ clicks: 6 }, { clicks: 3 }],
  });
  const { totalClicks, trafficOverTime, peakHours, topUrls } = mine;
  expect(await get('/my/performance')).toMatchObject({ totalClicks, topUrls });
  expect(await get('/my/trends')).toMatchObject({ totalClicks, trafficOverTime, peakHours });
  const german = await rest(ada, 'GET', '/api/dashboard/my/trends?period=7d&country=DE');
  expect(german.body.totalClicks).toBe(4);
  const bad = await rest(ada, 'GET', '/api/dashboard?period=1h');
  expect([bad.status, bad.body.error.details.field]).toEqual([400, 'period']);
});

test('an account without clicks has zeros where something is counted and null where nothing is known', async () => {
  const ada = await person({ tier: 'premium' });
  const board = await dashboardOf(ada, 'LAST_90_DAYS');
  expect(board).toMatchObject({
    totalUrls: 0,
    clicks: { value: 0, previous: null, change: null },
    clicksToday: 0,
    countries: [],
    channels: [],
    topUrls: [],
    recentClicks: [],
  });
  expect(board.clicksOverTime).toHaveLength(90);
});

test("nobody sees anything of a stranger's clicks", async () => {
  await busyOwner();
  const bob = await person();
  const board = await dashboardOf(bob, 'LAST_30_DAYS');
  expect([board.clicks.value, board.recentClicks, board.topUrls, board.countries]).toEqual([0, [], [], []]);
});

test('only the panels that are asked for reach the database, and those of one table share a query', async () => {
  const ada = await person();
  const query = vi.spyOn(pool, 'query');
  const names = () => query.mock.calls.map(([statement]) => (statement as unknown as { name: string }).name);
  await gql(ada, '{ viewer { dashboard { totalUrls activeUrls } } }');
  expect(names()).toEqual(['url-counts']);
  query.mockClear();
  await gql(
    ada,
    `{ viewer { dashboard { clicks { value } visitors { value } clicksToday botClicks clicksOverTime { date }
       channels { clicks } countries { clicks } devices { clicks } } } }`,
  );
  expect(names().sort()).toEqual(['day-sums-first-day', 'kept-days']);
});

test('days are cut by the clocks of the owner', async () => {
  const kolkata = await person({ tier: 'premium', timeZone: 'Asia/Kolkata' });
  const link = numberOf((await shorten(kolkata)).id);
  const day = addDays(dayOf(Date.now(), 'Asia/Kolkata'), -2);
  const before = Date.parse(`${day}T00:00:00+05:30`) - 1;
  await storeClicks([
    { linkId: link, at: before, address: 'IN-1' },
    { linkId: link, at: before + 1, address: 'IN-1' },
  ]);
  const board = await dashboardOf(kolkata);
  expect(board.clicksOverTime.filter((row: any) => row.clicks)).toEqual([
    { date: addDays(day, -1), clicks: 1, visitors: 1 },
    { date: day, clicks: 1, visitors: 1 },
  ]);
});

test("the plan's window cuts the period, and says so", async () => {
  const free = await person({ timeZone: zone.timeZone });
  const link = numberOf((await shorten(free)).id);
  await createdEarlier(free);
  const today = dayOf(Date.now());
  await storeClicks([1, 10, 29, 30, 40].map((days) => ({ linkId: link, at: daysAgo(days), address: 'DE-1' })));
  const long = await dashboardOf(free, 'LAST_90_DAYS');
  expect(long).toMatchObject({
    from: addDays(today, -29),
    historyLimitedFrom: addDays(today, -29),
    clicks: { value: 3, previous: 2, change: 50 },
  });
  expect(long.recentClicks).toHaveLength(3);
  expect((await dashboardOf(free, 'LAST_30_DAYS')).historyLimitedFrom).toBeNull();
  expect((await dashboardOf(free, 'LAST_7_DAYS')).clicks).toEqual({ value: 1, previous: 1, change: 0 });
  const { id } = await dashboardOf(free);
  expect((await dashboardOf(free)).id).toBe(id);
  expect(long.id).not.toBe(id);
});

test('usage counts the clicks of people since the first of the month', async () => {
  const ada = await person({ timeZone: zone.timeZone });
  const link = numberOf((await shorten(ada)).id);
  const firstOfMonth = Date.parse(`${dayOf(Date.now()).slice(0, 8)}01T00:00:00${zone.offset}`);
  await storeClicks([
    { linkId: link, at: firstOfMonth - 1 },
    { linkId: link, at: firstOfMonth },
    { linkId: link, at: firstOfMonth + 1, userAgent: CHROME },
    { linkId: link, at: firstOfMonth + 2, userAgent: GOOGLEBOT },
  ]);
  const { data } = await gql(ada, '{ viewer { usage { currentMonthClicks } } }');
  expect(data.viewer.usage.currentMonthClicks).toBe(2);
});
