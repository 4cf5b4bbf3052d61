import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CreateUrlScreen } from '../../web/screens/create-url/CreateUrlScreen.tsx';
import { GenerateCodeScreen } from '../../web/screens/tools/GenerateCodeScreen.tsx';
import { ValidateScreen } from '../../web/screens/tools/ValidateScreen.tsx';
import query, { type GlobalStatsScreenQuery } from '../../web/__generated__/GlobalStatsScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { GlobalStatsScreen } from '../../web/screens/global-stats/GlobalStatsScreen.tsx';
import { renderRoute } from '../kit/route.tsx';
import { Refusal } from '../../web/session/request-error.ts';

vi.mock('../../web/charts/TrafficChart.tsx', () => ({ TrafficChart: () => null }));

let environment: ReturnType<typeof createMockEnvironment>;
beforeEach(() => {
  environment = createMockEnvironment();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(element: ReactElement) {
  const routes = [
    { path: '/', element },
    { path: '/urls/new', element: <CreateUrlScreen /> },
  ];
  const router = createMemoryRouter(routes);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const pending = () => environment.mock.getMostRecentOperation();
const answer = (data: object) => act(() => environment.mock.resolve(pending(), { data } as never));
const fail = (error: Error) => act(() => environment.mock.reject(pending(), error));
const region = (name: string) => screen.getByRole('region', { name }).textContent;

function check(url: string, found: object) {
  show(<ValidateScreen />);
  type('Address', url);
  fireEvent.click(button('Check'));
  expect(pending().request.variables).toEqual({ url: url.trim() });
  const whole = {
    valid: true,
    url,
    error: null,
    warning: null,
    notChecked: null,
    isOwnHost: false,
    hops: [],
    ...found,
  };
  answer({ validateUrl: whole });
}
const hop = (url: string, status: number | null, tookMs: number | null, contentType: string | null = null) => ({
  ...{ url, status, tookMs, contentType },
});

test('a destination that works: its checks, what visitors get, and every hop with its time', () => {
  check('http://a.test/', {
    hops: [hop('http://a.test/', 301, 12), hop('https://b.test/file', 200, 345, 'application/pdf; q=1')],
  });
  expect(region('Checks')).toMatch(/Form.*OK.*Not this service.*OK.*Reached.*OK/);
  expect(region('What visitors get')).toContain('Visitors get a PDF document.https://b.test/file');
  expect(region('What visitors get')).toContain('after one redirect');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['1.http://a.test/30112 ms', '2.https://b.test/file200345 ms']);
});

test('a destination that does not respond may be used, with a warning', () => {
  check('https://a.test/', { warning: 'No answer.', hops: [hop('https://a.test/', null, null)] });
  expect(region('Checks')).toContain('ReachedNot reachedNo answer.');
  expect(region('What visitors get')).toContain('probably see an error');
  expect(screen.getByRole('row', { name: /No response/ })).toBeTruthy();
});

test('a destination that answers with a status is said to have answered, and no more', () => {
  const warning = 'It answered with status 403. Many sites refuse robots, so people may still arrive.';
  check('https://a.test/', { warning, hops: [hop('https://a.test/', 403, 8)] });
  expect(region('Checks')).toContain(`ReachedAnswered 403${warning}`);
  expect(region('What visitors get')).toContain('Below is what it answered us.');
  expect(document.body.textContent).not.toMatch(/probably see|did not answer/);
});

test('a destination that could not be checked is neither working nor failing', () => {
  check('https://a.test/', { notChecked: 'Not checked: no name server.', hops: [hop('https://b.test/', 302, 3)] });
  expect(region('Checks')).toContain('ReachedNot checkedNot checked: no name server.');
  expect(region('What visitors get')).toContain('We could not check this address.');
  expect(document.body.textContent).not.toMatch(/probably see|did not respond|It answers/);
});

test.each([
  ['a malformed address', false, /^Checks.*FormRefusedWrong\..*Not this serviceNot checkedReachedNot checked/],
  ['an address of this service', true, /FormOK.*Not this serviceRefusedWrong\.ReachedNot checked/],
])('%s is refused by its own check', (_what, isOwnHost, told) => {
  check('x', { valid: false, url: null, error: 'Wrong.', isOwnHost });
  expect(region('Checks')).toMatch(told);
  expect(region('What visitors get')).toContain('No link can lead there.');
  expect(screen.queryByRole('link', { name: 'Shorten it' })).toBeNull();
});

test('nothing is asked without a URL, and a refusal is told', () => {
  show(<ValidateScreen />);
  fireEvent.click(button('Check'));
  expect(screen.getByText('Please enter a destination.')).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
  type('Address', 'a.test');
  fireEvent.click(button('Check'));
  fail(new Refusal({ code: 'RATE_LIMITED', message: 'Rate limit exceeded' }));
  expect(screen.getByText('Rate limit exceeded')).toBeTruthy();
});

test('a checked destination is taken along to the form of a new URL', () => {
  check('https://a.test/?q=1&r=2', { hops: [hop('https://a.test/', 200, 1, 'text/html')] });
  fireEvent.click(screen.getByRole('link', { name: 'Shorten it' }));
  expect(field('Destination').value).toBe('https://a.test/?q=1&r=2');
});

test('a code is generated in the length and style that are chosen, and taken along to the form', () => {
  show(<GenerateCodeScreen />);
  fireEvent.click(screen.getByRole('radio', { name: 'Word-like' }));
  type('Length', '8');
  fireEvent.click(button('Generate'));
  expect(pending().request.variables).toEqual({ length: 8, style: 'WORD' });
  answer({ generateShortCode: 'mikotuva' });
  fireEvent.click(screen.getByRole('link', { name: 'Use it' }));
  expect(field('Short code').value).toBe('mikotuva');
});

test.each(['3', '17', '', '6.5', 'six'])('a length of "%s" is refused before it is asked', (length) => {
  show(<GenerateCodeScreen />);
  type('Length', length);
  expect(screen.getByText('Please enter a whole number from 4 to 16.')).toBeTruthy();
  expect(button('Generate').disabled).toBe(true);
});

test('a code of your own is free, or the reason says why not, until it is edited', () => {
  show(<GenerateCodeScreen />);
  type('Short code', ' spring ');
  fireEvent.click(button('Check'));
  expect(pending().request.variables).toEqual({ code: 'spring' });
  answer({ checkShortCode: { available: false, reason: 'It is taken.' } });
  expect(field('Short code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('It is taken.')).toBeTruthy();

  type('Short code', 'summer');
  expect(screen.queryByText('It is taken.')).toBeNull();
  fireEvent.click(button('Check'));
  answer({ checkShortCode: { available: true, reason: null } });
  expect(screen.getByText('Free')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Use it' }).getAttribute('href')).toBe('/urls/new?code=summer');
});

describe('the global stats', () => {
  const sums = { totalUrls: 7, activeUrls: 4, totalClicks: 21, visitors: 15, totalBotClicks: 2 };
  const counts = { inactiveUrls: 1, expiredUrls: 2, expiringUrls: 3 };
  const week = (date: string, lastDate: string, clicks: number) => ({
    ...{ date, lastDate, clicks, visitors: clicks, isRunning: false, isPartial: false },
  });
  const series = [week('2026-11-02', '2026-11-08', 20), week('2026-11-09', '2026-11-15', 1)];

  async function open(installation: object | null, weeks = series) {
    const loader = preload<GlobalStatsScreenQuery>(environment, query, () => ({}));
    renderRoute(environment, { path: '/', loader, element: <GlobalStatsScreen /> }, '/');
    await waitFor(() => pending());
    const averages = { averageClicksPerUrl: 3, lastClickedAt: null };
    answer({
      globalStats: { ...sums, ...counts, ...averages, installation },
      viewer: {
        id: 'V',
        timeZone: 'UTC',
        analytics: { id: 'A', historyLimitedFrom: null, timeZoneChanges: [], series: weeks },
      },
    });
    await screen.findByText('Total links');
  }
  const cards = () => screen.getByText('Total links').closest('dl')!.textContent;

  test('are the sums of the account, and the weeks of a year as a table', async () => {
    await open(null);
    expect(cards()).toContain('4 active (3 expiring), 2 expired, 1 inactive');
    expect(cards()).toContain('3 per link on average, none yet');
    expect(screen.queryByRole('region', { name: 'This installation' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Show as table' }));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([expect.stringMatching(/Nov 9.*11$/), expect.stringMatching(/Nov 2.*2020$/)]);
  });

  test('without clicks say how to get some', async () => {
    await open(null, [week('2026-11-02', '2026-11-08', 0)]);
    expect(screen.getByText(/Share a link/)).toBeTruthy();
  });

  test('have those of all accounts for who runs the server', async () => {
    await open({ ...sums, accounts: 12 });
    expect(region('This installation')).toMatch(/Accounts12Links7Active links4Clicks21Visitors15Bot clicks2$/);
  });
});
