import { expect, test } from 'vitest';
import { badgeOf } from '../../web/parts/urls/badge-of.ts';
import { LineCounter } from '../../web/parts/line-counter.ts';
import {
  addressOf,
  advancedCount,
  everything,
  filterOf,
  isNarrowed,
  questionOf,
  sortedBy,
  type DefaultOrder,
} from '../../web/parts/urls/list-question.ts';
import { exportQuery } from '../../web/parts/urls/export-query.ts';

const order: DefaultOrder = { field: 'CREATED_AT', direction: 'DESC' };
const read = (address: string) => questionOf(new URLSearchParams(address), order);

test('an address without anything asks for everything in the list’s own order', () => {
  const question = read('');
  expect(question).toMatchObject({ ...everything, ...order, page: 1 });
  expect(isNarrowed(question)).toBe(false);
  expect(addressOf(question, order)).toBe('');
});

test('an address keeps all of a question', () => {
  const address =
    '?search=spring+sale&status=expired&sort=clicks&direction=asc&created_after=2026-01-02&created_before=2026-02-03' +
    '&expires_after=2026-03-04&expires_before=2026-04-05&min_clicks=12&size=50&page=3';
  expect(addressOf(read(address), order)).toBe(address);
  expect(isNarrowed(read(address))).toBe(true);
  expect(advancedCount(read(address))).toBe(5);
});

test.each([
  'status=nonsense',
  'sort=name',
  'direction=up',
  'created_after=2026-13-40',
  'min_clicks=-1',
  'min_clicks=1e3',
  'size=11',
  'page=0',
  'page=1',
  'page=x',
])('what cannot be understood (%s) counts as left out', (address) => {
  expect(addressOf(read(address), order)).toBe('');
});

test('the size of a page is that of the address, else that of the browser', () => {
  const sizeIn = (address: string) => questionOf(new URLSearchParams(address), order, 25).size;
  expect([sizeIn('size=100'), sizeIn('size=9'), sizeIn('')]).toEqual([100, 25, 25]);
});

test('days are whole days on the reader’s calendar, both included', () => {
  const { createdAfter, createdBefore } = filterOf(read('created_after=2026-03-28&created_before=2026-03-29'));
  expect(createdAfter).toBe(new Date(2026, 2, 28).toISOString());
  expect(createdBefore).toBe(new Date(2026, 2, 30).toISOString()); // the server leaves this moment out
});

test('the same key turns the order round, another begins with its own', () => {
  expect(sortedBy(read(''), 'CREATED_AT')).toEqual({ field: 'CREATED_AT', direction: 'ASC' });
  expect(sortedBy(read(''), 'CLICKS')).toEqual({ field: 'CLICKS', direction: 'DESC' });
  expect(sortedBy(read(''), 'TITLE')).toEqual({ field: 'TITLE', direction: 'ASC' });
});

test('an export asks the same question of every page', () => {
  const query = new URLSearchParams(exportQuery(read('status=inactive&min_clicks=5&search=a&page=2'), 'recoverable'));
  expect(Object.fromEntries(query)).toEqual({
    scope: 'recoverable',
    sort: 'created_at',
    direction: 'desc',
    search: 'a',
    status: 'INACTIVE',
    min_clicks: '5',
  });
});

test('records are counted as their bytes arrive, line breaks inside quotes are none', () => {
  const counter = new LineCounter();
  for (const piece of ['a,b\r\n"two\nli', 'nes ""quoted"" ', '",c\r\n', 'd,e\r\n']) {
    counter.add(new TextEncoder().encode(piece));
  }
  expect(counter.count).toBe(3);
});

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;

test.each([
  [false, -DAY, 'Inactive'],
  [true, null, 'Active'],
  [true, 0, 'Expired'],
  [true, 1, '1 day left'],
  [true, DAY + 1, '2 days left'],
  [true, 7 * DAY, '7 days left'],
  [true, 7 * DAY + 1, 'Active'],
  [true, 2, 'Scheduled', 1],
  [true, null, 'Active', 0],
  [true, -1, 'Expired', 1],
  [false, null, 'Inactive', 1],
])('active: %s, %s ms before its expiry it is %s', (isActive, left, text, before: number | null = null) => {
  const at = (ms: number | null) => (ms === null ? null : new Date(NOW + ms).toISOString());
  expect(badgeOf({ isActive, startsAt: at(before), expiresAt: at(left) }, NOW).text).toBe(text);
});
