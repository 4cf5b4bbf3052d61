import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, RequestError } from '../../web/session/request-error.ts';
import { answer, fail, list, open, pending, rowOf, settle, url } from './url-list-stage.tsx';

test('rows show title, code, destination, clicks written out and the last click', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: [url('A'), url('B', { title: null, clickCount: 999 })] }));
  const row = rowOf('Title A');
  expect(row.getByText('/a')).toBeTruthy();
  expect(row.getByTitle('https://example.org/A')).toBeTruthy();
  expect(row.getByText('1,234')).toBeTruthy();
  expect(row.getByText('2 minutes ago')).toBeTruthy();
  expect(rowOf('Untitled').getByText('999')).toBeTruthy();
  expect(screen.getByText('12 links')).toBeTruthy();
  expect(screen.getByText(/12 of 100 links/)).toBeTruthy();
});

test('a row tells the A/B test of its link, and where it leads', async () => {
  const testOf = (state: string) => ({ __typename: 'Experiment', id: `E-${state}`, state });
  await open();
  const urls = [url('A', { experiment: testOf('running') }), url('B', { experiment: testOf('paused') })];
  await answer('UrlsScreenQuery', list({ urls }));
  const running = rowOf('Title A');
  expect(running.getByText('In A/B test')).toBeTruthy();
  expect(running.getByText('Several destinations')).toBeTruthy();
  expect(running.queryByTitle('https://example.org/A')).toBeNull();
  const paused = rowOf('Title B');
  expect(paused.getByText('A/B test paused')).toBeTruthy();
  expect(paused.getByTitle('https://example.org/B')).toBeTruthy();
});

test('an unlimited plan has no limit to show', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ maxUrls: -1 }));
  expect(screen.getByText(/12 links ·/)).toBeTruthy();
});

test('the key figures of a page are asked for once, may be unknown, and fails without the list', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  expect(pending('useQuickAnalyticsQuery')).toHaveLength(1);
  expect(pending('useQuickAnalyticsQuery')[0]!.request.variables).toEqual({ ids: ['A', 'B'] });
  const known = { uniqueRate: 50, peakHour: 18, topReferrer: 'news.test' };
  const nothing = { uniqueRate: null, peakHour: null, topReferrer: null };
  await answer('useQuickAnalyticsQuery', {
    nodes: [
      { __typename: 'ShortUrl', id: 'A', quickAnalytics: known },
      { __typename: 'ShortUrl', id: 'B', quickAnalytics: nothing },
    ],
  });
  expect(rowOf('Title A').getByText('Peak ever: 6–7 PM')).toBeTruthy();
  expect(rowOf('Title A').getByText('news.test')).toBeTruthy();
  expect(rowOf('Title B').getByText('No click has a known referrer')).toBeTruthy();
});

test('key figures that fail leave the list whole and explain the dash', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  await fail('useQuickAnalyticsQuery', new RequestError(500));
  expect(rowOf('Title A').getByText('The figures could not be loaded')).toBeTruthy();
});

test('both empty states', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: [] }));
  expect(screen.getByText('No links yet')).toBeTruthy();
  cleanup();
  await open('?search=nothing');
  await answer('UrlsScreenQuery', list({ urls: [] }));
  expect(screen.getByText('No links found')).toBeTruthy();
});

test.each([
  [new RequestError(500), 'Please try again.'],
  [new RequestError(null), 'Network error - please check your connection'],
  [new RequestError(403), 'Request failed (status 403)'],
  [new Refusal({ code: 'FORBIDDEN', message: 'Access forbidden' }), 'Access forbidden'],
])('a first load that fails (%s) says why and tries again', async (error, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await fail('UrlsScreenQuery', error);
  expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  await answer('UrlsScreenQuery', list());
  expect(screen.getByText('Title A')).toBeTruthy();
});

test('a refresh that fails keeps the list and says that it may be old', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await fail('UrlsScreenQuery', new RequestError(500));
  expect(screen.getByText(/^Please try again. The figures shown may be out of date.$/)).toBeTruthy();
  expect(screen.getByText('Title A')).toBeTruthy();
});

test('another page keeps the old one on the screen, and begins without a selection', async () => {
  const router = await open();
  await answer('UrlsScreenQuery', list({ total: 12, count: 2 }));
  fireEvent.click(rowOf('Title A').getByRole('checkbox'));
  expect(screen.getByText('1 link selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await settle();
  expect(screen.getByText('Title A')).toBeTruthy();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(pending('UrlsScreenQuery').at(-1)!.request.variables.page).toBe(2);
  await answer('UrlsScreenQuery', list({ urls: [url('C')], total: 12, count: 2 }));
  expect(screen.queryByText('Title A')).toBeNull();
  expect(screen.queryByText(/selected/)).toBeNull();
  expect(router.state.location.search).toBe('?page=2');
});

test('typing searches once after a pause, from the first page', async () => {
  const router = await open('?page=3');
  await answer('UrlsScreenQuery', list());
  const box = screen.getByRole('textbox', { name: 'Search links' });
  for (const text of ['s', 'sp', 'spring']) {
    fireEvent.change(box, { target: { value: text } });
    await settle(200);
  }
  expect(router.state.location.search).toBe('?page=3');
  await settle(100);
  expect(router.state.location.search).toBe('?search=spring');
  expect(pending('UrlsScreenQuery')).toHaveLength(1);
});
