import { beforeAll, describe, expect, test } from 'vitest';
import { randomSource } from '../kit/traffic.ts';
import { closeEngine } from '../../api/analytics/engine/click-engine.ts';
import { compactSince } from '../../api/columnar/compact/compaction.ts';
import { addDays, daysBetween, utcDay } from '../../api/days.ts';
import {
  dimensionNames,
  isOfOneLink,
  matching,
  naiveClicks,
  naiveCounts,
  parts,
  type NaiveClick,
  type NaiveQuestion,
} from '../kit/analytics-naive.ts';
import { randomClick, trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { pool } from '../../api/db.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

const COUNTS = 'clicks visitors bots';
const PANELS = dimensionNames
  .map(
    (name) =>
      `${name}: breakdown(dimension: ${name}, first: 40) { totalCount clicks rows { key ${COUNTS} percentage } }`,
  )
  .join('\n');
const FIGURES = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { from to
  comparedWith { from to }
  summary { clicks { value previous change } visitors { value previous } bots { value } uniqueRate mobileShare
    topCountry { key } topDevice { key clicks } bounceRate { value measured total } }
  series { date ${COUNTS} } seriesBefore { date clicks }
  peakHours { hour ${COUNTS} } heatmap { weekday hour ${COUNTS} } } } }`;
const BREAKDOWNS = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { ${PANELS} } } }`;
const HOURS = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) {
  series(granularity: HOUR) { date at ${COUNTS} } } } }`;

const NEWEST = `query ($scope: AnalyticsScope!) { viewer { clicks(scope: $scope, first: 50) { edges { node { at } } } } }`;

async function ask(who: Person, query: string, { from, to, url, filters, includeBots }: NaiveQuestion): Promise<any> {
  const { data, errors } = await gql(who, query, { scope: { from, to, url, filters, includeBots } });
  expect(errors).toBeUndefined();
  return data.viewer.analytics;
}

interface Account {
  who: Person;
  urls: string[];
  stored: NaiveClick[];
  today: string;
}

const random = randomSource(20_260_329);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** When clocks in Berlin went forward or back in a month the last time that is a week ago: at 01:00 UTC, the last Sunday. */
function lastChange(month: 3 | 10): number {
  const year = new Date().getUTCFullYear();
  const monthEnds = [year, year - 1].map((one) => new Date(Date.UTC(one, month, 0, 1)));
  const sundays = monthEnds.map((end) => end.getTime() - end.getUTCDay() * 86_400_000);
  return sundays.find((sunday) => sunday < Date.now() - 7 * 86_400_000)!;
}
const changes = [lastChange(3), lastChange(10)];
const [spring, autumn] = changes.map(utcDay) as [string, string];

/** Every way in which clicks can be kept when they are asked for; each gets the account and brings it more. */
const keepings = {
  'as they came': (add) => add(1_200),
  async 'as columns'(add) {
    await add(1_200);
    expect(await compact()).toBeGreaterThan(10);
  },
  async 'as columns that clicks came after'(add) {
    await add(900);
    await compact();
    await add(300);
  },
  async 'as columns, a link being gone'(add, remove) {
    await add(1_200);
    await compact();
    await remove();
  },
  async 'as columns, written anew since a link is gone'(add, remove) {
    await add(900);
    await compact();
    await remove();
    await add(300);
    await compact();
  },
} satisfies Record<string, (add: (count: number) => Promise<unknown>, remove: () => Promise<unknown>) => unknown>;
type Keeping = keyof typeof keepings;

/** Puts into columns whatever there is, a day that goes on in parts. */
async function compact(): Promise<number> {
  const client = await pool.connect();
  try {
    return await compactSince(client, '2000-01-01', Date.now(), { minMonth: 1, minRun: 1, minPart: 1, max: 5_000 });
  } finally {
    client.release();
  }
}

const TOP_REFERRERS = '{ viewer { urls(first: 10) { nodes { id quickAnalytics { topReferrer } } } } }';

async function busyAccount(timeZone: string, keeping: Keeping): Promise<Account> {
  const who = await person({ tier: 'enterprise', timeZone });
  const made = await Promise.all(Array.from({ length: 6 }, () => shorten(who)));
  const left = [...made];
  const now = Date.now();
  const moments = [...changes, now - 3_600_000];
  await keepings[keeping](
    async (count) => {
      const links = left.map(({ id }) => numberOf(id));
      await clicks.ingest(Array.from({ length: count }, () => randomClick(random, links, now, moments)));
    },
    async () => {
      const { data } = await gql(who, DELETE_URL, { input: { id: left.shift()!.id } });
      expect(data.deleteUrl.deletedId).toBeTruthy();
    },
  );
  const stored = await naiveClicks(who.id, timeZone);
  expect(stored.length).toBeGreaterThan(600);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return { who, urls: left.map(({ id }) => id), stored, today };
}

function randomQuestion({ urls, stored, today }: Account, filterCount: number): NaiveQuestion {
  const [from, to] = pick([
    [addDays(today, -399), today], // as many days before are more than the plan shows
    [addDays(today, -29), today],
    [addDays(autumn, -5), addDays(autumn, 6)],
    [addDays(spring, -1), addDays(spring, 4)],
  ] as const);
  const filters = Array.from({ length: filterCount }, () => {
    const dimension = pick(dimensionNames);
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(stored).keys[dimension]!);
    return { dimension, values: [...new Set(values)], isNot: random() < 0.4 };
  });
  return { from, to, filters, url: random() < 0.4 ? pick(urls) : null, includeBots: random() < 0.3 };
}

function expectFigures(figures: any, found: NaiveClick[], before: NaiveClick[], question: NaiveQuestion): void {
  const count = (some: NaiveClick[]) => naiveCounts(some, isOfOneLink(question), question.includeBots);
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
    expect(summary.clicks.previous).toBe(count(before).clicks);
    expect(figures.seriesBefore.reduce((sum: number, day: any) => sum + day.clicks, 0)).toBe(count(before).clicks);
    expect(figures.seriesBefore).toHaveLength(figures.series.length);
  } else {
    expect([summary.clicks.previous, summary.clicks.change, figures.seriesBefore]).toEqual([null, null, null]);
  }
  const byDay = parts(found, ({ day }) => day);
  expect(figures.series).toEqual(
    daysBetween(question.from, question.to).map((date) => ({ date, ...count(byDay.get(date) ?? []) })),
  );
  const byHour = parts(found, ({ hour }) => hour);
  expect(figures.peakHours).toEqual(
    Array.from({ length: 24 }, (_, hour) => ({ hour, ...count(byHour.get(hour) ?? []) })),
  );
  const byWeekHour = parts(found, ({ weekday, hour }) => `${weekday} ${hour}`);
  expect(figures.heatmap).toHaveLength(168);
  for (const { weekday, hour, ...counts } of figures.heatmap) {
    expect(counts).toEqual(count(byWeekHour.get(`${weekday} ${hour}`) ?? []));
  }
}

function expectBreakdowns(panels: any, found: NaiveClick[], question: NaiveQuestion): void {
  const { includeBots } = question;
  const whole = naiveCounts(found, false, includeBots).clicks;
  for (const name of dimensionNames) {
    const { rows, totalCount, clicks: sum } = panels[name];
    const ofLink = isOfOneLink(question) || name === 'LINK';
    const wanted = [...parts(found, ({ keys }) => keys[name]!)]
      .map(([key, some]) => ({ key, ...naiveCounts(some, ofLink, includeBots) }))
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

const accounts = ['Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns'].flatMap((timeZone) =>
  (Object.keys(keepings) as Keeping[]).map((keeping) => ({ timeZone, keeping })),
);

describe.each(accounts)('in $timeZone, clicks kept $keeping', ({ timeZone, keeping }) => {
  let account: Account;
  beforeAll(async () => {
    account = await busyAccount(timeZone, keeping);
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

  test('the list names the host most people of each link came from', async () => {
    const { data } = await gql(account.who, TOP_REFERRERS);
    for (const { id, quickAnalytics } of data.viewer.urls.nodes) {
      const people = account.stored.filter(({ keys, human }) => human && keys.LINK === id && keys.REFERRER);
      const hosts = parts(people, ({ keys }) => keys.REFERRER!);
      const most = Math.max(...[...hosts.values()].map(({ length }) => length));
      expect(hosts.get(quickAnalytics.topReferrer)).toHaveLength(most);
    }
  });

  // In one zone: it takes a new thread each time.
  test.each(timeZone === 'Asia/Kolkata' ? [0, 1, 2] : [])(
    'a server that has just started tells the newest clicks first, under %i filters',
    async (count) => {
      await closeEngine(); // with all it has in memory
      const question = randomQuestion(account, count);
      const { from, to, url, filters, includeBots } = question;
      const { data } = await gql(account.who, NEWEST, { scope: { from, to, url, filters, includeBots } });
      const wanted = matching(account.stored, question).filter(({ human }) => human || includeBots);
      const moments = wanted.map(({ at }) => at).sort((one, other) => other - one);
      expect(data.viewer.clicks.edges.map(({ node }: any) => Date.parse(node.at))).toEqual(moments.slice(0, 50));
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
        expect(counts).toEqual(naiveCounts(some, isOfOneLink(question), question.includeBots));
        expect(new Set([date, ...some.map(({ day }) => day)]).size).toBe(1);
      }
      const shown = series.map((point: any) => Date.parse(point.at));
      expect([...byHour.keys()].filter((start) => !shown.includes(start))).toEqual([]);
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
      expect(series).toHaveLength(timeZone === 'Europe/Berlin' ? hours : 72);
    }
  });
});
