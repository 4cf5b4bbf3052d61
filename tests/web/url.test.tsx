import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query, { type UrlScreenQuery } from '../../web/__generated__/UrlScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import * as sample from '../../web/screens/analytics/sample.ts';
import { variablesOf } from '../../web/screens/url/load-url-page.ts';
import { UrlBoundary } from '../../web/screens/url/UrlBoundary.tsx';
import { UrlScreen } from '../../web/screens/url/UrlScreen.tsx';
import { RequestError } from '../../web/session/request-error.ts';
import { renderRoute } from '../kit/route.tsx';

interface Shown {
  action: { onClick: () => void };
}
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast: toasts, Toaster: () => null }));

class NoSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  // Lazy parts that are still being imported when a test ends ask for them, too.
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
    ResizeObserver: NoSize,
  });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  environment = createMockEnvironment();
  toasts.success.mockClear();
  toasts.error.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = {
  __typename: 'ShortUrl',
  id: 'U1',
  shortCode: 'spring',
  shortUrl: 'https://fb.test/spring',
  originalUrl: 'https://example.org/sale?x=1',
  title: 'Spring sale',
  description: null,
  isActive: true,
  suspension: null,
  expiresAt: null,
  measurementLevel: null,
  measurementMethod: null,
  createdAt: '2026-11-03T09:00:00Z',
  updatedAt: '2026-11-04T09:00:00.000Z',
  clickCount: 1234,
  visitors: 987,
  lastClickedAt: '2026-11-20T11:58:00Z',
  experiment: null,
  destinationLock: null,
};
const click = {
  id: 'C1',
  at: '2026-11-20T11:58:00.000Z',
  country: 'Germany',
  countryCode: 'DE',
  city: 'Bremen',
  deviceLabel: 'Desktop',
  browser: 'Firefox',
  channelLabel: 'Direct',
  referrerLabel: null,
  __typename: 'Click',
};

const settle = () => act(() => vi.dynamicImportSettled().then(() => vi.advanceTimersByTimeAsync(1)));
const pending = (name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
async function answer(name: string, data: object) {
  act(() => environment.mock.resolve(pending(name).at(-1)!, { data } as never));
  await settle();
}

async function open(search = '') {
  const loader = preload<UrlScreenQuery>(
    environment,
    query,
    ({ params, request }) => variablesOf(params.id ?? '', new URL(request.url).searchParams),
    'network-only',
  );
  const route = { path: '/urls/:id?', loader, element: <UrlScreen />, errorElement: <UrlBoundary /> };
  const router = renderRoute(environment, route, `/urls/U1${search}`);
  await settle();
  return router;
}

async function show(node: object | null = link, clicks: object[] = [click], search = '') {
  const router = await open(search);
  const { viewer } = sample.overview;
  const edges = clicks.map((one) => ({ cursor: 'c', node: one }));
  await answer('UrlScreenQuery', {
    node,
    viewer: {
      ...viewer,
      limits: { maxAnalyticsHistoryDays: 365 },
      clicks: { edges, pageInfo: { endCursor: null, hasNextPage: false } },
    },
  });
  return router;
}

const button = (name: string) => screen.getByRole('button', { name });
async function press(name: string) {
  fireEvent.click(button(name));
  await settle();
}

test('a skeleton stands for the page until its answer', async () => {
  await open();
  expect(screen.getByRole('status').textContent).toContain('Loading the link …');
  expect(pending('UrlScreenQuery')[0]!.request.variables).toMatchObject({ id: 'U1', scope: { url: 'U1' } });
});

test('the link, its figures and its latest clicks', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring sale');
  const card = within(screen.getByRole('region', { name: 'This link' }));
  expect(card.getByText('1,234 clicks')).toBeTruthy();
  expect(card.getByText('Visitors are redirected.')).toBeTruthy();
  expect(card.getByTitle('Open https://example.org/sale?x=1 in a new tab')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Latest Clicks' })).getByText('Bremen, Germany')).toBeTruthy();
});

test('the sources of its clicks are beside them, and every panel of the Analytics is one click away, filters kept', async () => {
  await show(link, [click], '?period=7d&country=DE');
  const sources = within(screen.getByRole('region', { name: 'Traffic Sources' }));
  expect(sources.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Referrers',
    'UTM Campaigns',
    'Channels',
  ]);
  expect(sources.getByText('google.com')).toBeTruthy();
  const ways = within(screen.getByRole('region', { name: 'More in Analytics' }));
  expect(ways.getByRole('link', { name: 'Overview' }).getAttribute('href')).toBe(
    '/analytics?period=7d&url=U1&country=DE',
  );
  expect(ways.getByRole('link', { name: 'Top cities' }).getAttribute('href')).toBe(
    '/analytics?period=7d&url=U1&country=DE&tab=deep#cities',
  );
  expect(ways.getAllByRole('link')).toHaveLength(11);
  expect(ways.getByRole('link', { name: 'Click history' }).getAttribute('href')).toBe(
    '/analytics/clicks?period=7d&url=U1&country=DE',
  );
});

test('a link without clicks says where they will appear', async () => {
  await show({ ...link, title: null, clickCount: 0, lastClickedAt: null }, []);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/spring');
  expect(screen.getByText('Share the link: clicks appear here within a second.')).toBeTruthy();
  expect(screen.getByText('No clicks yet')).toBeTruthy();
});

test('a link that does not exist, or is somebody else’s, is missing', async () => {
  await show(null);
  expect(screen.getByText("This link doesn't exist or isn't yours")).toBeTruthy();
});

test('a page that fails to load says why and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  act(() => environment.mock.reject(pending('UrlScreenQuery')[0]!, new RequestError(500)));
  await settle();
  expect(screen.getByText('Failed to load the link')).toBeTruthy();
  await press('Try Again');
  expect(pending('UrlScreenQuery')).toHaveLength(1);
});

test('an edit in place saves what changed, and its undo names the version that it undoes', async () => {
  await show();
  await press('Edit');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Summer sale' } });
  await press('Save');
  expect(pending('useUpdateUrlMutation')[0]!.request.variables.input).toEqual({
    id: 'U1',
    updatedAt: link.updatedAt,
    title: 'Summer sale',
  });
  const updatedAt = '2026-11-20T12:00:00.000Z';
  await answer('useUpdateUrlMutation', {
    updateUrl: { __typename: 'UpdateUrlSuccess', url: { ...link, title: 'Summer sale', updatedAt } },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Summer sale');
  const [text, shown] = toasts.success.mock.lastCall as [string, Shown];
  expect(text).toBe('Saved: title');
  shown.action.onClick();
  await settle();
  const { input } = pending('useRevertUrlMutation')[0]!.request.variables;
  expect(input).toEqual({ id: 'U1', updatedAt, title: 'Spring sale' });
  const message = 'This link has been changed in the meantime. Reload to see the latest version.';
  await answer('useRevertUrlMutation', {
    updateUrl: { __typename: 'UserError', code: 'STALE', message, field: 'updatedAt' },
  });
  expect(toasts.error).toHaveBeenCalledWith('This could not be undone', { description: message });
});

const testOf = (state: string) => ({
  __typename: 'Experiment',
  id: 'E1',
  state,
  startedAt: '2026-11-10T12:00:00Z',
  endedAt: null,
  keptVariant: null,
  destinations: ['A', 'B'].map((letter) => ({
    ...{ letter, name: letter === 'A' ? 'Long page' : letter, share: 50 },
    destination: `https://${letter.toLowerCase()}.example/`,
  })),
  url: link,
  report: {
    best: null,
    verdict: { kind: 'TOO_EARLY', headline: 'Too early', reason: '', missing: [], winner: null },
    variants: [],
  },
});
const LOCK = 'A running A/B test decides where this link leads.';
const tested = (state: string, destinationLock: string | null) => {
  const url = { ...link, destinationLock };
  const experiment = testOf(state);
  return { ...url, experiment: { ...experiment, url: { ...url, experiment } } };
};

test('a running test is told with its live destinations, and locks the destination in place', async () => {
  await show(tested('running', LOCK));
  expect(screen.getByText(/^An A\/B test is running: visitors get one of its 2 destinations/)).toBeTruthy();
  const card = within(screen.getByRole('region', { name: 'This link' }));
  expect(card.getByText('Long page')).toBeTruthy();
  for (const of of ['a', 'b']) expect(card.getByTitle(`Open https://${of}.example/ in a new tab`)).toBeTruthy();
  expect(card.getByText('Own destination, not used while the test runs')).toBeTruthy();
  await answer('UrlTestQuery', { node: tested('running', LOCK) });
  await settle(); // its panel is loaded when it is needed
  expect(screen.getByRole('article', { name: 'A/B test of Spring sale' })).toBeTruthy();
  await press('Edit');
  expect(screen.getByLabelText<HTMLInputElement>('Destination').readOnly).toBe(true);
  expect(screen.getByText(/^A running A\/B test decides where this link leads\./)).toBeTruthy();
});

test('a paused test is told, and the destination that everybody gets can be changed', async () => {
  await show(tested('paused', null));
  expect(screen.getByText('The A/B test is paused: all visitors get the link’s own destination.')).toBeTruthy();
  const card = within(screen.getByRole('region', { name: 'This link' }));
  expect(card.getByTitle('Open https://example.org/sale?x=1 in a new tab')).toBeTruthy();
  expect(card.queryByTitle('Open https://a.example/ in a new tab')).toBeNull();
  await press('Edit');
  expect(screen.getByLabelText<HTMLInputElement>('Destination').readOnly).toBe(false);
});

test('a test is started from the page, and given up', async () => {
  await show();
  expect(screen.queryByRole('region', { name: 'A/B Test' })).toBeNull();
  fireEvent.keyDown(button('More actions'), { key: 'Enter' });
  await settle();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Start A/B Test' }));
  await settle();
  await answer('UrlTestQuery', { node: link });
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>('Destination A').value).toBe(link.originalUrl);
  const panel = within(screen.getByRole('region', { name: 'A/B Test' }));
  fireEvent.click(panel.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: 'A/B Test' })).toBeNull();
});

test('a deletion leads to the list, and is undone', async () => {
  const router = await show();
  fireEvent.keyDown(button('More actions'), { key: 'Enter' });
  await settle();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await settle();
  await answer('useDeleteUrlMutation', { deleteUrl: { __typename: 'DeleteUrlSuccess' } });
  expect(router.state.location.pathname).toBe('/urls');
  const [text, shown] = toasts.success.mock.lastCall as [string, Shown];
  expect(text).toBe('Deleted /spring');
  shown.action.onClick();
  await settle();
  expect(pending('useBulkUpdateUrlsMutation')[0]!.request.variables.input).toEqual({ ids: ['U1'], action: 'RESTORE' });
});
