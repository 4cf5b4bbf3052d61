import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { localMinute } from '../../web/format/local-minute.ts';
import { EXPIRY, answer, field, open, pending, save, sent, stored, type } from './edit-url-stage.tsx';

vi.mock('sonner', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

test('a URL that is not there is said to be missing', async () => {
  await open(null);
  expect(screen.getByText('This link does not exist')).toBeTruthy();
});

test('only what was changed is sent, with the version that was seen; what was emptied is cleared', async () => {
  await open(stored);
  expect(field('Expiry').value).toBe(localMinute(new Date(EXPIRY)));
  expect(save().disabled).toBe(true);
  type('Title', '  ');
  type('Description', ' New ');
  fireEvent.click(screen.getByLabelText('Inactive'));
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, title: null, description: 'New', isActive: false });
});

test('an expiry is cleared by null, and one that stays is not sent to the minute', async () => {
  await open(stored);
  type('Expiry', '');
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, expiresAt: null });
});

test('how the visitors of a URL are measured can differ from the settings, and be as in them again', async () => {
  await open(stored);
  const level = await screen.findByLabelText<HTMLSelectElement>('Network measurement');
  expect(level.selectedOptions[0]!.text).toBe('As in settings');
  expect(field('Measurement method').value).toBe('embed');
  type('Network measurement', 'full');
  type('Measurement method', '');
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, measurementLevel: 'full', measurementMethod: null });
});

test('search engines can be asked not to list a link, and be allowed to again', async () => {
  await open({ ...stored, noIndex: true });
  const listing = await screen.findByLabelText<HTMLSelectElement>('Search engines');
  expect(listing.selectedOptions[0]!.text).toBe('Asked not to list it');
  type('Search engines', '');
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, noIndex: false });
});

test('a password that is set is not shown: it stays, is replaced, or is taken away, and is in no draft', async () => {
  await open({ ...stored, hasPassword: true });
  const password = await screen.findByLabelText<HTMLInputElement>('Password');
  expect([password.value, password.placeholder, save().disabled]).toEqual(['', 'Is set. Type to replace it', true]);
  type('Password', ' new word ');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('new word');
  type('Password', '');
  expect(save().disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(save().disabled).toBe(true);
  type('Password', ' new word ');
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, password: ' new word ' });
  const url = { ...stored, hasPassword: true, updatedAt: '2026-11-20T12:05:00.000Z' };
  await answer('useUpdateUrlMutation', { updateUrl: { __typename: 'UpdateUrlSuccess', url } });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: url.updatedAt, password: null });
});

test('changes can be undone before they are saved', async () => {
  await open(stored);
  type('Title', 'Summer');
  fireEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(field('Title').value).toBe('Spring');
  expect(save().disabled).toBe(true);
});

test('after saving the form holds what was stored, and the next edit names the new version', async () => {
  await open(stored);
  type('Title', 'Summer');
  fireEvent.click(save());
  const url = { ...stored, title: 'Summer', updatedAt: '2026-11-20T12:05:00.000Z' };
  await answer('useUpdateUrlMutation', { updateUrl: { __typename: 'UpdateUrlSuccess', url } });
  expect(save().disabled).toBe(true);
  type('Title', 'Autumn');
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: url.updatedAt, title: 'Autumn' });
});

test('an edit of an older state is told; what was typed stays until Reload brings the latest', async () => {
  await open(stored);
  type('Title', 'Summer');
  fireEvent.click(save());
  const refusal = { code: 'STALE', message: 'This link was changed meanwhile.', field: 'updatedAt' };
  await answer('useUpdateUrlMutation', { updateUrl: { __typename: 'UserError', ...refusal } });
  expect(screen.getByText(/^This link was changed meanwhile\./)).toBeTruthy();
  expect(field('Title').value).toBe('Summer');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  const latest = { ...stored, title: 'Changed elsewhere', updatedAt: '2026-11-20T12:06:00.000Z' };
  await answer('EditUrlScreenQuery', { node: latest });
  expect(field('Title').value).toBe('Changed elsewhere');
  expect(screen.queryByText(/changed meanwhile/)).toBeNull();
});

test.each([
  ['CODE_TAKEN', 'Already taken.', 'shortCode', 'Already taken.'],
  ['INVALID', 'The expiry must be in the future.', 'expiresAt', 'The expiry must be in the future.'],
  ['NOT_FOUND', '', null, 'Failed to save the link. Please try again.'],
])('a refusal %s "%s" for %s is shown', async (code, message, blamed, shown) => {
  await open(stored);
  type('Title', 'Summer');
  fireEvent.click(save());
  await answer('useUpdateUrlMutation', { updateUrl: { __typename: 'UserError', code, message, field: blamed } });
  expect(screen.getByText(shown)).toBeTruthy();
});

const LOCK = 'A running A/B test decides where this link leads. Pause or end the test to change the destination.';
const locked = { ...stored, destinationLock: LOCK };

test('a locked destination says why and stays, while everything else is saved', async () => {
  await open(locked);
  const destination = field('Destination');
  expect(destination.readOnly).toBe(true);
  expect(document.getElementById(destination.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toContain(
    LOCK,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show the test' }));
  expect(document.activeElement?.id).toBe('ab-test');
  type('Destination', 'https://mended.example/');
  expect(save().disabled).toBe(true);
  type('Title', 'Summer');
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, title: 'Summer' });
});

test('a destination whose test began while it was typed is refused beside its field', async () => {
  await open(stored);
  type('Destination', 'https://mended.example/');
  fireEvent.click(save());
  await answer('useUpdateUrlMutation', {
    updateUrl: { __typename: 'UserError', code: 'CONFLICT', message: LOCK, field: 'originalUrl' },
  });
  expect(field('Destination').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(LOCK)).toBeTruthy();
});

test('an A/B test is set up with two to four destinations, and refusals stand where they belong', async () => {
  await open(stored);
  fireEvent.click(screen.getByRole('button', { name: 'Start A/B test' }));
  expect([field('Destination A').value, document.activeElement]).toEqual([stored.originalUrl, field('Destination B')]);
  const begin = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start test' });
  expect(begin().disabled).toBe(true);
  type('Destination B', 'b.example');
  type('Name B', 'Short page');
  type('Weight B', '3');
  expect(screen.getByText('75.0%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add destination' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add destination' }));
  expect(screen.queryByRole('button', { name: 'Add destination' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove destination D' }));
  type('Destination C', 'https://b.example');
  fireEvent.click(begin());
  const name = 'useExperimentMutationsStartMutation';
  expect(pending(name).request.variables.input).toEqual({
    url: 'U1',
    variants: [
      { destination: stored.originalUrl, name: '', weight: 1 },
      { destination: 'b.example', name: 'Short page', weight: 3 },
      { destination: 'https://b.example', name: '', weight: 1 },
    ],
  });
  const message = 'Each destination must be a different address.';
  await answer(name, {
    startExperiment: { __typename: 'UserError', code: 'INVALID', message, field: 'variants.2.destination' },
  });
  expect(field('Destination C').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(message)).toBeTruthy();
});
