// The options of a link that few set, in its form.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, field, open, pending, save, sent, stored, type } from './edit-url-stage.tsx';

vi.mock('sonner', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

test('what destinations learn of the page with the link is chosen among more options', async () => {
  await open(stored);
  const referrer = await screen.findByLabelText<HTMLSelectElement>('Referrer');
  expect([...referrer.options].map(({ text }) => text)).toEqual([
    ...['As that page decides', 'Nothing', 'Its site', 'Its whole address'],
  ]);
  type('Referrer', 'no_referrer');
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, referrerPolicy: 'no_referrer' });
});

test('rules are edited in their order, explained in a sentence, and sent as a whole', async () => {
  const none = { device: null, os: null, country: null, language: null, time: null, dates: null, referrer: null };
  const rules = [
    { destination: 'https://apps.example/', conditions: [{ ...none, os: ['iOS'], parameter: null }] },
    { destination: 'https://example.org/mail', conditions: [{ ...none, parameter: { name: 'ref', values: null } }] },
  ];
  await open({ ...stored, redirectRules: rules });
  await screen.findByText('People on iPhones go to apps.example.');
  await answer('countriesQuery', { countryChoices: [{ code: 'DE', name: 'Germany' }] });
  fireEvent.change(field('Add a condition to rule 1'), { target: { value: 'country' } });
  expect(screen.getByText(/Say whom this rule leads where/)).toBeTruthy();
  fireEvent.change(field('Add to the countries of rule 1'), { target: { value: 'DE' } });
  expect(screen.getByText('People on iPhones in Germany go to apps.example.')).toBeTruthy();
  const down = screen.getByRole('button', { name: 'Move rule 1 down' });
  down.focus();
  fireEvent.keyDown(down, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move rule 2 down' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a rule' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove rule 3' }));
  fireEvent.click(save());
  await waitFor(() => pending('useUpdateUrlMutation'));
  const [mail, apps] = [
    { destination: 'https://example.org/mail', conditions: [{ parameter: { name: 'ref' } }] },
    { destination: 'https://apps.example/', conditions: [{ os: ['iOS'] }, { country: ['DE'] }] },
  ];
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, redirectRules: [mail, apps] });
  const refused = { __typename: 'UserError', code: 'INVALID', message: 'This is not a country.' };
  const path = 'redirectRules.1.conditions.1.country.0';
  await answer('useUpdateUrlMutation', { updateUrl: { ...refused, field: path } });
  expect(screen.getByRole('group', { name: 'Country, rule 2' }).textContent).toContain('This is not a country.');
});

test('a visitor can be tried on the rules as they are typed', async () => {
  await open(stored);
  fireEvent.click(screen.getByText('Redirect rules'));
  fireEvent.click(await screen.findByRole('button', { name: 'Add a rule' }));
  fireEvent.change(field('Add a condition to rule 1'), { target: { value: 'device' } });
  fireEvent.change(field('Add to the devices of rule 1'), { target: { value: 'mobile' } });
  type('Destination of rule 1', 'https://m.example/');
  fireEvent.change(field('Device'), { target: { value: 'tv' } });
  fireEvent.keyDown(field('Language'), { key: 'Enter' });
  await waitFor(() => pending('useTrialQuery'));
  expect(pending('useTrialQuery').request.variables).toMatchObject({
    redirectRules: [{ destination: 'https://m.example/', conditions: [{ device: ['mobile'] }] }],
    visitor: { device: 'tv' },
  });
  const rules = [{ holds: false, conditions: [{ kind: 'device', holds: false }] }];
  await answer('useTrialQuery', { tryRedirectRules: { rule: null, destination: null, rules } });
  expect(await screen.findByText(/^No rule holds/)).toBeTruthy();
  expect(screen.getByText('Rule 1 does not hold')).toBeTruthy();
  expect(screen.getByLabelText('does not hold:')).toBeTruthy();
});
