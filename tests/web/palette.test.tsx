import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { urlPage } from '../../web/parts/urls/url-page.ts';
import { paths } from '../../web/paths.ts';

const { Shell } = await import('../../web/shell/Shell.tsx');

let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  environment = createMockEnvironment();
});
afterEach(cleanup);

function open(page = <p>The page</p>) {
  const screens = [{ path: '*', element: page }];
  const router = createMemoryRouter([{ element: <Shell />, children: screens }], { initialEntries: ['/dashboard'] });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return router;
}
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });
const input = () => screen.findByRole('combobox', { name: 'Search and commands' });
const searches = () =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'useLinkSearchQuery');
const link = { id: 'TGluazox', title: 'Spring sale', shortCode: 'spring', originalUrl: 'https://shop.test/spring' };
const answered = (nodes: object[]) => ({ data: { viewer: { id: 'v', urls: { nodes } } } });

test.each(['ctrlKey', 'metaKey'])('K with %s opens the palette, and Escape closes it', async (modifier) => {
  open();
  press('k', { [modifier]: true });
  fireEvent.keyDown(await input(), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('typing finds a page, and Enter goes there', async () => {
  const router = open();
  press('k', { ctrlKey: true });
  fireEvent.change(await input(), { target: { value: 'click hist' } });
  fireEvent.keyDown(await input(), { key: 'Enter' });
  expect(router.state.location.pathname).toBe(paths.clicks);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('only what begins with the typed words is found, by its name or by another word for it', async () => {
  open();
  press('k', { ctrlKey: true });
  fireEvent.change(await input(), { target: { value: 'Cre' } });
  const found = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(found()).toEqual(['Create new', 'Bulk create', 'Shorten a link']);
  fireEvent.change(await input(), { target: { value: 'theme dark' } });
  expect(found()).toEqual(['Dark theme']);
});

test('typing finds the owner’s links on the server and leads to the page of one', async () => {
  const router = open();
  press('k', { ctrlKey: true });
  fireEvent.change(await input(), { target: { value: ' spring ' } });
  await vi.waitFor(() => expect(searches()).toHaveLength(1));
  expect(searches()[0]!.request.variables).toEqual({ search: 'spring' });
  act(() => environment.mock.resolve(searches()[0]!, answered([link]) as never));
  fireEvent.click(await screen.findByRole('option', { name: /Spring sale/ }));
  expect(router.state.location.pathname + router.state.location.search).toBe(urlPage(link.id));
});

test('Enter opens a link that was found, though it came after the last key', async () => {
  const router = open();
  press('k', { ctrlKey: true });
  fireEvent.change(await input(), { target: { value: 'sprin' } });
  await vi.waitFor(() => expect(searches()).toHaveLength(1));
  act(() => environment.mock.resolve(searches()[0]!, answered([link]) as never));
  await screen.findByRole('option', { name: /Spring sale/, selected: true });
  fireEvent.keyDown(await input(), { key: 'Enter' });
  expect(router.state.location.pathname).toBe(urlPage(link.id));
});

test('a pasted address is shortened by Enter', async () => {
  open();
  press('k', { ctrlKey: true });
  fireEvent.change(await input(), { target: { value: 'https://shop.test/sale?x=1' } });
  await screen.findByRole('option', { name: 'Shorten https://shop.test/sale?x=1', selected: true });
  fireEvent.keyDown(await input(), { key: 'Enter' });
  const field = await screen.findByLabelText<HTMLInputElement>('Address to shorten');
  expect(field.value).toBe('https://shop.test/sale?x=1');
});

test('what nothing matches is said, and a failed search asks to try again', async () => {
  open();
  press('k', { ctrlKey: true });
  fireEvent.change(await input(), { target: { value: 'zzzz' } });
  await vi.waitFor(() => expect(searches()).toHaveLength(1));
  act(() => environment.mock.resolve(searches()[0]!, answered([]) as never));
  expect(await screen.findByText('Nothing matches “zzzz”.')).toBeTruthy();
  fireEvent.change(await input(), { target: { value: 'zzzzz' } });
  await vi.waitFor(() => expect(searches()).toHaveLength(1));
  act(() => environment.mock.reject(searches()[0]!, new Error('away')));
  expect(await screen.findByText("Couldn't search your links. Please try again.")).toBeTruthy();
});

test('the slash goes to the search of the page, and opens the palette where there is none', async () => {
  open(
    <div role="search">
      <input aria-label="Search links" />
    </div>,
  );
  press('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Search links'));
  cleanup();
  open();
  press('/');
  expect(await input()).toBeTruthy();
});
