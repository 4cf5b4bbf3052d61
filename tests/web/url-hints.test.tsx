import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CreateUrlScreen } from '../../web/screens/create-url/CreateUrlScreen.tsx';
import { RequestError } from '../../web/session/request-error.ts';

let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <CreateUrlScreen /> }])} />
    </RelayEnvironmentProvider>,
  );
});
afterEach(cleanup);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create link' });
const hint = (name: string) =>
  waitFor(() => {
    const found = environment.mock.getAllOperations().find(({ request }) => request.node.params.name === name);
    return found ?? expect.fail(`${name} was not asked`);
  });
const hinted = async (name: string, data: object) => {
  const operation = await hint(name);
  act(() => environment.mock.resolve(operation, { data } as never));
  return operation.request.variables;
};

test('a destination that has a link already is said while it is typed, with the way to it', async () => {
  type('Destination', 'example.com/sale');
  const viewer = { id: 'V', urlWithDestination: { id: 'U1', shortCode: 'spring' } };
  expect(await hinted('DestinationHintQuery', { viewer })).toEqual({ destination: 'example.com/sale' });
  expect(screen.getByRole('link', { name: '/spring' }).getAttribute('href')).toBe('/urls/U1');
  expect(submit().disabled).toBe(false); // a second link may be what is wanted
  type('Destination', 'example.com/other');
  expect(screen.queryByRole('link', { name: '/spring' })).toBeNull();
});

test.each([
  [{ available: false, reason: 'This short code is already taken.' }, 'This short code is already taken.'],
  [{ available: true, reason: null }, 'This short code is free.'],
])('whether a code is taken is said while it is typed (%#)', async (checkShortCode, text) => {
  type('Short code', 'Spring Sale');
  expect(await hinted('CodeHintQuery', { checkShortCode })).toEqual({ code: 'Spring-Sale', domain: null });
  expect(screen.getByText(text)).toBeTruthy();
  type('Short code', '');
  expect(screen.queryByText(text)).toBeNull();
});

test('a hint that fails says nothing', async () => {
  type('Short code', 'spring');
  const operation = await hint('CodeHintQuery');
  act(() => environment.mock.reject(operation, new RequestError(500)));
  expect(screen.queryByText(/This short code/)).toBeNull();
});

describe('a click below the field that is left', () => {
  const warning = 'It did not answer.';
  beforeEach(async () => {
    type('Destination', 'https://example.com');
    fireEvent.blur(screen.getByLabelText('Destination'));
    await hint('useUrlValidationQuery');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // whose `act` would show the answer by itself
  });
  afterEach(() => void vi.unstubAllGlobals());
  const warn = async () =>
    environment.mock.resolve(await hint('useUrlValidationQuery'), {
      data: { validateUrl: { valid: true, url: 'https://example.com', error: null, warning, notChecked: null } },
    } as never);

  test('cannot begin between an answer and its being shown, which moves what is below', async () => {
    const answered = warn();
    expect(screen.queryByText(warning)).toBeNull();
    await answered;
    expect(screen.getByText(warning)).toBeTruthy();
  });

  test('ends where it began: an answer that comes meanwhile is shown after it', async () => {
    fireEvent.pointerDown(submit());
    await warn();
    await new Promise((resolve) => setTimeout(resolve)); // a task of its own, in which React would have shown it
    expect(screen.queryByText(warning)).toBeNull();
    fireEvent.pointerUp(submit());
    expect(await screen.findByText(warning)).toBeTruthy();
  });
});
