import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../web/paths.ts';

// Before the sidebar is loaded, which asks at once for the system's theme.
const { Sidebar } = await import('../../web/shell/Sidebar.tsx');
const { keepOperator } = await import('../../web/shell/navigation.ts');

const followed = vi.fn();

beforeEach(() => {
  localStorage.clear();
  window.innerHeight = 1_200;
  followed.mockClear();
});
afterEach(cleanup);

function open(address: string) {
  const sidebar = <Sidebar onFollow={followed} onSearch={() => {}} />;
  const router = createMemoryRouter([{ path: '*', element: sidebar }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
const group = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';
/** The links in sight of a group. */
const linksOf = (name: string) =>
  within(document.getElementById(group(name).getAttribute('aria-controls')!)!)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

test.each([
  ['/analytics', 'Overview'],
  ['/analytics?tab=deep', 'Deep dive'],
  ['/analytics?period=7d&tab=deep', 'Deep dive'],
])('%s marks %s alone', (address, marked) => {
  open(address);
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(links.map(({ textContent }) => textContent)).toEqual([marked]);
});

test('every group is open on the first visit, and the link of the current page is marked', () => {
  open(paths.bulk);
  expect(linksOf('My links')).toEqual(['All links', 'Create new', 'Bulk create', 'Import', 'Expired / inactive']);
  expect(linksOf('Analytics')).toEqual(['Overview', 'Deep dive', 'Click history', 'A/B testing']);
  expect(linksOf('Account')).toEqual([
    'Profile',
    'Preferences',
    'Usage & limits',
    'Subscription',
    'Domains',
    'API keys',
    'Webhooks',
  ]);
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Bulk create']);
});

test('the list scrolls as far as it takes to see the link of the current page, and no further', async () => {
  const tops: Record<string, number> = { Dashboard: 0, 'All links': 80, 'API keys': 700 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'NAV') return new DOMRect(0, 100, 200, 400);
    return new DOMRect(0, 100 + tops[this.textContent!]! - screen.getByRole('navigation').scrollTop, 200, 36);
  });
  const router = open(paths.apiKeys);
  const scrolled = () => screen.getByRole('navigation').scrollTop;
  expect(scrolled()).toBe(336); // its end is at the end of the list
  await act(() => router.navigate(paths.urls));
  expect(scrolled()).toBe(80);
  await act(() => router.navigate(paths.dashboard));
  expect(scrolled()).toBe(0);
  vi.restoreAllMocks();
});

test('a group that somebody closes stays closed on the next visit, until it is opened again', () => {
  open(paths.dashboard);
  fireEvent.click(group('My links'));
  expect([isOpen('My links'), linksOf('My links')]).toEqual([false, []]);
  expect(isOpen('Analytics')).toBe(true);
  cleanup();
  open(paths.dashboard);
  expect([isOpen('My links'), isOpen('Analytics')]).toEqual([false, true]);
  fireEvent.click(group('My links'));
  cleanup();
  open(paths.dashboard);
  expect(linksOf('My links')).toHaveLength(5);
});

test.each([
  ['at once', paths.createUrl, null],
  ['after coming there', paths.dashboard, paths.urls],
  ['on the page of one link', paths.dashboard, '/urls/some-id'],
])('a closed group of the current page opens by itself: %s', async (_when, address, next) => {
  localStorage.setItem('closed_groups', '["My links","Analytics"]');
  const router = open(address);
  expect(isOpen('My links')).toBe(next === null);
  if (next) await act(() => router.navigate(next));
  expect([isOpen('My links'), isOpen('Analytics')]).toEqual([true, false]);
});

test('what was stored by somebody else closes nothing', () => {
  localStorage.setItem('closed_groups', '{"not": "a list"');
  open(paths.dashboard);
  expect([isOpen('My links'), isOpen('Analytics')]).toEqual([true, true]);
});

test('a low window has room for the group of the current page alone, and others open one by one', async () => {
  window.innerHeight = 650;
  localStorage.setItem('closed_groups', '["Tools"]');
  const router = open(paths.urls);
  const groups = ['My links', 'Analytics', 'Tools', 'Account'];
  expect(groups.map(isOpen)).toEqual([true, false, false, false]);
  fireEvent.click(group('Tools'));
  expect(groups.map(isOpen)).toEqual([true, false, true, false]);
  await act(() => router.navigate(paths.clicks));
  expect(groups.map(isOpen)).toEqual([false, true, true, false]);
  expect(localStorage.getItem('closed_groups')).toBe('["Tools"]'); // as it was chosen where there is room
});

test('System is in the list of those who run the server, and of nobody else', () => {
  open(paths.dashboard);
  expect(screen.queryByRole('button', { name: 'System' })).toBeNull();
  cleanup();
  keepOperator(true);
  open(paths.dashboard);
  expect(linksOf('System')).toEqual(['Health', 'Readiness', 'Liveness']);
  cleanup();
  keepOperator(false);
  open(paths.dashboard);
  expect(screen.queryByRole('button', { name: 'System' })).toBeNull();
});

test('following a link of a group says so, which closes the slide-over', async () => {
  const router = open(paths.dashboard);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Click history' })));
  expect(router.state.location.pathname).toBe(paths.clicks);
  expect(followed).toHaveBeenCalledOnce();
});
