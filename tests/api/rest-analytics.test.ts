import { beforeAll, describe, expect, test } from 'vitest';
import { numberOf, shorten } from '../kit/queries.ts';
import { GOOGLEBOT, IPHONE, storeClicks } from '../kit/stats.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
let id: number;
const get = async (path: string) => (await rest(ada, 'GET', `/api/urls/${path}`)).body;
const yesterday = (hour: number, minute = 0) => new Date(Date.now() - 86_400_000).setUTCHours(hour, minute, 0, 0);

beforeAll(async () => {
  ada = await person();
  id = numberOf((await shorten(ada, { shortCode: 'busy', title: 'Busy' })).id);
  const quiet = numberOf((await shorten(ada, { shortCode: 'quiet' })).id);
  await storeClicks([
    { linkId: id, at: yesterday(9), address: 'DE-1', referrer: 'https://news.example/a' },
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

  test('enhanced, tell devices, systems, browsers, sources and campaigns', async () => {
    const found = await get(`${id}/analytics/enhanced`);
    expect(found.deviceData).toContainEqual({ deviceType: 'mobile', clicks: 1, percentage: 25, uniqueVisitors: 1 });
    expect(found.osData).toContainEqual({ os: 'iOS', clicks: 1, percentage: 25 });
    expect(found.browserData).toContainEqual({ browser: 'Safari', clicks: 1, percentage: 25 });
    expect(found.referrerData).toEqual([{ domain: 'news.example', clicks: 2, percentage: 50 }]);
    expect(found.utmData).toEqual([{ source: 'mail', medium: 'email', campaign: 'may', clicks: 1 }]);
    expect(found).toMatchObject({ screenResolutions: null, networkQuality: null });
    expect(found.trafficSources.reduce((total: number, { clicks }: any) => total + clicks, 0)).toBe(4);
  });

  test('are cut to the history of the plan, which says so', async () => {
    const found = await get(`${id}/analytics?period=1y`);
    expect(found.historyLimitedFrom).toBe(found.from);
    expect(found.trafficOverTime).toHaveLength(30);
    expect((await get(`${id}/analytics?period=30d`)).historyLimitedFrom).toBeNull();
  });

  test('at a glance, alone and for a page', async () => {
    const glance = {
      unique_visitors: 3,
      unique_rate: 75,
      click_through_rate: null,
      peak_hour: 14,
      top_referrer: 'news.example',
      bounce_rate: null,
      bot_count: 1,
    };
    expect(await get(`${id}/analytics/quick`)).toEqual(glance);
    const page = await get('bulk-analytics?page_size=1&sort=clicks');
    expect(page).toMatchObject({ total: 2, page: 1, page_size: 1 });
    expect(page.urls).toEqual([{ id, short_code: 'busy', title: 'Busy', click_count: 4, ...glance }]);
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

test('codes are checked in batches', async () => {
  const check = (short_codes: unknown) => rest(ada, 'POST', '/api/urls/batch-check', { short_codes });
  expect((await check(['busy', 'free-one', 'GraphQL', 'a b', 'x'.repeat(17)])).body.results).toEqual([
    {
      short_code: 'busy',
      available: false,
      reason: 'This short code is already taken. Please choose a different one.',
    },
    { short_code: 'free-one', available: true, reason: null },
    {
      short_code: 'GraphQL',
      available: false,
      reason: 'This short code is reserved. Please choose a different one.',
    },
    {
      short_code: 'a b',
      available: false,
      reason: 'Invalid short code format. Use only letters, numbers, hyphens, and underscores.',
    },
    { short_code: 'x'.repeat(17), available: false, reason: 'A short code has at most 16 characters.' },
  ]);
  for (const wrong of [undefined, [], 'busy', [7], Array<string>(101).fill('x')]) {
    const answer = await check(wrong);
    expect([answer.status, answer.body.error.message]).toEqual([400, 'Please give 1 to 100 short codes.']);
  }
});
