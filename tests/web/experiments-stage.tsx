// The screen of A/B tests over a mocked network.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect } from 'vitest';
import query, { type ExperimentsScreenQuery } from '../../web/__generated__/ExperimentsScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { ExperimentsBoundary } from '../../web/screens/experiments/ExperimentsBoundary.tsx';
import { ExperimentsScreen } from '../../web/screens/experiments/ExperimentsScreen.tsx';
import { offsetOf } from '../../web/screens/experiments/pages.ts';
import { renderRoute } from '../kit/route.tsx';

export let environment: ReturnType<typeof createMockEnvironment>;
beforeEach(() => {
  environment = createMockEnvironment();
});
afterEach(cleanup);

export const operations = (name: string) =>
  environment.mock.getAllOperations().filter((one) => one.request.node.params.name === name);
export const answer = (name: string, data: object) =>
  act(async () => environment.mock.resolve(operations(name)[0]!, { data } as never));

export const variant = (letter: string, more: object = {}) => ({
  id: `V${letter}`,
  letter,
  name: letter,
  destination: `https://${letter.toLowerCase()}.example/`,
  share: 50,
  clicks: 1_000,
  visitors: 900,
  conversions: 100,
  measured: 800,
  converted: 90,
  rate: 11.25,
  low: 9.24,
  high: 13.63,
  probabilityToBeBest: 3,
  ...more,
});
const LOCK = 'A running A/B test decides where this link leads.';
export const waiting = { kind: 'TOO_EARLY', headline: 'Too early to tell', reason: 'Wait.', missing: [], winner: null };
export const experiment = ({ state = 'running', ...more }: Record<string, unknown> = {}, verdict: object = {}) => ({
  __typename: 'Experiment',
  id: 'E1',
  state,
  startedAt: '2026-11-20T12:00:00Z',
  endedAt: null,
  keptVariant: null,
  url: {
    ...{ __typename: 'ShortUrl', id: 'U1', shortCode: 'spring', title: 'Spring' },
    ...{ originalUrl: 'https://own.example/', destinationLock: state === 'running' ? LOCK : null },
    experiment: state === 'ended' ? null : { __typename: 'Experiment', id: 'E1', state, destinations: [] },
  },
  report: {
    best: null,
    verdict: { ...waiting, ...verdict },
    variants: [variant('A'), variant('B', { rate: 20, converted: 160, probabilityToBeBest: 97 })],
  },
  ...more,
});

/** Shows the screen with these tests; returns the router. */
export async function open(experiments: object[], totalCount = experiments.length, address = '/analytics/experiments') {
  const loader = preload<ExperimentsScreenQuery>(
    environment,
    query,
    ({ request }) => ({ offset: offsetOf(new URL(request.url).searchParams) }),
    'network-only',
  );
  const path = '/analytics/experiments';
  const router = renderRoute(
    environment,
    { path, loader, element: <ExperimentsScreen />, errorElement: <ExperimentsBoundary /> },
    address,
  );
  await waitFor(() => expect(operations('ExperimentsScreenQuery')).toHaveLength(1));
  await answer('ExperimentsScreenQuery', { viewer: { id: 'me', experiments: { totalCount, experiments } } });
  return router;
}
/** The card of the test of "Spring". */
export const card = () => within(screen.getByRole('article', { name: 'A/B test of Spring' }));
