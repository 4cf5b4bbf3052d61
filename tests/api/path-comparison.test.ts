// Two groups of clicks are said to differ only where they really do.
import { beforeAll, describe, expect, test } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { medianDifference } from '../../api/figures/contract/median-difference.ts';
import { classStarts, LOWER_BOUND, quantities } from '../../api/click-model/quantities.ts';
import { useClicks } from '../kit/clicks.ts';
import { report } from '../kit/facts-naive.ts';
import { createdEarlier, numberOf, shorten } from '../kit/queries.ts';
import { randomSource } from '../kit/traffic.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const DAY_MS = 86_400_000;
const BERLIN = '203.0.113.7';
const BOSTON = '198.51.100.8';
const LYON = '2001:db8::7';

let ada: Person;
/** Round trips around 20 ms from Berlin and Lyon, around 100 ms from Boston, and of 60 ms from Berlin a week ago. */
beforeAll(async () => {
  ada = await person({ tier: 'enterprise' });
  const linkId = numberOf((await shorten(ada)).id);
  await createdEarlier(ada);
  const random = randomSource(5);
  const some = (count: number, address: string, rttMs: number, daysAgo = 0) =>
    Array.from({ length: count }, () => {
      const at = Date.now() - daysAgo * DAY_MS;
      return { id: mintClickId(at), at, address, rttMs: rttMs * (0.8 + 0.4 * random()) };
    });
  const all = [...some(30, BERLIN, 20), ...some(25, LYON, 20), ...some(30, BOSTON, 100), ...some(40, BERLIN, 300, 8)];
  await clicks.ingest(all.map(({ id, at, address }) => ({ id, at, address, linkId, flags: clickFlags.measured })));
  for (const { id, rttMs } of all) await report(id.toString('hex'), { rttMs });
});

const DIFFERENCE = '{ verdict words difference low high }';
const COMPARISON = `{ first { roundTrip { count p50 } } second { roundTrip { count } } roundTrip ${DIFFERENCE} speed ${DIFFERENCE} }`;
const graph = (fields: string) => gql(ada, `{ viewer { analytics(scope: { period: LAST_7_DAYS }) { ${fields} } } }`);
async function compared(dimension: string, first: string, second: string) {
  const field = `pathComparison(dimension: ${dimension}, first: "${first}", second: "${second}") ${COMPARISON}`;
  const { data, errors } = await graph(field);
  expect(errors).toBeUndefined();
  return data.viewer.analytics.pathComparison;
}
const PATH = '/api/analytics/paths/comparison';

describe('two countries', () => {
  test('whose medians differ are said to, by how much, at both doors', async () => {
    const shown = await compared('COUNTRY', 'US', 'DE');
    expect(shown.roundTrip.verdict).toBe('FIRST_HIGHER');
    expect(shown.roundTrip.low).toBeGreaterThan(60);
    expect(shown.roundTrip.high).toBeLessThan(100);
    expect(shown.roundTrip.words).toBe(
      `The first is really slower: its median round trip is ${shown.roundTrip.low} to ${shown.roundTrip.high} ms higher.`,
    );
    const { body } = await rest(ada, 'GET', `${PATH}?period=7d&dimension=country&first=US&second=DE`);
    expect(body.roundTrip).toEqual({ ...shown.roundTrip, verdict: 'first_higher' });
    expect(body.first.roundTrip).toMatchObject(shown.first.roundTrip);
    const turned = await compared('COUNTRY', 'DE', 'US');
    expect(turned.roundTrip).toMatchObject({ verdict: 'SECOND_HIGHER', low: -shown.roundTrip.high });
    expect(turned.roundTrip.words).toBe(shown.roundTrip.words.replace('first', 'second'));
  });

  test('whose medians do not are not, whatever their figures are', async () => {
    const { roundTrip } = await compared('COUNTRY', 'DE', 'FR');
    expect(roundTrip).toMatchObject({ verdict: 'NO_REAL_DIFFERENCE', words: 'No real difference in the round trip.' });
    expect(roundTrip.low).toBeLessThanOrEqual(0);
    expect(roundTrip.high).toBeGreaterThanOrEqual(0);
  });

  test('of which too little was measured are not compared', async () => {
    const { speed } = await compared('COUNTRY', 'DE', 'US');
    const words = 'Too few measurements to compare the speed: both groups need 20.';
    expect(speed).toEqual({ verdict: 'TOO_FEW', words, difference: null, low: null, high: null });
  });
});

test('a period is compared with the one before, at both doors', async () => {
  const { data } = await graph(`pathsBefore ${COMPARISON}`);
  const { roundTrip, first, second } = data.viewer.analytics.pathsBefore;
  expect([first.roundTrip.count, second.roundTrip.count]).toEqual([85, 40]);
  expect(roundTrip.verdict).toBe('SECOND_HIGHER');
  const { body } = await rest(ada, 'GET', `${PATH}?period=7d`);
  expect(body.roundTrip).toEqual({ ...roundTrip, verdict: 'second_higher' });
});

describe('refused', () => {
  const questions: [query: string, field: string][] = [
    ['dimension=country&first=DE&second=DE', 'second'],
    ['dimension=country&first=DE', 'second'],
    ['dimension=country&second=DE', 'first'],
    ['dimension=country&first=DE&second=XYZ', 'second'],
    ['first=DE&second=US', 'dimension'],
    ['dimension=colour&first=1&second=2', 'dimension'],
  ];
  test.each(questions)('is %s, at the field %s', async (query, field) => {
    const { status, body } = await rest(ada, 'GET', `${PATH}?${query}`);
    expect([status, body.error.details.field]).toEqual([400, field]);
  });

  test('is a URL of somebody else', async () => {
    const eve = await person();
    const [own, other] = [await shorten(ada), await shorten(eve)];
    const query = `dimension=link&first=${numberOf(own.id)}&second=${numberOf(other.id)}`;
    expect((await rest(ada, 'GET', `${PATH}?${query}`)).status).toBe(404);
  });

  test('is a period before the first link', async () => {
    const eve = await person();
    await shorten(eve);
    expect((await rest(eve, 'GET', PATH)).status).toBe(400);
    const { data } = await gql(eve, `{ viewer { analytics(scope: {}) { pathsBefore ${COMPARISON} } } }`);
    expect(data.viewer.analytics.pathsBefore).toBeNull();
  });
});

describe('of made-up groups', () => {
  const random = randomSource(23);
  /** Numbers whose logarithm is about normal, with this median. */
  const draw = (median: number, spread: number) => {
    const normal = Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
    return median * Math.exp(spread * normal);
  };
  const classOf = (steps: number) => classStarts.findLastIndex((start) => start <= steps) + 1;
  function histogramOf(values: { value: number; isBound: boolean }[], steps: number) {
    const counts = new Map<number, number>();
    for (const { value, isBound } of values) {
      const number = classOf(Math.round(value * steps)) + (isBound ? LOWER_BOUND : 0);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return Int32Array.from([...counts].sort(([a], [b]) => a - b).flat());
  }
  /** Some speeds, those above a limit told as at least so much. */
  const speeds = (count: number, median: number, limit: number) =>
    histogramOf(
      Array.from({ length: count }, () => draw(median, 0.8)).map((value) => ({
        value: Math.min(value, limit),
        isBound: value > limit,
      })),
      quantities.speed.steps,
    );
  const ROUNDS = 300;
  const verdictsOf = (make: () => [Int32Array, Int32Array]) =>
    Array.from({ length: ROUNDS }, () => medianDifference('speed', ...make()).verdict);

  test.each([Infinity, 25])('equal ones are hardly ever said to differ, with bounds from %d Mbit/s on', (limit) => {
    const verdicts = verdictsOf(() => [speeds(60, 20, limit), speeds(90, 20, limit)]);
    expect(verdicts.filter((verdict) => verdict !== 'NO_REAL_DIFFERENCE').length).toBeLessThan(ROUNDS * 0.06);
  });

  test.each([Infinity, 25])('a large difference is nearly always found, with bounds from %d Mbit/s on', (limit) => {
    const verdicts = verdictsOf(() => [speeds(60, 8, limit), speeds(90, 20, limit)]);
    expect(verdicts.filter((verdict) => verdict === 'SECOND_HIGHER').length).toBeGreaterThan(ROUNDS * 0.95);
  });

  test('a median that is only a lower bound is above one that is known to be lower, without a figure', () => {
    const { verdict, difference, low, high } = medianDifference('speed', speeds(60, 200, 50), speeds(60, 5, 50));
    expect([verdict, difference, high]).toEqual(['FIRST_HIGHER', null, null]);
    expect(low).toBeGreaterThan(30);
  });
});
