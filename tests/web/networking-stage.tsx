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
