import { describe, expect, test } from 'vitest';
import { packCountry } from '../../api/click-model/dimensions.ts';
import { lengthOf } from '../../api/figures/contract/period.ts';
import { openScope, type ScopeInput } from '../../api/analytics/scope.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { storeClicks } from '../kit/clicks.ts';
import { person, useWorld } from '../kit/world.ts';

useWorld();

const now = Date.parse('2026-03-02T03:00:00Z');
const owner = (tier: 'free' | 'premium' | 'enterprise', timeZone = 'UTC') => ({
  id: 1,
  tier,
  timeZone,
  begunDay: null,
  retentionDays: null,
  firstWeekday: 1,
  homeCountry: null,
});
const open = (input: ScopeInput, who = owner('premium')) => openScope(who, input, now);
const refusal = (input: unknown, who = owner('premium')) =>
  openScope(who, input, now).then(
    () => null,
    ({ code, field }) => [code, field],
  );

describe('the days', () => {
  test('are the last thirty unless others are wanted, and end today where the owner is', async () => {
    expect((await open({})).days).toEqual({ from: '2026-02-01', to: '2026-03-02', historyLimitedFrom: null });
    const newYork = owner('premium', 'America/New_York');
    expect((await open({ period: 'LAST_7_DAYS' }, newYork)).days).toMatchObject({
      from: '2026-02-23',
      to: '2026-03-01',
    });
  });

  test('may be chosen, but not from the future', async () => {
    expect((await open({ from: '2026-01-05', to: '2026-01-09' })).days).toMatchObject({
      from: '2026-01-05',
      to: '2026-01-09',
    });
    expect((await open({ from: '2026-02-20' })).days.to).toBe('2026-03-02');
    expect((await open({ from: '2026-02-20', to: '2026-12-31' })).days.to).toBe('2026-03-02');
    expect(await refusal({ from: '2026-03-03' })).toEqual(['INVALID', 'from']);
  });

  test.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '26-02-03' }, 'from'],
    [{ to: '2026-02-03' }, 'from'],
    [{ from: '2026-02-03', to: '2026-02-02' }, 'to'],
    [{ period: 'LAST_1_DAYS' }, 'period'],
    [{ filters: [{ dimension: 'shoe', values: ['x'] }] }, 'filters.0.dimension'],
    [{ filters: [{ dimension: 'country', values: [] }] }, 'filters.0.values'],
    [{ filters: [{ dimension: 'country', values: ['Germany'] }] }, 'filters.0.values'],
    [{ compare: 'NEVER' }, 'compare'],
  ])('%j is refused', async (input, field) => {
    expect(await refusal(input)).toEqual(['INVALID', field]);
  });

  test("are cut to the plan's history, which the answer says", async () => {
    const year = await open({ period: 'LAST_365_DAYS' }, owner('free'));
    expect(year.days).toEqual({ from: '2026-02-01', to: '2026-03-02', historyLimitedFrom: '2026-02-01' });
    expect(year.compared).toMatchObject({ from: '2026-01-02', to: '2026-01-31' });
    expect(year.comparedShown).toBeNull();
    const custom = await open({ from: '2025-06-01', to: '2026-02-03' }, owner('free'));
    expect(custom.days).toEqual({ from: '2026-02-01', to: '2026-02-03', historyLimitedFrom: '2026-02-01' });
    expect(await refusal({ from: '2025-06-01', to: '2025-07-01' }, owner('free'))).toEqual(['INVALID', 'to']);
    expect((await open({ from: '2026-02-01', to: '2026-02-03' }, owner('free'))).days.historyLimitedFrom).toBeNull();
  });
});

describe('what they are compared with', () => {
  test('is as long and ends the day before', async () => {
    const { compared } = await open({ from: '2026-02-20', to: '2026-02-26' });
    expect(compared).toEqual({ from: '2026-02-13', to: '2026-02-19', until: null });
  });

  test('or the same days a year before, leap days or not', async () => {
    const before = async (from: string, to: string) =>
      (await openScope(owner('enterprise'), { from, to, compare: 'PREVIOUS_YEAR' }, now)).compared;
    expect(await before('2025-03-05', '2025-03-31')).toMatchObject({ from: '2024-03-05', to: '2024-03-31' });
    const leap = await openScope(
      owner('enterprise'),
      { from: '2028-02-29', to: '2028-03-04', compare: 'PREVIOUS_YEAR' },
      Date.parse('2028-04-01T00:00:00Z'),
    );
    expect(leap.compared).toEqual({ from: '2027-02-28', to: '2027-03-04', until: null });
    expect(lengthOf(leap.compared!)).toBe(lengthOf(leap.days));
    expect(await before('2025-02-01', '2026-02-28')).toBeNull(); // they would overlap
  });

  test('is known whatever the plan lets browse, and shown day by day only where it does', async () => {
    const week = await open({ period: 'LAST_7_DAYS' }, owner('free'));
    expect(week.comparedShown).toEqual(week.compared);
    const longer = await open({ from: '2026-02-10', to: '2026-03-02' }, owner('free'));
    expect(longer.compared).toMatchObject({ from: '2026-01-20', to: '2026-02-09' });
    const year = await open({ period: 'LAST_7_DAYS', compare: 'PREVIOUS_YEAR' }, owner('free'));
    expect(year.compared).toMatchObject({ from: '2025-02-24', to: '2025-03-02' });
    expect([longer.comparedShown, year.comparedShown]).toEqual([null, null]);
  });

  test('or days that begin on the same weekday, where that is asked for', async () => {
    const matched = async (input: ScopeInput) => (await open({ ...input, matchWeekdays: true })).compared;
    expect(await matched({ from: '2026-01-05', to: '2026-02-03' })).toMatchObject({
      from: '2025-12-01',
      to: '2025-12-30',
    });
    expect(await matched({ period: 'TODAY' })).toMatchObject({ from: '2026-02-23', to: '2026-02-23' });
    const year = await matched({ period: 'LAST_7_DAYS', compare: 'PREVIOUS_YEAR' });
    expect(year).toMatchObject({ from: '2025-02-25', to: '2025-03-03' });
  });

  test.each([
    ['Europe/Berlin', '2026-03-02T09:40:10Z', '2026-03-01T09:41:00.000Z'],
    ['Asia/Kolkata', '2026-03-02T05:10:00Z', '2026-03-01T05:11:00.000Z'],
    ['Europe/Berlin', '2026-03-30T08:40:00Z', '2026-03-29T08:41:00.000Z'], // after the clocks went forward: 23 hours
    ['Europe/Berlin', '2026-03-30T00:40:00Z', '2026-03-29T01:00:00.000Z'], // 02:40, which the day before does not have
    ['Europe/Berlin', '2026-10-26T09:40:00Z', '2026-10-25T09:41:00.000Z'], // 25 hours
  ])('is as much of a day as has passed of today: in %s at %s until %s', async (timeZone, at, until) => {
    const { compared } = await openScope(owner('premium', timeZone), { period: 'TODAY' }, Date.parse(at));
    expect(new Date(compared!.until!).toISOString()).toBe(until);
  });

  test('is the 24 hours before, for the hour that runs and the 23 before it', async () => {
    const berlin = owner('premium', 'Europe/Berlin');
    const asked = Date.parse('2026-03-29T10:40:00Z');
    const { days, compared } = await openScope(berlin, { period: 'LAST_24_HOURS' }, asked);
    const hours = (from: string, to: string) => ({
      since: Date.parse(from),
      before: Date.parse(to),
      isWholeHours: true,
    });
    expect(days).toMatchObject({ from: '2026-03-28', to: '2026-03-29', historyLimitedFrom: null });
    expect(days.span).toEqual(hours('2026-03-28T11:00:00Z', '2026-03-29T11:00:00Z'));
    expect(compared!.span).toEqual(hours('2026-03-27T11:00:00Z', '2026-03-28T11:00:00Z'));
    expect(compared!.until).toBe(Date.parse('2026-03-28T10:41:00Z'));
  });

  test('is nothing where some of it is no longer kept', async () => {
    expect((await open({ from: '2025-01-01' }, owner('enterprise'))).compared).toBeNull();
  });
});

test('links and filters are looked up, and a stranger has none of them', async () => {
  const ada = await person({ tier: 'premium' });
  const bob = await person({ tier: 'premium' });
  const link = numberOf((await shorten(ada)).id);
  await storeClicks([{ linkId: link, query: 'utm_source=news' }]);
  const asking = (id: number) => ({
    id,
    tier: 'premium' as const,
    timeZone: 'UTC',
    begunDay: null,
    retentionDays: null,
    firstWeekday: 1,
    homeCountry: null,
  });
  const filters = (dimension: string, ...values: string[]) => ({ filters: [{ dimension, values }] });
  const checked = async (id: number, input: unknown) => (await openScope(asking(id), input)).filters[0]!;

  expect((await openScope(asking(ada.id), { linkId: link })).linkId).toBe(link);
  expect(await openScope(asking(ada.id), filters('link', String(link)))).toMatchObject({ linkId: link, filters: [] });
  for (const input of [{ linkId: link }, filters('link', String(link)), filters('link', 'x')]) {
    expect(await refusal(input, asking(bob.id))).toEqual(['NOT_FOUND', undefined]);
  }
  expect(await checked(ada.id, filters('country', 'DE', '', 'DE'))).toEqual({
    dimension: 'country',
    numbers: [packCountry('DE'), 0],
    isNot: false,
  });
  const [source] = (await checked(ada.id, filters('utmSource', 'news'))).numbers;
  expect(source).toBeGreaterThan(0);
  expect((await checked(bob.id, filters('utmSource', 'news'))).numbers).toEqual([-1]);
  expect((await checked(ada.id, filters('utmSource', ''))).numbers).toEqual([0]);
});

test('a question keeps its key from day to day, and no other question has it', async () => {
  const week = await open({ period: 'LAST_7_DAYS' });
  const later = await openScope(owner('premium'), { period: 'LAST_7_DAYS' }, now + 86_400_000);
  expect(later.key).toBe(week.key);
  const german = { dimension: 'country' as const, values: ['DE'] };
  const others = await Promise.all([
    open({}),
    open({ period: 'LAST_7_DAYS', includeBots: true }),
    open({ period: 'LAST_7_DAYS', compare: 'PREVIOUS_YEAR' }),
    open({ period: 'LAST_7_DAYS', filters: [german] }),
    open({ period: 'LAST_7_DAYS', filters: [{ ...german, isNot: true }] }),
    open({ from: '2026-02-24' }),
  ]);
  expect(new Set([week, ...others].map(({ key }) => key)).size).toBe(7);
});
