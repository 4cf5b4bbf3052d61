// The profile of an account, and what follows from it in the figures.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, weekdayOf } from '../../api/common/days.ts';
import { storeClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { mint } from '../kit/tokens.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

const PATH = '/api/account/profile';
const FIELDS = 'firstName email timeZone firstWeekday homeCountry countryOfTimeZone wantsWarnings';
const READ = `{ viewer { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  ... on UpdateProfileSuccess { viewer { ${FIELDS} } } ... on UserError { code message field } } }`;

let ada: Person;
beforeEach(async () => {
  ada = await person({ timeZone: 'Europe/Berlin', tier: 'enterprise' });
});

const read = async (who: Person) => (await gql(who, READ)).data.viewer;
const update = async (who: Person, input: object) => (await gql(who, UPDATE, { input })).data.updateProfile;

describe('the profile', () => {
  test('is read and changed one by one at both doors, for its owner only', async () => {
    const bob = await person();
    expect(await read(ada)).toMatchObject({
      firstName: 'Ada',
      firstWeekday: 1,
      homeCountry: null,
      wantsWarnings: true,
    });
    expect((await read(ada)).countryOfTimeZone).toBe('Germany');
    const { viewer } = await update(ada, { firstName: ' Augusta ', firstWeekday: 7, homeCountry: 'FR' });
    expect(viewer).toMatchObject({ firstName: 'Augusta', firstWeekday: 7, homeCountry: 'FR' });
    const { body } = await rest(ada, 'PATCH', PATH, { wants_warnings: false, home_country: null });
    expect(body.profile).toMatchObject({
      first_name: 'Augusta',
      time_zone: 'Europe/Berlin',
      first_weekday: 7,
      home_country: null,
      wants_warnings: false,
    });
    expect((await rest(ada, 'GET', PATH)).body).toEqual(body);
    expect(await read(bob)).toMatchObject({ firstName: 'Ada', firstWeekday: 1, wantsWarnings: true });
  });

  test.each([
    ['an empty name', { firstName: ' ' }, 'firstName', 'Please enter your name.'],
    ['a long name', { firstName: 'a'.repeat(101) }, 'firstName', 'Names can have at most 100 characters.'],
    ['a name with NUL', { firstName: 'A\0da' }, 'firstName', 'The text contains a character that cannot be used.'],
    [
      'a name of two lines',
      { firstName: 'A\r\nBcc: x' },
      'firstName',
      'The text contains a character that cannot be used.',
    ],
    ['half a character', { firstName: 'A\ud800' }, 'firstName', 'The text contains a character that cannot be used.'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone', 'This is not a known time zone.'],
    [
      'weeks from Tuesday',
      { firstWeekday: 2 },
      'firstWeekday',
      'Weeks can begin on Monday (1), Saturday (6) or Sunday (7).',
    ],
    [
      'an unknown country',
      { homeCountry: 'XX' },
      'homeCountry',
      'This is not a known country. Enter two letters such as DE.',
    ],
  ])('refuses %s at both doors, and changes nothing', async (_what, input, field, message) => {
    const before = await read(ada);
    expect(await update(ada, { ...input, wantsWarnings: false })).toEqual({ code: 'INVALID', message, field });
    const [[name, value]] = Object.entries(input) as [[string, unknown]];
    const wired = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const refused = await rest(ada, 'PATCH', PATH, { [wired]: value });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      error: { code: 'INVALID', message, details: expect.objectContaining({ field: wired }) },
    });
    expect(await read(ada)).toEqual(before);
  });

  test('is nobody else’s to see', async () => {
    expect((await rest(null, 'GET', PATH)).status).toBe(401);
    expect((await rest(null, 'PATCH', PATH, { first_name: 'Eve' })).status).toBe(401);
    expect((await gql(null, UPDATE, { input: { firstName: 'Eve' } })).status).toBe(401);
  });
});

const WEEKS = `{ viewer { analytics(scope: { period: LAST_30_DAYS }) {
  series(granularity: WEEK) { date clicks } heatmap { weekday hour clicks } international { homeCountryCode percentage } } } }`;

test.each([1, 6, 7])('weeks that begin on day %i of the week do so in every figure', async (firstWeekday) => {
  await update(ada, { firstWeekday });
  const linkId = numberOf((await shorten(ada)).id);
  const now = Date.now();
  await storeClicks([0, 1, 2, 3, 4, 5, 6].map((days) => ({ linkId, at: now - days * 86_400_000 })));
  const { analytics } = (await gql(ada, WEEKS)).data.viewer;
  const [first, ...others] = analytics.series.map(({ date }: { date: string }) => date);
  expect(others.map(weekdayOf)).toEqual(others.map(() => firstWeekday));
  expect(addDays(others[0], -7) <= first).toBe(true);
  expect(analytics.series.reduce((sum: number, { clicks }: { clicks: number }) => sum + clicks, 0)).toBe(7);
  expect(analytics.heatmap[0]).toMatchObject({ weekday: firstWeekday, hour: 0 });
  expect(new Set(analytics.heatmap.map(({ weekday }: { weekday: number }) => weekday)).size).toBe(7);

  const thisWeek = analytics.series.at(-1).clicks;
  expect((await gql(ada, '{ viewer { dashboard { clicksThisWeek } } }')).data.viewer.dashboard.clicksThisWeek).toBe(
    thisWeek,
  );
  expect((await rest(ada, 'GET', '/api/dashboard/my')).body.clicks_this_week).toBe(thisWeek);
  expect((await rest(ada, 'GET', `/api/urls/${linkId}/stats`)).body.clicks_this_week).toBe(thisWeek);
  const traffic = await rest(ada, 'GET', '/api/analytics?period=30d&granularity=week');
  expect(traffic.body.trafficOverTime.map(({ date }: { date: string }) => date)).toEqual([first, ...others]);
});

test('the chosen country is home, whatever the zone', async () => {
  const linkId = numberOf((await shorten(ada)).id);
  await storeClicks(['DE-1', 'US-1', 'US-2', 'US-3'].map((address) => ({ linkId, address })));
  await update(ada, { homeCountry: 'US' });
  const { international } = (await gql(ada, WEEKS)).data.viewer.analytics;
  expect(international).toEqual({ homeCountryCode: 'US', percentage: 25 });
  expect((await rest(ada, 'GET', '/api/analytics')).body).toMatchObject({
    homeCountry: 'US',
    internationalPercentage: 25,
  });
});

describe('a change of the time zone', () => {
  const CHANGES = `{ viewer { dashboard { timeZoneChanges { date timeZone } }
    analytics(scope: { period: LAST_30_DAYS }) { timeZoneChanges { date at timeZone } } } }`;
  const changes = async (who: Person) => (await gql(who, CHANGES)).data.viewer.analytics.timeZoneChanges;

  test('is marked on its day at both doors; the first zone and the same one again are none', async () => {
    const eve = await person();
    await update(eve, { timeZone: 'Asia/Kolkata' });
    await update(eve, { timeZone: 'Asia/Kolkata' });
    expect(await changes(eve)).toEqual([]);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      await update(ada, { timeZone: 'UTC' });
      await gql(ada, 'mutation { updateTimeZone(input: { timeZone: "Asia/Tokyo" }) { __typename } }');
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format();
      const utc = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format();
      const marked = await changes(ada);
      expect(marked.at(-1)).toEqual({ date: day, at: new Date().toISOString(), timeZone: 'Asia/Tokyo' });
      expect(marked.slice(0, -1).every(({ date }: { date: string }) => date < day && date >= utc)).toBe(true);

      const { dashboard } = (await gql(ada, CHANGES)).data.viewer;
      expect(dashboard.timeZoneChanges.at(-1)).toEqual({ date: day, timeZone: 'Asia/Tokyo' });
      expect((await rest(ada, 'GET', '/api/analytics')).body.timeZoneChanges).toEqual(marked);
      expect((await rest(ada, 'GET', '/api/dashboard')).body.time_zone_changes.at(-1)).toMatchObject({
        date: day,
        time_zone: 'Asia/Tokyo',
      });

      vi.setSystemTime(Date.now() + 40 * 86_400_000);
      const later = { ...ada, token: await mint(ada.subject) };
      expect(await changes(later)).toEqual([]);
      expect((await rest(later, 'GET', '/api/analytics?period=90d')).body.timeZoneChanges).toEqual(marked);
    } finally {
      vi.useRealTimers();
    }
  });
});
