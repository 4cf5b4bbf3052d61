import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
// The parts that are loaded once they are wanted are there at once.
import '../../web/parts/tags/BulkTags.tsx';
import '../../web/screens/urls/TagFilter.tsx';
import '../../web/screens/urls/TagsDialog.tsx';
import { Refusal } from '../../web/session/request-error.ts';
import { answer, environment, fail, list, open, pending, rowOf, settle, url } from './url-list-stage.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast: toasts, Toaster: () => null }));
beforeEach(() => {
  toasts.success.mockClear();
  toasts.error.mockClear();
});

const tag = (name: string, linkCount = 2) => ({ __typename: 'Tag', id: `T-${name}`, name, color: 'teal', linkCount });
const known = (...names: string[]) => ({ viewer: { id: 'V1', tags: names.map((name) => tag(name)) } });
const asked = () => pending('UrlsScreenQuery').at(-1)!.request.variables;

const lastInput = (name: string) => pending(name).at(-1)!.request.variables.input;
const result = (id: string, isChanged: boolean, error: object | null = null) => ({
  urlId: id,
  isChanged,
  error,
  url: error ? null : { ...url(id), status: 'ACTIVE', startsAt: null },
});
const changed = (...results: object[]) => ({ bulkUpdateUrls: { __typename: 'BulkUpdateUrlsSuccess', results } });

test('rows show their tags, of many the first four; each leads to its links', async () => {
  await open();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  await answer('UrlsScreenQuery', list({ urls: [url('A', { tags: names.map((name) => tag(name)) }), url('B')] }));
  const shown = rowOf('Title A').getByRole('list', { name: 'Tags' });
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['a', 'b', 'c', 'd', 'e, f+2']);
  expect(within(shown).getByRole('link', { name: 'b' }).getAttribute('href')).toBe('/urls?tags=b');
  expect(rowOf('Title B').queryByRole('list', { name: 'Tags' })).toBeNull();
});

test('the address names the tags that the list is narrowed by, any of them or all', async () => {
  const router = await open('?tags=news,spring&tag_match=all');
  expect(asked().filter).toMatchObject({ tags: ['news', 'spring'], tagMatch: 'ALL' });
  await answer('UrlsScreenQuery', list());
  await settle();
  await answer('useKnownTagsQuery', known('news', 'spring', 'other'));
  fireEvent.click(screen.getByRole('radio', { name: 'Any of them' }));
  await settle();
  expect(router.state.location.search).toBe('?tags=news%2Cspring');
  expect(asked().filter).toMatchObject({ tags: ['news', 'spring'], tagMatch: undefined });
  await answer('UrlsScreenQuery', list());
  fireEvent.click(screen.getByRole('button', { name: 'Remove news' }));
  await settle();
  expect(asked().filter).toMatchObject({ tags: ['spring'] });
});

test('tags are added to the ticked rows one by one, and an undo takes exactly those away', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  for (const title of ['Title A', 'Title B']) fireEvent.click(rowOf(title).getByRole('checkbox'));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Tags' }));
  await settle();
  await answer('useKnownTagsQuery', known('news'));
  const box = screen.getByRole('combobox', { name: 'Tags' });
  for (const name of ['news', 'spring']) {
    fireEvent.change(box, { target: { value: name } });
    fireEvent.keyDown(box, { key: 'Enter' });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await settle();
  expect(lastInput('useBulkUpdateUrlsMutation')).toEqual({ ids: ['A', 'B'], action: 'ADD_TAGS', tags: ['news'] });
  await answer('useBulkUpdateUrlsMutation', changed(result('A', true), result('B', false)));
  expect(lastInput('useBulkUpdateUrlsMutation')).toMatchObject({ tags: ['spring'] });
  await answer('useBulkUpdateUrlsMutation', changed(result('A', true), result('B', true)));
  const [text, { action }] = toasts.success.mock.lastCall as [string, { action: { onClick: (event: Event) => void } }];
  expect(text).toBe('Tagged 2 links');
  action.onClick(new Event('click', { cancelable: true }));
  await settle();
  expect(lastInput('useBulkUpdateUrlsMutation')).toEqual({ ids: ['A'], action: 'REMOVE_TAGS', tags: ['news'] });
  await answer('useBulkUpdateUrlsMutation', changed(result('A', true)));
  expect(lastInput('useBulkUpdateUrlsMutation')).toEqual({ ids: ['A', 'B'], action: 'REMOVE_TAGS', tags: ['spring'] });
});

test('why some links do not get a tag is said', async () => {
  await open();
  await answer('UrlsScreenQuery', list());
  fireEvent.click(rowOf('Title A').getByRole('checkbox'));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Tags' }));
  await settle();
  const box = screen.getByRole('combobox', { name: 'Tags' });
  fireEvent.change(box, { target: { value: 'more' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await settle();
  await answer('useBulkUpdateUrlsMutation', changed(result('A', false, { message: 'Enough.' })));
  expect(screen.getByText('Failed to add tags of some links. Enough.')).toBeTruthy();
  expect(toasts.success).not.toHaveBeenCalled();
});

test('tags are renamed and deleted where they are listed; a refusal stands beside the name', async () => {
  await open('?tags=news');
  await answer('UrlsScreenQuery', list());
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Manage tags' }));
  await settle();
  for (const operation of pending('useKnownTagsQuery')) {
    environment.mock.resolve(operation, { data: known('news', 'spring') } as never);
  }
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Edit news' }));
  const form = within(screen.getByRole('form', { name: 'news' }));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Spring' } });
  fireEvent.click(form.getByRole('radio', { name: 'Pink' }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await settle();
  expect(lastInput('useUpdateTagMutation')).toEqual({ id: 'T-news', name: 'Spring', color: 'pink' });
  const refusal = { code: 'ALREADY_EXISTS', message: 'You already have a tag with this name.', field: 'name' };
  await answer('useUpdateTagMutation', { updateTag: { __typename: 'UserError', ...refusal } });
  expect(form.getByText(refusal.message)).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete spring' }));
  await settle();
  expect(screen.getByText('2 links will lose it. No link is deleted.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete tag' }));
  await settle();
  expect(lastInput('useDeleteTagMutation')).toEqual({ id: 'T-spring' });
  await fail('useDeleteTagMutation', new Refusal({ code: 'RATE_LIMITED', message: 'Slow down', field: null }));
  expect(toasts.error).toHaveBeenCalled();
});
