import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal, RequestError } from '../../web/session/request-error.ts';
import { answer, chooseFrom, environment, fail, list, open, pending, rowOf, settle, url } from './url-list-stage.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast: toasts, Toaster: () => null }));

beforeEach(() => void toasts.error.mockClear());

test('select-all stands between none and all while some are ticked', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all links on this page' });
  fireEvent.click(rowOf('Title A').getByRole('checkbox'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  fireEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([false, false]);
});

test.each([
  [true, 'Deactivate', 'Failed to deactivate link'],
  [false, 'Activate', 'Failed to activate link'],
])('a switch marks its row until it is answered, and tells a failure (active: %s)', async (isActive, action, told) => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: [url('A', { isActive })] }));
  await chooseFrom('Title A', action);
  expect(pending('useToggleUrlMutation')[0]!.request.variables.input).toEqual({ id: 'A', isActive: !isActive });
  expect(screen.getByText('Title A').closest('[role=row]')!.getAttribute('aria-busy')).toBe('true');
  await fail('useToggleUrlMutation', new Refusal({ code: 'SUSPENDED', message: 'This link is suspended.' }));
  expect(screen.getByText('Title A').closest('[role=row]')!.getAttribute('aria-busy')).toBe('false');
  expect(toasts.error).toHaveBeenCalledWith(told, { description: 'This link is suspended.' });
});

test('deleting asks nothing, as it can be undone, and is told when it fails', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  await chooseFrom('Title A', 'Delete');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(pending('useDeleteUrlMutation')).toHaveLength(1);
  await fail('useDeleteUrlMutation', new RequestError(500));
  expect(toasts.error).toHaveBeenCalledWith('Failed to delete link', { description: 'Server error' });
});

test('what a bulk action could not do is told, and only that stays ticked', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all links on this page' }));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Activate' }));
  await settle();
  expect(pending('useBulkUpdateUrlsMutation')[0]!.request.variables.input).toEqual({
    ids: ['A', 'B'],
    action: 'ACTIVATE',
  });
  await answer('useBulkUpdateUrlsMutation', {
    bulkUpdateUrls: {
      __typename: 'BulkUpdateUrlsSuccess',
      results: [
        { urlId: 'A', isChanged: true, error: null, url: url('A') },
        { urlId: 'B', isChanged: false, error: { message: 'It is gone.' }, url: null },
      ],
    },
  });
  expect(screen.getByText('Failed to activate links: 1 of 2 links. It is gone.')).toBeTruthy();
  expect(screen.getByText('1 link selected')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

const page = (ids: string[], endCursor: string | null) => ({
  viewer: {
    id: 'V1',
    urls: {
      nodes: ids.map((id) => ({ __typename: 'ShortUrl', id })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    },
  },
});

test('all that a search finds is selected, not only what the page shows', async () => {
  await open('?search=sale');
  await answer('UrlsScreenQuery', list({ total: 38 }));
  expect(screen.getByRole('button', { name: 'Export 38 links' })).toBeTruthy();
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all links on this page' });
  fireEvent.click(all);
  expect(screen.getByText('2 links selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Select all 38' }));
  await settle();
  expect(pending('useAllIdsQuery')[0]!.request.variables).toMatchObject({ filter: { search: 'sale' }, list: 'ALL' });
  await answer('useAllIdsQuery', page(['A', 'B'], 'next'));
  expect(pending('useAllIdsQuery')[0]!.request.variables).toMatchObject({ after: 'next' });
  await answer('useAllIdsQuery', page(['C'], null));
  expect(screen.getByText('3 links selected')).toBeTruthy();
  fireEvent.click(rowOf('Title A').getByRole('checkbox'));
  expect(screen.getByText('2 links selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a selection of all that fails is told, and leaves what was selected', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ total: 1_500 }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all links on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select the first 1,000 of 1,500' }));
  await settle();
  await fail('useAllIdsQuery', new RequestError(500));
  expect(toasts.error).toHaveBeenCalledWith('Failed to select all links', { description: 'Server error' });
  expect(screen.getByText('2 links selected')).toBeTruthy();
});

test('a copied short URL is flagged for two seconds', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  await open();
  await answer('UrlsScreenQuery', list());
  fireEvent.click(rowOf('Title A').getByRole('button', { name: /^Copy/ }));
  await settle();
  expect(written).toEqual(['https://fb.test/a']);
  await settle(1990);
  expect(rowOf('Title A').getByText('Copied')).toBeTruthy();
  await settle(20);
  expect(rowOf('Title A').queryByText('Copied')).toBeNull();
});

test('changes from elsewhere have the list read again, once', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  const subscription = pending('useLiveUrlsSubscription')[0]!;
  const deliver = (events: object[]) =>
    act(() =>
      environment.mock.nextValue(subscription, {
        data: { urlsUpdated: { events, clicked: [], reload: false } },
      } as never),
    );
  deliver([
    { kind: 'CREATED', urlId: 'C' },
    { kind: 'DELETED', urlId: 'B' },
  ]);
  await settle(200);
  expect(pending('UrlsScreenQuery')).toHaveLength(1);
  await answer('UrlsScreenQuery', list({ urls: [url('C'), url('A')] }));
  expect(screen.getByText('Title C')).toBeTruthy();
  expect(screen.queryByText('Title B')).toBeNull();
});

const hear = async (clicked: string[] | null) => {
  const update = { events: [], clicked, reload: false };
  act(() =>
    environment.mock.nextValue(pending('useLiveUrlsSubscription')[0]!, { data: { urlsUpdated: update } } as never),
  );
  await settle(200);
};
const asked = () => pending('useLiveCountsQuery').map((one) => one.request.variables.ids);
const counts = (id: string, clickCount: number) => ({
  __typename: 'ShortUrl',
  id,
  clickCount,
  visitors: 8,
  lastClickedAt: '2026-11-20T11:59:59Z',
});

test('clicks move the counts of the rows that are shown, and nothing else', async () => {
  const router = await open('?sort=clicks&direction=asc');
  await answer('UrlsScreenQuery', list({ total: 12, count: 2 }));
  fireEvent.click(rowOf('Title B').getByRole('checkbox'));
  await hear(['B', 'elsewhere']);
  expect(asked()).toEqual([['B']]);
  await answer('useLiveCountsQuery', { nodes: [counts('B', 999)] });
  expect(rowOf('Title B').getByText('999')).toBeTruthy();
  expect(rowOf('Title B').getByText('Just now')).toBeTruthy();
  expect(rowOf('Title A').getByText('1,234')).toBeTruthy();
  expect(screen.getAllByText(/^Title [AB]$/).map((one) => one.textContent)).toEqual(['Title A', 'Title B']);
  expect(screen.getByText('1 link selected')).toBeTruthy();
  expect(pending('UrlsScreenQuery')).toHaveLength(0);
  expect(router.state.location.search).toBe('?sort=clicks&direction=asc');
});

test('clicks on URLs that are not shown read nothing; too many to name read all that is shown', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  await hear(['elsewhere']);
  expect(asked()).toEqual([]);
  await hear(null);
  expect(asked()).toEqual([['A', 'B']]);
});

test('clicks that come while the counts are read are read afterwards, together; a failed reading is made up for', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  await hear(['A']);
  await hear(['B']);
  await hear(['A', 'B']);
  expect(asked()).toEqual([['A']]);
  await fail('useLiveCountsQuery', new RequestError(null));
  expect(asked()).toEqual([['B', 'A']]);
  await answer('useLiveCountsQuery', { nodes: [counts('B', 5), counts('A', 6)] });
  expect(rowOf('Title A').getByText('6')).toBeTruthy();
  expect(asked()).toEqual([]);
});

test('the headings sort as the menu does, and say how', async () => {
  const router = await open();
  await answer('UrlsScreenQuery', list());
  const heading = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  const sorts = () =>
    screen.getAllByRole('columnheader').flatMap((one) => {
      const sort = one.getAttribute('aria-sort');
      return sort ? [`${one.querySelector('button')!.textContent} ${sort}`] : [];
    });
  const sortBy = async (name: string) => {
    fireEvent.click(within(heading(name)).getByRole('button', { name }));
    await settle();
    await answer('UrlsScreenQuery', list());
  };
  expect(sorts()).toEqual(['Created descending']);
  expect(rowOf('Title A').getByText('Nov 3, 2026')).toBeTruthy();
  await sortBy('Clicks');
  expect([sorts(), router.state.location.search]).toEqual([['Clicks descending'], '?sort=clicks&direction=desc']);
  await sortBy('Clicks');
  expect([sorts(), router.state.location.search]).toEqual([['Clicks ascending'], '?sort=clicks&direction=asc']);
  expect(screen.getByRole('button', { name: 'Sort: Clicks, ascending' })).toBeTruthy();
  await sortBy('Visitors');
  expect(router.state.location.search).toBe('?sort=visitors&direction=desc');
  await sortBy('Title');
  expect(sorts()).toEqual(['Title ascending']);
  await sortBy('Last click');
  expect(sorts()).toEqual(['Last click descending']);
  expect(within(heading('Top referrer')).queryByRole('button')).toBeNull();
});

test('the day of expiry is shown while URLs are sorted by it', async () => {
  await open('?sort=expires_at&direction=asc');
  await answer('UrlsScreenQuery', list({ urls: [url('A', { expiresAt: '2026-12-24T09:00:00Z' })] }));
  expect(rowOf('Title A').getByText('Dec 24, 2026')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /^Expires/ }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.queryByRole('columnheader', { name: /^Created/ })).toBeNull();
});

test('the menu and the title of a row lead to its page', async () => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: [url('U2hvcnRVcmw6MQ==')] }));
  fireEvent.keyDown(screen.getByRole('button', { name: /^Actions for/ }), { key: 'Enter' });
  await settle();
  const entry = screen.getByRole('menuitem', { name: 'View analytics' });
  expect(screen.getByRole('link', { name: 'Title U2hvcnRVcmw6MQ==', hidden: true }).getAttribute('href')).toBe(
    entry.getAttribute('href'),
  );
  expect(entry.getAttribute('href')).toBe('/urls/U2hvcnRVcmw6MQ%3D%3D');
});

test('a page that is emptied gives way to the last one there is', async () => {
  const router = await open('?page=9');
  await answer('UrlsScreenQuery', list({ urls: [], total: 12, count: 2 }));
  expect(router.state.location.search).toBe('?page=2');
});
