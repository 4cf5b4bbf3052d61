import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query, { type DashboardScreenQuery } from '../../web/__generated__/DashboardScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { DashboardBoundary } from '../../web/screens/dashboard/DashboardBoundary.tsx';
import { DashboardScreen } from '../../web/screens/dashboard/DashboardScreen.tsx';
import { periodOf } from '../../web/screens/dashboard/period.ts';
import { Refusal, RequestError } from '../../web/session/request-error.ts';
import { renderRoute } from '../kit/route.tsx';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const trend = (value: number, change: number | null) => ({ value, change });

let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  environment = createMockEnvironment();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(search = '') {
  const loader = preload<DashboardScreenQuery>(environment, query, ({ request }) => ({
    period: periodOf(new URL(request.url).searchParams).period,
  }));
  const route = {
    path: '/dashboard',
    loader,
    element: <DashboardScreen />,
    errorElement: <DashboardBoundary />,
  };
  const router = renderRoute(environment, route, `/dashboard${search}`);
  await settle();
  return router;
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(1));

const queries = () =>
  environment.mock
    .getAllOperations()
    .filter(
      (operation) =>
        operation.request.node.operation.kind === 'Operation' &&
        operation.request.node.params.operationKind === 'query',
    );
const subscription = () =>
  environment.mock
    .getAllOperations()
    .find((operation) => operation.request.node.params.operationKind === 'subscription')!;

interface Figures {
  totalUrls?: number;
  clicks?: number;
  change?: number | null;
  clickUsage?: number | null;
  urlUsage?: number | null;
  viewer?: object;
}

/** A dashboard without anything to draw: charts are looked at in a real browser. */
const resolvers = (figures: Figures) => ({
  Viewer: () => ({ id: 'V1', firstName: 'Ada', tier: 'free', timeZone: 'Europe/Berlin', ...figures.viewer }),
  Usage: () => ({
    clickUsagePercentage: figures.clickUsage ?? null,
    urlUsagePercentage: figures.urlUsage ?? null,
    currentMonthClicks: 12,
    clickLimit: 10_000,
    urlCount: 1,
    maxUrls: -1,
  }),
  Dashboard: () => ({
    id: 'D1',
    timeZone: 'Europe/Berlin',
    timeZoneChanges: [],
    period: 'LAST_30_DAYS',
    totalUrls: figures.totalUrls ?? 3,
    activeUrls: 2,
    clicks: trend(figures.clicks ?? 7, figures.change ?? null),
    visitors: trend(5, -8.13),
    clicksToday: 1,
    clicksThisWeek: 4,
    botClicks: 2,
    historyLimitedFrom: null,
    clicksOverTime: [],
    channels: [],
    countries: [],
    devices: [],
    topUrls: [],
    recentClicks: [
      {
        id: 'C1',
        country: 'Germany',
        countryCode: 'DE',
        city: 'Berlin',
        device: 'mobile',
        browser: 'Safari',
        clickedAt: new Date(NOW - 59 * 1000).toISOString(),
        url: { id: 'U1', shortCode: 'spring' },
      },
    ],
    updatedAt: new Date(Date.now()).toISOString(),
  }),
});

async function answer(figures: Figures = {}) {
  const operation = queries().at(-1)!;
  await act(async () =>
    environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers(figures))),
  );
  await settle();
}
async function fail(error: Error) {
  await act(async () => environment.mock.reject(queries().at(-1)!, error));
  await settle();
}

test('a skeleton stands until the figures are there', async () => {
  await open();
  expect(screen.getByText('Loading the dashboard …')).toBeTruthy();
  await answer();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Ada');
  expect(document.title).toBe('Dashboard · Footbridge');
  expect(screen.getByText('Last refreshed at', { exact: false }).textContent).toContain('2 bot clicks left out');
  expect(screen.getByText('clicks this month', { exact: false }).textContent).toContain(
    '12 / 10,000 clicks this month · 1 link ·',
  );
});

test('times are those of the account', async () => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  await open();
  await answer({ viewer: { timeZone: 'Asia/Kolkata' } });
  expect(screen.getByText('Last refreshed at', { exact: false }).textContent).toMatch(/5:30:00.PM/);
});

test.each([
  ['where the account can have a higher one', { canUpgrade: true }, 1],
  ['nowhere else', { canUpgrade: false }, 0],
])('another plan is offered %s: %o, %d', async (_name, viewer, links) => {
  await open();
  await answer({ viewer });
  await vi.waitFor(() => expect(screen.getByRole('link', { name: 'View analytics' })).toBeTruthy());
  expect(screen.queryAllByRole('link', { name: 'Upgrade plan' })).toHaveLength(links);
});

test('trends are computed ones, and a dash where there is nothing to compare with', async () => {
  await open();
  await answer();
  expect(screen.getByText('8.1%').closest('dd')!.textContent).toContain('down');
  expect(screen.getByText('7').closest('dd')!.textContent).toContain('—');
});

test.each([
  [80, 80, null],
  [80.04, null, 'You have used 80.0% of your monthly clicks'],
  [null, 97.26, 'You have used 97.3% of your links'],
  [84, 91, 'You have used 84.0% of your monthly clicks and 91.0% of your links'],
])('with %s %% of clicks and %s %% of URLs used the alert is: %s', async (clickUsage, urlUsage, text) => {
  await open();
  await answer({ clickUsage, urlUsage });
  const shown = screen.queryByText('You have used', { exact: false })?.textContent ?? null;
  if (text === null) expect(shown).toBeNull();
  else expect(shown).toContain(text);
});

test('somebody without URLs is led to the first', async () => {
  await open();
  await answer({ totalUrls: 0 });
  expect(screen.getByRole('link', { name: 'Create link' }).getAttribute('href')).toBe('/urls/new');
});

test('times of recent clicks move on', async () => {
  await open();
  await answer();
  expect(screen.getByText('Just now')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(screen.getByText('1 minute ago')).toBeTruthy();
});

test('a delivery moves the figures without a query', async () => {
  await open();
  await answer({ clicks: 7 });
  const live = subscription();
  await act(async () =>
    environment.mock.nextValue(live, MockPayloadGenerator.generate(live, resolvers({ clicks: 8 }))),
  );
  expect(screen.getByText('8')).toBeTruthy();
  expect(queries()).toHaveLength(0);
});

test('it is refreshed on focus and every five minutes', async () => {
  await open();
  await answer();
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(queries()).toHaveLength(0);
  fireEvent.focus(window);
  expect(queries()).toHaveLength(1);
  await answer({ clicks: 9 });
  expect(screen.getByText('9')).toBeTruthy();

  fireEvent.focus(window);
  expect(queries()).toHaveLength(0); // it is fresh
  await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE));
  expect(queries()).toHaveLength(1);
});

test('a failed refresh keeps the figures and marks them, until the next succeeds', async () => {
  await open();
  await answer();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await fail(new RequestError(503));
  expect(screen.getByText('may be out of date', { exact: false }).textContent).toContain(
    'Server error - please try again later',
  );
  expect(screen.getByText('Welcome back, Ada')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer({ clicks: 9 });
  expect(screen.queryByText('may be out of date', { exact: false })).toBeNull();
});

test('a failed load says why, and Try again loads', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await fail(new Refusal({ code: 'FORBIDDEN', message: 'Access forbidden' }));
  expect(screen.getByRole('alert').textContent).toContain('Failed to load dashboard');
  expect(screen.getByRole('alert').textContent).toContain('Access forbidden');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  await answer();
  expect(screen.getByText('Welcome back, Ada')).toBeTruthy();
});

test('the period stands in the address; what was superseded is withdrawn', async () => {
  const router = await open();
  await answer();
  fireEvent.click(screen.getByLabelText('7d'));
  await settle();
  expect(queries().map((operation) => operation.request.variables.period)).toEqual(['LAST_7_DAYS']);
  fireEvent.click(screen.getByLabelText('90d'));
  await settle();
  expect(queries().map((operation) => operation.request.variables.period)).toEqual(['LAST_90_DAYS']);
  expect(router.state.location.search).toBe('?period=90d');
  expect(screen.getByText('Welcome back, Ada')).toBeTruthy();
});

test('at midnight of the owner the figures are asked for again, without a click', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T22:59:30Z')); // half a minute before midnight in Berlin
  await open();
  await answer();
  expect(screen.getByText('Times in Berlin (GMT+1)')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(queries()).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(queries()).toHaveLength(1);
});
