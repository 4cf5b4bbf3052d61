// The screen that brings links of other services along.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query, { type ImportsScreenQuery } from '../../web/__generated__/ImportsScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { ImportsScreen } from '../../web/screens/imports/ImportsScreen.tsx';
import { renderRoute } from '../kit/route.tsx';

const authorizedFetch = vi.hoisted(() => vi.fn());
vi.mock('../../web/session/authorized-fetch.ts', () => ({ authorizedFetch }));
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast }));

let environment: ReturnType<typeof createMockEnvironment>;
const pending = (name: string) => {
  const found = environment.mock.getAllOperations().find((one) => one.request.node.params.name === name);
  if (!found) throw new Error(`nothing asked ${name}`);
  return found;
};
const answer = async (name: string, data: object) => {
  const request = await waitFor(() => pending(name));
  await act(async () => environment.mock.resolve(request, { data } as never));
};
const UNDOABLE = {
  ...{ number: 7, format: 'dub', state: 'done', done: 3, total: 3, created: 2, createdAt: '2026-11-20T12:00:00Z' },
  ...{ failure: null, renamed: 0, skipped: 0, refused: 0 },
  ...{ undoUntil: '2099-01-01T00:00:00Z', undoneAt: null },
};

async function open(imports: object[] = []): Promise<void> {
  const loader = preload<ImportsScreenQuery>(environment, query, () => ({}), 'network-only');
  renderRoute(environment, { path: '/urls/import', loader, element: <ImportsScreen /> }, '/urls/import');
  await waitFor(() => pending('ImportsScreenQuery'));
  await answer('ImportsScreenQuery', { viewer: { __typename: 'Viewer', id: 'V1', imports } });
}

/** Answers what is asked again. */
const told = (imports: object[]) =>
  answer('ImportsScreenQuery', { viewer: { __typename: 'Viewer', id: 'V1', imports } });

beforeEach(() => {
  environment = createMockEnvironment();
  authorizedFetch.mockReset();
});
afterEach(cleanup);

const preview = {
  ...{ format: 'dub', total: 3, created: 2, renamed: 1, skipped: 0, refused: 1, clicks: 1_234, conflicts: 1 },
  ...{ ignored: ['leads'], refusals: [{ row: 3, original_url: 'ftp://x', message: 'Not like this.' }] },
};
const choose = () =>
  act(async () => {
    const file = new File(['Short link,Destination URL\n'], 'links.csv', { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText('Choose an export'), { target: { files: [file] } });
  });

test('a file is previewed, decided on and imported, once, and what came is said', async () => {
  await open();
  authorizedFetch.mockImplementation(async () => Response.json(preview));
  await choose();
  const facts = screen.getByLabelText('What would come');
  expect(facts.textContent).toContain('FromDub');
  expect(facts.textContent).toContain('2 of 3');
  expect(facts.textContent).toContain('1,234, kept apart from what is measured here');
  expect(screen.getByText('1 row cannot be imported')).toBeTruthy();
  expect(screen.getByText('Not like this.')).toBeTruthy();
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Links whose code is taken here'), { target: { value: 'skip' } }),
  );
  const paths = () => authorizedFetch.mock.calls.map(([path]) => path);
  expect(paths()).toEqual(['/api/imports/preview?conflicts=rename', '/api/imports/preview?conflicts=skip']);
  authorizedFetch.mockResolvedValueOnce(Response.json({ id: 8, state: 'waiting' }, { status: 202 }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import 2 links' })));
  expect(paths().at(-1)).toBe('/api/imports?conflicts=skip');
  expect(authorizedFetch.mock.calls.at(-1)![1].headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(screen.queryByLabelText('What would come')).toBeNull();
  await told([{ ...UNDOABLE, state: 'waiting', done: 0, created: 0, undoUntil: null }]);
  expect(screen.getByText('0 / 3')).toBeTruthy();
});

test('an import under way shows its progress, also to whoever comes later, until it is done', async () => {
  await open([{ ...UNDOABLE, state: 'running', done: 1, created: 0, undoUntil: null }]);
  expect(screen.getByText('Importing 3 rows')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Rows imported' }).getAttribute('aria-valuenow')).toBe('33');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => pending('ImportsScreenQuery'), { timeout: 3_000 });
  await told([UNDOABLE]);
  expect(screen.getByText('2 links imported').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('an import says what did not come as it was', async () => {
  await open([{ ...UNDOABLE, renamed: 1, skipped: 2, refused: 1 }]);
  const words = '1 with another code · 2 left out, as the code is taken · 1 row could not be imported';
  expect(screen.getByText(words)).toBeTruthy();
  cleanup();
  environment = createMockEnvironment();
  await open([UNDOABLE]);
  expect(screen.queryByText(/another code|left out|could not/)).toBeNull();
});

test('an import that failed says why, and cannot be undone', async () => {
  const failure = 'You have reached your link limit. Please upgrade your plan.';
  await open([{ ...UNDOABLE, state: 'failed', created: 0, failure, undoUntil: null }]);
  expect(screen.getByText(`Not imported. ${failure}`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what is wrong with a file is said, and nothing can be imported where nothing would come', async () => {
  await open();
  const refusal = { code: 'INVALID', message: 'This file was not recognised.', details: { field: 'file' } };
  authorizedFetch.mockResolvedValueOnce(Response.json({ error: refusal }, { status: 400 }));
  await choose();
  expect(screen.getByRole('alert').textContent).toBe('This file was not recognised.');
  authorizedFetch.mockResolvedValueOnce(Response.json({ ...preview, created: 0, skipped: 2, conflicts: 2 }));
  await choose();
  expect(screen.getByText('2, which cannot be had here')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 links' }).disabled).toBe(true);
});

test('an import is undone after a question, and one that is too old cannot be', async () => {
  await open([UNDOABLE, { ...UNDOABLE, number: 6, undoUntil: null }]);
  const buttons = screen.getAllByRole('button', { name: 'Undo' });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0]!);
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('2 links and what was counted of them since will be deleted.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  await waitFor(() => pending('useUndoImportMutation'));
  expect(pending('useUndoImportMutation').request.variables).toEqual({ number: 7 });
  await answer('useUndoImportMutation', { undoImport: { __typename: 'UndoImportSuccess' } });
  expect(toast.success.mock.calls.flat().join()).toContain('Import undone');
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('listitem')[0]));
});
