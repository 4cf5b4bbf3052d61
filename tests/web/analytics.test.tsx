import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as sample from '../../web/screens/analytics/sample.ts';
import { metrics, rules } from '../../web/screens/help/explained.ts';
import { Refusal, RequestError } from '../../web/session/request-error.ts';
import {
  answer,
  answerOf,
  asked,
  card,
  click,
  environment,
  fail,
  open,
  scrollOn,
  operations,
  panel,
  settle,
} from './analytics-stage.tsx';

// Charts are looked at in a real browser.
vi.mock('../../web/charts/TrafficChart.tsx', () => ({
  TrafficChart: ({ series }: { series: { name: string }[] }) => (
    <p>Lines: {series.map(({ name }) => name).join('; ')}</p>
  ),
}));
vi.mock('../../web/charts/WorldMap.tsx', () => ({ WorldMap: () => null }));

test('a skeleton shows until the figures load; what is unmeasured is one line that says why', async () => {
  await open();
  expect(screen.getByText('Loading analytics …')).toBeTruthy();
  await answer();
  expect(document.title).toBe('Analytics · Footbridge');
  expect(card('Total clicks')).toContain('9,058');
  expect(card('Total clicks')).toContain('12.3%');
  expect(screen.queryByText('Bounce rate')).toBeNull();
  expect(await screen.findByText(/^Bounce rate, session time and conversions come with the first visit/)).toBeTruthy();
  const [explained] = screen.getAllByRole('link', { name: 'Your websites' });
  expect(explained!.getAttribute('href')).toBe('/networking?tab=websites');
  expect(rules.concat(metrics).map(({ id }) => id)).toContain('snippet');
  expect(card('Top country')).toContain('United States38.0% of clicks');
  const marks = screen.getAllByRole('link', { name: /^What is / }).map((link) => link.getAttribute('href'));
  expect(marks).toContain('/help/metrics#mobile-share');
  expect(screen.getByText('365 days of analytics history', { exact: false }).textContent).toContain('free plan');
});

test('a measured figure tells how many clicks it is from', async () => {
  await open();
  const summary = {
    ...sample.overview.viewer.analytics.summary,
    bounceRate: { value: 41.26, measured: 812, total: 4310 },
  };
  await answer({ analytics: { summary } });
  expect(card('Bounce rate')).toContain('41.3%from 812 of 4,310 clicks');
});

test('a tab asks only for itself, and what was superseded is withdrawn', async () => {
  const router = await open('?country=DE');
  await answer();
  await scrollOn();
  await click(screen.getByRole('link', { name: 'Deep dive' }));
  expect(router.state.location.search).toBe('?country=DE&tab=deep');
  expect(asked().map(([name]) => name)).toEqual(['DeepDiveQuery']);
  expect(screen.getByRole('region', { name: 'Peak hours' })).toBeTruthy(); // until the other is there
  await click(screen.getByLabelText('7d'));
  expect(asked()).toHaveLength(1);
  expect(asked()[0]![1]).toMatchObject({ scope: { period: 'LAST_7_DAYS' } });
  await answer();
  expect(screen.getByRole('region', { name: 'User behaviour' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Peak hours' })).toBeNull();
});

test('without a comparison nothing of the days before is asked for', async () => {
  await open();
  await answer();
  fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: 'none' } });
  await settle();
  expect(operations('query')).toEqual([]); // what is left is there
  expect(operations('subscription').at(-1)!.request.variables).toMatchObject({ compared: false });
  expect(card('Total clicks')).not.toContain('12.3%');
});

test('the days compared with are a line of their own, and conversions are said to be unmeasured', async () => {
  await open();
  const { series } = sample.overview.viewer.analytics;
  await answer({
    analytics: {
      seriesBefore: series,
      comparedWith: { __typename: 'DayRange', from: '2023-12-25', to: '2023-12-31' },
    },
  });
  expect(screen.getByText('Lines: Clicks; Clicks, Jan 1 – 7, 2024')).toBeTruthy();
  expect(card('Total clicks')).toMatch(/vs\. Dec 25\s–\s31, 2023/); // another year's days tell it
  const metric = screen.getByLabelText<HTMLSelectElement>('Metric');
  expect([...metric.options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Clicks', false],
    ['Visitors', false],
    ['Conversions (needs the snippet)', true],
  ]);
});

test('the figures under the detailed chart are computed', async () => {
  await open('?tab=deep');
  await answer();
  const figures = panel('Clicks over time').getByText('Peak hour').closest('dl')!.textContent;
  expect(figures).toBe('Peak hour6–7 PMin this periodGrowth+12.3%Avg. daily1,294 clicks');
});

test("periods beyond the plan's history are marked, and the locked days are named", async () => {
  await open('?period=90d');
  await answer({ historyDays: 30, analytics: { historyLimitedFrom: '2026-10-22' } });
  expect(screen.getByRole('radio', { name: '90d: your plan shows only the last 30 days' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '30d' })).toBeTruthy();
  expect(screen.getByText('Your plan shows figures from Thu, Oct 22, 2026', { exact: false })).toBeTruthy();
  expect(screen.getByText('Locked before Oct 22')).toBeTruthy();
});

test('days that are no longer kept are no news to who did not ask for them', async () => {
  await open();
  await answer({ historyDays: 30 });
  expect(card('Total clicks')).toContain('nothing earlier to compare with');
  const told = () => screen.queryByText('Some days of the comparison period are no longer stored.');
  expect(told()).toBeNull();
  fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: 'previous_year' } });
  await settle();
  await answer({ historyDays: 30 });
  expect(told()).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: 'none' } });
  await settle();
  expect(told()).toBeNull();
  expect(card('Total clicks')).toContain('in this period');
});

test('unmeasured figures cannot be sorted by, and say why', async () => {
  await open();
  await answer();
  const order = panel('Countries').getByLabelText<HTMLSelectElement>('Order of countries');
  const options = [...order.options].map(({ text, disabled }) => [text, disabled]);
  expect(options).toEqual([
    ['Sort by clicks', false],
    ['Sort by visitors', false],
    ['Sort by engagement (needs the snippet)', true],
  ]);
});

test('the figures under the countries are computed, and unknown while no country is', async () => {
  await open();
  await answer();
  const figures = () => panel('Countries').getByText("Int'l traffic").closest('dl')!.textContent;
  const { countries, summary } = sample.overview.viewer.analytics;
  const [first] = countries.rows;
  expect(first!.key).toBe('US');
  expect(figures()).toBe(
    `Total countries${countries.rows.length}Top countryUnited StatesInt'l traffic62.0%outside United States`,
  );
  const unknown = { ...first!, key: '', label: 'Unknown', countryCode: null };
  cleanup();
  await open('?period=7d');
  await answer({
    analytics: {
      countries: { ...countries, rows: [unknown] },
      international: { homeCountry: 'Germany', percentage: null },
      summary: { ...summary, topCountry: null },
    },
  });
  expect(card('Top country')).toContain('—unknown for every click');
  const why = '—No click has a known country';
  expect(figures()).toBe(`Total countries0Top country${why}Int'l traffic${why}outside Germany`);
  cleanup();
  await open('?period=90d');
  await answer({ analytics: { international: { homeCountry: null, percentage: null } } });
  expect(figures()).toContain("Int'l traffic—Choose your country in your profile");
});

test('every panel has a mark that leads to a place of the help page', async () => {
  await open();
  await answer();
  const places = [...metrics, ...rules].map(({ id }) => `/help/metrics#${id}`);
  const marksOf = () => screen.getAllByRole('link', { name: /^What is / }).map((link) => link.getAttribute('href')!);
  expect(marksOf().filter((href) => !places.includes(href))).toEqual([]);
  const unmarked = () =>
    screen
      .getAllByRole('region')
      .filter((one) => one.querySelector('h2') && !one.querySelector('a[aria-label^="What is "]'))
      .map((one) => one.getAttribute('aria-label'));
  expect(unmarked()).toEqual([]);
  await click(screen.getByRole('link', { name: 'Deep dive' }));
  await answer();
  expect(marksOf().filter((href) => !places.includes(href))).toEqual([]);
  expect(unmarked()).toEqual([]);
});

test('a delivery moves the figures without a query', async () => {
  await open();
  await answer();
  const [live] = operations('subscription');
  expect(live!.request.node.params.name).toBe('useLiveAnalyticsOverviewSubscription');
  const { analytics } = answerOf('OverviewQuery', { clicks: 9059, analytics: { activeNow: 1 } });
  await act(async () => environment.mock.nextValue(live!, { data: { analyticsUpdated: analytics } } as any));
  expect(card('Total clicks')).toContain('9,059');
  expect(screen.getByText('1 click in the last 5 minutes', { exact: false })).toBeTruthy();
  expect(operations('query')).toHaveLength(0);
});

test('clicks of the last minutes grow old: they are asked for again while there are any', async () => {
  await open();
  await answer({ analytics: { activeNow: 2 } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked().map(([name]) => name)).toEqual(['ActiveNowQuery']);
});

test.each([
  [new RequestError(403), 'Request failed (status 403)'],
  [new RequestError(503), 'Server error - please try again later'],
  [new RequestError(null), 'Network error - please check your connection'],
  [new Refusal({ code: 'INVALID', message: 'Unknown country code "xx".' }), 'Unknown country code "xx".'],
  [new Refusal({ code: 'INVALID', message: '' }), 'Failed to load analytics data'],
])('a load that fails (%s) says: %s', async (error, told) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await open('?country=xx&period=7d');
  await fail(error);
  expect(screen.getByRole('alert').textContent).toContain(told);
  await click(screen.getByRole('button', { name: 'Show all clicks' }));
  expect(router.state.location.search).toBe('?period=7d');
  await answer();
  expect(card('Total clicks')).toContain('9,058');
});

test('a failed refresh keeps the figures and marks them, until the next succeeds', async () => {
  await open();
  await answer();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await fail(new RequestError(503));
  expect(screen.getByText('may be out of date', { exact: false }).textContent).toContain(
    'Server error - please try again later',
  );
  expect(card('Total clicks')).toContain('9,058');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer({ clicks: 9060 });
  expect(card('Total clicks')).toContain('9,060');
  expect(screen.queryByText('may be out of date', { exact: false })).toBeNull();
});

test('sample data is for those without clicks, off at first, and marked on every panel', async () => {
  await open();
  await answer({ clicks: 0, hasClicks: false, analytics: { series: [], peakHours: [], heatmap: [] } });
  expect(screen.queryByText('Sample data')).toBeNull();
  await click(screen.getByRole('button', { name: 'Preview with sample data' }));
  const panels = screen.getAllByRole('region').filter((one) => one.querySelector('h2') && one.id !== 'nothing-yet');
  const marked = panels.filter((one) => within(one).queryByText('Sample data'));
  expect(marked.length).toBe(panels.length - 1); // but for the one that offers it
  expect(document.querySelectorAll('dl > div').length).toBeGreaterThan(7);
  for (const label of ['Total clicks', 'Top device']) expect(card(label)).toContain('Sample data');
  expect(panel('Countries').queryByRole('button', { name: /^Germany/ })).toBeNull();
  await click(screen.getByRole('link', { name: 'Deep dive' }));
  await answer({ clicks: 0, hasClicks: false });
  for (const name of ['Networks', 'A/B tests']) expect(panel(name).getByText('Sample data')).toBeTruthy();
  await click(screen.getByRole('button', { name: 'Hide the sample data' }));
  expect(screen.queryByText('Sample data')).toBeNull();
});

test('the first click ends the sample', async () => {
  await open();
  await answer({ clicks: 0, hasClicks: false });
  await click(screen.getByRole('button', { name: 'Preview with sample data' }));
  const [live] = operations('subscription');
  const { analytics } = answerOf('OverviewQuery', { clicks: 1 });
  await act(async () => environment.mock.nextValue(live!, { data: { analyticsUpdated: analytics } } as any));
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(screen.queryByText('No clicks yet')).toBeNull();
});
