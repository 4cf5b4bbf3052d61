import { afterEach, describe, expect, test } from 'vitest';
import { config, readConfig } from '../../api/common/config.ts';
import { addDays, monthStart, utcDay } from '../../api/common/days.ts';
import { storeClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

const SWITCH = `mutation ($plan: SubscriptionTier!) { switchPlan(input: { plan: $plan }) {
  ... on SwitchPlanSuccess { viewer { tier limits { maxUrls canUseBulkOperations } } }
  ... on UserError { code message field } } }`;
const switchTo = async (who: Person, plan: string) => (await gql(who, SWITCH, { plan })).data?.switchPlan;
const HISTORY = `{ viewer { usageHistory { months { month clicks } forecast historyDays maxHistoryDays } } }`;
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

describe('plans', () => {
  const { plans, planChanges } = config;
  afterEach(() => void Object.assign(config, { plans, planChanges, billingPortalUrl: undefined }));

  test('a higher one is offered by what the plans allow, alike at both doors', async () => {
    const { free, premium, enterprise } = config.plans;
    const offers = async (tier: 'free' | 'premium' | 'enterprise') => {
      const who = await person({ tier });
      const { body } = await rest(who, 'GET', '/api/account/subscription');
      expect((await gql(who, '{ viewer { canUpgrade } }')).data.viewer.canUpgrade).toBe(body.can_upgrade);
      return body.can_upgrade;
    };
    expect([await offers('free'), await offers('premium'), await offers('enterprise')]).toEqual([true, true, false]);
    config.plans = { free, premium: enterprise, enterprise };
    expect([await offers('free'), await offers('premium')]).toEqual([true, false]);
    config.plans = { free: enterprise, premium, enterprise };
    expect(await offers('free')).toBe(false);
    config.plans = { free, premium, enterprise };
    config.planChanges = 'operator';
    expect(await offers('free')).toBe(false);
    config.billingPortalUrl = 'https://pay.example.test';
    expect(await offers('free')).toBe(true);
  });

  test('stand side by side with their limits, alike at both doors', async () => {
    const ada = await person();
    const { data } = await gql(
      ada,
      `{ viewer { billingPortalUrl plans { tier limits { maxUrls monthlyClickLimit maxAnalyticsHistoryDays
        canUseBulkOperations } } } }`,
    );
    expect(data.viewer.billingPortalUrl).toBeNull();
    expect(data.viewer.plans.map(({ tier, limits }: any) => [tier, ...Object.values(limits)])).toEqual([
      ['free', 100, 10_000, 30, false],
      ['premium', 10_000, 1_000_000, 365, true],
      ['enterprise', -1, -1, 730, true],
    ]);
    const { body } = await rest(ada, 'GET', '/api/account/subscription');
    expect(body).toMatchObject({ subscription_tier: 'free', billing_portal_url: null });
    expect(body.plans.map(({ limits, ...plan }: any) => [plan.subscription_tier, ...Object.values(limits)])).toEqual(
      data.viewer.plans.map(({ tier, limits }: any) => [tier, ...Object.values(limits)]),
    );
  });

  test('are switched at once at both doors, for oneself alone', async () => {
    const [ada, bob] = [await person(), await person()];
    expect(await switchTo(ada, 'premium')).toEqual({
      viewer: { tier: 'premium', limits: { maxUrls: 10_000, canUseBulkOperations: true } },
    });
    const answer = await rest(ada, 'PUT', '/api/account/subscription', { plan: 'enterprise' });
    expect([answer.status, answer.body.subscription_tier]).toEqual([200, 'enterprise']);
    expect((await rest(bob, 'GET', '/api/account/subscription')).body.subscription_tier).toBe('free');
  });

  test('that do not exist are refused', async () => {
    const ada = await person();
    expect(await switchTo(ada, 'gold')).toBeUndefined(); // no value of the enum
    for (const body of [{ plan: 'gold' }, {}]) {
      const { status, body: refusal } = await rest(ada, 'PUT', '/api/account/subscription', body);
      expect([status, refusal.error.message, refusal.error.details.field]).toEqual([
        400,
        'Choose one of the plans free, premium, enterprise.',
        'plan',
      ]);
    }
    for (const path of ['subscription', 'usage']) {
      expect((await rest(null, 'GET', `/api/account/${path}`)).status).toBe(401);
    }
  });

  test('are refused at both doors where a billing portal is named, which both tell', async () => {
    const ada = await person();
    config.billingPortalUrl = 'https://billing.example/portal';
    const message = 'Plans are changed in the billing portal.';
    expect(await switchTo(ada, 'premium')).toEqual({ code: 'FORBIDDEN', message, field: null });
    const refused = await rest(ada, 'PUT', '/api/account/subscription', { plan: 'premium' });
    expect([refused.status, refused.body.error.message]).toEqual([403, message]);
    expect((await gql(ada, '{ viewer { tier billingPortalUrl } }')).data.viewer).toEqual({
      tier: 'free',
      billingPortalUrl: 'https://billing.example/portal',
    });
    expect((await rest(ada, 'GET', '/api/account/subscription')).body).toMatchObject({
      subscription_tier: 'free',
      billing_portal_url: 'https://billing.example/portal',
    });
  });

  test('have limits by configuration; nonsense is named', () => {
    const { plans } = readConfig({ FREE_BULK_OPERATIONS: '1', PREMIUM_BULK_OPERATIONS: '0', FREE_MAX_URLS: '7' });
    expect([plans.free.canUseBulkOperations, plans.premium.canUseBulkOperations, plans.free.maxUrls]).toEqual([
      true,
      false,
      7,
    ]);
    expect(() => readConfig({ FREE_BULK_OPERATIONS: 'yes' })).toThrow('FREE_BULK_OPERATIONS');
    expect(() => readConfig({ BILLING_PORTAL_URL: 'javascript:alert(1)' })).toThrow('BILLING_PORTAL_URL');
  });
});

describe('usage', () => {
  test('of a new account has this month, no forecast and no history', async () => {
    const ada = await person();
    const { usageHistory } = (await gql(ada, HISTORY)).data.viewer;
    expect(usageHistory).toEqual({
      months: [{ month: monthStart(utcDay(Date.now())), clicks: 0 }],
      forecast: null,
      historyDays: 0,
      maxHistoryDays: 30,
    });
  });

  test('goes month by month, bots left out, with a forecast by the days before, alike at both doors', async () => {
    const ada = await person({ tier: 'premium' });
    const linkId = numberOf((await shorten(ada)).id);
    const today = utcDay(Date.now());
    const lastMonth = addDays(monthStart(today), -1);
    // The average is of 28 days; on its last day a month has had up to thirty.
    const days = [...Array.from({ length: 30 }, (_, back) => addDays(today, -back - 1)), addDays(today, -100)];
    const clicksOn = (day: string) => [
      { linkId, at: noon(day) },
      { linkId, at: noon(day) + 1, address: '-2' },
    ];
    await storeClicks(days.flatMap(clicksOn));
    await storeClicks([{ linkId, at: noon(days[0]!), userAgent: 'curl/8.0' }]);
    const { usageHistory } = (await gql(ada, HISTORY)).data.viewer;
    const sumOf = (month: string) => 2 * days.filter((day) => monthStart(day) === month).length;
    expect(usageHistory.months).toContainEqual({ month: monthStart(lastMonth), clicks: sumOf(monthStart(lastMonth)) });
    expect(usageHistory.months[0].month).toBe(monthStart(days.at(-1)!));
    const soFar = sumOf(monthStart(today));
    expect(usageHistory.months.at(-1)).toEqual({ month: monthStart(today), clicks: soFar });
    expect(usageHistory.months.reduce((sum: number, { clicks }: any) => sum + clicks, 0)).toBe(2 * days.length);
    const [year, month] = today.split('-').map(Number);
    const monthDays = new Date(Date.UTC(year!, month!, 0)).getUTCDate();
    expect(usageHistory.forecast).toBe(2 * monthDays); // two a day, today and the days to come included
    expect(usageHistory.historyDays).toBe(101);
    const { body } = await rest(ada, 'GET', '/api/account/usage');
    expect(body).toMatchObject({
      subscription_tier: 'premium',
      url_count: 1,
      current_month_clicks: soFar,
      forecast_clicks: usageHistory.forecast,
      history_days: 101,
      max_analytics_history_days: 365,
      months: usageHistory.months,
    });
  });
});

describe('preferences', () => {
  const defaults = {
    ...{ theme: 'system', dateFormat: 'browser', numberFormat: 'browser', defaultPeriod: '30d' },
    ...{ landingPage: 'dashboard', timeZone: 'UTC' },
  };
  const READ = `viewer { preferences { ${Object.keys(defaults).join(' ')} } }`;
  const UPDATE = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) {
    ... on UpdatePreferencesSuccess { ${READ} } ... on UserError { code message field } } }`;
  const update = async (who: Person, input: object) => (await gql(who, UPDATE, { input })).data.updatePreferences;

  test('begin with the defaults, change one by one at both doors, and are told at the sign-in', async () => {
    const [ada, bob] = [await person(), await person()];
    expect((await gql(ada, `{ ${READ} }`)).data.viewer.preferences).toEqual(defaults);
    const { viewer } = await update(ada, { theme: 'dark', timeZone: 'Europe/Berlin' });
    expect(viewer.preferences).toEqual({ ...defaults, theme: 'dark', timeZone: 'Europe/Berlin' });
    const { body } = await rest(ada, 'PUT', '/api/account/preferences', {
      number_format: 'point',
      landing_page: 'urls',
    });
    const wire = { theme: 'dark', date_format: 'browser', number_format: 'point', default_period: '30d' };
    expect(body).toEqual({ ...wire, landing_page: 'urls', time_zone: 'Europe/Berlin' });
    expect((await rest(ada, 'GET', '/api/auth/profile')).body.user.preferences).toEqual(body);
    expect((await gql(bob, `{ ${READ} }`)).data.viewer.preferences).toEqual(defaults);
  });

  test.each([
    [{ theme: 'pink' }, 'theme', 'The theme must be one of system, light, dark.'],
    [{ dateFormat: '' }, 'date_format', 'The date format must be one of browser, us, uk, iso.'],
    [{ numberFormat: 'x' }, 'number_format', 'The number format must be one of browser, comma, point, space.'],
    [{ defaultPeriod: '1y' }, 'default_period', 'The default period must be one of 30d, today, 24h, 7d, 90d.'],
    [
      { landingPage: 'https://evil.example' },
      'landing_page',
      'The landing page must be one of dashboard, urls, new_url, analytics, clicks.',
    ],
    [{ timeZone: 'Mars/Olympus' }, 'time_zone', 'This is not a known time zone.'],
  ])('refuse %j at both doors', async (input, field, message) => {
    const ada = await person();
    expect(await update(ada, input)).toEqual({ code: 'INVALID', message, field: Object.keys(input)[0] });
    const { status, body } = await rest(ada, 'PUT', '/api/account/preferences', { [field]: Object.values(input)[0] });
    expect([status, body.error.message, body.error.details.field]).toEqual([400, message, field]);
    expect((await gql(ada, `{ ${READ} }`)).data.viewer.preferences).toEqual(defaults);
  });
});
