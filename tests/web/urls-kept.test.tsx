import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { markChanged } from '../../web/relay/changes.ts';
import { answer, chooseFrom, environment, fail, list, open, pending, rowOf, settle, url } from './url-list-stage.tsx';
import { RequestError } from '../../web/session/request-error.ts';

interface Shown {
  action: { onClick: () => void };
  description?: string;
}
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast: toasts, Toaster: () => null }));

beforeEach(() => {
  toasts.success.mockClear();
  toasts.error.mockClear();
  localStorage.clear();
});

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) =>
        within(row)
          .getByRole('rowheader')
          .textContent.match(/Title \w/)?.[0],
    );
const three = ['A', 'B', 'C'].map((id) => url(id));
const undoOf = (code: string) => screen.getByRole('button', { name: new RegExp(`^Undo: .*/${code}$`) });
const refreshed = async (...urls: object[]) => {
  await settle(200); // changes close to one another are answered once
  await answer('UrlsScreenQuery', list({ urls }));
};
const bulkAnswer = (...items: [id: string, isChanged: boolean, status?: string][]) => ({
  bulkUpdateUrls: {
    __typename: 'BulkUpdateUrlsSuccess',
    results: items.map(([urlId, isChanged, status]) => ({
      urlId,
      isChanged,
      error: null,
      url: status ? { id: urlId, isActive: true, expiresAt: null, status } : null,
    })),
  },
});

async function remove(title: string) {
  await chooseFrom(title, 'Delete');
  await answer('useDeleteUrlMutation', { deleteUrl: { __typename: 'DeleteUrlSuccess' } });
}

async function bulk(action: string) {
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: action }));
  await settle();
}

test('a deleted row stays in its place with a way back, until the list is refreshed', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: three }));
  await remove('Title B');
  expect(rowOf('Title B').getByText('Deleted')).toBeTruthy();
  await refreshed(url('A'), url('C'), url('D'));
  expect(names()).toEqual(['Title A', 'Title B', 'Title C', 'Title D']);
  expect(rowOf('Title B').queryByRole('checkbox')).toBeNull();
  const { description } = toasts.success.mock.lastCall![1] as Shown;
  expect(description).toBe('Its clicks disappear from your figures in a minute.');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await answer('UrlsScreenQuery', list({ urls: [url('A'), url('C'), url('D')] }));
  expect(names()).toEqual(['Title A', 'Title C', 'Title D']);
});

test('the list can be refreshed while a live update is read', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: three }));
  await remove('Title B');
  await settle(200);
  expect(pending('UrlsScreenQuery')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await answer('UrlsScreenQuery', list({ urls: [url('A'), url('C')] }));
  expect(names()).toEqual(['Title A', 'Title C']);
});

test('what is taken back in the row is back in its place; the toast does not do it twice', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: three }));
  await remove('Title B');
  await refreshed(url('A'), url('C'));
  fireEvent.click(undoOf('b'));
  await settle();
  expect(pending('useBulkUpdateUrlsMutation')[0]!.request.variables.input).toEqual({ ids: ['B'], action: 'RESTORE' });
  await answer('useBulkUpdateUrlsMutation', bulkAnswer(['B', true]));
  expect(rowOf('Title B').getByText('Undone')).toBeTruthy();
  await refreshed(url('A'), url('B'), url('C'));
  expect(names()).toEqual(['Title A', 'Title B', 'Title C']);
  expect(rowOf('Title B').getByRole('checkbox')).toBeTruthy();
  (toasts.success.mock.calls[0]![1] as Shown).action.onClick();
  await settle();
  expect(pending('useBulkUpdateUrlsMutation')).toEqual([]);
});

test('an undo that fails is told, and can be tried again while there is time', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: three }));
  await remove('Title B');
  fireEvent.click(undoOf('b'));
  await settle();
  await fail('useBulkUpdateUrlsMutation', new RequestError(500));
  expect(toasts.error).toHaveBeenCalledWith('This could not be undone', { description: 'Server error' });
  expect(undoOf('b')).toBeTruthy();
  await settle(80_000);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('a row that a switch moves stays where it was; one that leaves the list keeps its place', async () => {
  await open('?status=active');
  await answer('UrlsScreenQuery', list({ urls: three }));
  await chooseFrom('Title A', 'Deactivate');
  await answer('useToggleUrlMutation', {
    toggleUrl: { __typename: 'ToggleUrlSuccess', url: url('A', { isActive: false }) },
  });
  await refreshed(url('C'), url('B'));
  expect(names()).toEqual(['Title A', 'Title B', 'Title C']);
  expect(rowOf('Title A').getByText('Deactivated')).toBeTruthy();
});

test('a link that is switched on after its expiry is not said to work again', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: [url('A', { isActive: false, expiresAt: '2020-01-01T00:00:00Z' })] }));
  await chooseFrom('Title A', 'Activate');
  await answer('useToggleUrlMutation', {
    toggleUrl: { __typename: 'ToggleUrlSuccess', url: url('A', { expiresAt: '2020-01-01T00:00:00Z' }) },
  });
  const [text, { description }] = toasts.success.mock.lastCall as [string, Shown];
  expect(text).toBe('/a is switched on, but has expired');
  expect(description).toBe('Visitors see that it has expired, until you extend its expiry.');
});

test('what others delete is gone, and nothing is kept for an action that failed', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: three }));
  await chooseFrom('Title A', 'Deactivate');
  await fail('useToggleUrlMutation', new RequestError(500));
  act(() => markChanged(environment, 'links'));
  await refreshed(url('C'), url('A'));
  expect(names()).toEqual(['Title C', 'Title A']);
});

test('a bulk switch is undone for exactly the rows that it changed', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: three }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all links on this page' }));
  await bulk('Deactivate');
  await answer('useBulkUpdateUrlsMutation', bulkAnswer(['A', true], ['B', false], ['C', true]));
  const [text, shown] = toasts.success.mock.lastCall as [string, Shown];
  expect(text).toBe('Deactivated 2 links');
  shown.action.onClick();
  await settle();
  const { input } = pending('useBulkUpdateUrlsMutation')[0]!.request.variables;
  expect(input).toEqual({ ids: ['A', 'C'], action: 'ACTIVATE' });
});

test('a bulk switch that changes nothing says so and offers nothing to undo', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  fireEvent.click(rowOf('Title A').getByRole('checkbox'));
  await bulk('Activate');
  await answer('useBulkUpdateUrlsMutation', bulkAnswer(['A', false]));
  expect(toasts.success.mock.lastCall).toEqual(['Nothing to change: already activated']);
});

test.each([
  [
    'some',
    [
      ['A', true, 'ACTIVE'],
      ['B', true, 'EXPIRED'],
    ],
    'Activated 1 link; 1 more is switched on, but has expired',
  ],
  [
    'all',
    [
      ['A', true, 'EXPIRED'],
      ['B', true, 'EXPIRED'],
    ],
    '2 links are switched on, but have expired',
  ],
  ['those that were on', [['A', false, 'EXPIRED']], 'Nothing to change: 1 link is switched on, but has expired'],
] as [string, [string, boolean, string][], string][])(
  'links that stay expired do not count as activated: %s',
  async (_name, items, text) => {
    await open();
    await answer('UrlsScreenQuery', list({ urls: three }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all links on this page' }));
    await bulk('Activate');
    await answer('useBulkUpdateUrlsMutation', bulkAnswer(...items));
    expect(toasts.success.mock.lastCall![0]).toBe(text);
  },
);

test('the size of a page is kept in the address and in the browser, and begins at the first page', async () => {
  const router = await open('?page=2');
  await answer('UrlsScreenQuery', list({ total: 60, count: 6 }));
  expect(pending('UrlsScreenQuery')).toHaveLength(0);
  fireEvent.change(screen.getByRole('combobox', { name: 'Links per page' }), { target: { value: '50' } });
  await settle();
  expect(router.state.location.search).toBe('?size=50');
  expect(pending('UrlsScreenQuery').at(-1)!.request.variables).toMatchObject({ first: 50, page: 1 });
  expect(localStorage.getItem('urls_page_size')).toBe('50');
});
