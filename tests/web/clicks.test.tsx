import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newestFirst } from '../../web/parts/clicks/newest-first.ts';
import { RequestError } from '../../web/session/request-error.ts';
import {
  analytics,
  answer,
  arrivals,
  clicksListed,
  edge,
  fail,
  FOLLOW,
  latest,
  open,
  page,
  recordsKept,
  settle,
  shown,
  tell,
  useClicksPage,
  WAIT,
  waiting,
} from './clicks-stage.tsx';

useClicksPage();

test('the outline stands while the first clicks are on the way, then they, in the zone of the owner', async () => {
  await open();
  expect(screen.getByText('Loading the clicks …')).toBeTruthy();
  await answer('ClicksScreenQuery', page(['2', '1'], { total: 1234 }));
  expect(shown()).toEqual(['2', '1']);
  expect(screen.getByText('1,234 clicks, newest first. Times in Kolkata (GMT+5:30).')).toBeTruthy();
  expect(screen.getByText(/4:30:02/)).toBeTruthy();
});

test('a failure is told, and trying again asks again', async () => {
  await open();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await fail('ClicksScreenQuery', new RequestError(500));
  expect(screen.getByRole('alert').textContent).toContain('Server error - please try again later');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  await answer('ClicksScreenQuery', page(['1']));
  expect(shown()).toEqual(['1']);
});

test('new clicks come on top, each once, with the sum; late ones find their place', async () => {
  await open();
  await answer('ClicksScreenQuery', page(['5', '3']));
  expect(latest(FOLLOW).request.variables).toMatchObject({ after: 'c5' });
  await tell(FOLLOW, arrivals(['6', '7'], 4));
  expect(shown()).toEqual(['7', '6', '5', '3']);
  await tell(FOLLOW, arrivals(['6', '7', '4'], 5)); // the stream was away and tells again
  expect(shown()).toEqual(['7', '6', '5', '4', '3']);
  expect(screen.getByText(/^5 clicks/)).toBeTruthy();
  expect(newestFirst([edge('1'), edge('2')]).map(({ cursor }) => cursor)).toEqual(['c2', 'c1']);
});

test('paused, they are counted and wait; going on asks for them from where the list stood', async () => {
  await open();
  await answer('ClicksScreenQuery', page(['5']));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await settle();
  expect(latest(WAIT).request.variables).toMatchObject({ after: 'c5' });
  await tell(WAIT, waiting(['6', '7']));
  await tell(WAIT, waiting(['7', '8'])); // the stream was away and tells again
  expect(shown()).toEqual(['5']);
  fireEvent.click(screen.getByRole('button', { name: 'Paused – 3 new clicks' }));
  await settle();
  expect(screen.queryByRole('button', { name: /new click/ })).toBeNull();
  expect(latest(FOLLOW).request.variables).toMatchObject({ after: 'c5' });
  await tell(FOLLOW, arrivals(['6', '7', '8'], 4));
  expect(shown()).toEqual(['8', '7', '6', '5']);
});

test('too many to count are not counted, and too many to tell let the list be read again', async () => {
  await open();
  await answer('ClicksScreenQuery', page(['5']));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await settle();
  await tell(WAIT, { isComplete: false, edges: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Paused – 1,000+ new clicks' }));
  await settle();
  await tell(FOLLOW, { isComplete: false, edges: [], analytics: analytics(900) });
  await answer('ClicksScreenQuery', page(['9', '8'], { total: 901 }));
  expect(shown()).toEqual(['9', '8']);
  expect(screen.getByText(/^901 clicks/)).toBeTruthy();
});

test('a refresh that fails leaves the old clicks and says how old they are', async () => {
  await open();
  await answer('ClicksScreenQuery', page(['1']));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await settle();
  await fail('ClicksScreenQuery', new RequestError(null));
  expect(shown()).toEqual(['1']);
  // In the account's zone, India's.
  expect(screen.getByText(/from 5:29:59.PM and may be out of date. Network error/)).toBeTruthy();
});

test('older clicks are asked for by the cursor; when that fails one may try again', async () => {
  await open();
  await answer('ClicksScreenQuery', page(['3', '2'], { total: 3, hasNextPage: true }));
  expect(latest('ClickListPageQuery').request.variables).toMatchObject({ after: 'c2', first: 50 });
  await fail('ClickListPageQuery', new RequestError(500));
  const foot = screen.getByText(/Server error - please try again later/);
  fireEvent.click(within(foot).getByRole('button', { name: 'Try again' }));
  await settle();
  await answer('ClickListPageQuery', page(['1'], { total: 3 }));
  expect(shown()).toEqual(['3', '2', '1']);
});

test('what filters leave nothing of can be widened again', async () => {
  const router = await open('?country=FR&bots=true');
  await answer('ClicksScreenQuery', page([]));
  expect(screen.getByText('No click in this period matches the filters.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await settle();
  expect(router.state.navigation.location?.search ?? router.state.location.search).toBe('?bots=true');
});

test('however many clicks arrive, the list and the store keep some hundreds; older ones are fetched again', async () => {
  await open();
  await answer('ClicksScreenQuery', page(['1']));
  let arrived = 1;
  const bring = async (count: number) => {
    const ids = Array.from({ length: count }, () => String(++arrived));
    await tell(FOLLOW, arrivals(ids.reverse(), arrived));
  };
  for (let round = 0; round < 5; round++) await bring(100);
  const rows = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount'));
  const sizes = [];
  for (let round = 0; round < 18; round++) {
    await bring(100);
    sizes.push(recordsKept());
  }
  expect(arrived).toBe(2301);
  expect(rows()).toBe(-1); // the older clicks are there to be fetched
  expect(Math.max(...sizes)).toBeLessThan(3 * 500); // a click is two records, and some are on their way out
  expect(shown()[0]).toBe('2301');
  expect(clicksListed()).toBeLessThanOrEqual(400);
}, 180_000);

test('keys lead through the list into a click and out again', async () => {
  await open();
  await answer('ClicksScreenQuery', page(['3', '2', '1']));
  const row = (id: string) => screen.getByText(`host${id}.example`).closest<HTMLElement>('[role=row]')!;
  expect(row('3').tabIndex).toBe(0);
  row('3').focus();
  fireEvent.keyDown(row('3'), { key: 'ArrowDown' });
  await settle();
  expect(document.activeElement).toBe(row('2'));
  fireEvent.keyDown(row('2'), { key: 'Enter' });
  await settle();
  const sheet = screen.getByRole('dialog', { name: 'Click on /spring' });
  expect(within(sheet).getByText('host2.example')).toBeTruthy();
  expect(screen.getByText('Paused')).toBeTruthy(); // nothing moves behind it
  fireEvent.keyDown(sheet, { key: 'ArrowDown' });
  await settle();
  expect(within(screen.getByRole('dialog')).getByText('host1.example')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the sheet of a measured click tells its way, and how long it held the visitor up', async () => {
  const measurement = {
    rttMs: 72.4,
    jitterMs: 1.43,
    throughputMbps: 8.74,
    throughputKind: 'DISPERSION',
    score: 64,
    quality: 'GOOD',
    confidenceLevel: 'HIGH',
    isSuspect: false,
    delayMs: 154.2,
  };
  await open();
  await answer('ClicksScreenQuery', page(['1'], { more: { serverRttMs: 75.3, measurement } }));
  fireEvent.click(screen.getByText('host1.example'));
  await settle();
  const text = screen.getByRole('dialog').textContent;
  for (const told of [
    'Good, 64 of 100',
    'High confidence',
    '72 ms',
    '1 ms jitter',
    '8.7 Mbit/s',
    'Held up for154 ms',
    'Round trip, seen by the server75 ms',
  ]) {
    expect(text).toContain(told);
  }
});

const suspect = {
  ...{ rttMs: 5, jitterMs: null, throughputMbps: null, throughputKind: 'NONE', delayMs: 150 },
  ...{ score: 97, quality: 'EXCELLENT', confidenceLevel: 'LOW', isSuspect: true },
};

test.each([
  ['a suspect measurement', suspect, 'Suspect: it does not fit what the server saw'],
  ['no measurement', null, 'Round trip, seen by the server180 ms'],
])('the sheet of a click with %s tells so', async (_name, measurement, told) => {
  await open();
  await answer('ClicksScreenQuery', page(['1'], { more: { serverRttMs: 180, measurement } }));
  fireEvent.click(screen.getByText('host1.example'));
  await settle();
  const text = screen.getByRole('dialog').textContent;
  expect(text).toContain(told);
  expect(text.includes('Held up for')).toBe(measurement !== null);
});

test('the sheet of a click names the model of the device and the version of its system', async () => {
  await open();
  await answer('ClicksScreenQuery', page(['1'], { more: { deviceModel: 'Pixel 9', osVersion: '15.1' } }));
  fireEvent.click(screen.getByText('host1.example'));
  await settle();
  const factOf = (name: string) =>
    within(screen.getByRole('dialog')).getByText(name).parentElement!.textContent.replace(name, '');
  expect([factOf('Device model'), factOf('OS version')]).toEqual(['Pixel 9', '15.1']);
});
