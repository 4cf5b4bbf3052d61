import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, card, environment, experiment, open, operations, variant, waiting } from './experiments-stage.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast: toasts, Toaster: () => null }));

interface Shown {
  action: { onClick: () => void };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const link = (id: string, more: object = {}) => ({
  __typename: 'ShortUrl',
  id,
  shortCode: id.toLowerCase(),
  title: `Title ${id}`,
  originalUrl: `https://own.example/${id}`,
  experiment: null,
  destinationLock: null,
  ...more,
});
const found = (nodes: object[]) => ({ viewer: { id: 'me', urls: { nodes } } });
const asked = () => operations('useLinkSearchQuery').map(({ request }) => request.variables.search);

/** Waits for the search of a text, and answers it. */
async function search(text: string, nodes: object[]) {
  await waitFor(() => expect(asked()).toEqual([text]));
  await answer('useLinkSearchQuery', found(nodes));
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Link to test' });

test('a test is started from the screen: the link is found while typing, one in a test cannot be chosen', async () => {
  const router = await open([], 0, '/analytics/experiments?page=2');
  expect(screen.getByText('No A/B tests yet')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Start A/B test' })[0]!);
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await search('', [link('U1'), link('U2', { experiment: { id: 'E2', state: 'running' } })]);
  const busy = screen.getByRole('option', { name: /u2/ });
  expect([busy.getAttribute('aria-disabled'), within(busy).getByText('In A/B test')]).toBeTruthy();
  fireEvent.click(busy);
  expect(box()).toBeTruthy();
  fireEvent.change(box(), { target: { value: 'spring' } });
  await search('spring', []);
  expect(screen.getByText('No link matches “spring”.')).toBeTruthy();
  fireEvent.change(box(), { target: { value: 'title' } });
  await search('title', [link('U3')]);
  fireEvent.click(screen.getByRole('option', { name: /u3/ }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  expect(field('Destination A').value).toBe('https://own.example/U3');
  fireEvent.change(field('Destination B'), { target: { value: 'b.example' } });
  press('Start test');
  const name = 'useExperimentMutationsStartMutation';
  expect(operations(name)[0]!.request.variables.input).toMatchObject({
    url: 'U3',
    variants: [{ destination: 'https://own.example/U3' }, { destination: 'b.example' }],
  });
  const message = 'This link already has an A/B test. End it before you start another.';
  await answer(name, { startExperiment: { __typename: 'UserError', code: 'CONFLICT', message, field: null } });
  expect(screen.getByRole('alert').textContent).toBe(message);
  press('Start test');
  const made = experiment({ url: link('U3') });
  const url = { ...link('U3'), destinationLock: 'Locked.', experiment: { ...made, destinations: [] } };
  await answer(name, { startExperiment: { __typename: 'StartExperimentSuccess', experiment: { ...made, url } } });
  expect(screen.queryByRole('region', { name: 'New A/B test' })).toBeNull();
  expect(router.state.location.search).toBe('');
});

test('the chosen link can be changed, a search that failed says so, and Cancel gives it up', async () => {
  await open([experiment()]);
  press('Start A/B test');
  await screen.findByRole('combobox');
  await waitFor(() => expect(asked()).toEqual(['']));
  await act(async () => environment.mock.reject(operations('useLinkSearchQuery')[0]!, new Error('offline')));
  expect(screen.getByText("Couldn't search your links. Please try again.")).toBeTruthy();
  fireEvent.change(box(), { target: { value: 'u1' } });
  await search('u1', [link('U1')]);
  fireEvent.click(screen.getByRole('option', { name: /u1/ }));
  press('Change link');
  expect(box().value).toBe('');
  press('Cancel');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Start A/B test' })).toBeTruthy();
});

const END = 'useExperimentMutationsEndMutation';
const sent = () => operations(END)[0]!.request.variables;
async function askToEnd() {
  fireEvent.click(card().getByRole('button', { name: 'End …' }));
  return within(await screen.findByRole('dialog', { name: 'End this A/B test?' }));
}
const reported = (kind: string, best: string | null, more: object = {}) =>
  experiment({
    report: {
      best: best && { __typename: 'ExperimentVariant', id: best },
      verdict: { ...waiting, kind },
      variants: [variant('A'), variant('B', { rate: 20 })],
    },
    ...more,
  });
const end = (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: 'End test' }));
const ended = () => {
  const after = experiment({ state: 'ended', endedAt: '2026-11-21T12:00:00Z' });
  return { endExperiment: { __typename: 'EndExperimentSuccess', experiment: after } };
};

test('ends with the winner chosen; a refusal is shown, success takes the buttons away, and undo sets the destination back', async () => {
  await open([reported('WINNER', 'VB')]);
  const dialog = await askToEnd();
  expect(dialog.getByText('B won and is suggested.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^B ?Winner, 20.0% converted/ }).checked).toBe(true);
  end(dialog);
  expect(sent()).toEqual({ input: { id: 'E1', keepVariant: 'VB' } });
  const message = 'This experiment has ended.';
  await answer(END, { endExperiment: { __typename: 'UserError', code: 'CONFLICT', message, field: null } });
  expect(dialog.getByRole('alert').textContent).toBe(message);
  end(dialog);
  await answer(END, ended());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card().getByText('Ended')).toBeTruthy();
  expect(card().queryByRole('button', { name: /Pause|End/ })).toBeNull();
  await waitFor(() => expect(toasts.success).toHaveBeenCalled());
  const [text, shown] = toasts.success.mock.lastCall as [string, Shown];
  expect(text).toBe('Test ended. The link now leads to B.');
  act(() => shown.action.onClick());
  await waitFor(() => expect(operations('useRevertUrlMutation')).toHaveLength(1));
  const { input } = operations('useRevertUrlMutation')[0]!.request.variables;
  expect(input).toEqual({ id: 'U1', originalUrl: 'https://own.example/' });
});

test('ends with what was measured best chosen, said to be no winner', async () => {
  await open([reported('TOO_EARLY', 'VB')]);
  const dialog = await askToEnd();
  expect(dialog.getByText(/^B was measured best and is suggested. It is not a clear winner/)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^B ?Best so far, 20.0% converted/ }).checked).toBe(true);
});

test.each([
  ['NOT_MEASURED', 'None is suggested: no conversions were measured.'],
  ['NO_VISITORS', 'None is suggested: no conversions were measured.'],
  ['UNEVEN_SPLIT', 'None is suggested: the split was uneven, so the destinations cannot be compared.'],
  ['TOO_EARLY', 'None is suggested: no destination was measured as better than the others.'],
])('of %s nothing is chosen, and ending without a choice asks for one', async (kind, why) => {
  await open([reported(kind, null)]);
  const dialog = await askToEnd();
  expect(dialog.getByText(why)).toBeTruthy();
  expect(dialog.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  end(dialog);
  expect(operations(END)).toHaveLength(0);
  expect(dialog.getByRole('alert').textContent).toBe('Choose where the link should lead.');
  const own = dialog.getByRole('radio', {
    name: /The link’s own destination.*Nobody was led there while the test ran/,
  });
  fireEvent.click(own);
  expect(dialog.queryByRole('alert')).toBeNull();
  end(dialog);
  expect(sent()).toEqual({ input: { id: 'E1', keepVariant: null } });
});

test('the link’s own destination is offered once, and not as one where nobody was led while the test is paused', async () => {
  const paused = { state: 'paused' };
  await open([reported('NOT_MEASURED', null, paused)]);
  expect((await askToEnd()).getByText('Visitors get it while the test is paused.')).toBeTruthy();
});

test('the link’s own destination is no choice of its own where it was tested', async () => {
  const tested = [variant('A', { destination: 'https://own.example/' }), variant('B')];
  await open([experiment({ report: { best: null, verdict: waiting, variants: tested } })]);
  expect((await askToEnd()).getAllByRole('radio')).toHaveLength(2);
});
