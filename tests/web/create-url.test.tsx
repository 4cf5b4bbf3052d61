import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CreateUrlScreen } from '../../web/screens/create-url/CreateUrlScreen.tsx';
import { codeOf, localCode } from '../../web/parts/url-form/short-code.ts';
import { Refusal, RequestError } from '../../web/session/request-error.ts';
import { qrShape } from '../../web/ui/qr/qr-svg.ts';

let environment: ReturnType<typeof createMockEnvironment>;

const show = () =>
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <CreateUrlScreen /> }])} />
    </RelayEnvironmentProvider>,
  );

beforeEach(async () => {
  environment = createMockEnvironment();
  show();
  await waitFor(pending);
  answer({ viewer: { id: 'V', shortOrigin: 'https://go.test', domains: [] } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create link' });
const pending = () => environment.mock.getMostRecentOperation();
const answer = (data: object) => act(() => environment.mock.resolve(pending(), { data } as never));
const fail = (error: Error) => act(() => environment.mock.reject(pending(), error));

function leave(url: string) {
  type('Destination', url);
  fireEvent.blur(field('Destination'));
}
function send(url = 'https://example.com') {
  type('Destination', url);
  fireEvent.click(submit());
}
const refuse = (code: string, message: string, blamed: string | null = null) =>
  answer({ createUrl: { __typename: 'UserError', code, message, field: blamed } });

test('an empty form cannot be sent', () => {
  expect(submit().disabled).toBe(true);
  type('Destination', '   ');
  expect(submit().disabled).toBe(true);
  type('Destination', 'x');
  expect(submit().disabled).toBe(false);
});

test('leaving the URL asks the server, whose yes turns the field green', () => {
  leave(' https://example.com ');
  expect(pending().request.variables).toEqual({ url: 'https://example.com' });
  answer({ validateUrl: { valid: true, url: 'https://example.com', error: null, warning: null, notChecked: null } });
  expect(field('Destination').dataset.state).toBe('valid');
  expect(submit().disabled).toBe(false);
});

test('its no turns the field red with its reason and closes the form, until the URL is edited', () => {
  leave('nonsense');
  answer({ validateUrl: { valid: false, url: null, error: 'That is no URL.', warning: null, notChecked: null } });
  expect(field('Destination').dataset.state).toBe('invalid');
  expect(screen.getByText('That is no URL.')).toBeTruthy();
  expect(submit().disabled).toBe(true);

  type('Destination', 'nonsense.com');
  expect(field('Destination').dataset.state).toBe('neutral');
  expect(submit().disabled).toBe(false);
});

test('a destination that did not answer may be used, with a warning', () => {
  leave('https://example.com');
  answer({
    validateUrl: {
      valid: true,
      url: 'https://example.com',
      error: null,
      warning: 'It did not answer.',
      notChecked: null,
    },
  });
  expect(screen.queryByText('A link can lead there.')).toBeNull();
  expect(screen.getByText('It did not answer.')).toBeTruthy();
  expect(submit().disabled).toBe(false);
});

test('a no without a reason has a default one', () => {
  leave('nonsense');
  answer({ validateUrl: { valid: false, url: null, error: null, warning: null, notChecked: null } });
  expect(screen.getByText('Please enter a valid URL.')).toBeTruthy();
});

test('when the server cannot be asked the form says so and stays open', () => {
  leave('https://example.com');
  fail(new RequestError(null));
  expect(screen.getByText('Failed to check the destination. Please check your connection.')).toBeTruthy();
  expect(submit().disabled).toBe(false);
});

test('a question about a URL that was edited meanwhile is withdrawn', () => {
  leave('https://a.test');
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  type('Destination', 'https://b.test');
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(field('Destination').dataset.state).toBe('neutral');
});

test('what a short code becomes is shown before it is saved, and what was typed stays', () => {
  expect(screen.getByText('go.test/')).toBeTruthy();
  type('Short code', 'My nice code äö!');
  expect(field('Short code').value).toBe('My nice code äö!');
  expect(screen.getByText('go.test/My-nice-code-ao')).toBeTruthy();
  send();
  expect(pending().request.variables.input.shortCode).toBe('My-nice-code-ao');
});

test.each([
  ['a-b_c', 'a-b_c'],
  ['spring  sale', 'spring-sale'],
  ['Straße Ærø Łódź', 'Strasse-AEro-Lodz'],
  ['東京', ''],
  ['x'.repeat(80), 'x'.repeat(64)],
])('"%s" becomes the code "%s"', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test('an address without a scheme is completed, and that is said', () => {
  leave('example.com/foo');
  answer({
    validateUrl: { valid: true, url: 'https://example.com/foo', error: null, warning: null, notChecked: null },
  });
  expect(screen.getByText('Visitors are sent to https://example.com/foo')).toBeTruthy();
});

test('Generate asks for six characters, and makes six here when it gets none', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  expect(pending().request.variables).toEqual({ length: 6, domain: 'go.test' });
  answer({ generateShortCode: 'aB3dE6' });
  expect(field('Short code').value).toBe('aB3dE6');

  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  fail(new RequestError(503));
  await waitFor(() => expect(field('Short code').value).not.toBe('aB3dE6'));
  expect(field('Short code').value).toMatch(/^[A-Za-z0-9]{6}$/);
  expect(new Set(Array.from({ length: 50 }, localCode)).size).toBe(50);
});

test('texts are trimmed, empty ones are not sent, the expiry is a moment', () => {
  type('Title', '  Spring ');
  type('Description', '   ');
  type('Expiry', '2030-05-01T10:30');
  send(' https://example.com ');
  expect(pending().request.variables.input).toEqual({
    originalUrl: 'https://example.com',
    shortCode: undefined,
    title: 'Spring',
    description: undefined,
    expiresAt: new Date('2030-05-01T10:30').toISOString(),
  });
});

test('a level and a method of its own are sent, and otherwise neither', async () => {
  expect(screen.queryByLabelText('Network measurement')).toBeNull();
  const more = screen.getByText<HTMLElement>('More options').closest('details')!;
  more.open = true;
  fireEvent(more, new Event('toggle'));
  fireEvent.change(await screen.findByLabelText('Network measurement'), { target: { value: 'essential' } });
  fireEvent.change(field('Search engines'), { target: { value: 'true' } });
  send('https://example.com');
  const { measurementLevel, measurementMethod, noIndex } = pending().request.variables.input;
  expect([measurementLevel, measurementMethod, noIndex]).toEqual(['essential', undefined, true]);
});

test('the expiry starts no earlier than now', () => {
  cleanup();
  vi.useFakeTimers({ now: new Date(2026, 4, 9, 7, 5, 59) });
  show();
  expect(field('Expiry').min).toBe('2026-05-09T07:05');
});

test('while it is sent the form cannot be sent again', () => {
  send();
  const sending = screen.getByRole<HTMLButtonElement>('button', { name: 'Creating …' });
  expect(sending.disabled).toBe(true);
  fireEvent.submit(sending.closest('form')!);
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test.each([
  ['CODE_TAKEN', 'This short code is already taken. Please choose a different one.', 'shortCode'],
  ['CODE_RESERVED', 'This short code is reserved. Please choose a different one.', 'shortCode'],
  ['RATE_LIMITED', 'Too many requests of this account are running. Please wait for some of them to finish.', null],
  ['PLAN_LIMIT', 'You have reached your link limit. Please upgrade your plan.', null],
  ['DESTINATION_BLOCKED', 'Links to this destination are blocked on this server.', 'originalUrl'],
  ['INVALID', 'A link cannot lead to this service itself.', 'originalUrl'],
  ['INVALID', 'The expiry must be in the future.', 'expiresAt'],
  ['UNAVAILABLE', 'The service is temporarily unavailable. Please try again.', null],
])('a refusal %s is shown in the words of the server: "%s"', async (code, message, blamed) => {
  const sent = readFileSync('tests/kit/messages.txt', 'utf8').split('\n');
  expect(sent, 'the server sends no such message').toContain(message);
  send();
  refuse(code, message, blamed);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'See plans' })).toHaveLength(code === 'PLAN_LIMIT' ? 1 : 0);
});

test.each([
  [new RequestError(null), 'Network error - please check your connection'],
  [new RequestError(403), 'Request failed (status 403)'],
  [new RequestError(429), 'Request failed (status 429)'],
  [new RequestError(502), 'Server error'],
  [new Refusal({ code: 'RATE_LIMITED', message: 'Slow down' }), 'Slow down'],
  [new Refusal({ code: 'INVALID', message: 'The server knows why.' }), 'The server knows why.'],
  [new Error('bug'), 'Failed to create link. Please try again.'],
])('a failed call (%s) reads as documented', async (error, shown) => {
  send();
  fail(error);
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
});

async function created() {
  send();
  answer({
    createUrl: {
      __typename: 'CreateUrlSuccess',
      url: {
        __typename: 'ShortUrl',
        id: 'U1',
        shortCode: 'abc123',
        shortUrl: 'https://fb.test/abc123',
        originalUrl: 'https://example.com',
        title: null,
        expiresAt: null,
      },
    },
  });
  await screen.findByRole('img', { name: 'QR code of https://fb.test/abc123' });
}

test('the success view copies, telling so for two seconds, and starts over with an empty form', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  await created();
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(written).toEqual(['https://fb.test/abc123']);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Create another' }));
  expect(field('Destination').value).toBe('');
  vi.unstubAllGlobals();
});

test('the QR code says that it is one, and nothing else shown or copied does', async () => {
  await created();
  const picture = screen.getByRole('img', { name: 'QR code of https://fb.test/abc123' });
  const drawn = picture.querySelector('path:last-child')!.getAttribute('d');
  expect(drawn).toBe(qrShape('https://fb.test/abc123?qr=1').dark);
  expect(drawn).not.toBe(qrShape('https://fb.test/abc123').dark);
  expect(document.body.textContent).not.toContain('qr=1');
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('https://fb.test/abc123');
});

test('a clipboard that refuses is told', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  await created();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copy it by hand' });
  vi.unstubAllGlobals();
});
