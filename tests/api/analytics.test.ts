import { afterEach, expect, test, vi } from 'vitest';
import { addDays } from '../../api/common/days.ts';
import { db, pool } from '../../api/database/db.ts';
import { createdEarlier, numberOf, shorten } from '../kit/queries.ts';
import { GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';
import { quietZone } from '../kit/zones.ts';

useWorld();
afterEach(() => vi.restoreAllMocks());

const analytics = (fields: string) =>
  `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { ${fields} } } }`;

async function ask(who: Person, fields: string, scope: object = {}): Promise<any> {
  const { data, errors } = await gql(who, analytics(fields), { scope });
  expect(errors).toBeUndefined();
  return data.viewer.analytics;
}

async function refusal(who: Person, fields: string, scope: object = {}): Promise<unknown> {
  const { errors } = await gql(who, analytics(fields), { scope });
  return errors?.[0]?.extensions.code;
}

/** Two links; Germans on phones, Americans at desks, one bot. */
async function busyOwner() {
  const ada = await person({ tier: 'premium', timeZone: quietZone().timeZone });
  const spring = await shorten(ada, { title: 'Spring' });
  const summer = await shorten(ada);
  const [a, b] = [numberOf(spring.id), numberOf(summer.id)];
  await storeClicks([
    { linkId: a, address: 'DE-1', userAgent: IPHONE, query: 'utm_source=50%25_off' },
    { linkId: a, address: 'DE-1', userAgent: IPHONE, query: 'utm_source=50_off' },
    { linkId: a, address: 'DE-2', userAgent: IPHONE, query: 'utm_source=Äpfel' },
    { linkId: b, address: 'DE-1', userAgent: IPHONE },
    { linkId: b, address: 'US-1' },
    { linkId: b, address: '-1', at: Date.now() - 6 * 60_000 },
    { linkId: b, address: 'US-9', userAgent: GOOGLEBOT },
  ]);
  return { ada, spring, summer };
}

test('a breakdown is searched, sorted and read page by page', async () => {
  const { ada, spring, summer } = await busyOwner();
  const rowsOf = async (args: string) => {
    const { breakdown } = await ask(ada, `breakdown(${args}) { totalCount clicks rows { key label clicks visitors } }`);
    return { ...breakdown, rows: breakdown.rows.map((row: any) => [row.key, row.label, row.clicks, row.visitors]) };
  };
  expect(await rowsOf('dimension: COUNTRY')).toEqual({
    totalCount: 3,
    clicks: 6,
    rows: [
      ['DE', 'Germany', 4, 2],
      ['', 'Unknown', 1, 1],
      ['US', 'United States', 1, 1],
    ],
  });
  expect((await rowsOf('dimension: COUNTRY, first: 1, offset: 2')).rows).toEqual([['US', 'United States', 1, 1]]);
  expect(await rowsOf('dimension: COUNTRY, offset: 9')).toEqual({ totalCount: 3, clicks: 6, rows: [] });
  expect(await rowsOf('dimension: COUNTRY, search: "GER"')).toMatchObject({ totalCount: 1, clicks: 6 });
  expect((await rowsOf('dimension: UTM_SOURCE, search: "%"')).rows).toEqual([['50%_off', '50%_off', 1, 1]]);
  expect((await rowsOf('dimension: UTM_SOURCE, search: "non"')).rows).toEqual([['', 'None', 3, 3]]);
  expect((await rowsOf('dimension: CITY, search: "berlin"')).rows).toEqual([['Berlin|Berlin|DE', 'Berlin', 4, 2]]);
  expect((await rowsOf('dimension: CITY, search: "|DE"')).rows).toEqual([]);
  expect((await rowsOf('dimension: LINK')).rows).toEqual([
    [summer.id, summer.shortCode, 3, 3],
    [spring.id, 'Spring', 3, 2],
  ]);
  expect((await rowsOf('dimension: LINK, orderBy: VISITORS, first: 1')).rows).toEqual([
    [summer.id, summer.shortCode, 3, 3],
  ]);
  expect((await rowsOf('dimension: LINK, search: "SPRI"')).rows).toEqual([[spring.id, 'Spring', 3, 2]]);
});

test('rows tell what is known beside their names', async () => {
  const { ada, summer } = await busyOwner();
  const { city, country, links } = await ask(
    ada,
    `city: breakdown(dimension: CITY, first: 1) { rows { label detail countryCode url { id } percentage uniqueRate } }
     country: breakdown(dimension: COUNTRY, first: 1) { rows { countryCode bots } }
     links: breakdown(dimension: LINK, first: 1) { rows { url { shortCode } } }`,
  );
  expect(city.rows).toEqual([
    { label: 'Berlin', detail: 'Berlin', countryCode: 'DE', url: null, percentage: 66.7, uniqueRate: 50 },
  ]);
  expect(country.rows).toEqual([{ countryCode: 'DE', bots: 0 }]);
  expect(links.rows).toEqual([{ url: { shortCode: summer.shortCode } }]);
});

test('the summary names the first of the known, and nothing that was not measured', async () => {
  const { ada, summer } = await busyOwner();
  const SUMMARY = `url { id } activeNow summary { clicks { value previous change } visitors { value } bots { value }
    uniqueRate mobileShare topCountry { label } topDevice { label }
    visits { value measured total } sessionTime { value } conversionRate { value } }`;
  expect(await ask(ada, SUMMARY)).toEqual({
    url: null,
    activeNow: 5,
    summary: {
      clicks: { value: 6, previous: null, change: null },
      visitors: { value: 4 },
      bots: { value: 1 },
      uniqueRate: 66.7,
      mobileShare: 66.7,
      topCountry: { label: 'Germany' },
      topDevice: { label: 'Mobile' },
      visits: { value: null, measured: 0, total: 6 },
      sessionTime: { value: null },
      conversionRate: { value: null },
    },
  });
  const one = await ask(ada, SUMMARY, { url: summer.id, includeBots: true });
  expect(one).toMatchObject({
    url: { id: summer.id },
    activeNow: 2,
    summary: { clicks: { value: 4 }, visitors: { value: 3 } },
  });
  const nobody = await ask(await person(), SUMMARY);
  expect(nobody.summary).toMatchObject({ uniqueRate: null, mobileShare: null, topCountry: null, topDevice: null });
});

test('what cannot be asked is refused, and links of others do not exist', async () => {
  const { ada, spring } = await busyOwner();
  const bob = await person();
  expect(await refusal(bob, 'from', { url: spring.id })).toBe('NOT_FOUND');
  const filters = [{ dimension: 'LINK', values: [spring.id] }];
  expect(await refusal(bob, 'from', { filters })).toBe('NOT_FOUND');
  expect(await refusal(ada, 'from', { filters })).toBeUndefined();
  expect(await refusal(ada, 'from', { url: 'nonsense' })).toBe('NOT_FOUND');
  expect(await refusal(ada, 'from', { filters: [{ dimension: 'DEVICE', values: ['shoe'] }] })).toBe('INVALID');
  expect(await refusal(ada, 'from', { filters: [{ dimension: 'CITY', values: ['\0'] }] })).toBe('INVALID');
  expect(await refusal(ada, 'breakdown(dimension: OS, search: "\\u0000") { clicks }')).toBe('INVALID');
  for (const args of ['first: 0', 'first: 251', 'offset: -1']) {
    expect(await refusal(ada, `breakdown(dimension: OS, ${args}) { clicks }`)).toBe('INVALID');
  }
  const hours = 'series(granularity: HOUR) { clicks }';
  expect(await refusal(ada, hours, { period: 'LAST_365_DAYS' })).toBe('INVALID');
  expect(await refusal(ada, hours, { period: 'LAST_90_DAYS' })).toBeUndefined();
});

test('the same question has the same id, and the plan cuts its days', async () => {
  const free = await person();
  await shorten(free);
  await createdEarlier(free);
  const year = await ask(free, 'id from to historyLimitedFrom comparedWith { to } seriesBefore { date }', {
    period: 'LAST_365_DAYS',
  });
  expect(year.historyLimitedFrom).toBe(year.from);
  expect(year.comparedWith.to).toBe(addDays(year.from, -1));
  expect(year.seriesBefore).toBeNull();
  expect((await ask(free, 'id', { period: 'LAST_365_DAYS' })).id).toBe(year.id);
  expect((await ask(free, 'id', { period: 'LAST_90_DAYS' })).id).not.toBe(year.id);
  expect((await ask(await person(), 'id', { period: 'LAST_365_DAYS' })).id).not.toBe(year.id);
});

test('what rests on the same rows is read once', async () => {
  const ada = await person();
  const query = vi.spyOn(pool, 'query');
  await ask(
    ada,
    `summary { clicks { value } visitors { value } bots { value } uniqueRate mobileShare topDevice { label }
       bounceRate { total } }
     series { date } peakHours { hour } heatmap { hour } device: breakdown(dimension: DEVICE) { clicks }`,
  );
  // The first day; this month with the month before. Columns have the rest.
  expect(query).toHaveBeenCalledTimes(2);
});

test('hours add up also where the owner has moved to another zone since', async () => {
  const ada = await person({ tier: 'premium', timeZone: 'UTC' });
  const link = numberOf((await shorten(ada)).id);
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const timestamps = ['00:10', '00:50', '12:20', '23:45'].map((clock) => Date.parse(`${day}T${clock}:00Z`));
  await storeClicks(timestamps.map((at) => ({ linkId: link, at })));
  const hoursOf = async (filters: object[]) => {
    const { series } = await ask(ada, 'series(granularity: HOUR) { at clicks }', { from: day, to: day, filters });
    return series.filter((point: any) => point.clicks).map((point: any) => [Date.parse(point.at), point.clicks]);
  };
  const filters = [{ dimension: 'DEVICE', values: ['desktop'] }];
  const hours = [timestamps[0]! - 10 * 60_000, timestamps[2]! - 20 * 60_000, timestamps[3]! - 45 * 60_000];
  expect(await hoursOf([])).toEqual(hours.map((at, index) => [at, index ? 1 : 2]));
  expect(await hoursOf(filters)).toEqual(await hoursOf([]));
  const { data } = await gql(
    ada,
    `mutation { updateProfile(input: { timeZone: "Asia/Kolkata" }) {
      ... on UpdateProfileSuccess { viewer { timeZone } } } }`,
  );
  expect(data.updateProfile.viewer.timeZone).toBe('Asia/Kolkata');
  for (const question of [[], filters]) {
    const shown = await hoursOf(question);
    expect(shown.reduce((sum: number, [, clicks]: number[]) => sum + clicks!, 0)).toBe(4);
  }
});

test('nothing is compared with days before the first URL', async () => {
  const ada = await person({ tier: 'premium' });
  const { id } = await shorten(ada);
  const today = new Date().toISOString().slice(0, 10);
  const BEFORE = 'comparedWith { from } summary { clicks { value previous change } } seriesBefore { date clicks }';
  const young = await ask(ada, BEFORE, { period: 'LAST_7_DAYS' });
  expect(young).toEqual({
    comparedWith: null,
    summary: { clicks: { value: 0, previous: null, change: null } },
    seriesBefore: null,
  });
  await db.shortUrl.update({ where: { id: numberOf(id) }, data: { createdAt: new Date(Date.now() - 9 * 86_400_000) } });
  const half = await ask(ada, BEFORE, { period: 'LAST_7_DAYS' });
  expect(half.summary.clicks.previous).toBeNull(); // some of the days precede the URL
  const points = [-13, -12, -11, -10, -9, -8, -7].map((days) =>
    days < -9 ? null : { date: addDays(today, days), clicks: 0 },
  );
  expect(half.seriesBefore).toEqual(points);
  await createdEarlier(ada);
  expect((await ask(ada, BEFORE, { period: 'LAST_7_DAYS' })).summary.clicks.previous).toBe(0);
});
