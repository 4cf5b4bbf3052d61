// The page of a link over a mocked network, for the tests of its states.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, vi } from 'vitest';
import query, { type UrlScreenQuery } from '../../web/__generated__/UrlScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import * as sample from '../../web/screens/analytics/sample.ts';
import { variablesOf } from '../../web/screens/url/url-question.ts';
import { UrlBoundary } from '../../web/screens/url/UrlBoundary.tsx';
import { UrlScreen } from '../../web/screens/url/UrlScreen.tsx';
import { renderRoute } from '../kit/route.tsx';
import { plainOptions } from './plain-options.ts';

export let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  environment = createMockEnvironment();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

export const link = {
  __typename: 'ShortUrl',
  id: 'U1',
  shortCode: 'spring',
  shortUrl: 'https://fb.test/spring',
  originalUrl: 'https://example.org/sale?x=1',
  ...plainOptions,
  title: 'Spring sale',
  isActive: true,
  suspension: null,
  expiresAt: null,
  clicksBeforeImport: 0,
  createdAt: '2026-11-03T09:00:00Z',
  updatedAt: '2026-11-04T09:00:00.000Z',
  clickCount: 1234,
  visitors: 987,
  lastClickedAt: '2026-11-20T11:58:00Z',
  experiment: null,
  destinationLock: null,
};
export const click = {
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

export const settle = () => act(() => vi.dynamicImportSettled().then(() => vi.advanceTimersByTimeAsync(1)));
export const pending = (name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
export async function answer(name: string, data: object) {
  act(() => environment.mock.resolve(pending(name).at(-1)!, { data } as never));
  await settle();
}

export async function open(search = '') {
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

/** Waits for what is loaded once the first screen stands. */
export const scrollOn = async () => {
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(500));
  await settle();
};

export const firstAnswer = (node: object | null = link, clicks: object[] = [click]) => ({
  node,
  viewer: {
    ...sample.overview.viewer,
    limits: { maxAnalyticsHistoryDays: 365 },
    clicks: {
      edges: clicks.map((one) => ({ cursor: 'c', node: one })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  },
});

/** Shows the page with its first screen. */
export async function showFirst(node: object | null = link, clicks: object[] = [click], search = '') {
  const router = await open(search);
  await answer('UrlScreenQuery', firstAnswer(node, clicks));
  return router;
}

/** Shows all of the page. */
export async function show(...shown: Parameters<typeof showFirst>) {
  const router = await showFirst(...shown);
  await scrollOn();
  if (pending('UrlMoreQuery').length) await answer('UrlMoreQuery', { viewer: sample.overview.viewer });
  await scrollOn();
  return router;
}

export const button = (name: string) => screen.getByRole('button', { name });
export async function press(name: string) {
  fireEvent.click(button(name));
  await settle();
}
