import { print, parse } from 'graphql';
import { expect, test } from 'vitest';
import deepDive from '../../web/__generated__/DeepDiveQuery.graphql.ts';
import overview from '../../web/__generated__/OverviewQuery.graphql.ts';
import { GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

async function ask(who: Person, fields: string, scope: object = {}): Promise<any> {
  const query = `query ($scope: AnalyticsScope!) { viewer { hasClicks analytics(scope: $scope) { ${fields} } } }`;
  const { data, errors } = await gql(who, query, { scope });
  expect(errors).toBeUndefined();
  return data.viewer;
}

test('whether anybody ever clicked is told, and of nobody else', async () => {
  const [ada, bob] = [await person(), await person()];
  const url = await shorten(ada);
  expect((await ask(ada, 'id')).hasClicks).toBe(false);
  await storeClicks([{ linkId: numberOf(url.id) }]);
  expect((await ask(ada, 'id')).hasClicks).toBe(true);
  expect((await ask(bob, 'id')).hasClicks).toBe(false);
});

test('browsers come with versions, campaigns with all that came together, social clicks with their networks', async () => {
  const ada = await person();
  const linkId = numberOf((await shorten(ada)).id);
  const spring = 'utm_source=news&utm_medium=email&utm_campaign=spring';
  await storeClicks([
    { linkId, userAgent: IPHONE, query: spring },
    { linkId, userAgent: IPHONE, query: spring },
    { linkId, query: 'utm_source=news' },
    { linkId, referrer: 'https://www.instagram.com/' },
    { linkId, referrer: 'https://l.instagram.com/' },
    { linkId, referrer: 'https://lnkd.in/x' },
    { linkId, query: 'utm_source=x&utm_medium=social' },
    { linkId, userAgent: GOOGLEBOT, referrer: 'https://www.instagram.com/' },
  ]);
  const { analytics } = await ask(
    ada,
    `browserVersions { browser version clicks percentage }
     campaigns { source medium campaign clicks percentage }
     one: campaigns(first: 1) { clicks }
     next: campaigns(first: 1, offset: 1) { clicks }
     last: browserVersions(offset: 1) { clicks }
     social { network referrers clicks percentage }
     breakdown(dimension: COUNTRY) { rows { key place { numericCode } } }`,
  );
  expect(analytics.browserVersions).toHaveLength(2);
  expect(analytics.browserVersions).toContainEqual({
    browser: 'Safari',
    version: expect.any(Number),
    clicks: 2,
    percentage: 28.6,
  });
  expect(analytics.campaigns).toEqual([
    { source: 'news', medium: 'email', campaign: 'spring', clicks: 2, percentage: 28.6 },
    { source: 'news', medium: null, campaign: null, clicks: 1, percentage: 14.3 },
    { source: 'x', medium: 'social', campaign: null, clicks: 1, percentage: 14.3 },
  ]);
  expect(analytics.one).toEqual([{ clicks: 2 }]);
  expect(analytics.next).toEqual([{ clicks: 1 }]);
  expect(analytics.last).toHaveLength(1);
  expect(analytics.social).toEqual([
    { network: 'Instagram', referrers: ['instagram.com', 'l.instagram.com'], clicks: 2, percentage: 28.6 },
    { network: 'LinkedIn', referrers: ['lnkd.in'], clicks: 1, percentage: 14.3 },
    { network: 'Unknown', referrers: [''], clicks: 1, percentage: 14.3 },
  ]);
  expect(analytics.breakdown.rows).toEqual([{ key: '', place: null }]);
});

test('countries have their place on the map', async () => {
  const ada = await person();
  await storeClicks([{ linkId: numberOf((await shorten(ada)).id), address: 'DE-1' }]);
  const { analytics } = await ask(
    ada,
    'breakdown(dimension: COUNTRY) { rows { place { numericCode latitude longitude } } }',
  );
  expect(analytics.breakdown.rows).toEqual([{ place: { numericCode: '276', latitude: 51, longitude: 9 } }]);
});

test('filters come back with the names of their values', async () => {
  const ada = await person();
  const url = await shorten(ada, { title: 'Spring' });
  const filters = [
    { dimension: 'LINK', values: [url.id] },
    { dimension: 'COUNTRY', values: ['DE', ''], isNot: true },
    { dimension: 'CHANNEL', values: ['qr'] },
    { dimension: 'CITY', values: ['Köln|NRW|DE'] },
    { dimension: 'NETWORK', values: ['AS64496 Example'] },
    { dimension: 'REFERRER', values: [''] },
  ];
  const { analytics } = await ask(ada, 'filters { dimension isNot values { key label } }', { filters });
  const told = analytics.filters.map((one: any) => [one.dimension, one.isNot, one.values.map((v: any) => v.label)]);
  expect(told).toEqual([
    ['LINK', false, ['Spring']],
    ['COUNTRY', true, ['Germany', 'Unknown']],
    ['CHANNEL', false, ['QR code']],
    ['CITY', false, ['Köln']],
    ['NETWORK', false, ['Example']],
    ['REFERRER', false, ['Direct / none']],
  ]);
  expect(analytics.filters[0].values).toEqual([{ key: url.id, label: 'Spring' }]);
});

test.each(['url', 'link'])("an address of the web app and the REST door's %s mean the same URL", async (name) => {
  const ada = await person();
  const [spring, summer] = [await shorten(ada), await shorten(ada)];
  await storeClicks([{ linkId: numberOf(spring.id) }, { linkId: numberOf(summer.id) }]);
  for (const id of [spring.id, String(numberOf(spring.id))]) {
    const { body } = await rest(ada, 'GET', `/api/analytics?${name}=${encodeURIComponent(id)}`);
    expect(body.totalClicks).toBe(1);
  }
});

test('both tabs of the screen are within what a query may cost', async () => {
  const ada = await person();
  for (const { params } of [overview, deepDive]) {
    const text = print(parse(params.text!));
    const { errors } = await gql(ada, text, { scope: {}, compared: true, granularity: 'DAY' });
    expect(errors).toBeUndefined();
  }
});

test('a negative count of rows pays for nothing else', async () => {
  const ada = await person();
  const heavy = Array.from(
    { length: 25 },
    (_, n) => `h${n}: breakdown(dimension: LINK, first: 250) { rows { url { id title } } }`,
  );
  const { errors } = await gql(
    ada,
    `{ viewer { analytics(scope: {}) { ${heavy.join(' ')} free: breakdown(dimension: LINK, first: -100000) { totalCount } } } }`,
  );
  expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COSTLY');
});

test('international traffic is of other countries than that of the zone, unknown ones left out', async () => {
  const INTERNATIONAL = 'international { homeCountryCode homeCountry percentage }';
  const of = async (timeZone: string) => {
    const who = await person({ timeZone });
    const linkId = numberOf((await shorten(who)).id);
    const addresses = ['DE-1', 'DE-2', 'US-1', '-1', '-2'];
    await storeClicks(addresses.map((address) => ({ linkId, address })));
    return (await ask(who, INTERNATIONAL)).analytics.international;
  };
  expect(await of('Europe/Berlin')).toEqual({ homeCountryCode: 'DE', homeCountry: 'Germany', percentage: 33.3 });
  expect(await of('Asia/Kolkata')).toEqual({ homeCountryCode: 'IN', homeCountry: 'India', percentage: 100 });
  expect(await of('UTC')).toEqual({ homeCountryCode: null, homeCountry: null, percentage: null });
  expect((await ask(await person({ timeZone: 'Europe/Berlin' }), INTERNATIONAL)).analytics.international).toEqual({
    homeCountryCode: 'DE',
    homeCountry: 'Germany',
    percentage: null,
  });
});

test('an Android app that sent visitors goes by its name, an unknown one by its package', async () => {
  const ada = await person();
  const linkId = numberOf((await shorten(ada)).id);
  await storeClicks([
    { linkId, referrer: 'android-app://com.google.android.gm/' },
    { linkId, referrer: 'android-app://com.google.android.gm/' },
    { linkId, referrer: 'android-app://com.example.reader/' },
  ]);
  const filters = [{ dimension: 'REFERRER', values: ['com.google.android.gm', 'com.example.reader'] }];
  const { analytics } = await ask(
    ada,
    'breakdown(dimension: REFERRER) { rows { key label detail } } filters { values { key label } }',
    { filters },
  );
  expect(analytics.breakdown.rows).toEqual([
    { key: 'com.google.android.gm', label: 'Gmail (Android app)', detail: 'com.google.android.gm' },
    { key: 'com.example.reader', label: 'com.example.reader', detail: null },
  ]);
  expect(analytics.filters[0].values).toEqual([
    { key: 'com.google.android.gm', label: 'Gmail (Android app)' },
    { key: 'com.example.reader', label: 'com.example.reader' },
  ]);
  const listed = await gql(ada, '{ viewer { urls(first: 1) { nodes { quickAnalytics { topReferrer } } } } }');
  expect(listed.data.viewer.urls.nodes[0].quickAnalytics.topReferrer).toBe('Gmail (Android app)');
  const clicks = `query ($scope: AnalyticsScope!) { viewer { clicks(scope: $scope) { edges { node { referrerLabel } } } } }`;
  const { data } = await gql(ada, clicks, { scope: {} });
  expect(data.viewer.clicks.edges.map((edge: any) => edge.node.referrerLabel).sort()).toEqual(
    ['com.example.reader', 'Gmail (Android app)', 'Gmail (Android app)'].sort(),
  );
});
