import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import query, { type ApiKeysScreenQuery } from '../../web/__generated__/ApiKeysScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { ApiKeysScreen } from '../../web/screens/api-keys/ApiKeysScreen.tsx';
import { renderRoute } from '../kit/route.tsx';

let environment: ReturnType<typeof createMockEnvironment>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), shouldAdvanceTime: true });
  environment = createMockEnvironment();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SECRET = `fbapi_${'a'.repeat(36)}`;
const key = (more: object = {}) => ({
  id: 'K1',
  name: 'Nightly report',
  hint: 'abcd',
  scopes: ['read', 'analytics'],
  origins: [] as string[],
  expiresAt: '2026-12-20T12:00:00Z',
  isExpired: false,
  lastUsedAt: null as string | null,
  createdAt: '2026-11-19T12:00:00Z',
  ...more,
});
const operation = (name: string) =>
  environment.mock.getAllOperations().findLast(({ request }) => request.node.params.name === name)!;
const answer = (name: string, data: object) =>
  act(async () => environment.mock.resolve(operation(name), { data } as never));
/** Answers the list, which is read again a little after it changed. */
async function keys(...apiKeys: object[]) {
  await waitFor(() => expect(operation('ApiKeysScreenQuery')).toBeTruthy());
  await answer('ApiKeysScreenQuery', { viewer: { id: 'V1', apiKeys } });
}

async function open(...apiKeys: object[]) {
  const loader = preload<ApiKeysScreenQuery>(environment, query, () => ({}));
  renderRoute(environment, { path: '/account/api-keys', loader, element: <ApiKeysScreen /> }, '/account/api-keys');
  expect(await screen.findByText('Loading your API keys …')).toBeTruthy();
  await keys(...apiKeys);
}

test('lists keys with their scopes, last use and expiry', async () => {
  await open(
    key({ lastUsedAt: '2026-11-20T10:00:00Z', origins: ['https://app.example'] }),
    key({ id: 'K2', name: 'Old', isExpired: true, expiresAt: '2026-11-01T12:00:00Z' }),
    key({ id: 'K3', name: 'Lasting', expiresAt: null }),
  );
  const [first, old, lasting] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/Nightly reportfbapi_…abcd.*Read.*Analytics.*Last used 2 hours ago.*Expires.*app\.example/);
  expect(old).toMatch(/Expired.*Never used/);
  expect(lasting).toContain('Never expires');
});

test('without a key it says what one is for; a new one is shown once, to copy', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Create your first API key' }));
  const form = within(screen.getByRole('form', { name: 'New API key' }));
  const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Create key' });
  expect([submit.disabled, document.activeElement]).toEqual([true, form.getByLabelText('Name')]);
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Shop' } });
  fireEvent.click(form.getByRole('checkbox', { name: /^Read/ }));
  expect(submit.disabled).toBe(true);
  fireEvent.click(form.getByRole('checkbox', { name: /^Conversions/ }));
  fireEvent.change(form.getByRole('combobox', { name: 'Expires after' }), { target: { value: 'never' } });
  fireEvent.change(form.getByLabelText('Origins'), { target: { value: 'https://a.example\nhttps://b.example' } });
  fireEvent.click(submit);
  const { input } = operation('useApiKeyMutationsCreateMutation').request.variables;
  const origins = ['https://a.example', 'https://b.example'];
  expect(input).toEqual({ name: 'Shop', scopes: ['conversions'], expiresAt: null, origins });
  const made = { __typename: 'CreateApiKeySuccess', key: { secret: SECRET, apiKey: { id: 'K9', name: 'Shop' } } };
  await answer('useApiKeyMutationsCreateMutation', { createApiKey: made });
  await keys(key({ id: 'K9', name: 'Shop' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Shop is ready');
  fireEvent.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
  expect(writeText).toHaveBeenCalledWith(SECRET);
  fireEvent.click(screen.getByRole('button', { name: 'I have stored it' }));
  expect(document.body.textContent).not.toContain(SECRET);
  vi.unstubAllGlobals();
});

test('a refusal stands at its field, and the form stays', async () => {
  await open(key());
  fireEvent.click(screen.getByRole('button', { name: 'Create API key' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Shop' } });
  fireEvent.change(screen.getByLabelText('Origins'), { target: { value: 'shop.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const refusal = { __typename: 'UserError', code: 'INVALID', message: 'Enter origins.', field: 'origins.0' };
  await answer('useApiKeyMutationsCreateMutation', { createApiKey: refusal });
  expect(screen.getByLabelText('Origins').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter origins.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).toBeNull();
});

test('a key is revoked after a question, and leaves the list', async () => {
  await open(key());
  fireEvent.click(screen.getByRole('button', { name: 'Revoke Nightly report' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Revoke Nightly report?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(operation('useApiKeyMutationsRevokeMutation').request.variables).toEqual({ input: { id: 'K1' } });
  await answer('useApiKeyMutationsRevokeMutation', { revokeApiKey: { __typename: 'RevokeApiKeySuccess' } });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await keys();
  expect(screen.getByText('No API keys yet')).toBeTruthy();
});

describe('a key that the server makes for the owner only', () => {
  const create = 'useApiKeyMutationsCreateMutation';
  const refuse = (more: object) => answer(create, { createApiKey: { __typename: 'UserError', field: null, ...more } });
  async function ask() {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Create your first API key' }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Shop' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  }
  const wanted = { code: 'INVALID', field: 'currentPassword', message: 'Please enter your password.' };

  test('asks for the password, again where it is wrong, and goes on by itself', async () => {
    await ask();
    await refuse(wanted);
    const password = await screen.findByLabelText('Your password');
    fireEvent.change(password, { target: { value: 'wrong horse' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(operation(create).request.variables.input).toMatchObject({ name: 'Shop', currentPassword: 'wrong horse' });
    await refuse({ ...wanted, message: 'This is not your current password.' });
    expect(screen.getByText('This is not your current password.')).toBeTruthy();
    fireEvent.change(password, { target: { value: 'correct horse' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const made = { __typename: 'CreateApiKeySuccess', key: { secret: SECRET, apiKey: { id: 'K9', name: 'Shop' } } };
    await answer(create, { createApiKey: made });
    await keys(key({ id: 'K9', name: 'Shop' }));
    expect(screen.getByText('Shop is ready')).toBeTruthy();
    expect(screen.queryByLabelText('Your password')).toBeNull();
  });

  test('is not made without an answer, and the form says why', async () => {
    await ask();
    await refuse(wanted);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect((await screen.findByRole('alert')).textContent).toBe(wanted.message);
  });

  test('takes a new sign-in where another provider has the password', async () => {
    await ask();
    await refuse({ code: 'SIGN_IN_AGAIN', message: 'Please sign in again to do this.' });
    expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
  });
});
