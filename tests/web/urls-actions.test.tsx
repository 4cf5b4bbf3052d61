import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../web/session/request-error.ts';
import { answer, chooseFrom, environment, fail, list, open, pending, rowOf, settle, url } from './url-list-stage.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast: toasts, Toaster: () => null }));

beforeEach(() => void toasts.error.mockClear());

test('select-all stands between none and all while some are ticked', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all URLs on this page' });
  fireEvent.click(rowOf('Title A').getByRole('checkbox'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  fireEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([false, false]);
});

test.each([
  [true, 'Deactivate', 'Failed to deactivate URL'],
  [false, 'Activate', 'Failed to activate URL'],
])('a switch marks its row until it is answered, and tells a failure (active: %s)', async (isActive, action, told) => {
  await open();
  await answer('UrlsScreenQuery', list({ urls: [url('A', { isActive })] }));
  await chooseFrom('Title A', action);
  expect(pending('useToggleUrlMutation')[0]!.request.variables.input).toEqual({ id: 'A', isActive: !isActive });
  expect(screen.getByText('Title A').closest('[role=row]')!.getAttribute('aria-busy')).toBe('true');
  await fail('useToggleUrlMutation', new RequestError(429));
  expect(screen.getByText('Title A').closest('[role=row]')!.getAttribute('aria-busy')).toBe('false');
  expect(toasts.error).toHaveBeenCalledWith(told, { description: 'Rate limit exceeded' });
});

test('deleting asks first, in the documented words, and is told when it fails', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  await chooseFrom('Title A', 'Delete');
  expect(screen.getByText('Delete "Title A"? This action cannot be undone.')).toBeTruthy();
  expect(pending('useDeleteUrlMutation')).toHaveLength(0);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await settle();
  await fail('useDeleteUrlMutation', new RequestError(500));
  expect(toasts.error).toHaveBeenCalledWith('Failed to delete URL', { description: 'Server error' });
});

test('what a bulk action could not do is told, and only that stays ticked', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all URLs on this page' }));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Activate' }));
  await settle();
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Activate' }));
  await settle();
  expect(pending('useBulkUpdateUrlsMutation')[0]!.request.variables.input).toEqual({
    ids: ['A', 'B'],
    action: 'ACTIVATE',
  });
  await answer('useBulkUpdateUrlsMutation', {
    bulkUpdateUrls: {
      __typename: 'BulkUpdateUrlsSuccess',
      results: [
        { urlId: 'A', error: null, url: url('A') },
        { urlId: 'B', error: { message: 'It is gone.' }, url: null },
      ],
    },
  });
  expect(screen.getByText('Failed to activate URLs: 1 of 2 URLs. It is gone.')).toBeTruthy();
  expect(screen.getByText('1 URL selected')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
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

test('a change from elsewhere reaches the page’s own events and the list', async () => {
  const heard: string[] = [];
  const listen = (event: Event) => heard.push(`${event.type} ${(event as CustomEvent).detail.urlId}`);
  const names = ['urlCreated', 'urlUpdated', 'urlDeleted'];
  names.forEach((name) => window.addEventListener(name, listen));
  await open();
  await answer('UrlsScreenQuery', list());
  const subscription = pending('useLiveUrlsSubscription')[0]!;
  const deliver = (events: object[]) =>
    act(() => environment.mock.nextValue(subscription, { data: { urlsUpdated: { events, reload: false } } } as never));
  deliver([
    { kind: 'CREATED', urlId: 'C' },
    { kind: 'DELETED', urlId: 'B' },
  ]);
  await settle(200);
  expect(heard).toEqual(['urlCreated C', 'urlDeleted B']);
  expect(pending('UrlsScreenQuery')).toHaveLength(1);
  await answer('UrlsScreenQuery', list({ urls: [url('C'), url('A')] }));
  expect(screen.getByText('Title C')).toBeTruthy();
  expect(screen.queryByText('Title B')).toBeNull();
  names.forEach((name) => window.removeEventListener(name, listen));
});

test('a page that is emptied gives way to the last one there is', async () => {
  const router = await open('?after=c9');
  await answer('UrlsScreenQuery', list({ urls: [], total: 12, count: 2 }));
  expect(router.state.location.search).toBe('?after=c2');
});
