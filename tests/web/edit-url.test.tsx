import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query, { type EditUrlScreenQuery } from '../../web/__generated__/EditUrlScreenQuery.graphql';
import { localMinute } from '../../web/format/local-minute.ts';
import { preload } from '../../web/relay/route-query.ts';
import { EditUrlScreen } from '../../web/screens/edit-url/EditUrlScreen.tsx';
import { renderRoute } from '../kit/route.tsx';

vi.mock('sonner', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

Element.prototype.scrollIntoView = () => {};

let environment: ReturnType<typeof createMockEnvironment>;

const EXPIRY = '2020-05-01T10:30:45.000Z';
const stored = {
  __typename: 'ShortUrl',
  id: 'U1',
  shortCode: 'spring',
  shortUrl: 'https://fb.test/spring',
  originalUrl: 'https://example.org/a',
  title: 'Spring',
  description: null as string | null,
  expiresAt: EXPIRY as string | null,
  measurementLevel: null as string | null,
  measurementMethod: 'embed' as string | null,
  noIndex: false,
  referrerPolicy: null,
  redirectStatus: null,
  queryForwarding: null,
  pathForwarding: false,
  noPreview: false,
  redirectRules: [] as object[],
  startsAt: null,
  fallbackUrl: null,
  maxClicks: null,
  status: 'ACTIVE',
  hasPassword: false,
  isActive: true,
  suspension: null,
  updatedAt: '2026-11-20T12:00:00.123Z',
  createdAt: '2026-11-01T12:00:00Z',
  clickCount: 1234,
  visitors: 1000,
  botCount: 5,
  lastClickedAt: null,
  experiment: null,
  destinationLock: null,
};

async function open(node: object | null): Promise<void> {
  const loader = preload<EditUrlScreenQuery>(environment, query, ({ params }) => ({ id: params.id! }), 'network-only');
  const route = { path: '/urls/:id/edit', loader, element: <EditUrlScreen /> };
  renderRoute(environment, route, '/urls/U1/edit');
  await waitFor(() => pending('EditUrlScreenQuery'));
  await answer('EditUrlScreenQuery', { node });
}

beforeEach(() => {
  environment = createMockEnvironment();
});
afterEach(cleanup);

function pending(name: string) {
  const found = environment.mock.getAllOperations().find((one) => one.request.node.params.name === name);
  if (!found) throw new Error(`nothing asked ${name}`);
  return found;
}
const answer = (name: string, data: object) =>
  act(async () => environment.mock.resolve(pending(name), { data } as never));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
const sent = () => pending('useUpdateUrlMutation').request.variables.input;

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

test('what destinations learn of the page with the link is chosen among more options', async () => {
  await open(stored);
  const referrer = await screen.findByLabelText<HTMLSelectElement>('Referrer');
  expect([...referrer.options].map(({ text }) => text)).toEqual([
    ...['As that page says', 'Nothing', 'Its site', 'Its whole address'],
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
