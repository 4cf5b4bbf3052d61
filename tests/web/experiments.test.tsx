import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import query, { type ExperimentsScreenQuery } from '../../web/__generated__/ExperimentsScreenQuery.graphql';
import { NoDataError } from '../../web/relay/network.ts';
import { preload } from '../../web/relay/route-query.ts';
import { ExperimentsBoundary } from '../../web/screens/experiments/ExperimentsBoundary.tsx';
import { ExperimentsScreen } from '../../web/screens/experiments/ExperimentsScreen.tsx';
import { offsetOf } from '../../web/screens/experiments/pages.ts';
import { renderRoute } from '../kit/route.tsx';
import { answer, card, environment, experiment, open, operations, variant, waiting } from './experiments-stage.tsx';

vi.mock('sonner', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

test('a failure says so and can be tried again', async () => {
  await open([experiment()]);
  cleanup();
  const loader = preload<ExperimentsScreenQuery>(environment, query, () => ({ offset: 0 }), 'network-only');
  const route = { path: '/analytics/experiments', loader, element: <ExperimentsScreen /> };
  renderRoute(environment, { ...route, errorElement: <ExperimentsBoundary /> }, '/analytics/experiments');
  await waitFor(() => expect(operations('ExperimentsScreenQuery')).toHaveLength(1));
  await act(async () => environment.mock.reject(operations('ExperimentsScreenQuery')[0]!, new NoDataError()));
  expect(await screen.findByText('Failed to load A/B tests')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a card has the verdict, its reason, and each destination with its figures', async () => {
  await open([
    experiment({}, { kind: 'WINNER', headline: 'B is the winner', reason: 'Because.', winner: { id: 'VB' } }),
  ]);
  expect(card().getByRole('heading', { name: /B is the winner/ })).toBeTruthy();
  expect(card().getByText('Because.')).toBeTruthy();
  const row = within(card().getByRole('row', { name: /b\.example/ }));
  expect(row.getByText('Winner')).toBeTruthy();
  for (const text of ['20.0%', '9.2–13.6%', '160 of 800', '97.0%']) expect(row.getByText(text)).toBeTruthy();
});

test('what is not measured is a dash with its reason, and the steps to measure it are named', async () => {
  const nothing = { conversions: null, measured: 0, converted: 0, rate: null, low: null, high: null };
  const variants = ['A', 'B'].map((letter) => variant(letter, { ...nothing, probabilityToBeBest: null }));
  const verdict = {
    ...waiting,
    kind: 'NOT_MEASURED',
    headline: 'No verdict',
    missing: ['Install the snippet on a.example.'],
  };
  await open([experiment({ report: { best: null, verdict, variants } })]);
  expect(card().getByText('Install the snippet on a.example.')).toBeTruthy();
  expect(card().getAllByText('Nothing measured yet; the result says what is missing')).toHaveLength(4);
  expect(card().getByRole('link', { name: 'Measurement of this link' }).getAttribute('href')).toBe('/urls/U1/edit');
});

test('is paused, and says where visitors are led meanwhile', async () => {
  await open([experiment()]);
  fireEvent.click(card().getByRole('button', { name: 'Pause' }));
  expect(operations('useExperimentMutationsPauseMutation')[0]!.request.variables).toEqual({ input: { id: 'E1' } });
  await answer('useExperimentMutationsPauseMutation', {
    pauseExperiment: { __typename: 'PauseExperimentSuccess', experiment: experiment({ state: 'paused' }) },
  });
  expect(card().getByText('Paused')).toBeTruthy();
  expect(card().getByText(/every visitor gets the link’s own destination/)).toBeTruthy();
  expect(card().getByRole('button', { name: 'Resume' })).toBeTruthy();
});

test('destinations get names, a name of two is refused beside its field, and the table has them', async () => {
  await open([experiment()]);
  fireEvent.click(card().getByRole('button', { name: 'Name the destinations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name the destinations' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Name B');
  expect([field.value, field.placeholder]).toEqual(['', 'B']);
  fireEvent.change(field, { target: { value: 'Short page' } });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save names' }));
  save();
  const name = 'useExperimentMutationsRenameMutation';
  const sent = [
    { id: 'VA', name: '' },
    { id: 'VB', name: 'Short page' },
  ];
  expect(operations(name)[0]!.request.variables).toEqual({ input: { id: 'E1', variants: sent } });
  const message = 'Each destination must have a different name.';
  await answer(name, {
    renameVariants: { __typename: 'UserError', code: 'INVALID', message, field: 'variants.1.name' },
  });
  expect(dialog.getByLabelText('Name B').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByText(message)).toBeTruthy();
  save();
  const variants = [variant('A'), variant('B', { name: 'Short page' })];
  await answer(name, {
    renameVariants: {
      __typename: 'RenameVariantsSuccess',
      experiment: experiment({ report: { best: null, verdict: waiting, variants } }),
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card().getByRole('row', { name: /B.*Short page/ })).toBeTruthy();
  expect(card().getByText(/Split:.*Short page/)).toBeTruthy();
});

test('clicks on its URL move the figures, clicks on others do not', async () => {
  await open([experiment()]);
  const hear = (clicked: string[]) =>
    act(() =>
      environment.mock.nextValue(operations('useLiveUrlsSubscription')[0]!, {
        data: { urlsUpdated: { events: [], clicked, reload: false } },
      }),
    );
  hear(['U2']);
  expect(operations('useLiveExperimentsQuery')).toHaveLength(0);
  hear(['U1']);
  expect(operations('useLiveExperimentsQuery')[0]!.request.variables).toEqual({ ids: ['E1'] });
  const variants = [variant('A', { visitors: 4_321 }), variant('B')];
  await answer('useLiveExperimentsQuery', {
    nodes: [experiment({ report: { best: null, verdict: waiting, variants } })],
  });
  expect(card().getByText('4,321')).toBeTruthy();
});

test('pages follow one another', async () => {
  await open([experiment()], 25, '/analytics/experiments?page=2');
  expect(operations('ExperimentsScreenQuery')).toHaveLength(0);
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/analytics/experiments?page=3');
  expect(offsetOf(new URLSearchParams('page=3'))).toBe(20);
  expect(offsetOf(new URLSearchParams('page=-1'))).toBe(0);
});
