import { beforeAll, describe, expect, test } from 'vitest';
import { randomSource } from '../kit/traffic.ts';
import { localHour } from '../../api/common/local-time.ts';
import {
  dimensionNames,
  matching,
  naiveClicks,
  naiveReturning,
  type NaiveClick,
  type NaiveQuestion,
} from '../kit/analytics-naive.ts';
import { randomClick, trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';
import { quietZone } from '../kit/zones.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

const random = randomSource(77);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const DAY_MS = 86_400_000;
const { timeZone } = quietZone();
const dayOf = (ms: number) => localHour(timeZone, ms).day;

let ada: Person;
let urls: Record<string, any>[];
let stored: NaiveClick[];

beforeAll(async () => {
  ada = await person({ tier: 'premium', timeZone });
  urls = await Promise.all(Array.from({ length: 4 }, () => shorten(ada)));
  const links = urls.map(({ id }) => numberOf(id));
  const now = Date.now();
  await clicks.ingest(Array.from({ length: 800 }, () => randomClick(random, links, now, [now - DAY_MS / 4])));
  stored = await naiveClicks(ada.id, timeZone);
});

const ask = async (query = '', who = ada) => rest(who, 'GET', `/api/analytics?${query}`);

function asQuery({ from, to, url, filters, includeBots }: NaiveQuestion): string {
  const query = new URLSearchParams({ from, to, bots: String(includeBots) });
  if (url) query.set('url', String(numberOf(url)));
  for (const { dimension, values, isNot } of filters) {
    const name = dimension.toLowerCase() + (isNot ? '_not' : '');
    for (const value of values) query.append(name, dimension === 'LINK' ? String(numberOf(value)) : value);
  }
  return query.toString();
}

const ROWS = 'rows { key label detail clicks visitors percentage url { shortCode } }';
const FIGURES = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { comparedWith { from to }
  summary { clicks { value change } visitors { value change } bots { value } mobileShare
    topCountry { label } topDevice { key } }
  series { date clicks visitors } peakHours { hour clicks }
  ${dimensionNames.map((name) => `${name}: breakdown(dimension: ${name}, first: 40) { ${ROWS} }`).join('\n')} } } }`;

async function figuresOf({ from, to, url, filters, includeBots }: NaiveQuestion): Promise<any> {
  const { data, errors } = await gql(ada, FIGURES, { scope: { from, to, url, filters, includeBots } });
  expect(errors).toBeUndefined();
  return data.viewer.analytics;
}

function randomQuestion(count: number): NaiveQuestion {
  const dimensions = [...dimensionNames].sort(() => random() - 0.5).slice(0, count);
  return {
    from: dayOf(Date.now() - pick([6, 29, 200]) * DAY_MS),
    to: dayOf(Date.now()),
    today: dayOf(Date.now()),
    url: random() < 0.3 ? pick(urls).id : null,
    includeBots: random() < 0.5,
    filters: dimensions.map((dimension) => ({
      dimension,
      values: [...new Set([pick(stored).keys[dimension]!, pick(stored).keys[dimension]!])],
      isNot: random() < 0.5,
    })),
  };
}

const sum = (rows: any[]) => rows.reduce((total, row) => total + row.clicks, 0);

test.each([0, 0, 1, 1, 2, 2, 3, 3])('REST tells what GraphQL tells, under %i filters', async (count) => {
  const question = randomQuestion(count);
  const { status, body } = await ask(asQuery(question));
  expect(status, JSON.stringify(body)).toBe(200);
  const figures = await figuresOf(question);
  const { summary } = figures;
  expect(body).toMatchObject({
    from: question.from,
    to: question.to,
    comparedWith: figures.comparedWith,
    totalClicks: summary.clicks.value,
    clicksTrend: summary.clicks.change,
    uniqueVisitors: summary.visitors.value,
    uniqueVisitorsTrend: summary.visitors.change,
    visitorsTrend: summary.visitors.change,
    botClicks: summary.bots.value,
    mobileTrafficPercentage: summary.mobileShare,
    topCountry: summary.topCountry?.label ?? null,
    topDevice: summary.topDevice?.key ?? null,
    bounceRate: null,
    trafficOverTime: figures.series.map(({ date, clicks, visitors }: any) => ({
      date,
      clicks,
      uniqueVisitors: visitors,
    })),
    peakHours: figures.peakHours,
  });
  const same = (name: string, shown: any[], ...members: [string, (row: any) => unknown][]) =>
    expect({ name, rows: shown.map((row) => members.map(([member]) => row[member])) }).toEqual({
      name,
      rows: figures[name].rows.map((row: any) => members.map(([, of]) => of(row))),
    });
  const counted: [string, (row: any) => unknown][] = [
    ['clicks', (row) => row.clicks],
    ['percentage', (row) => row.percentage],
  ];
  const visitors: [string, (row: any) => unknown] = ['uniqueVisitors', (row) => row.visitors];
  same('COUNTRY', body.geographicData, ['countryCode', (row) => row.key || null], visitors, ...counted);
  same('DEVICE', body.deviceData, ['deviceType', (row) => row.key || 'unknown'], visitors, ...counted);
  same('OS', body.osData, ['os', (row) => row.label], ...counted);
  same('CHANNEL', body.trafficSources, ['channel', (row) => row.key || 'unknown'], ...counted);
  same('REFERRER', body.referrerData, ['domain', (row) => row.key || null], ...counted);
  same('NETWORK', body.networkQuality.ispBreakdown, ['asn', (row) => row.detail], ['count', (row) => row.clicks]);
  same('LINK', body.topUrls, ['shortCode', (row) => row.url.shortCode], ['clicks', (row) => row.clicks], visitors);
});

test('versions, campaigns, cities and social networks are parts of the whole', async () => {
  const question = { ...randomQuestion(0), url: null, includeBots: false };
  const { body } = await ask(asQuery(question));
  const people = matching(stored, question).filter(({ human }) => human);
  expect(body.totalClicks).toBe(people.length);
  expect(sum(body.browserData)).toBe(people.length);
  expect(body.browserData.some(({ version }: any) => Number(version) > 0)).toBe(true);
  const withCampaign = people.filter(({ keys }) => keys.UTM_SOURCE || keys.UTM_MEDIUM || keys.UTM_CAMPAIGN);
  expect(sum(body.utmData)).toBe(withCampaign.length);
  expect(body.utmData).toContainEqual({
    source: 'news',
    medium: 'email',
    campaign: 'spring',
    clicks: people.filter(({ keys }) => keys.UTM_CAMPAIGN === 'spring').length,
    conversions: null,
    conversionRate: null,
  });
  const germany = body.geographicData.find(({ countryCode }: any) => countryCode === 'DE');
  const inCities = people.filter(({ keys }) => keys.COUNTRY === 'DE' && keys.CITY);
  expect(sum(germany.topCities)).toBe(inCities.length);
  const social = people.filter(({ keys }) => ['social', 'paid_social'].includes(keys.CHANNEL!));
  expect(sum(body.userBehavior.socialShares)).toBe(social.length);
  const returning = naiveReturning(people);
  expect(returning).toBeGreaterThan(0);
  expect(body.userBehavior.userTypes).toEqual({ new: body.uniqueVisitors, returning, bots: body.botClicks });
});

test('a URL is known by its number and by its GraphQL id', async () => {
  const [{ id }] = urls as [{ id: string }];
  const [byNumber, byId, filtered] = await Promise.all(
    [`url=${numberOf(id)}`, `url=${encodeURIComponent(id)}`, `link=${encodeURIComponent(id)}`].map(
      async (query) => (await ask(`period=1y&${query}`)).body,
    ),
  );
  expect(byNumber.totalClicks).toBeGreaterThan(0);
  expect([byId, filtered]).toEqual([byNumber, byNumber]);
});

test('the paths of one URL and of the dashboard tell the same as the filters', async () => {
  const [{ id }] = urls as [{ id: string }];
  const number = numberOf(id);
  const query = 'period=90d&bots=true&device_not=mobile&compare=previous_year';
  const whole = (await ask(`${query}&url=${number}`)).body;
  expect(whole.totalClicks).toBeGreaterThan(0);
  for (const path of ['analytics', 'analytics/enhanced']) {
    const { body } = await rest(ada, 'GET', `/api/urls/${number}/${path}?${query}`);
    expect(body).toEqual({ urlId: number, shortCode: urls[0]!.shortCode, ...whole });
  }
  const clicks = await rest(ada, 'GET', `/api/urls/${number}/clicks?${query}`);
  expect(clicks.body.total).toBe(whole.totalClicks);
  const quick = await rest(ada, 'GET', `/api/urls/${number}/analytics/quick?${query}`);
  const { peakHours, uniqueVisitors, botClicks, referrerData } = whole;
  const most = Math.max(...peakHours.map((hour: any) => hour.clicks));
  expect(quick.body).toMatchObject({
    unique_visitors: uniqueVisitors,
    bot_count: botClicks,
    peak_hour: peakHours.find((hour: any) => hour.clicks === most).hour,
    top_referrer: referrerData.find(({ domain }: any) => domain)?.domain ?? null,
  });
  expect((await rest(ada, 'GET', `/api/dashboard/my/analytics?${query}`)).body).toEqual((await ask(query)).body);
});

describe('refusals', () => {
  test.each([
    ['period=2d', 'period'],
    ['from=2026-13-01', 'from'],
    ['compare=never', 'compare'],
    ['bots=perhaps', 'bots'],
    ['device=shoe', 'device'],
  ])('%s is refused', async (query, field) => {
    const { status, body } = await ask(query);
    expect([status, body.error.code, body.error.details.field]).toEqual([400, 'INVALID', field]);
  });

  test("a stranger's links do not exist", async () => {
    const bob = await person();
    for (const query of [`url=${numberOf(urls[0]!.id)}`, `link=${numberOf(urls[0]!.id)}`, 'url=x']) {
      expect((await ask(query, bob)).status).toBe(404);
    }
    expect((await ask('', bob)).body).toMatchObject({ totalClicks: 0, topUrls: [], geographicData: [] });
  });
});

test('a deleted link is gone from all of it', async () => {
  const [gone] = urls;
  const mine = (row: NaiveClick) => row.keys.LINK === gone!.id && row.human;
  const before = (await ask('period=1y')).body;
  expect((await rest(ada, 'DELETE', `/api/urls/${numberOf(gone!.id)}`)).status).toBe(204);
  await settleDeletions();
  const after = (await ask('period=1y')).body;
  expect(before.totalClicks - after.totalClicks).toBe(stored.filter(mine).length);
  expect(sum(after.trafficOverTime)).toBe(after.totalClicks);
  for (const panel of ['geographicData', 'deviceData', 'browserData', 'trafficSources', 'topUrls']) {
    expect({ panel, sum: sum(after[panel]) }).toEqual({ panel, sum: after.totalClicks });
  }
  const left = (await naiveClicks(ada.id, timeZone)).filter(({ human }) => human);
  expect(after.totalClicks).toBe(left.length);
});
