// The conformance suite of ClickEngine: whatever is asked of an engine, by the product's own doors, is what the clicks say.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useEngine } from '../../api/figures/engine/click-engine.ts';
import type { ClickEngine } from '../../api/figures/contract/contract.ts';
import { addDays, daysBetween } from '../../api/common/days.ts';
import { autumn, busyAccount, randomQuestion, spring, type Account, type Keeping } from './analytics-accounts.ts';
import {
  dimensionNames,
  matching,
  naiveCounts,
  parts,
  type NaiveClick,
  type NaiveQuestion,
} from './analytics-naive.ts';
import type { ClickKit } from './clicks.ts';
import {
  DAYS_BACK,
  expectLastHours,
  expectToday,
  expectWeekHours,
  HOUR_FIGURES,
  WEEK_HOURS,
} from './hours-conformance.ts';
import { gql, type Person } from './world.ts';

const COUNTS = 'clicks visitors bots';
const PANELS = dimensionNames
  .map(
    (name) =>
      `${name}: breakdown(dimension: ${name}, first: 40) { totalCount clicks rows { key ${COUNTS} percentage } }`,
  )
  .join('\n');
const POINT = `date lastDate isPartial isRunning ${COUNTS}`;
const FIGURES = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { from to updatedAt
  comparedWith { from to until }
  summary { clicks { value previous change } visitors { value previous } bots { value } returningClicks uniqueRate mobileShare
    topCountry { key } topDevice { key clicks } bounceRate { value measured total } }
  series { date ${COUNTS} } seriesBefore { date clicks }
  weeks: series(granularity: WEEK) { ${POINT} } months: series(granularity: MONTH) { ${POINT} }
  weeksBefore: seriesBefore(granularity: WEEK) { ${POINT} }
  peakHours { hour ${COUNTS} } heatmap { weekday hour ${COUNTS} } } } }`;
const BREAKDOWNS = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { ${PANELS} } } }`;
const HOURS = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) {
  series(granularity: HOUR) { date at ${COUNTS} } } } }`;

const NEWEST = `query ($scope: AnalyticsScope!) { viewer { clicks(scope: $scope, first: 50) { edges { node { at } } } } }`;

const LISTS = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) {
  activeNow campaigns(first: 250) { source medium campaign clicks } } } }`;
const QUICK = '{ viewer { urls(first: 10) { nodes { id quickAnalytics { topReferrer peakHour } } } } }';

async function ask(
  who: Person,
  query: string,
  { from, to, url, filters, includeBots }: NaiveQuestion,
  more: { period?: string; matchWeekdays?: boolean } = {},
): Promise<any> {
  const days = more.period ? {} : { from, to };
  const { data, errors } = await gql(who, query, { scope: { ...days, url, filters, includeBots, ...more } });
  expect(errors).toBeUndefined();
  return data.viewer.analytics;
}

function expectFigures(figures: any, found: NaiveClick[], before: NaiveClick[], question: NaiveQuestion): void {
  const count = (some: NaiveClick[]) => naiveCounts(some, question.includeBots);
  const whole = count(found);
  const { summary } = figures;
  expect([summary.clicks.value, summary.visitors.value, summary.bots.value]).toEqual([
    whole.clicks,
    whole.visitors,
    whole.bots,
  ]);
  expect(summary.bounceRate).toEqual({ value: null, measured: 0, total: whole.clicks });
  expect(whole.visitors).toBeLessThanOrEqual(whole.clicks);
  if (figures.comparedWith) {
    const until = figures.comparedWith.until ? Date.parse(figures.comparedWith.until) : Infinity;
    const sameParts = before.filter(({ at }) => at < until);
    expect(summary.clicks.previous).toBe(count(sameParts).clicks);
    expect(figures.seriesBefore.reduce((sum: number, day: any) => sum + day.clicks, 0)).toBe(count(before).clicks);
    expect(figures.seriesBefore).toHaveLength(figures.series.length);
  } else {
    expect([summary.clicks.previous, summary.clicks.change, figures.seriesBefore]).toEqual([null, null, null]);
  }
  const byDay = parts(found, ({ day }) => day);
  expect(figures.series).toEqual(
    daysBetween(question.from, question.to).map((date) => ({ date, ...count(byDay.get(date) ?? []) })),
  );
  expectGroups(figures, found, before, question);
  const byHour = parts(found, ({ hour }) => hour);
  expect(figures.peakHours).toEqual(
    Array.from({ length: 24 }, (_, hour) => ({ hour, ...count(byHour.get(hour) ?? []) })),
  );
  expectWeekHours(figures, found, question);
}

const weekOf = (day: string) => {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
};

/** Weeks and months have exactly the days of the period, and say where these are not all of theirs. */
function expectGroups(figures: any, found: NaiveClick[], before: NaiveClick[], question: NaiveQuestion): void {
  const count = (some: NaiveClick[]) => naiveCounts(some, question.includeBots);
  const { from, to } = question;
  const today = figures.updatedAt && figures.to;
  for (const [name, begin] of [
    ['weeks', weekOf],
    ['months', (day: string) => day.slice(0, 7)],
  ] as const) {
    const groups = [...Map.groupBy(daysBetween(from, to), begin).values()];
    const wanted = groups.map((days) => {
      const [date, lastDate] = [days[0]!, days.at(-1)!];
      const isCut = begin(addDays(date, -1)) === begin(date) || begin(addDays(lastDate, 1)) === begin(lastDate);
      const some = found.filter(({ day }) => day >= date && day <= lastDate);
      const isRunning = lastDate === today && today === question.today;
      return { date, lastDate, isPartial: isCut || isRunning, isRunning, ...count(some) };
    });
    expect(figures[name]).toEqual(wanted);
  }
  if (!figures.comparedWith) return;
  const shift = daysBetween(figures.comparedWith.from, from).length - 1;
  for (const [index, week] of figures.weeks.entries()) {
    const [date, lastDate] = [addDays(week.date, -shift), addDays(week.lastDate, -shift)];
    const some = before.filter(({ day }) => day >= date && day <= lastDate);
    expect(figures.weeksBefore[index]).toMatchObject({ date, lastDate, ...count(some) });
  }
}

function expectBreakdowns(panels: any, found: NaiveClick[], question: NaiveQuestion): void {
  const { includeBots } = question;
  const whole = naiveCounts(found, includeBots).clicks;
  for (const name of dimensionNames) {
    const { rows, totalCount, clicks: sum } = panels[name];
    const wanted = [...parts(found, ({ keys }) => keys[name]!)]
      .map(([key, some]) => ({ key, ...naiveCounts(some, includeBots) }))
      .filter((row) => row.clicks > 0)
      .map((row) => ({ ...row, percentage: Math.round((row.clicks / whole) * 1000) / 10 }));
    const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
    expect({ name, rows: [...rows].sort(byKey) }).toEqual({ name, rows: wanted.sort(byKey) });
    expect([totalCount, sum]).toEqual([wanted.length, whole]);
    expect(rows.reduce((total: number, row: any) => total + row.clicks, 0)).toBe(whole);
    const order = rows.map((row: any) => row.clicks);
    expect(order).toEqual([...order].sort((a, b) => b - a));
  }
}

function expectCampaigns(campaigns: any[], found: NaiveClick[], { includeBots }: NaiveQuestion): void {
  const counted = found.filter(({ human, keys }) => {
    const isTagged = keys.UTM_SOURCE || keys.UTM_MEDIUM || keys.UTM_CAMPAIGN;
    return isTagged && (human || includeBots);
  });
  const wanted = parts(counted, ({ keys }) => JSON.stringify([keys.UTM_SOURCE, keys.UTM_MEDIUM, keys.UTM_CAMPAIGN]));
  const shown = campaigns.map(({ source, medium, campaign, clicks }) => [
    JSON.stringify([source ?? '', medium ?? '', campaign ?? '']),
    clicks,
  ]);
  expect(shown.sort()).toEqual([...wanted].map(([key, some]) => [key, some.length]).sort());
}

const ACTIVE_MS = 5 * 60_000;
const activeSince = (clicks: NaiveClick[], timestamp: number) =>
  clicks.filter(({ human, at }) => human && at >= timestamp - ACTIVE_MS).length;

/** Holds an engine to the clicks themselves, kept in the given ways. */
export function engineConformance(
  name: string,
  { engine, clicks, keepings }: { engine: ClickEngine; clicks: ClickKit; keepings: readonly Keeping[] },
): void {
  const accounts = ['Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns'].flatMap((timeZone) =>
    keepings.map((keeping) => ({ timeZone, keeping })),
  );
  describe(name, () => {
    let before: ClickEngine;
    beforeAll(() => {
      before = useEngine(engine);
    });
    afterAll(async () => {
      useEngine(before);
      await engine.close();
    });

    describe.each(accounts)('in $timeZone, clicks kept $keeping', ({ timeZone, keeping }) => {
      let account: Account;
      beforeAll(async () => {
        account = await busyAccount(clicks, timeZone, keeping);
      });

      test.each([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])(
        'every figure is what the clicks say, under %i filters',
        async (count) => {
          const question = randomQuestion(account, count);
          const figures = await ask(account.who, FIGURES, question);
          const found = matching(account.stored, question);
          const before = figures.comparedWith ? matching(account.stored, { ...question, ...figures.comparedWith }) : [];
          expectFigures(figures, found, before, question);
          expectBreakdowns(await ask(account.who, BREAKDOWNS, question), found, question);
        },
      );

      test.each(DAYS_BACK)('every click counts in its hour of the week, %i to %i days back', async (first, last) => {
        const [from, to] = [addDays(account.today, -first), addDays(account.today, -last)];
        const question = { from, to, today: account.today, filters: [], url: null, includeBots: false };
        expectWeekHours(await ask(account.who, WEEK_HOURS, question), matching(account.stored, question), question);
      });

      test.each([0, 1, 2])('a rolling day has its hours and no more, under %i filters', async (count) => {
        const question = randomQuestion(account, count);
        const figures = await ask(account.who, HOUR_FIGURES, question, { period: 'LAST_24_HOURS' });
        expectLastHours(figures, account, question);
      });

      test.each([false, true])(
        'a day that goes on is compared with as much of another, weekdays matched: %s',
        async (matchWeekdays) => {
          const question = randomQuestion(account, 1);
          const figures = await ask(account.who, HOUR_FIGURES, question, { period: 'TODAY', matchWeekdays });
          expectToday(figures, account, question, addDays(account.today, matchWeekdays ? -7 : -1));
        },
      );

      test.each([0, 1, 2])('lists have what the clicks say, under %i filters', async (count) => {
        const question = { ...randomQuestion(account, count), to: account.today };
        const before = Date.now();
        const { activeNow, campaigns } = await ask(account.who, LISTS, question);
        const found = matching(account.stored, question);
        expectCampaigns(campaigns, found, question);
        expect(activeNow).toBeLessThanOrEqual(activeSince(found, before));
        expect(activeNow).toBeGreaterThanOrEqual(activeSince(found, Date.now()));
      });

      test('quick analytics name the busiest hour and the host most humans of each link came from', async () => {
        const { data } = await gql(account.who, QUICK);
        for (const { id, quickAnalytics } of data.viewer.urls.nodes) {
          // Some clicks are of the hour to come, which may be tomorrow's.
          const shown = account.stored.filter(({ keys, day }) => keys.LINK === id && day <= account.today);
          const human = shown.filter(({ human }) => human);
          const most = (some: Map<unknown, NaiveClick[]>) =>
            Math.max(...[...some.values()].map(({ length }) => length));
          const hosts = parts(
            human.filter(({ keys }) => keys.REFERRER),
            ({ keys }) => keys.REFERRER!,
          );
          expect(hosts.get(quickAnalytics.topReferrer)).toHaveLength(most(hosts));
          const hours = parts(human, ({ hour }) => hour);
          expect(hours.get(quickAnalytics.peakHour)).toHaveLength(most(hours));
        }
      });

      // In one zone: it takes a new thread each time.
      test.each(timeZone === 'Asia/Kolkata' ? [0, 1, 2] : [])(
        'a server that has just started tells the newest clicks first, under %i filters',
        async (count) => {
          await engine.close(); // with all it has in memory
          const question = randomQuestion(account, count);
          const { from, to, url, filters, includeBots } = question;
          const { data } = await gql(account.who, NEWEST, { scope: { from, to, url, filters, includeBots } });
          const wanted = matching(account.stored, question).filter(({ human }) => human || includeBots);
          const timestamps = wanted.map(({ at }) => at).sort((one, other) => other - one);
          expect(data.viewer.clicks.edges.map(({ node }: any) => Date.parse(node.at))).toEqual(timestamps.slice(0, 50));
        },
      );

      test.each([0, 1])('hours begin where the clocks say, under %i filters', async (count) => {
        for (const [change, hours] of [
          [spring, 71],
          [autumn, 73],
        ] as const) {
          const days = { from: addDays(change, -1), to: addDays(change, 1) };
          const question = { ...randomQuestion(account, count), ...days, url: null };
          const found = matching(account.stored, question);
          const { series } = await ask(account.who, HOURS, question);
          const byHour = parts(found, ({ hourStart }) => hourStart);
          for (const { at, date, ...counts } of series) {
            const some = byHour.get(Date.parse(at)) ?? [];
            expect(counts).toEqual(naiveCounts(some, question.includeBots));
            expect(new Set([date, ...some.map(({ day }) => day)]).size).toBe(1);
          }
          const shown = series.map((point: any) => Date.parse(point.at));
          expect([...byHour.keys()].filter((start) => !shown.includes(start))).toEqual([]);
          expect(shown).toEqual([...shown].sort((a, b) => a - b));
          expect(series).toHaveLength(timeZone === 'Europe/Berlin' ? hours : 72);
        }
      });
    });
  });
}
