// Visitors are distinct in what is shown: each counts once a day in whatever scope, filter and row is looked at.
import { expect, test } from 'vitest';
import { compactSince } from '../../api/figures/columnar/compact/compaction.ts';
import { pool } from '../../api/database/db.ts';
import { closeEngine } from '../../api/figures/engine/click-engine.ts';
import { IPHONE } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { createdEarlier, DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

const DAY = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
const at = (clock: string) => {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return Date.parse(`${DAY}T00:00:00Z`) + (hours * 60 + minutes) * 60_000;
};
const TWITTER = 'https://t.co/';
const COUNTS = 'clicks visitors';
const FIGURES = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) {
  summary { visitors { value } uniqueRate } series { date visitors } hours: series(granularity: HOUR) { at visitors }
  peakHours { hour visitors } referrers: breakdown(dimension: REFERRER) { rows { key ${COUNTS} } }
  links: breakdown(dimension: LINK) { rows { label visitors } } } } }`;

/** One visitor clicks at 10:05, 10:40 and 14:00, another at 14:30: from two hosts, on two links, in one campaign. */
async function ownerOfTwoLinks() {
  const ada = await person({ tier: 'premium', timeZone: 'UTC' });
  const [spring, summer] = [await shorten(ada, { title: 'Spring' }), await shorten(ada, { title: 'Summer' })];
  await createdEarlier(ada);
  const [a, b] = [numberOf(spring.id), numberOf(summer.id)];
  const returning = { address: 'DE-1', userAgent: IPHONE };
  await storeClicks([
    { linkId: a, at: at('10:05'), ...returning },
    { linkId: a, at: at('10:40'), referrer: TWITTER, ...returning },
    { linkId: b, at: at('14:00'), referrer: TWITTER, query: 'utm_campaign=may', ...returning },
    { linkId: b, at: at('14:30'), referrer: TWITTER, address: 'US-1' },
  ]);
  return { ada, spring, summer };
}

async function figuresOf(who: Person, filters: object[] = [], url: string | null = null) {
  const { data, errors } = await gql(who, FIGURES, { scope: { from: DAY, to: DAY, filters, url } });
  expect(errors).toBeUndefined();
  const { summary, series, hours, peakHours, referrers, links } = data.viewer.analytics;
  const busy = (rows: any[], name: (row: any) => unknown) =>
    Object.fromEntries(rows.filter(({ visitors }) => visitors > 0).map((row) => [name(row), row.visitors]));
  const byHour = busy(hours, (row) => Number(row.at.slice(11, 13)));
  expect(busy(peakHours, ({ hour }) => hour)).toEqual(byHour); // one day
  expect(series).toEqual([{ date: DAY, visitors: summary.visitors.value }]);
  return {
    visitors: summary.visitors.value,
    uniqueRate: summary.uniqueRate,
    hours: byHour,
    referrers: busy(referrers.rows, ({ key }) => key),
    links: busy(links.rows, ({ label }) => label),
  };
}

const compactAt = (clock: string) =>
  withClient((client) =>
    compactSince(client, '2000-01-01', at(clock), { minMonth: 1, minRun: 1, minPart: 1, max: 5_000 }),
  );

/** Blocks as they were before they had totals of hours; nothing of others is in memory. */
async function takeHourTotals(): Promise<void> {
  await pool.query(
    `WITH older AS (UPDATE analytics.segment SET layout = 2 RETURNING id)
     DELETE FROM analytics.segment_column c USING older WHERE c.segment_id = older.id AND c.number = 19`,
  );
  await closeEngine();
}

async function writeAnew(): Promise<void> {
  await compactAt('36:00');
  await takeHourTotals();
  expect(await compactAt('36:00')).toBeGreaterThan(0);
  expect(await compactAt('36:00')).toBe(0);
}

const keepings: [name: string, blocks: number, keep: () => Promise<unknown>][] = [
  ['as they came', 0, async () => {}],
  ['as columns', 1, () => compactAt('36:00')],
  ['as columns of before', 1, async () => (await compactAt('36:00'), takeHourTotals())],
  ['as columns of before, written anew', 1, writeAnew],
  ['as a part of the day and what came after', 1, () => compactAt('14:10')],
  ['as two parts of the day', 2, async () => (await compactAt('10:20'), compactAt('23:00'))],
];

test.each(keepings)('a visitor counts once in what is shown, clicks kept %s', async (_name, blocks, keep) => {
  const { ada, spring, summer } = await ownerOfTwoLinks();
  await keep();
  const { rowCount } = await pool.query('SELECT 1 FROM analytics.segment WHERE owner_id = $1', [ada.id]);
  expect(rowCount).toBe(blocks);
  const all = {
    visitors: 2,
    uniqueRate: 50,
    hours: { 10: 1, 14: 2 },
    referrers: { '': 1, 't.co': 2 },
    links: { Spring: 1, Summer: 2 },
  };
  expect(await figuresOf(ada)).toEqual(all);
  const fromTwitter = { visitors: 2, uniqueRate: 66.7, hours: { 10: 1, 14: 2 }, referrers: { 't.co': 2 } };
  const twitter = { dimension: 'REFERRER', values: ['t.co'] };
  expect(await figuresOf(ada, [twitter])).toEqual({ ...fromTwitter, links: { Spring: 1, Summer: 2 } });
  expect(await figuresOf(ada, [{ ...twitter, isNot: true }])).toMatchObject({ visitors: 1, hours: { 10: 1 } });
  expect(await figuresOf(ada, [{ dimension: 'UTM_CAMPAIGN', values: ['may'] }])).toMatchObject({ visitors: 1 });
  const both = [{ dimension: 'LINK', values: [spring.id, summer.id] }];
  expect(await figuresOf(ada, both)).toEqual(all);
  expect(await figuresOf(ada, [], summer.id)).toMatchObject({ visitors: 2, hours: { 14: 2 }, links: { Summer: 2 } });
  expect(await figuresOf(ada, [twitter], spring.id)).toMatchObject({ visitors: 1, hours: { 10: 1 } });
});

test('a link that is gone takes none of its visitors along who were elsewhere as well', async () => {
  const { ada, spring } = await ownerOfTwoLinks();
  await compactAt('14:10');
  expect((await figuresOf(ada)).visitors).toBe(2);
  const { data } = await gql(ada, DELETE_URL, { input: { id: spring.id } });
  expect(data.deleteUrl.deletedId).toBeTruthy();
  await settleDeletions();
  expect(await figuresOf(ada)).toMatchObject({ visitors: 2, hours: { 14: 2 }, referrers: { 't.co': 2 } });
  await compactAt('36:00');
  expect(await figuresOf(ada)).toMatchObject({ visitors: 2, links: { Summer: 2 } });
});

test('a visitor counts once in an hour, whatever goes from it or comes late', async () => {
  const { ada, spring, summer } = await ownerOfTwoLinks();
  const [a, b] = [numberOf(spring.id), numberOf(summer.id)];
  const returning = { address: 'DE-1', userAgent: IPHONE };
  await storeClicks([
    { linkId: b, at: at('10:50'), ...returning },
    { linkId: a, at: at('14:10'), address: 'US-1' },
  ]);
  const hours = { 10: 1, 14: 2 };
  await compactAt('36:00');
  expect(await figuresOf(ada)).toMatchObject({ visitors: 2, hours });
  await storeClicks([{ linkId: b, at: at('14:20'), address: 'GB-1' }]); // late: the block lacks it
  expect(await figuresOf(ada)).toMatchObject({ visitors: 3, hours: { 10: 1, 14: 3 } });
  await compactAt('36:00');
  expect(await figuresOf(ada)).toMatchObject({ visitors: 3, hours: { 10: 1, 14: 3 } });
  await gql(ada, DELETE_URL, { input: { id: spring.id } });
  await settleDeletions();
  expect(await figuresOf(ada)).toMatchObject({ visitors: 3, hours: { 10: 1, 14: 3 } }); // each is on the other link as well
  await compactAt('36:00');
  expect(await figuresOf(ada)).toMatchObject({ visitors: 3, hours: { 10: 1, 14: 3 } });
  await gql(ada, DELETE_URL, { input: { id: summer.id } });
  await settleDeletions();
  expect(await figuresOf(ada)).toMatchObject({ visitors: 0, hours: {} });
});

test('every click by a person tells its visitor', async () => {
  const { ada } = await ownerOfTwoLinks();
  const { rows } = await pool.query(
    `SELECT count(DISTINCT (visitor, visitor_rest))::int AS visitors, bool_and(visitor <> 0) AS "areKnown"
     FROM analytics.click WHERE owner_id = $1`,
    [ada.id],
  );
  expect(rows).toEqual([{ visitors: 2, areKnown: true }]);
});
