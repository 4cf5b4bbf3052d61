// The screen of connection quality over a mocked network, for the tests of its tabs.
import { act, cleanup, screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import query, { type NetworkingScreenQuery } from '../../web/__generated__/NetworkingScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { NetworkingScreen } from '../../web/screens/networking/NetworkingScreen.tsx';
import { variablesOf } from '../../web/screens/networking/networking-question.ts';
import { renderRoute } from '../kit/route.tsx';

let environment: ReturnType<typeof createMockEnvironment>;
/** A network and a clock of their own for each test of a file. */
export function useNetworking(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    environment = createMockEnvironment();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

export const settle = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms));
export const settings = {
  level: 'none',
  method: 'redirect',
  geolocation: true,
  privacyMode: false,
  attribution: true,
  useCase: null,
  updatedAt: null,
};
export const website = {
  id: 'W1',
  domain: 'example.com',
  name: null,
  description: null,
  isVerified: false,
  isActive: true,
  createdAt: '2026-11-19T10:00:00Z',
  snippetToken: '0123456789abcdef0123456789abcdef',
  snippetSeenAt: null as string | null,
  samplePercent: 10,
  refusedHost: null as string | null,
  hasConversionKey: false,
  snippet: {
    code: '<script async src="https://links.example/s.js"></script>',
    pinnedCode: '<script async src="https://links.example/s/1.2.3.js"></script>',
    tagManagerCode: '<script>make it</script>',
    version: '1.2.3',
    host: 'https://links.example',
  },
  proofs: {
    dnsName: '_footbridge-verify.example.com',
    dnsValue: 'feed',
    fileUrl: 'https://example.com/.well-known/footbridge-verify.txt',
    fileContent: 'feed',
    metaTag: '<meta name="footbridge-verify" content="feed">',
    scriptTag: '<script async src="https://links.example/s.js" data-site="1" data-token="feed"></script>',
  },
};
const known = { count: 40, p50IsLowerBound: false, p75IsLowerBound: false, p95IsLowerBound: false };
const percentiles = (p50: number, p75: number, p95: number) => ({ ...known, p50, p75, p95 });
const nothing = { ...known, count: 0, p50: null, p75: null, p95: null };
/** The figures of a website. */
export const statistics = {
  totalMeasurements: 40,
  roundTrip: percentiles(31, 48, 120),
  speed: { ...percentiles(23, 40, 90), p95IsLowerBound: true },
  speedShares: [
    { mbps: 1, percentage: 100 },
    { mbps: 3, percentage: 92.5 },
    { mbps: 10, percentage: 61.3 },
    { mbps: 30, percentage: null },
  ],
  score: percentiles(72, 80, 90),
  qualities: [
    { quality: 'EXCELLENT', count: 10 },
    { quality: 'GOOD', count: 20 },
    { quality: 'FAIR', count: 4 },
    { quality: 'POOR', count: 2 },
  ],
  connectionTypes: [
    { type: 'wifi', count: 12 },
    { type: null, count: 28 },
  ],
  effectiveTypes: [
    { type: '4g', count: 30 },
    { type: null, count: 10 },
  ],
  providers: [
    { organisation: 'Example Telekom', asn: 64_496, count: 25, speed: percentiles(30, 40, 50), roundTrip: nothing },
  ],
  countries: [
    {
      ...{ country: 'DE', count: 40, speed: nothing, roundTrip: percentiles(48, 60, 80) },
      place: { numericCode: '276', latitude: 51, longitude: 9 },
    },
  ],
};
/** What a page measured of a visitor's way. */
const measurement = {
  ...{ id: 'M1', measuredAt: '2026-11-20T11:59:00Z', type: 'click', networkType: null, throughputMbps: 8.7 },
  ...{ rttMs: 72, quality: 'GOOD', score: 64, confidenceLevel: 'HIGH', isSuspect: false, isCounted: true },
};
/** What pages and servers of a website reported. */
export const reports = {
  snippetMeasurements: { edges: [{ node: measurement }] },
  samplePercent: 10,
  visits: {
    ...{ count: 20, views: 31, bounceRate: 25, bounces: 5, leftOut: { savingData: 2, slow: 1 } },
    sessionTime: percentiles(42, 80, 200),
    pageLoad: percentiles(850, 1_900, 4_200),
  },
  conversions: [
    { name: 'order', currency: 'EUR', count: 3, value: 320, fromLinks: 1, proven: 1, provenValue: 20 },
    { name: 'sign-up', currency: null, count: 2, value: null, fromLinks: 0, proven: 0, provenValue: null },
  ],
  reportedConversions: {
    edges: [
      {
        node: {
          ...{ id: 'C1', reportedId: 'order-1', name: 'order', value: 300, currency: 'EUR', isProven: false },
          ...{ convertedAt: '2026-11-20T11:00:00Z', isCounted: true, isStruck: false },
        },
      },
    ],
  },
};
export const viewer = (more: object = {}) => ({ id: 'V1', networkSettings: settings, websites: [], ...more });

export const operation = (name: string) =>
  environment.mock.getAllOperations().findLast(({ request }) => request.node.params.name === name)!;
export const answer = async (name: string, data: object) => {
  act(() => environment.mock.resolve(operation(name), { data } as never));
  await settle();
};

/** Opens the screen with what the server answers. */
export async function open(search = '?tab=settings', data = viewer()) {
  const loader = preload<NetworkingScreenQuery>(environment, query, ({ request }) =>
    variablesOf(new URL(request.url).searchParams),
  );
  renderRoute(environment, { path: '/networking', loader, element: <NetworkingScreen /> }, `/networking${search}`);
  await settle();
  expect(screen.getByText('Loading network settings...')).toBeTruthy();
  await answer('NetworkingScreenQuery', { viewer: data });
}

/** Lets a subscription deliver. */
export async function deliver(name: string, data: object): Promise<void> {
  act(() => environment.mock.nextValue(operation(name), { data } as never));
  await settle();
}

/** Lets a call fail by a bug. */
export async function fail(name: string): Promise<void> {
  act(() => environment.mock.reject(operation(name), new Error('a bug')));
  await settle();
}
