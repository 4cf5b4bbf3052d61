import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BatchCheckScreen } from '../../web/screens/batch-check/BatchCheckScreen.tsx';
import { itemsOfCsv } from '../../web/screens/batch-check/items-of-csv.ts';
import { itemsOfText } from '../../web/screens/batch-check/items-of.ts';
import { RequestError } from '../../web/session/request-error.ts';

let environment: ReturnType<typeof createMockEnvironment>;
let saved: Blob | null = null;
beforeEach(() => {
  environment = createMockEnvironment();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => ((saved = blob), 'blob:') }));
  const router = createMemoryRouter([{ path: '/', element: <BatchCheckScreen /> }]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (text: string) => fireEvent.change(screen.getByLabelText('One on each line'), { target: { value: text } });
const pending = () => environment.mock.getAllOperations();
const sent = () => pending().map(({ request }) => request.variables);
const plain = {
  hops: [],
  state: 'VALID',
  reason: null,
  destinations: [],
  isReachable: null,
  notChecked: null,
  warning: null,
  url: null,
};
const respond = (index: number, found: (item: string) => object = () => ({})) =>
  act(async () => {
    const operation = pending()[index]!;
    const items = operation.request.variables.items as string[];
    const batchCheck = items.map((item) => ({ __typename: 'BatchCheckItem', ...plain, item, ...found(item) }));
    environment.mock.resolve(operation, { data: { batchCheck } });
  });

test('texts are read as people paste them, and files by their columns', () => {
  expect(itemsOfText(' one\r\ntwo, three\t"four"\n<https://a.example/x,y>; one,five\n')).toEqual([
    ...['one', 'two', 'three', 'four', 'https://a.example/x,y', 'five'],
  ]);
  const csv = '\uFEFFTitle;Original URL;Short Code\n"A; b";https://a.example;one\nB;https://b.example;two\n;;\n';
  expect(itemsOfCsv(csv)).toEqual({ items: ['one', 'two'], column: 'Short Code' });
  expect(itemsOfCsv('one,x\ntwo,y\none,z')).toEqual({ items: ['one', 'two'], column: null });
});

test('ten at a time are checked, results appear as they come and can be saved', async () => {
  const items = Array.from({ length: 25 }, (_, index) => `code-${index}`);
  type([...items, 'code-0'].join('\n'));
  fireEvent.click(button('Check 25 items'));
  expect(sent().map((one) => [(one.items as string[]).length, one.probe])).toEqual([
    [10, true],
    [10, true],
  ]);
  await respond(1, (item) => ({ state: 'ACTIVE', isReachable: item !== 'code-12', warning: null, url: { id: 'U1' } }));
  expect(await screen.findByText('10 of 25 checked')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  await respond(0, () => ({ state: 'REFUSED', reason: 'This short code is reserved.' }));
  await respond(0, () => ({ state: 'AVAILABLE' }));
  expect(await screen.findByText('25 of 25 checked')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();

  fireEvent.click(screen.getByLabelText('Problems (11)'));
  const rows = within(screen.getByRole('region', { name: 'Checked items' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toContain('code-0This short code is reserved.Refused');
  expect(rows.at(-1)!.textContent).toBe('code-12ActiveNot reached');
  fireEvent.click(button('Download CSV'));
  await vi.waitFor(() => expect(saved).not.toBeNull());
  const text = await saved!.text();
  expect(text).toContain('Item,State,Destination,Request,Note\r\ncode-0,Refused,,,This short code is reserved.\r\n');
  expect(text).toContain('code-12,Active,,Not reached,');
});

test('items of a host with too many requests are said to be unchecked, and only they are asked for again', async () => {
  type('a.example b.example c.example');
  fireEvent.click(button('Check 3 items'));
  const notChecked = 'Not checked: too many requests to this host.';
  await respond(0, (item) => (item === 'b.example' ? { notChecked } : { isReachable: true }));
  expect(await screen.findByText(/^1 destination not checked; .* Continue in a minute\.$/)).toBeTruthy();
  const row = () => within(screen.getByText('b.example').closest('li')!);
  expect([row().getByText('Not checked'), row().getByText(notChecked)]).toHaveLength(2);
  fireEvent.click(button('Continue'));
  expect(sent()).toEqual([{ items: ['b.example'], probe: true }]);
  await respond(0, () => ({ isReachable: true }));
  expect(row().getByText('Reached')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('what answered with a status is told by it, and is no problem where sites only refuse robots', async () => {
  type('a.example b.example');
  fireEvent.click(button('Check 2 items'));
  await respond(0, (item) =>
    item === 'a.example'
      ? { isReachable: null, warning: 'Refuses robots.', hops: [{ status: 403 }] }
      : { isReachable: false, warning: 'Gone.', hops: [{ status: 410 }] },
  );
  expect((await screen.findByText('a.example')).closest('li')!.textContent).toBe(
    'a.exampleRefuses robots.ValidAnswered 403',
  );
  expect(screen.getByText('b.example').closest('li')!.textContent).toBe('b.exampleGone.ValidAnswered 410');
  expect(screen.getByLabelText('Problems (1)')).toBeTruthy();
});

test('a check is stopped and continued, and goes on where a failure ended it', async () => {
  fireEvent.click(screen.getByRole('switch'));
  type(Array.from({ length: 250 }, (_, index) => `code-${index}`).join(' '));
  fireEvent.click(button('Check 250 items'));
  expect(sent().map((one) => [(one.items as string[]).length, one.probe])).toEqual([
    [100, false],
    [100, false],
  ]);
  await respond(0);
  fireEvent.click(button('Stop'));
  expect(screen.getByText('The check was stopped.')).toBeTruthy();
  fireEvent.click(button('Continue'));
  const last = () => pending().at(-1)!;
  await act(async () => environment.mock.reject(last(), new RequestError(500)));
  expect(await screen.findByText('Server error')).toBeTruthy();
  fireEvent.click(button('Continue'));
  while (pending().length) await respond(0);
  expect(await screen.findByText('250 of 250 checked')).toBeTruthy();
});

test('too many items, and files without any, are refused in words', async () => {
  type(Array.from({ length: 1_001 }, (_, index) => index).join('\n'));
  expect(screen.getByText('Please enter at most 1,000.')).toBeTruthy();
  expect(button('Check 1,001 items').disabled).toBe(true);
  const choose = async (file: File) =>
    act(async () => void fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [file] } }));
  await choose(new File(['x'], 'links.pdf'));
  expect(await screen.findByText('Please upload a CSV file')).toBeTruthy();
  await choose(new File(['\n\n'], 'links.csv'));
  expect(await screen.findByText('The file has no links or destinations.')).toBeTruthy();
  await choose(new File(['Short link\nhttps://a.example/one\n'], 'links.csv'));
  expect(await screen.findByText('1 item from the column Short link of links.csv.')).toBeTruthy();
  expect(button('Check 1 item').disabled).toBe(false);
});
