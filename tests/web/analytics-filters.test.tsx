import * as sample from '../../web/screens/analytics/sample.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OTHER_LABEL } from '../../api/clicks/postgres/labels.ts';
import { whyOther } from '../../web/parts/analytics/other-values.ts';
import { answer, asked, click, environment, open, operations, panel, press, settle } from './analytics-stage.tsx';

// Charts are looked at in a real browser.
vi.mock('../../web/charts/TrafficChart.tsx', () => ({
  TrafficChart: ({ series }: { series: { name: string }[] }) => (
    <p>Lines: {series.map(({ name }) => name).join('; ')}</p>
  ),
}));
vi.mock('../../web/charts/WorldMap.tsx', () => ({ WorldMap: () => null }));

test('a row filters by its value, another time no more, with Alt it is left out, and Escape takes back the last', async () => {
  const router = await open('?period=7d');
  await answer();
  await screen.findByRole('heading', { name: 'Countries' });
  const row = () => panel('Countries').getByRole('button', { name: /^Germany/ });
  await click(row());
  expect(router.state.location.search).toBe('?period=7d&country=DE');
  expect(row().getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: /^Country is/ }).textContent).toBe('Country is DE');
  await answer({
    analytics: { filters: [{ dimension: 'COUNTRY', isNot: false, values: [{ key: 'DE', label: 'Germany' }] }] },
  });
  expect(screen.getByRole('button', { name: /^Country is/ }).textContent).toBe('Country is Germany');
  await click(row());
  expect(router.state.location.search).toBe('?period=7d');
  await click(row(), { altKey: true });
  expect(router.state.location.search).toBe('?period=7d&country_not=DE');
  await answer();
  await click(panel('Device analytics').getByRole('button', { name: 'Leave out Tablet' }));
  expect(router.state.location.search).toBe('?period=7d&country_not=DE&device_not=Tablet');
  await press('Escape');
  expect(router.state.location.search).toBe('?period=7d&country_not=DE');
  await press('Escape');
  expect(router.state.location.search).toBe('?period=7d');
});

test('a row of the detailed performance filters by its URL', async () => {
  const router = await open('?tab=deep');
  await answer();
  const row = () => panel('Detailed performance').getAllByRole('button', { name: /^Show only .*spring/i })[0]!;
  await click(row());
  expect(router.state.location.search).toMatch(/^\?tab=deep&link=/);
  expect(row().getAttribute('aria-pressed')).toBe('true');
});

test('a chip is removed by its button, and the URL of the address by its own', async () => {
  const router = await open('?url=U1&os=iOS');
  await answer({ analytics: { url: { id: 'U1', shortCode: 'spring' } } });
  expect(asked()).toEqual([]);
  await click(screen.getByRole('button', { name: 'Remove the filter Link is /spring' }));
  expect(router.state.location.search).toBe('?os=iOS');
  await answer();
  await click(screen.getByRole('button', { name: 'Remove the filter Operating system is iOS' }));
  expect(router.state.location.search).toBe('');
});

test.each([
  ['w', '?period=7d'],
  ['q', '?period=90d'],
  ['y', '?period=1y'],
  ['d', '?period=today'],
  ['h', '?period=24h'],
  ['b', '?bots=true'],
  ['p', '?tab=deep'],
])('the key %s leads to %s', async (key, search) => {
  const router = await open();
  await answer();
  await press(key);
  expect(router.state.location.search).toBe(search);
});

test('keys are told under ?, belong to what is typed in, and can be switched off', async () => {
  const router = await open();
  await answer();
  await press('?');
  const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Last 7 days').parentElement!.textContent).toContain('W');
  await press('w');
  expect(router.state.location.search).toBe('');
  await click(dialog.getByLabelText('Enable single-key shortcuts'));
  await click(dialog.getByRole('button', { name: 'Close' }));
  await press('w');
  expect(router.state.location.search).toBe('');
  localStorage.clear();
  await press('w', screen.getByLabelText('Metric'));
  expect(router.state.location.search).toBe('');
});

test('a range of one’s own needs both days in their order', async () => {
  const router = await open();
  await answer();
  await click(screen.getByRole('button', { name: 'Custom range' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Custom range' }));
  const [first, last] = [dialog.getByLabelText('First day'), dialog.getByLabelText('Last day')];
  fireEvent.change(first, { target: { value: '2026-11-10' } });
  fireEvent.change(last, { target: { value: '2026-11-01' } });
  expect(dialog.getByText('The last day is before the first.')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
  fireEvent.change(last, { target: { value: '2026-11-12' } });
  await click(dialog.getByRole('button', { name: 'Apply' }));
  expect(router.state.location.search).toBe('?from=2026-11-10&to=2026-11-12');
  expect(screen.getByRole('button', { name: /^Custom range: Nov 10\s–\s12$/ })).toBeTruthy();
});

test('all values are searched, paged and chosen, without the filters of their own dimension', async () => {
  const router = await open('?country=DE&os=iOS');
  await answer({ analytics: { countries: { ...sample.overview.viewer.analytics.countries, totalCount: 7 } } });
  await click(panel('Countries').getByRole('button', { name: /^Show all/ }));
  const row = (key: string) => ({
    key,
    label: key,
    detail: null,
    countryCode: key,
    clicks: 2,
    visitors: 1,
    percentage: 1,
  });
  const values = async (keys: string[]) => {
    const operation = operations('query').at(-1)!;
    const breakdown = { totalCount: 120, rows: keys.map(row) };
    await act(async () =>
      environment.mock.resolve(operation, {
        data: { viewer: { id: 'sample-viewer', analytics: { id: 'A', breakdown } } },
      } as any),
    );
    await settle();
    return operation.request.variables;
  };
  const first = await values(['DE', 'FR']);
  expect(first).toMatchObject({ dimension: 'COUNTRY', search: '', offset: 0, orderBy: 'CLICKS' });
  expect(first.scope.filters).toEqual([{ dimension: 'OS', isNot: false, values: ['iOS'] }]);
  const dialog = within(screen.getByRole('dialog', { name: 'Countries' }));
  expect(dialog.getByRole('button', { name: /^DE/ }).getAttribute('aria-pressed')).toBe('true');
  await click(dialog.getByRole('button', { name: 'Next page' }));
  expect(await values(['GB'])).toMatchObject({ offset: 50 });
  fireEvent.change(dialog.getByLabelText('Search Countries'), { target: { value: 'fr' } });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(await values(['FR'])).toMatchObject({ offset: 0, search: 'fr' });
  await click(dialog.getByRole('button', { name: /^FR/ }));
  expect(router.state.location.search).toBe('?country=DE&country=FR&os=iOS');
  await press('Escape', document.activeElement!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?country=DE&country=FR&os=iOS');
});

test('the value that groups too many new values explains itself', async () => {
  expect(whyOther(OTHER_LABEL)).toMatch(/^New values beyond 2,000/);
  expect([whyOther('other'), whyOther(''), whyOther(null)]).toEqual([null, null, null]);
  await open('?country=DE');
  await answer({ analytics: { countries: { ...sample.overview.viewer.analytics.countries, totalCount: 7 } } });
  await click(panel('Countries').getByRole('button', { name: /^Show all/ }));
  const figures = { detail: null, countryCode: null, clicks: 2, visitors: 1, percentage: 1 };
  const rows = [OTHER_LABEL, 'spring'].map((label) => ({ key: label, label, ...figures }));
  await act(async () =>
    environment.mock.resolve(operations('query').at(-1)!, {
      data: { viewer: { id: 'sample-viewer', analytics: { id: 'A', breakdown: { totalCount: 2, rows } } } },
    } as any),
  );
  await settle();
  const dialog = within(screen.getByRole('dialog', { name: 'Countries' }));
  expect(dialog.getByRole('button', { name: /^\(other\) ?New values beyond 2,000 a day are counted/ })).toBeTruthy();
  expect(dialog.getAllByText(/New values beyond 2,000/)).toHaveLength(1);
});
