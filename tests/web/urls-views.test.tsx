import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
// Loaded once it is wanted, it is there at once.
import '../../web/screens/urls/ViewsDialog.tsx';
import { Refusal } from '../../web/session/request-error.ts';
import { answer, fail, list, open, pending, settle } from './url-list-stage.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast: toasts, Toaster: () => null }));
beforeEach(() => {
  toasts.success.mockClear();
  toasts.error.mockClear();
});

const nothing = {
  ...{
    search: null,
    status: null,
    tags: [],
    tagMatch: null,
    minClicks: null,
    domain: null,
    sort: null,
    direction: null,
  },
  ...{ createdAfter: null, createdBefore: null, expiresAfter: null, expiresBefore: null },
};
const view = (name: string, more = {}) => ({ ...nothing, __typename: 'SavedView', id: `V-${name}`, name, ...more });
const dialog = () => within(screen.getByRole('dialog', { name: 'Views' }));
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const lastInput = (name: string) => pending(name).at(-1)!.request.variables.input;
const startOf = (day: string) => new Date(`${day}T00:00`).toISOString();

async function openWith(search: string, ...views: object[]) {
  const router = await open(search);
  await answer('UrlsScreenQuery', list());
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  await settle();
  await answer('useSavedViewsQuery', { viewer: { id: 'V1', savedViews: views } });
  return router;
}

test('a view opens the list at its address, and is marked where it is shown', async () => {
  const spring = view('Spring', {
    ...{ search: 'sale', status: 'ACTIVE', tags: ['a', 'b'], tagMatch: 'ALL', minClicks: 0, domain: 'go.example' },
    ...{ createdAfter: startOf('2026-11-01'), createdBefore: startOf('2026-12-01'), sort: 'TITLE', direction: 'ASC' },
  });
  const router = await openWith('?size=50', spring, view('All'));
  const address =
    '/urls?search=sale&status=active&sort=title&direction=asc&created_after=2026-11-01&created_before=2026-11-30&domain=go.example&min_clicks=0&tags=a%2Cb&tag_match=all&size=50';
  const link = dialog().getByRole('link', { name: 'Spring' });
  expect(link.getAttribute('href')).toBe(address);
  expect(link.getAttribute('aria-current')).toBeNull();
  expect(dialog().getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(link);
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(address);
  expect(pending('UrlsScreenQuery').at(-1)!.request.variables).toMatchObject({
    filter: { search: 'sale', status: 'ACTIVE', tags: ['a', 'b'], tagMatch: 'ALL', minClicks: 0, domain: 'go.example' },
    order: { field: 'TITLE', direction: 'ASC' },
  });
});

test('how the list is shown is saved under a name; a refusal stands beside it', async () => {
  await openWith('?search=docs&sort=clicks&created_after=2026-11-01&page=2');
  expect(dialog().getByText(/^There are none yet\./)).toBeTruthy();
  fireEvent.change(dialog().getByLabelText('Save this view as'), { target: { value: 'Docs' } });
  press('Save view');
  expect(lastInput('useCreateSavedViewMutation')).toEqual({
    ...{ name: 'Docs', search: 'docs', status: null, tags: null, tagMatch: null, minClicks: null, domain: null },
    ...{ createdAfter: startOf('2026-11-01'), createdBefore: null, expiresAfter: null, expiresBefore: null },
    ...{ sort: 'CLICKS', direction: 'DESC' },
  });
  await fail(
    'useCreateSavedViewMutation',
    new Refusal({ code: 'ALREADY_EXISTS', message: 'It is there.', field: 'name' }),
  );
  expect(dialog().getByText('It is there.')).toBeTruthy();
  press('Save view');
  await answer('useCreateSavedViewMutation', {
    createSavedView: { __typename: 'CreateSavedViewSuccess', view: { id: 'V-Docs' } },
  });
  await settle(200);
  await answer('useSavedViewsQuery', { viewer: { id: 'V1', savedViews: [view('Docs', { search: 'docs' })] } });
  expect(dialog().getByRole('link', { name: 'Docs' })).toBeTruthy();
  expect(dialog().getByLabelText<HTMLInputElement>('Save this view as').value).toBe('');
});

test('views are renamed, replaced by how the list is shown now, and deleted', async () => {
  await openWith('?status=expired', view('Old', { search: 'x' }));
  press('Rename Old');
  fireEvent.change(dialog().getByLabelText('Name'), { target: { value: 'New' } });
  press('Rename');
  expect(lastInput('useUpdateSavedViewMutation')).toEqual({ id: 'V-Old', name: 'New' });
  await answer('useUpdateSavedViewMutation', {
    updateSavedView: { __typename: 'UpdateSavedViewSuccess', view: { id: 'V-Old' } },
  });
  press('Replace Old');
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Replace view' }));
  expect(lastInput('useUpdateSavedViewMutation')).toMatchObject({ id: 'V-Old', search: null, status: 'EXPIRED' });
  await fail('useUpdateSavedViewMutation', new Refusal({ code: 'NOT_FOUND', message: 'Resource not found' }));
  expect(toasts.error.mock.calls[0]![0]).toBe('The view could not be saved');
  press('Delete Old');
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Delete view' }));
  expect(lastInput('useDeleteSavedViewMutation')).toEqual({ id: 'V-Old' });
});

test('why views cannot be shown is said, and they can be asked for again', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  await settle();
  await fail('useSavedViewsQuery', new Error('away'));
  expect(dialog().getByText('The views could not be loaded.')).toBeTruthy();
  press('Try again');
  await settle();
  await answer('useSavedViewsQuery', { viewer: { id: 'V1', savedViews: [view('All')] } });
  expect(dialog().getByRole('link', { name: /^All/ })).toBeTruthy();
});

test('a view unfolds the filters that it sets, also where they were folded away', async () => {
  const view1 = view('Old ones', { createdBefore: startOf('2026-01-01') });
  const router = await openWith('', view1);
  const filters = () => screen.getByRole('button', { name: /^Filters/, hidden: true });
  expect(filters().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(dialog().getByRole('link', { name: 'Old ones' }));
  await settle();
  await answer('UrlsScreenQuery', list());
  expect(filters().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Created before').value).toBe('2025-12-31');
  fireEvent.click(filters());
  await act(() => router.navigate('/urls?min_clicks=3'));
  await settle();
  await answer('UrlsScreenQuery', list());
  expect(filters().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Min clicks').value).toBe('3');
});
