// The screen of the analytics over a network the test answers for.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, vi } from 'vitest';
// What a tab loads after its first screen.
import '../../web/parts/panels/OverviewRest.tsx';
import '../../web/screens/analytics/panels/TopUrlsPanel.tsx';
import '../../web/screens/analytics/DeepDive.tsx';
import { preloadOneOf } from '../../web/relay/route-query.ts';
import { AnalyticsBoundary } from '../../web/screens/analytics/AnalyticsBoundary.tsx';
import { AnalyticsScreen } from '../../web/screens/analytics/AnalyticsScreen.tsx';
import { questionOf } from '../../web/screens/analytics/load-analytics.ts';
import * as sample from '../../web/screens/analytics/sample.ts';
import { renderRoute } from '../kit/route.tsx';

const NOW = Date.parse('2026-11-20T12:00:00Z');
export let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  environment = createMockEnvironment();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Lazy parts of the screen are imported for real, which takes more than a tick.
export const settle = () => act(() => vi.dynamicImportSettled().then(() => vi.advanceTimersByTimeAsync(1)));

/** Waits for the panels below the first screen. */
export const scrollOn = () => act(() => vi.advanceTimersByTimeAsync(500));

export async function open(search = '') {
  const loader = preloadOneOf(environment, ({ request }) => questionOf(new URL(request.url).searchParams));
  const route = {
    path: '/analytics',
    loader,
    element: <AnalyticsScreen />,
    errorElement: <AnalyticsBoundary />,
  };
  const router = renderRoute(environment, route, `/analytics${search}`);
  await settle();
  return router;
}

export const operations = (kind: 'query' | 'subscription') =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.operationKind === kind);
export const asked = () =>
  operations('query').map(({ request }) => [request.node.params.name, request.variables] as const);

interface Changes {
  clicks?: number;
  hasClicks?: boolean;
  historyDays?: number;
  analytics?: object;
}

/** The sample's figures as somebody's own. */
export function answerOf(name: string, { clicks, hasClicks = true, historyDays = 365, analytics }: Changes) {
  const { viewer } = name.includes('DeepDive') ? sample.deepDive : sample.overview;
  const { summary } = viewer.analytics;
  const change = { value: clicks ?? summary.clicks.value, change: 12.34 };
  return {
    ...viewer,
    hasClicks,
    limits: { maxAnalyticsHistoryDays: historyDays },
    analytics: {
      ...viewer.analytics,
      updatedAt: new Date(Date.now()).toISOString(),
      summary: { ...summary, clicks: change },
      ...analytics,
    },
  };
}

export async function answer(changes: Changes = {}) {
  const operation = operations('query').at(-1)!;
  const viewer = answerOf(operation.request.node.params.name, changes);
  await act(async () => environment.mock.resolve(operation, { data: { viewer } } as any));
  await settle();
}
export async function fail(error: Error) {
  await act(async () => environment.mock.reject(operations('query').at(-1)!, error));
  await settle();
}
export const press = async (key: string, target: Element | Window = window) => {
  fireEvent.keyDown(target, { key });
  await settle();
};
export const click = async (element: Element, init?: object) => {
  fireEvent.click(element, init);
  await settle();
};
export const panel = (name: string) => within(screen.getByRole('region', { name }));
export const card = (label: string) => screen.getAllByText(label)[0]!.closest('div')!.textContent;
