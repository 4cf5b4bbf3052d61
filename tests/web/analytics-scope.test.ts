import { describe, expect, test } from 'vitest';
import { hasValue, toggleValue, withFilter } from '../../web/parts/analytics/change-scope.ts';
import { isNarrowed, withoutFilters } from '../../web/parts/analytics/narrowed-scope.ts';
import { addDays, rangesOf, todayIn } from '../../web/parts/analytics/days.ts';
import { dimensions } from '../../web/parts/analytics/dimensions.ts';
import {
  addressWith,
  inputOf,
  parametersOf,
  plainScope,
  restQueryOf,
  scopeOf,
  type AddressScope,
} from '../../web/parts/analytics/scope.ts';
import { variablesOf } from '../../web/parts/analytics/granularity.ts';

const read = (address: string) => scopeOf(new URLSearchParams(address));
const write = (scope: AddressScope) => parametersOf(scope).toString();

describe('the address', () => {
  test('an empty one is the last thirty days of everything', () => {
    expect(read('')).toEqual(plainScope);
    expect(write(plainScope)).toBe('');
  });

  test.each([
    'period=7d',
    'from=2026-02-01&to=2026-02-28',
    'from=2026-02-01',
    'url=U2hvcnRVcmw6MQ%3D%3D',
    'tag=VGFnOjE%3D',
    'compare=previous_year',
    'compare=none&bots=true',
    'country=DE&country=US&browser_not=Chrome',
    'referrer=&utm_source_not=a%26b%3Dc',
    'city=K%C3%B6ln%7C%7CDE',
  ])('%s comes back as it went', (address) => expect(write(read(address))).toBe(address));

  test('every dimension has its parameter, and the same without', () => {
    const names = dimensions.flatMap(({ param }) => [param, `${param}_not`]);
    const address = new URLSearchParams(names.map((name) => [name, 'x'])).toString();
    expect(read(address).filters).toHaveLength(names.length);
    expect(write(read(address))).toBe(address);
  });

  test.each([
    'period=2d',
    'from=2026-02-30',
    'from=2026-03-01&to=2026-02-01',
    'to=2026-02-01',
    'from=yesterday',
    'compare=never',
    'bots=1',
    'url=',
    `country=${'x'.repeat(513)}`,
    'planet=mars',
  ])('%s counts as left out', (address) => expect(read(address)).toEqual(plainScope));

  test('a value given twice is one, and a hundred are the most', () => {
    expect(read('os=iOS&os=iOS').filters).toEqual([{ dimension: 'OS', isNot: false, values: ['iOS'] }]);
    const many = Array.from({ length: 150 }, (_, index) => `city=${index}`).join('&');
    expect(read(many).filters[0]!.values).toHaveLength(100);
  });

  test('what else stands in it stays', () => {
    const address = new URLSearchParams('tab=deep&country=DE&period=7d');
    expect(addressWith(address, withoutFilters(scopeOf(address)))).toBe('?tab=deep&period=7d');
    expect(addressWith(new URLSearchParams('country=DE'), plainScope)).toBe('');
  });
});

test('the server is asked for the range, or the period where there is none', () => {
  expect(inputOf(read('period=1y&bots=true&device_not=mobile'))).toEqual({
    period: 'LAST_365_DAYS',
    url: null,
    tag: null,
    filters: [{ dimension: 'DEVICE', isNot: true, values: ['mobile'] }],
    compare: 'PREVIOUS_PERIOD',
    matchWeekdays: false,
    includeBots: true,
  });
  expect(inputOf(read('period=1y&from=2026-02-01'))).toMatchObject({ from: '2026-02-01', to: null });
  expect(inputOf(read('period=1y&from=2026-02-01'))).not.toHaveProperty('period');
});

test('weekdays are matched only where that is asked for, and beside a comparison', () => {
  expect(inputOf(read('match_weekdays=true'))).toMatchObject({ compare: 'PREVIOUS_PERIOD', matchWeekdays: true });
  expect(inputOf(read('match_weekdays=true&compare=none'))).toMatchObject({ matchWeekdays: false });
  expect(restQueryOf(read('match_weekdays=true'))).toBe('match_weekdays=true');
});

test.each([
  ['period=today', 'HOUR'],
  ['period=24h', 'HOUR'],
  ['period=7d&granularity=hour', 'HOUR'],
  ['period=30d', 'DAY'],
  ['period=30d&granularity=hour', 'DAY'], // 720 points say nothing
  ['period=1y', 'WEEK'],
  ['period=1y&granularity=month', 'MONTH'],
  ['from=2025-01-01&to=2026-01-01&granularity=day', 'WEEK'],
])('the points of %s are %s', (address, granularity) => {
  expect(variablesOf(read(address))).toMatchObject({ granularity });
});

test('no comparison is nothing the REST door knows', () => {
  expect(restQueryOf(read('compare=none&country=DE'))).toBe('country=DE');
  expect(restQueryOf(read('compare=previous_year'))).toBe('compare=previous_year');
});

describe('filters', () => {
  test('a value is put in and taken out again', () => {
    const germany = toggleValue(plainScope, 'COUNTRY', 'DE', false);
    expect(write(germany)).toBe('country=DE');
    expect(hasValue(germany, 'COUNTRY', 'DE', false)).toBe(true);
    expect(hasValue(germany, 'COUNTRY', 'DE', true)).toBe(false);
    expect(write(toggleValue(germany, 'COUNTRY', 'FR', false))).toBe('country=DE&country=FR');
    expect(toggleValue(germany, 'COUNTRY', 'DE', false)).toEqual(plainScope);
  });

  test('a value is never both wanted and unwanted', () => {
    const both = toggleValue(read('country=DE&country=FR'), 'COUNTRY', 'DE', true);
    expect(write(both)).toBe('country=FR&country_not=DE');
  });

  test('they stand in the order of the menus, whatever came first', () => {
    const late = withFilter(read('network=AS1+x'), { dimension: 'LINK', isNot: true, values: ['a'] });
    expect(write(late)).toBe('link_not=a&network=AS1+x');
  });

  test('clearing them leaves days, comparison and bots', () => {
    const scope = read('period=7d&bots=true&url=x&country=DE');
    expect(isNarrowed(scope)).toBe(true);
    expect(write(withoutFilters(scope))).toBe('period=7d&bots=true');
    expect(isNarrowed(withoutFilters(scope))).toBe(false);
  });
});

describe('days', () => {
  test('months and years end where the calendar says', () => {
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(rangesOf('2026-03-01')).toEqual([
      { label: 'Today', from: '2026-03-01', to: '2026-03-01' },
      { label: 'Yesterday', from: '2026-02-28', to: '2026-02-28' },
      { label: 'This month', from: '2026-03-01', to: '2026-03-01' },
      { label: 'Last month', from: '2026-02-01', to: '2026-02-28' },
    ]);
  });

  test('today is the day of the zone', () => {
    const timestamp = Date.parse('2026-03-01T02:00:00Z');
    expect(todayIn('America/New_York', timestamp)).toBe('2026-02-28');
    expect(todayIn('Asia/Kolkata', timestamp)).toBe('2026-03-01');
  });
});
