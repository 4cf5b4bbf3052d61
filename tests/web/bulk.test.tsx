import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Papa from 'papaparse';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BulkContent } from '../../web/screens/bulk/BulkContent.tsx';
import { emptyValues } from '../../web/screens/bulk/bulk-row.ts';
import { uploadCsv } from '../../web/screens/bulk/upload-csv.ts';
import { RequestError } from '../../web/session/request-error.ts';

const authorizedFetch = vi.hoisted(() => vi.fn<(path: string, init: RequestInit) => Promise<Response>>());
vi.mock('../../web/session/authorized-fetch.ts', () => ({ authorizedFetch }));

let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  authorizedFetch.mockReset();
  environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <BulkContent canUpload /> }])} />
    </RelayEnvironmentProvider>,
  );
});
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const create = () => fireEvent.click(screen.getByRole('button', { name: /^Create/ }));
const sent = () =>
  authorizedFetch.mock.calls.map(([path, { method, headers, body }]) => ({
    call: `${method} ${path}`,
    key: (headers as Record<string, string>)['idempotency-key']!,
    urls: (JSON.parse(body as string) as { urls: object[] }).urls,
  }));
/** Sends the rows and lets the server answer. */
const createAnd = (settle: () => Response | Promise<Response>) => {
  authorizedFetch.mockImplementationOnce(async () => settle());
  return act(async () => create());
};
const results = (...rows: object[]) => Response.json({ results: rows, total_count: rows.length });
const fail = (error: Error) => () => Promise.reject(error);

test('nothing is sent without a URL, or with a faulty row', () => {
  create();
  expect(screen.getByText('Please add at least one destination')).toBeTruthy();
  type('Destination, row 2', 'nowhere');
  create();
  expect(screen.getByText('Please correct 1 row first.')).toBeTruthy();
  expect(screen.getByText('Please enter a full address, such as example.com/page.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('rows are trimmed, empty ones left out; progress is told as the server tells it', async () => {
  type('Destination, row 2', ' https://a.test ');
  type('Title, row 2', ' A ');
  type('Short code, row 2', 'co de!é');
  await createAnd(() => new Promise(() => {}));
  const [{ call, key, urls }] = sent() as [ReturnType<typeof sent>[0]];
  expect([call, urls]).toEqual([
    'POST /api/urls/bulk',
    [{ original_url: 'https://a.test', title: 'A', short_code: 'co-dee' }],
  ]);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(screen.getByText('0 / 1')).toBeTruthy();
  const progress = environment.mock
    .getAllOperations()
    .find((one) => one.request.node.params.name === 'useBulkProgressSubscription')!;
  expect(progress.request.variables).toEqual({ jobId: key });
  act(() => environment.mock.nextValue(progress, { data: { bulkProgress: { done: 1 } } } as never));
  expect(screen.getByText('1 / 1')).toBeTruthy();
});

test('a row can be measured in another way than the settings say', async () => {
  type('Destination, row 1', 'https://a.test');
  type('Destination, row 2', 'https://b.test');
  fireEvent.click(screen.getByRole('button', { name: 'More options' }));
  const level = screen.getByLabelText<HTMLSelectElement>('Network measurement, row 1');
  expect(document.activeElement).toBe(level);
  fireEvent.change(level, { target: { value: 'full' } });
  fireEvent.change(screen.getByLabelText('Measurement method, row 2'), { target: { value: 'hybrid' } });
  await createAnd(() => new Promise(() => {}));
  expect(sent()[0]!.urls).toEqual([
    { original_url: 'https://a.test', measurement_level: 'full' },
    { original_url: 'https://b.test', measurement_method: 'hybrid' },
  ]);
});

test('a row can ask search engines not to list its link, by hand and by pasted words', async () => {
  const text = 'url\tno index\nhttps://a.test\tYes\nhttps://b.test\tno\nhttps://c.test\tmaybe';
  fireEvent.paste(field('Destination, row 1'), { clipboardData: { getData: () => text } });
  const listing = (row: number) => screen.getByLabelText<HTMLSelectElement>(`Search engines, row ${row}`);
  await screen.findByLabelText('Search engines, row 1');
  expect([1, 2, 3].map((row) => listing(row).value)).toEqual(['true', '', 'maybe']);
  create();
  expect(screen.getByText('The listing by search engines must be true or false.')).toBeTruthy();
  fireEvent.change(listing(3), { target: { value: 'true' } });
  await createAnd(() => new Promise(() => {}));
  expect(sent()[0]!.urls).toEqual([
    { original_url: 'https://a.test', no_index: true },
    { original_url: 'https://b.test' },
    { original_url: 'https://c.test', no_index: true },
  ]);
});

test('pasted cells bring level and method along, and a wrong one is told', async () => {
  const text = 'url\tmeasurement level\nhttps://a.test\tEssential\nhttps://b.test\tall';
  fireEvent.paste(field('Destination, row 1'), { clipboardData: { getData: () => text } });
  const level = await screen.findByLabelText<HTMLSelectElement>('Network measurement, row 1');
  expect(level.value).toBe('essential');
  create();
  expect(screen.getByText('The measurement level must be none, essential or full.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('pasted cells bring an expiry along, which is shown, told where it is wrong, and sent', async () => {
  const text = 'url\texpires\nhttps://a.test\t2030-12-31T18:00Z\nhttps://b.test\tsoon';
  fireEvent.paste(field('Destination, row 1'), { clipboardData: { getData: () => text } });
  const second = await screen.findByLabelText<HTMLInputElement>('Expires, row 2');
  create();
  expect(screen.getByText('Please write the expiry as 2030-12-31 or 2030-12-31 18:00.')).toBeTruthy();
  fireEvent.change(second, { target: { value: '' } });
  await createAnd(() => new Promise(() => {}));
  expect(sent()[0]!.urls).toEqual([
    { original_url: 'https://a.test', expires_at: '2030-12-31T18:00:00.000Z' },
    { original_url: 'https://b.test' },
  ]);
});

const chooseFile = async (text: string) => {
  const tab = screen.getByRole('tab', { name: /CSV upload/ });
  fireEvent.mouseDown(tab, { button: 0 });
  fireEvent.focus(tab);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File([text], 'mine.csv', { type: 'text/csv' })] } });
  await screen.findByRole('heading', { name: 'Columns of the file' });
};
const uses = (column: string) => screen.getByLabelText<HTMLSelectElement>(`What column ${column} becomes`);

test('what is ignored is said before anything is created, and columns are mapped by hand', async () => {
  await chooseFile('Wohin,Folder,Clicks,Note\nhttps://a.test,one,9,About');
  expect(screen.getByText(/^No column holds the destinations\./)).toBeTruthy();
  expect(screen.getByText('3 columns are ignored: Wohin, Folder, Clicks. Nothing in them is imported.')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Rows of the file' })).toBeNull();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Upload and create/ });
  expect(button.disabled).toBe(true);
  fireEvent.change(uses('Wohin'), { target: { value: 'originalUrl' } });
  fireEvent.change(uses('Folder'), { target: { value: 'description' } });
  expect(uses('Note').value).toBe('ignored'); // a field is one column's
  expect(screen.getByText('2 columns are ignored: Clicks, Note. Nothing in them is imported.')).toBeTruthy();
  authorizedFetch.mockResolvedValueOnce(Response.json({ results: [], total_count: 0 }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Upload and create 1 link' })));
  const form = authorizedFetch.mock.calls[0]![1].body as FormData;
  const [row, ...others] = Papa.parse<object>(await (form.get('csv_file') as File).text(), { header: true }).data;
  expect(others).toEqual([]);
  expect(Object.entries(row!).filter(([, cell]) => cell !== '')).toEqual([
    ['original_url', 'https://a.test'],
    ['description', 'one'],
  ]);
});

test('the same rows sent again after a lost answer keep their key, other rows get another', async () => {
  type('Destination, row 1', 'https://a.test');
  await createAnd(fail(new RequestError(null)));
  expect(screen.getByText('Network error - please check your connection')).toBeTruthy();
  expect(field('Destination, row 1').value).toBe('https://a.test');
  await createAnd(fail(new Error('bug')));
  expect(screen.getByText('Bulk creation failed')).toBeTruthy();
  type('Title, row 1', 'Another');
  await createAnd(() => Response.json({ error: { code: 'INVALID', message: 'Not like this.' } }, { status: 400 }));
  expect(screen.getByText('Not like this.')).toBeTruthy();
  const keys = sent().map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('rows that are more than the server takes are not sent', async () => {
  type('Destination, row 1', 'https://a.test');
  type('Description, row 1', 'é'.repeat(6_000_000));
  await act(async () => create());
  expect(screen.getByText('These rows exceed 10 MB. Please create fewer at once.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('each row’s outcome is told, and the failed ones can be tried again', async () => {
  type('Destination, row 1', 'https://a.test');
  type('Destination, row 3', 'https://b.test');
  type('Title, row 3', 'B');
  await createAnd(() =>
    results(
      { index: 0, success: true, url: { short_url: 'https://fb.test/abc' }, error: null },
      { index: 1, success: false, url: null, error: '' },
    ),
  );
  expect(screen.getByText('Some rows were not created')).toBeTruthy();
  expect(screen.getByText('fb.test/abc')).toBeTruthy();
  expect(screen.getByText('Failed to create link')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fix 1 row' }));
  expect(field('Destination, row 1').value).toBe('https://b.test');
  expect(field('Title, row 1').value).toBe('B');
  expect(screen.queryByLabelText('Destination, row 2')).toBeNull();
});

test('Create more links begins with an empty form', async () => {
  type('Destination, row 1', 'https://a.test');
  await createAnd(() => results({ index: 0, success: true, url: null, error: null }));
  fireEvent.click(screen.getByRole('button', { name: 'Create more links' }));
  await waitFor(() => expect(field('Destination, row 1').value).toBe(''));
});

const file = new File(['original_url'], 'urls.csv', { type: 'text/csv' });
const row = { ...emptyValues, originalUrl: 'https://a.test' };

test('a file is sent as documented', async () => {
  const body = { results: [{ row: 1, success: false, url: null, error: 'Taken' }], total_count: 1 };
  authorizedFetch.mockResolvedValueOnce(Response.json(body));
  expect(await uploadCsv(file, [row], 'key')).toEqual([{ row: 1, sent: row, shortUrl: null, error: 'Taken' }]);
  const [path, init] = authorizedFetch.mock.calls[0]!;
  const form = init.body as FormData;
  expect([path, init.method, init.headers]).toEqual(['/api/urls/bulk/csv', 'POST', { 'idempotency-key': 'key' }]);
  expect([form.get('skip_header'), form.get('max_rows'), (form.get('csv_file') as File).name]).toEqual([
    'true',
    '1000',
    'urls.csv',
  ]);
});

test.each([
  [Response.json({ error: { code: 'PLAN_LIMIT', message: 'Upgrade first' } }, { status: 403 }), 'Upgrade first'],
  [new Response('<html>', { status: 502 }), 'HTTP error! status: 502'],
])('a file that is refused as a whole says why (%#)', async (response, message) => {
  authorizedFetch.mockResolvedValueOnce(response);
  await expect(uploadCsv(file, [row], 'key')).rejects.toThrow(message);
});
