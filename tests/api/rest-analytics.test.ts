import { beforeAll, describe, expect, test } from 'vitest';
import { numberOf, shorten } from '../kit/queries.ts';
import { GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { stopClock } from '../kit/clock.ts';
import { gql, makeOperator, person, rest, useWorld, type Person } from '../kit/world.ts';

stopClock();
useWorld();

let ada: Person;
let id: number;
let globalId: string;
const get = async (path: string) => (await rest(ada, 'GET', `/api/urls/${path}`)).body;
const yesterday = (hour: number, minute = 0) => new Date(Date.now() - 86_400_000).setUTCHours(hour, minute, 0, 0);

beforeAll(async () => {
  // Not the hour of now, whose click would make it the busiest beside 14.
  const alone = new Date().getUTCHours() === 9 ? 10 : 9;
  ada = await person();
  globalId = (await shorten(ada, { shortCode: 'busy', title: 'Busy' })).id;
  id = numberOf(globalId);
  const quiet = numberOf((await shorten(ada, { shortCode: 'quiet' })).id);
  await storeClicks([
    { linkId: id, at: yesterday(alone), address: 'DE-1', referrer: 'https://news.example/a' },
    { linkId: id, at: yesterday(14), address: 'DE-1', query: 'utm_source=mail&utm_medium=email&utm_campaign=may' },
    { linkId: id, at: yesterday(14, 30), address: 'US-2', userAgent: IPHONE, referrer: 'https://news.example/b' },
    { linkId: id, at: yesterday(20), userAgent: GOOGLEBOT },
    { linkId: id, at: Date.now(), address: 'US-3' },
    { linkId: quiet, at: Date.now(), address: 'DE-9' },
  ]);
});

test('counters of one URL', async () => {
  expect(await get(`${id}/stats`)).toMatchObject({
    id,
    short_code: 'busy',
    click_count: 4,
    unique_visitors: 3,
    bot_count: 1,
    clicks_today: 1,
  });
  const { clicks_this_week: week, clicks_this_month: month } = await get(`${id}/stats`);
  expect([1, 4]).toContain(week); // yesterday was in this week, unless it is Monday
  expect([1, 4]).toContain(month);
});

describe('analytics', () => {
  test('count people, day by day and hour by hour', async () => {
    const found = await get(`${id}/analytics?period=7d`);
    expect(found).toMatchObject({
      urlId: id,
      totalClicks: 4,
      uniqueVisitors: 3,
      botClicks: 1,
      mobileTrafficPercentage: 25,
      topDevice: 'desktop',
      averageSessionTime: null,
      bounceRate: null,
      conversionRate: null,
    });
    expect(found.trafficOverTime).toHaveLength(7);
    expect(found.trafficOverTime.slice(-2)).toMatchObject([
      { clicks: 3, uniqueVisitors: 2, bounces: null },
      { clicks: 1, uniqueVisitors: 1 },
    ]);
    expect(found.peakHours).toHaveLength(24);
    const sum = (rows: { clicks: number }[]) => rows.reduce((total, { clicks }) => total + clicks, 0);
    expect([sum(found.trafficOverTime), sum(found.peakHours), sum(found.geographicData)]).toEqual([4, 4, 4]);
    const germany = found.geographicData.find(({ countryCode }: any) => countryCode === 'DE');
    expect(germany).toEqual({
      country: 'Germany',
      countryCode: 'DE',
      clicks: 2,
      percentage: 50,
      uniqueVisitors: 1,
      bounceRate: null,
      avgSessionTime: null,
      topCities: [{ city: 'Berlin', region: 'Berlin', clicks: 2 }],
    });
  });

  test('tell devices, systems, browsers, sources, campaigns and networks, under either name', async () => {
    const found = await get(`${id}/analytics/enhanced`);
    expect(found.deviceData).toContainEqual(
      expect.objectContaining({
        deviceType: 'mobile',
        clicks: 1,
        percentage: 25,
        uniqueVisitors: 1,
        deviceBrand: 'Apple',
        deviceModel: 'iPhone',
      }),
    );
    expect(found.osData).toContainEqual({ os: 'iOS', osVersion: '18.5', clicks: 1, percentage: 25 });
    expect(found.browserData).toContainEqual(
      expect.objectContaining({ browser: 'Safari', clicks: 1, percentage: 25, avgPageLoadTime: null }),
    );
    expect(found.referrerData).toMatchObject([
      { domain: null, clicks: 2, percentage: 50 }, // by two visitors
      { domain: 'news.example', clicks: 2, percentage: 50, bounceRate: null },
    ]);
    expect(found.utmData).toMatchObject([{ source: 'mail', medium: 'email', campaign: 'may', clicks: 1 }]);
    expect(found.screenResolutions).toBeNull();
    expect(found.networkQuality).toMatchObject({ avgRttMs: null, ispBreakdown: [{ org: 'Unknown', count: 4 }] });
    expect(found.topUrls).toMatchObject([{ id, shortCode: 'busy', clicks: 4 }]);
    expect(found.trafficSources.reduce((total: number, { clicks }: any) => total + clicks, 0)).toBe(4);
    expect(await get(`${id}/analytics`)).toEqual(found);
  });

  test('take period, filters and bots', async () => {
    const german = await get(`${id}/analytics?country=DE&period=7d`);
    expect(german).toMatchObject({ totalClicks: 2, uniqueVisitors: 1, geographicData: [{ countryCode: 'DE' }] });
    expect((await get(`${id}/analytics?bots=true`)).totalClicks).toBe(5);
    const today = new Date().toISOString().slice(0, 10);
    expect((await get(`${id}/analytics?from=${today}`)).totalClicks).toBe(1);
    expect(await get(`${id}/analytics/quick?device=mobile`)).toMatchObject({
      unique_visitors: 1,
      unique_rate: 100,
      peak_hour: 14,
      top_referrer: 'news.example',
      bot_count: 0,
    });
    const clicks = await get(`${id}/clicks?referrer=news.example&page_size=1`);
    expect(clicks).toMatchObject({ total: 2, page_size: 1, clicks: [{ referrer: 'news.example' }] });
    const refused = await rest(ada, 'GET', `/api/urls/${id}/clicks?browser=telnet`);
    expect([refused.status, refused.body.error.details.field]).toEqual([400, 'browser']);
    const far = await rest(ada, 'GET', `/api/urls/${id}/clicks?page=1000000`);
    expect([far.status, far.body.error.details.field]).toEqual([400, 'page']);
  });

  test('are cut to the history of the plan, which says so', async () => {
    const found = await get(`${id}/analytics?period=1y`);
    expect(found.historyLimitedFrom).toBe(found.from);
    expect(found.trafficOverTime).toHaveLength(30);
    expect((await get(`${id}/analytics?period=30d`)).historyLimitedFrom).toBeNull();
  });

  test('at a glance, alone and for a page', async () => {
    const quick = {
      unique_visitors: 3,
      unique_rate: 75,
      click_through_rate: null,
      peak_hour: 14,
      top_referrer: 'news.example',
      bounce_rate: null,
      bot_count: 1,
    };
    expect(await get(`${id}/analytics/quick`)).toEqual(quick);
    const page = await get('bulk-analytics?page_size=1&sort=clicks');
    expect(page).toMatchObject({ total: 2, page: 1, page_size: 1 });
    expect(page.urls).toEqual([{ id, short_code: 'busy', title: 'Busy', click_count: 4, ...quick, analytics: null }]);
    const full = await get('bulk-analytics?page_size=1&sort=clicks&analytics=true&period=7d');
    expect(full.urls[0].analytics).toEqual(await get(`${id}/analytics?period=7d`));
    const many = await rest(ada, 'GET', '/api/urls/bulk-analytics?page_size=21&analytics=true');
    expect([many.status, many.body.error.details.field]).toEqual([400, 'page_size']);
  });

  test.each(['period=2d', 'period='])('%s is refused', async (query) => {
    const answer = await rest(ada, 'GET', `/api/urls/${id}/analytics?${query}`);
    expect([answer.status, answer.body.error.details.field]).toEqual([400, 'period']);
  });
});

describe('clicks', () => {
  test('come newest first, in pages, bots on request', async () => {
    const all = await get(`${id}/clicks`);
    expect(all).toMatchObject({ total: 4, page: 1, page_size: 50 });
    const times = all.clicks.map(({ clicked_at: at }: any) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(all.clicks[1]).toMatchObject({
      country_name: 'United States',
      country_code: 'US',
      city: 'Boston',
      device_type: 'mobile',
      browser: 'Safari',
      os: 'iOS',
      referrer: 'news.example',
      is_bot: false,
    });
    const second = await get(`${id}/clicks?page=2&page_size=3`);
    expect(second.clicks.map(({ id: click }: any) => click)).toEqual([all.clicks[3].id]);
    const withBots = await get(`${id}/clicks?bots=true`);
    expect([withBots.total, withBots.clicks.filter(({ is_bot: isBot }: any) => isBot)]).toMatchObject([5, [{}]]);
  });

  test.each([
    ['page=0', 'page'],
    ['page_size=1001', 'page_size'],
    ['bots=maybe', 'bots'],
  ])('%s is refused', async (query, field) => {
    const answer = await rest(ada, 'GET', `/api/urls/${id}/clicks?${query}`);
    expect([answer.status, answer.body.error.details.field]).toEqual([400, field]);
  });
});

test('all URLs together are those of the account', async () => {
  expect(await get('stats/global')).toMatchObject({
    total_urls: 2,
    active_urls: 2,
    inactive_urls: 0,
    total_clicks: 5,
    unique_visitors: 4,
    total_unique_visitors: 4,
    total_bot_clicks: 1,
    average_clicks_per_url: 2.5,
  });
  const bob = await person();
  expect((await rest(bob, 'GET', '/api/urls/stats/global')).body).toMatchObject({
    total_urls: 0,
    total_clicks: 0,
    average_clicks_per_url: null,
    last_clicked_at: null,
  });
});

test('the sums are the same over GraphQL; those of the installation are for who runs it', async () => {
  const sums = 'totalUrls activeUrls totalClicks totalVisitors totalBotClicks';
  const document = `{ globalStats { ${sums} averageClicksPerUrl lastClickedAt installation { accounts ${sums} } } }`;
  await makeOperator(ada);
  const body = await get('stats/global');
  const mine = { totalUrls: 2, activeUrls: 2, totalClicks: 5, totalVisitors: 4, totalBotClicks: 1 };
  const { globalStats } = (await gql(ada, document)).data;
  const { accounts, ...everybody } = globalStats.installation;
  expect(globalStats).toMatchObject({ ...mine, averageClicksPerUrl: 2.5, lastClickedAt: body.last_clicked_at });
  expect(everybody).toEqual(mine);
  expect(body.installation).toEqual({
    accounts,
    total_urls: 2,
    active_urls: 2,
    total_clicks: 5,
    unique_visitors: 4,
    total_unique_visitors: 4,
    total_bot_clicks: 1,
  });
  const bob = await person();
  expect((await gql(bob, document)).data.globalStats).toMatchObject({ totalUrls: 0, installation: null });
  expect((await rest(bob, 'GET', '/api/urls/stats/global')).body.installation).toBeNull();
  expect((await get('stats/global')).installation.accounts).toBe(accounts + 1);
  expect((await gql(null, document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('the counters of one URL are the same over GraphQL', async () => {
  const document =
    'query ($id: ID!) { node(id: $id) { ... on ShortUrl { latelyClicked { today thisWeek thisMonth } } } }';
  const { data } = await gql(ada, document, { id: globalId });
  const body = await get(`${id}/stats`);
  expect(data.node.latelyClicked).toEqual({
    today: body.clicks_today,
    thisWeek: body.clicks_this_week,
    thisMonth: body.clicks_this_month,
  });
  expect(data.node.latelyClicked.today).toBe(1);
});
