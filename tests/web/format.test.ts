import { afterEach, expect, test, vi } from 'vitest';
import { markerSize, project } from '../../web/charts/projection.ts';
import { valueTicks } from '../../web/charts/value-ticks.ts';
import { formatZone, formatDay, formatDays } from '../../web/format/dates.ts';
import { formatHourSpan } from '../../web/format/hours.ts';
import { localeOf } from '../../web/format/locale.ts';
import { localMinute } from '../../web/format/local-minute.ts';
import { countOf, formatPercent, formatShort } from '../../web/format/numbers.ts';
import { relativeTime, timeUntil } from '../../web/format/relative-time.ts';
import { asSentence } from '../../web/format/sentence.ts';
import { backoff } from '../../web/relay/backoff.ts';
import { analyticsMessage } from '../../web/parts/analytics/analytics-message.ts';
import { periodOf } from '../../web/screens/dashboard/period.ts';
import { Refusal, RequestError } from '../../web/session/request-error.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

afterEach(() => void vi.useRealTimers());

test.each([
  [0, 'Just now'],
  [-5 * SECOND, 'Just now'],
  [59 * SECOND, 'Just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR + 59 * MINUTE, '23 hours ago'],
  [24 * HOUR, '1 day ago'],
  [72 * HOUR, '3 days ago'],
])('%d ms ago reads %s', (passed, text) => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(relativeTime(new Date(now - passed).toISOString(), now)).toBe(text);
});

test.each([
  [-5_000, 'Within a minute'],
  [59_000, 'Within a minute'],
  [60_000, 'In 1 minute'],
  [3_600_000 * 5, 'In 5 hours'],
  [86_400_000 * 2, 'In 2 days'],
])('what comes in %i ms is said to come "%s"', (left, text) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(timeUntil(new Date(now + left).toISOString(), now)).toBe(text);
});

test.each([
  [999, '999'],
  [4014, '4,014'],
  [9999, '9,999'],
  [10_000, '10K'],
  [250_400, '250.4K'],
  [1_234_567, '1.2M'],
])('%d clicks are written %s where there is little room', (count, text) => expect(formatShort(count)).toBe(text));

test.each([
  [['de-DE', 'de'], 'en-US'],
  [['de-DE', 'en-GB', 'en-US'], 'en-GB'],
  [['en', 'en-GB'], 'en-US'],
  [[], 'en-US'],
])('readers of %j read formats of %s', (languages, locale) => expect(localeOf(languages)).toBe(locale));

test('hours are spans, zones have their offset', () => {
  expect([formatHourSpan(18), formatHourSpan(11), formatHourSpan(23)]).toEqual([
    '6–7 PM',
    '11 AM–12 PM',
    '11 PM–12 AM',
  ]);
  expect(formatZone('Europe/Berlin', Date.parse('2026-07-01T00:00:00Z'))).toBe('Berlin (GMT+2)');
});

test('one takes no s, percentages have one decimal', () => {
  expect([countOf(1, 'click'), countOf(2, 'click'), countOf(0, 'click')]).toEqual(['1 click', '2 clicks', '0 clicks']);
  expect([formatPercent(84.25), formatPercent(100)]).toEqual(['84.3%', '100.0%']);
});

test('a day stays the day it is, whatever the reader’s zone', () => {
  expect(formatDay('2026-03-01')).toBe('Mar 1');
});

test('days tell their year unless it is this one', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59, 59) });
  const thisYear = 2026;
  const spaced = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(spaced(formatDays(`${thisYear}-05-06`, `${thisYear}-05-06`))).toBe('May 6');
  expect(spaced(formatDays(`${thisYear}-05-06`, `${thisYear}-06-07`))).toBe('May 6 – Jun 7');
  expect(spaced(formatDays('2019-11-22', '2020-11-21'))).toBe('Nov 22, 2019 – Nov 21, 2020');
});

test('a moment becomes what a date-time input means by it', () => {
  const date = new Date(2026, 4, 9, 7, 5);
  expect(localMinute(date)).toBe('2026-05-09T07:05');
  expect(new Date(localMinute(date)).getTime()).toBe(date.getTime());
});

test.each([
  [0, 10],
  [1_000, 10],
  [25_000, 25],
  [100_000, 50],
])('beside one with 100,000 clicks a country with %d has a marker of %d pixels', (clicks, size) =>
  expect(markerSize(clicks, 100_000)).toBe(size),
);

test('the map’s centre is where the equator meets Greenwich, and north is up', () => {
  expect(project({ longitude: 0, latitude: 0 })).toEqual([0, 0]);
  expect(project({ longitude: 13, latitude: 52 })[1]).toBeGreaterThan(0);
  expect(project({ longitude: 180, latitude: 0 })[0]).toBeCloseTo(Math.PI * 0.8707);
});

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [188, [0, 50, 100, 150, 200]],
])('an axis up to %d has whole steps', (highest, ticks) => expect(valueTicks(highest)).toEqual(ticks));

test('reconnecting waits longer each time, never the same for all, never more than half a minute', () => {
  expect([0, 1, 2, 3].map((attempt) => backoff(attempt, () => 1))).toEqual([500, 1000, 2000, 4000]);
  expect(backoff(0, () => 0)).toBe(250);
  expect(backoff(50, () => 1)).toBe(30_000);
});

test.each([
  ['', 'LAST_30_DAYS'],
  ['?period=7d', 'LAST_7_DAYS'],
  ['?period=90d', 'LAST_90_DAYS'],
  ['?period=1y', 'LAST_30_DAYS'],
])('the address %s asks for %s', (search, period) => {
  expect(periodOf(new URLSearchParams(search)).period).toBe(period);
});

test.each([
  [new RequestError(null), 'Network error - please check your connection'],
  [new Refusal({ code: 'FORBIDDEN', message: 'Access forbidden' }), 'Access forbidden'],
  [new Refusal({ code: 'NOT_FOUND', message: 'Resource not found' }), "This link or tag doesn't exist or isn't yours"],
  [new Refusal({ code: 'UNAVAILABLE', message: 'Please choose fewer days.' }), 'Please choose fewer days.'],
  [new Refusal({ code: 'INTERNAL', message: 'Unexpected error.' }), 'Server error - please try again later'],
  [new RequestError(404), 'Request failed (status 404)'],
  [new RequestError(502), 'Server error - please try again later'],
  [new Refusal({ code: 'INVALID', message: 'That period is unknown.' }), 'That period is unknown.'],
  [new Error('a bug'), 'Failed to load dashboard data'],
])('%s on the dashboard reads %s', (error, message) => expect(analyticsMessage(error, 'dashboard')).toBe(message));

test.each([
  ['Please choose fewer days.', 'Please choose fewer days.'],
  ['Server error', 'Server error.'],
])('%s as a sentence reads %s', (message, sentence) => expect(asSentence(message)).toBe(sentence));

test.each([
  [null, 'Network error - please check your connection'],
  [401, 'Request failed (status 401)'],
  [403, 'Request failed (status 403)'],
  [500, 'Server error'],
  [503, 'Server error'],
  [418, 'Request failed (status 418)'],
])('status %s reads %s', (status, message) => expect(new RequestError(status).message).toBe(message));
