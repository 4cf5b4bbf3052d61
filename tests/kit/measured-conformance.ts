// The conformance suite for what is measured of clicks: every figure is what was reported, whichever engine computes it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { compactMeasured } from '../../api/figures/columnar/compact/pack-measured.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { durationStarts } from '../../api/click-model/quantities.ts';
import { useEngine } from '../../api/figures/engine/click-engine.ts';
import type { ClickEngine } from '../../api/figures/contract/contract.ts';
import { addDays, daysBetween } from '../../api/common/days.ts';
import { randomQuestion, type Account } from './analytics-accounts.ts';
import { dimensionNames, matching, naiveClicks, type NaiveQuestion } from './analytics-naive.ts';
import { randomClick } from './analytics-traffic.ts';
import type { ClickKit } from './clicks.ts';
import { settleDeletions } from './deletions.ts';
import { expectFacts, FACTS, randomFacts, report, type MeasuredClick } from './facts-naive.ts';
import { withClient } from './with-client.ts';
import { createdEarlier, DELETE_URL, numberOf, shorten } from './queries.ts';
import { randomSource } from './traffic.ts';
import { gql, person, rest } from './world.ts';
import type { ClickFacts } from '../../api/measurements/record-facts.ts';

const random = randomSource(20_261_122);

interface Measured extends Account {
  measured: MeasuredClick[];
}

/** Writes whatever there is as blocks. */
const compact = () =>
  withClient((client) => compactMeasured(client, { minChanges: 1, minAgeDays: -1, settledHours: 0 }));

/** Somebody with a year of clicks, half of them to be measured, and facts of most of these. */
async function measuredAccount(clicks: ClickKit, timeZone: string, hasBlocks: boolean): Promise<Measured> {
  const who = await person({ tier: 'enterprise', timeZone });
  const made = await Promise.all(Array.from({ length: 5 }, () => shorten(who)));
  await createdEarlier(who);
  const links = made.map(({ id }) => numberOf(id));
  const now = Date.now();
  const told = new Map<string, ClickFacts>();
  const all = Array.from({ length: 1_400 }, () => {
    const click = randomClick(random, links, now, [now - 3_600_000, now - 25 * 3_600_000]);
    const at = Math.min(click.at!, now);
    const id = mintClickId(at);
    if (random() < 0.5) return { ...click, at, id };
    if (random() < 0.8) told.set(id.toString('hex'), randomFacts(random));
    return { ...click, at, id, flags: click.flags! | clickFlags.measured };
  });
  const entries = [...told];
  // Some facts come before their clicks are stored, most after.
  for (const [id, facts] of entries.slice(0, 100)) await report(id, facts);
  await clicks.ingest(all);
  for (const [id, facts] of entries.slice(100, -60)) await report(id, facts);
  if (hasBlocks) expect(await compact()).toBeGreaterThan(5);
  for (const [id, facts] of entries.slice(-60)) await report(id, facts);
  const gone = made.pop()!;
  await gql(who, DELETE_URL, { input: { id: gone.id } });
  await settleDeletions();
  const stored = await naiveClicks(who.id, timeZone);
  const measured = stored.flatMap((click) => {
    const facts = told.get(click.id.replaceAll('-', ''));
    return facts && click.human ? [{ ...click, facts }] : [];
  });
  expect(measured.length).toBeGreaterThan(200);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return { who, urls: made.map(({ id }) => id), stored, today, timeZone, measured };
}

const scopeOf = ({ from, to, url, filters, includeBots }: NaiveQuestion) => ({ from, to, url, filters, includeBots });
async function ask({ who }: Account, fields: string, question: NaiveQuestion, more: object = {}): Promise<any> {
  const query = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { ${fields} } } }`;
  const { data, errors } = await gql(who, query, { scope: { ...scopeOf(question), ...more } });
  expect(errors).toBeUndefined();
  return data.viewer.analytics;
}
const mean = (values: (number | null | undefined)[]) => {
  const known = values.filter((value) => typeof value === 'number');
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};
const matchingHour = (some: MeasuredClick[], hour: number) => some.filter((click) => click.hour === hour);
const found = ({ measured }: Measured, question: NaiveQuestion) => matching(measured, question) as MeasuredClick[];

/** How clicks are kept, in which zone, and by what they are computed; null for the engine of the installation. */
export type MeasuredCase = [timeZone: string, kept: string, hasBlocks: boolean, engine: ClickEngine | null];

/** Holds engines to the reports of measured clicks. */
export function measuredConformance(clicks: ClickKit, cases: readonly MeasuredCase[]): void {
  describe.each(cases)('in %s, %s', (timeZone, _kept, hasBlocks, engine) => {
    let account: Measured;
    let before: ClickEngine | null = null;
    afterAll(() => {
      if (before) useEngine(before);
    });
    beforeAll(async () => {
      before = engine && useEngine(engine);
      account = await measuredAccount(clicks, timeZone, hasBlocks);
    });

    test.each([0, 0, 1, 1, 1, 2, 2, 3])('figures are what was measured, under %i filters', async (count) => {
      const question = randomQuestion(account, count);
      const shown = await ask(
        account,
        `${FACTS} peakHours { hour ${FACTS} } series { date ${FACTS} } weeks: series(granularity: WEEK) {
        date lastDate ${FACTS} }`,
        question,
      );
      const some = found(account, question);
      expectFacts(shown.facts, some);
      for (const { hour, facts } of shown.peakHours) expectFacts(facts, matchingHour(some, hour));
      for (const [index, date] of daysBetween(question.from, question.to).entries()) {
        expect(shown.series[index].date).toBe(date);
        expectFacts(
          shown.series[index].facts,
          some.filter(({ day }) => day === date),
        );
      }
      for (const { date, lastDate, facts } of shown.weeks) {
        expectFacts(
          facts,
          some.filter(({ day }) => day >= date && day <= lastDate),
        );
      }
    });

    test.each([0, 1, 2])('every row has its own figures, under %i filters', async (count) => {
      const question = randomQuestion(account, count);
      const panels = dimensionNames.map(
        (name) => `${name}: breakdown(dimension: ${name}, first: 40) { rows { key ${FACTS} } }`,
      );
      for (const panel of panels) {
        const shown = await ask(account, panel, question);
        for (const [name, { rows }] of Object.entries<any>(shown)) {
          for (const { key, facts } of rows) {
            expectFacts(
              facts,
              found(account, question).filter(({ keys }) => keys[name] === key),
            );
          }
        }
      }
    });

    test.each([0, 2])('campaigns and versions of browsers have theirs, under %i filters', async (count) => {
      const question = randomQuestion(account, count);
      const shown = await ask(
        account,
        `campaigns(first: 50) { source medium campaign ${FACTS} } browserVersions(first: 50) { browser version ${FACTS} }`,
        question,
      );
      const some = found(account, question);
      for (const { source, medium, campaign, facts } of shown.campaigns) {
        const own = some.filter(
          ({ keys }) =>
            keys.UTM_SOURCE === (source ?? '') &&
            keys.UTM_MEDIUM === (medium ?? '') &&
            keys.UTM_CAMPAIGN === (campaign ?? ''),
        );
        expectFacts(facts, own);
      }
      const byBrowser = Map.groupBy<string, any>(shown.browserVersions, ({ browser }) => browser);
      for (const [browser, rows] of byBrowser) {
        const own = some.filter(({ keys }) => (keys.BROWSER || 'Unknown') === browser);
        expect(rows.reduce((sum, { facts }) => sum + facts.measured, 0)).toBe(own.length);
      }
    });

    test.each([0, 1])('screens, connections and durations, under %i filters', async (count) => {
      const question = randomQuestion(account, count);
      const shown = await ask(
        account,
        `connections { label clicks } screens { label clicks percentage }
        sessionDurations { label clicks }`,
        question,
      );
      const some = found(account, question);
      const counts = (labels: (string | null)[]) =>
        [
          ...Map.groupBy(
            labels.filter((label) => label !== null),
            (label) => label,
          ),
        ].map(([label, all]) => ({ label, clicks: all.length }));
      const sorted = (rows: any[] | null) =>
        (rows ?? []).map(({ label, clicks: n }) => ({ label, clicks: n })).sort((a, b) => (a.label < b.label ? -1 : 1));
      expect(sorted(shown.connections)).toEqual(sorted(counts(some.map(({ facts }) => facts.connection ?? null))));
      expect(sorted(shown.screens)).toEqual(
        sorted(counts(some.map(({ facts: { screen } }) => (screen ? `${screen.width}x${screen.height}` : null)))),
      );
      const visits = some.flatMap(({ facts }) => facts.visibleMs ?? []);
      expect(shown.sessionDurations?.map((row: any) => row.clicks) ?? []).toEqual(
        visits.length
          ? durationStarts.map(
              (start, index) =>
                visits.filter((ms) => ms >= start * 1_000 && ms < (durationStarts[index + 1] ?? Infinity) * 1_000)
                  .length,
            )
          : [],
      );
    });

    test.each([0, 1])('the most frequent screen of every row, under %i filters', async (count) => {
      const question = randomQuestion(account, count);
      const shown = await ask(
        account,
        `devices: breakdown(dimension: DEVICE) { rows { key topScreen } } cities: breakdown(dimension: CITY) { rows { key topScreen } }`,
        question,
      );
      for (const [name, rows] of [
        ['DEVICE', shown.devices.rows],
        ['CITY', shown.cities.rows],
      ]) {
        for (const { key, topScreen } of rows) {
          const some = found(account, question).filter(({ keys }) => keys[name] === key);
          const screens = some.flatMap(({ facts: { screen } }) => screen ?? []);
          const wide = screens.filter(({ width }) => width === 1_280).length;
          const wanted = wide > screens.length - wide ? '1280x800' : '390x844';
          expect(topScreen).toBe(screens.length ? wanted : null);
        }
      }
    });

    test('the hours of a rolling day, and the day before it', async () => {
      const question = { ...randomQuestion(account, 0), url: null };
      const shown = await ask(
        account,
        `since summary { visits { value previous measured total } } series(granularity: HOUR) { at ${FACTS} }`,
        question,
        { from: null, to: null, period: 'LAST_24_HOURS' },
      );
      const since = Date.parse(shown.since);
      const latest = account.measured.filter(({ at }) => at >= since);
      for (const [index, { at, facts }] of shown.series.entries()) {
        const begins = Date.parse(at);
        const ends = index + 1 < shown.series.length ? Date.parse(shown.series[index + 1].at) : Infinity;
        expectFacts(
          facts,
          latest.filter((click) => click.at >= begins && click.at < ends),
        );
      }
      const visits = (some: MeasuredClick[]) =>
        some.filter(({ facts }) => typeof facts.visibleMs === 'number').length || null;
      expect(shown.summary.visits).toMatchObject({ value: visits(latest), measured: visits(latest) ?? 0 });
    });

    test('REST says the same, with its coverage', async () => {
      const year = { from: addDays(account.today, -364), to: account.today };
      const question = { ...randomQuestion(account, 0), ...year, url: null, includeBots: false };
      const some = found(account, question).map(({ facts: known }) => known);
      const { facts, summary } = await ask(account, `${FACTS} summary { clicks { value } }`, question);
      const { body } = await rest(account.who, 'GET', `/api/analytics?from=${question.from}&to=${question.to}`);
      expect(body).toMatchObject({
        bounceRate: facts.bounceRate,
        conversionRate: facts.conversionRate,
        coverage: { bounceRate: { measured: facts.visits, total: summary.clicks.value } },
        networkQuality: {
          rttClicks: facts.roundTrip.count,
          speedClicks: facts.speed.count,
          roundTrip: facts.roundTrip,
          speed: facts.speed,
          delay: facts.delay,
          sessionTime: facts.sessionTime,
          qualityDistribution: facts.qualities,
        },
      });
      const means = {
        avgRttMs: mean(some.map((one) => one.rttMs)),
        avgSpeedMbps: mean(some.map((one) => one.mbps)),
        avgQualityScore: mean(some.map((one) => one.score)),
      };
      for (const [name, wanted] of Object.entries(means)) {
        expect(Math.abs(body.networkQuality[name] - wanted)).toBeLessThanOrEqual(wanted * 0.03 + 0.05);
      }
      const sum = (name: string) =>
        body.trafficOverTime.reduce((total: number, point: any) => total + (point[name] ?? 0), 0);
      expect([sum('bounces'), sum('conversions')]).toEqual([facts.bounces, facts.conversions]);
      const { devices } = await ask(account, `devices: breakdown(dimension: DEVICE) { rows { topScreen } }`, question);
      expect(body.deviceData.map((row: any) => row.screenResolution)).toEqual(
        devices.rows.map(({ topScreen }: any) => topScreen),
      );
      expect(body.screenResolutions[0]).toMatchObject({ resolution: expect.stringMatching(/^\d+x\d+$/) });
    });

    test('sorted by engagement the lowest bounce rate comes first, and what has none last', async () => {
      const question = { ...randomQuestion(account, 0), url: null };
      const { breakdown } = await ask(
        account,
        `breakdown(dimension: CITY, orderBy: ENGAGEMENT) { rows { facts { bounceRate } } }`,
        question,
      );
      const rates = breakdown.rows.map(({ facts }: any) => facts.bounceRate ?? Infinity);
      expect(rates).toEqual([...rates].sort((a, b) => a - b));
      expect(rates.length).toBeGreaterThan(2);
    });
  });
}
