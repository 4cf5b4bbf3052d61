// The page of clicks, and its server played by the test.
import { act, cleanup, screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, vi } from 'vitest';
import query, { type ClicksScreenQuery } from '../../web/__generated__/ClicksScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { ClicksBoundary } from '../../web/screens/clicks/ClicksBoundary.tsx';
import { ClicksScreen } from '../../web/screens/clicks/ClicksScreen.tsx';
import { askedOf } from '../../web/screens/clicks/who.ts';
import { renderRoute } from '../kit/route.tsx';

let environment: ReturnType<typeof createMockEnvironment>;

/** Stands in front of the tests of a file: a page of clicks whose server is the test. */
export function useClicksPage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    environment = createMockEnvironment();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const settle = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms));

export async function open(search = '') {
  const loader = preload<ClicksScreenQuery>(
    environment,
    query,
    ({ request }) => askedOf(new URL(request.url).searchParams),
    'network-only',
  );
  const route = {
    path: '/analytics/clicks',
    loader,
    element: <ClicksScreen />,
    errorElement: <ClicksBoundary />,
  };
  const router = renderRoute(environment, route, `/analytics/clicks${search}`);
  await settle();
  return router;
}

const source = () => environment.getStore().getSource();
/** How many records Relay's store has. */
export const recordsKept = () => source().size();
/** How many clicks the list has, whether they are rendered or not. */
export const clicksListed = () => {
  const list = source()
    .getRecordIDs()
    .find((id) => id.includes('__ClickList_clicks_connection') && !id.includes(':edges'));
  const edges = (source().get(list!) as { edges?: { __refs: string[] } }).edges;
  return edges!.__refs.length;
};
const pending = (name: string) =>
  environment.mock.getAllOperations().filter((operation) => operation.request.node.params.name === name);
export const latest = (name: string) => {
  const operation = pending(name).at(-1);
  if (!operation) throw new Error(`nothing asked ${name}`);
  return operation;
};
export const answer = async (name: string, data: object) => {
  act(() => environment.mock.resolve(latest(name), { data } as never));
  await settle();
};
export const tell = async (name: string, arrivals: object) => {
  act(() => environment.mock.nextValue(latest(name), { data: { clicksArrived: arrivals } } as never));
  await settle();
};
export const fail = async (name: string, error: Error) => {
  act(() => environment.mock.reject(latest(name), error));
  await settle();
};

const click = (id: string, more: object = {}) => ({
  __typename: 'Click',
  id,
  at: new Date(Date.parse('2026-11-20T11:00:00Z') + Number(id) * 1000).toISOString(),
  kind: 'HUMAN',
  reason: null,
  country: 'Germany',
  countryCode: 'DE',
  city: null,
  region: null,
  device: 'mobile',
  deviceLabel: 'Mobile',
  os: 'iOS',
  browser: 'Safari',
  browserVersion: 18,
  channel: 'direct',
  channelLabel: 'Direct / unknown',
  network: null,
  referrer: `host${id}.example`,
  referrerLabel: `host${id}.example`,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  rule: null,
  variant: null,
  serverRttMs: null,
  serverJitterMs: null,
  measurement: null,
  url: { id: 'U1', shortCode: 'spring', title: 'Spring', originalUrl: 'https://example.org/' },
  ...more,
});
export const edge = (id: string, more: object = {}) => ({ cursor: `c${id}`, node: click(id, more) });
export const analytics = (clicks: number, bots = 0) => ({
  id: 'A1',
  updatedAt: '2026-11-20T11:59:59Z',
  summary: { clicks: { value: clicks }, bots: { value: bots } },
  filters: [],
  url: null,
});
export const page = (ids: string[], { total = ids.length, hasNextPage = false, bots = 0, more = {} } = {}) => ({
  viewer: {
    id: 'V1',
    timeZone: 'Asia/Kolkata',
    limits: { maxAnalyticsHistoryDays: 30 },
    analytics: analytics(total, bots),
    clicks: {
      edges: ids.map((id) => edge(id, more)),
      pageInfo: { hasNextPage, endCursor: ids.length ? `c${ids.at(-1)}` : null },
    },
  },
});

export const shown = () =>
  screen.queryAllByText(/^host\d+\.example$/).map((element) => element.textContent!.match(/\d+/)![0]);
export const FOLLOW = 'useClickTailSubscription';
export const WAIT = 'useClickTailWaitingSubscription';
export const arrivals = (ids: string[], total: number) => ({
  isComplete: true,
  edges: ids.map((id) => edge(id)),
  analytics: analytics(total),
});
export const waiting = (ids: string[]) => ({ isComplete: true, edges: ids.map((id) => ({ node: { id } })) });
