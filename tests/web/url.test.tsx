import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as sample from '../../web/screens/analytics/sample.ts';
import { RequestError } from '../../web/session/request-error.ts';
import {
  answer,
  button,
  click,
  environment,
  firstAnswer,
  link,
  open,
  pending,
  press,
  scrollOn,
  settle,
  show,
  showFirst,
} from './url-stage.tsx';

interface Shown {
  action: { onClick: () => void };
}
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast: toasts, Toaster: () => null }));

beforeEach(() => {
  toasts.success.mockClear();
  toasts.error.mockClear();
});

test('a skeleton stands for the page until its answer', async () => {
  await open();
  expect(screen.getByRole('status').textContent).toContain('Loading the link …');
  expect(pending('UrlScreenQuery')[0]!.request.variables).toMatchObject({ id: 'U1', scope: { url: 'U1' } });
});

test('the link, its figures and its latest clicks', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring sale');
  const card = within(screen.getByRole('region', { name: 'This link' }));
  expect(card.getByText('1,234 clicks')).toBeTruthy();
  expect(card.getByText('Visitors are redirected.')).toBeTruthy();
  expect(card.getByTitle('Open https://example.org/sale?x=1 in a new tab')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Latest clicks' })).getByText('Bremen, Germany')).toBeTruthy();
});

test('what is below the first screen is asked apart, and stays while another scope is on its way', async () => {
  const router = await showFirst();
  expect(screen.getByRole('region', { name: 'Clicks over time' })).toBeTruthy();
  await scrollOn();
  expect(pending('UrlMoreQuery').at(-1)!.request.variables).toMatchObject({
    scope: { url: 'U1', period: 'LAST_30_DAYS' },
  });
  expect(screen.queryByRole('region', { name: 'Countries' })).toBeNull();
  await answer('UrlMoreQuery', { viewer: sample.overview.viewer });
  await scrollOn();
  expect(screen.getByRole('region', { name: 'Countries' })).toBeTruthy();
  fireEvent.click(screen.getByLabelText('7d'));
  await settle();
  expect(router.state.location.search).toBe('?period=7d');
  expect(pending('UrlScreenQuery').at(-1)!.request.variables).toMatchObject({ scope: { period: 'LAST_7_DAYS' } });
  await answer('UrlScreenQuery', firstAnswer());
  await settle();
  expect(pending('UrlMoreQuery').at(-1)!.request.variables).toMatchObject({ scope: { period: 'LAST_7_DAYS' } });
  expect(screen.getByRole('region', { name: 'Countries' })).toBeTruthy();
});

test('a refresh reads what is below the first screen again, too', async () => {
  await show();
  fireEvent.keyDown(document.body, { key: 'r' });
  await settle();
  expect(pending('UrlMoreQuery')).toEqual([]);
  await answer('UrlScreenQuery', firstAnswer());
  expect(pending('UrlMoreQuery')).toHaveLength(1);
});

test('the sources of its clicks are beside them, and every panel of the Analytics is one click away, filters kept', async () => {
  await show(link, [click], '?period=7d&country=DE');
  const sources = within(screen.getByRole('region', { name: 'Traffic sources' }));
  expect(sources.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Referrers',
    'UTM campaigns',
    'Channels',
  ]);
  expect(sources.getByText('google.com')).toBeTruthy();
  const ways = within(screen.getByRole('region', { name: 'More in Analytics' }));
  expect(ways.getByRole('link', { name: 'Overview' }).getAttribute('href')).toBe(
    '/analytics?period=7d&url=U1&country=DE',
  );
  expect(ways.getByRole('link', { name: 'Top cities' }).getAttribute('href')).toBe(
    '/analytics?period=7d&url=U1&country=DE&tab=deep#cities',
  );
  expect(ways.getAllByRole('link')).toHaveLength(15);
  expect(ways.getByRole('link', { name: 'Click history' }).getAttribute('href')).toBe(
    '/analytics/clicks?period=7d&url=U1&country=DE',
  );
});

test('each of its rules is a sentence, beside what everybody else gets', async () => {
  const none = {
    device: null,
    os: null,
    country: null,
    time: null,
    dates: null,
    referrer: null,
    parameter: null,
    visit: null,
  };
  const time = { weekdays: [6, 7], from: '22:00', to: '24:00', zone: 'Europe/Berlin' };
  const conditions = [
    { ...none, language: ['de'] },
    { ...none, language: null, time },
  ];
  await show({
    ...link,
    redirectRules: [{ __typename: 'RedirectRule', destination: 'https://example.org/de', conditions }],
  });
  const card = within(screen.getByRole('region', { name: 'This link' }));
  const sentence =
    'People who prefer German on Saturdays and Sundays between 22:00 and 24:00 (Berlin time) go to example.org/de.';
  expect(await card.findByText(`1. ${sentence}`)).toBeTruthy();
  expect(card.getByText('Everybody else goes to its own destination.')).toBeTruthy();
});

test('a link without clicks says where they will appear', async () => {
  await show({ ...link, title: null, clickCount: 0, lastClickedAt: null }, []);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/spring');
  expect(screen.getByText('Share the link: clicks appear here within a second.')).toBeTruthy();
  expect(screen.getByText('No clicks yet')).toBeTruthy();
});

test('a link that does not exist, or is somebody else’s, is missing', async () => {
  await show(null);
  expect(screen.getByText("This link doesn't exist or isn't yours")).toBeTruthy();
});

test('a page that fails to load says why and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  act(() => environment.mock.reject(pending('UrlScreenQuery')[0]!, new RequestError(500)));
  await settle();
  expect(screen.getByText('Failed to load the link')).toBeTruthy();
  await press('Try again');
  expect(pending('UrlScreenQuery')).toHaveLength(1);
});

test('an edit in place saves what changed, and its undo names the version that it undoes', async () => {
  await show();
  await press('Edit');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Summer sale' } });
  await press('Save');
  expect(pending('useUpdateUrlMutation')[0]!.request.variables.input).toEqual({
    id: 'U1',
    updatedAt: link.updatedAt,
    title: 'Summer sale',
  });
  const updatedAt = '2026-11-20T12:00:00.000Z';
  await answer('useUpdateUrlMutation', {
    updateUrl: { __typename: 'UpdateUrlSuccess', url: { ...link, title: 'Summer sale', updatedAt } },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Summer sale');
  const [text, shown] = toasts.success.mock.lastCall as [string, Shown];
  expect(text).toBe('Saved: title');
  shown.action.onClick();
  await settle();
  const { input } = pending('useRevertUrlMutation')[0]!.request.variables;
  expect(input).toEqual({ id: 'U1', updatedAt, title: 'Spring sale' });
  const message = 'This link has been changed in the meantime. Reload to see the latest version.';
  await answer('useRevertUrlMutation', {
    updateUrl: { __typename: 'UserError', code: 'STALE', message, field: 'updatedAt' },
  });
  expect(toasts.error).toHaveBeenCalledWith('This could not be undone', { description: message });
});

const testOf = (state: string) => ({
  __typename: 'Experiment',
  id: 'E1',
  state,
  startedAt: '2026-11-10T12:00:00Z',
  endedAt: null,
  keptVariant: null,
  destinations: ['A', 'B'].map((letter) => ({
    ...{ letter, name: letter === 'A' ? 'Long page' : letter, share: 50 },
    destination: `https://${letter.toLowerCase()}.example/`,
  })),
  url: link,
  report: {
    best: null,
    verdict: { kind: 'TOO_EARLY', headline: 'Too early', reason: '', missing: [], winner: null },
    variants: [],
  },
});
const LOCK = 'A running A/B test decides where this link leads.';
const tested = (state: string, destinationLock: string | null) => {
  const url = { ...link, destinationLock };
  const experiment = testOf(state);
  return { ...url, experiment: { ...experiment, url: { ...url, experiment } } };
};

test('a running test is told with its live destinations, and locks the destination in place', async () => {
  await show(tested('running', LOCK));
  expect(screen.getByText(/^An A\/B test is running: visitors get one of its 2 destinations/)).toBeTruthy();
  const card = within(screen.getByRole('region', { name: 'This link' }));
  expect(card.getByText('Long page')).toBeTruthy();
  for (const of of ['a', 'b']) expect(card.getByTitle(`Open https://${of}.example/ in a new tab`)).toBeTruthy();
  expect(card.getByText('Own destination, not used while the test runs')).toBeTruthy();
  await answer('UrlTestQuery', { node: tested('running', LOCK) });
  await settle(); // its panel is loaded when it is needed
  expect(screen.getByRole('article', { name: 'A/B test of Spring sale' })).toBeTruthy();
  await press('Edit');
  expect(screen.getByLabelText<HTMLInputElement>('Destination').readOnly).toBe(true);
  expect(screen.getByText(/^A running A\/B test decides where this link leads\./)).toBeTruthy();
});

test('a paused test is told, and the destination that everybody gets can be changed', async () => {
  await show(tested('paused', null));
  expect(screen.getByText('The A/B test is paused: all visitors get the link’s own destination.')).toBeTruthy();
  const card = within(screen.getByRole('region', { name: 'This link' }));
  expect(card.getByTitle('Open https://example.org/sale?x=1 in a new tab')).toBeTruthy();
  expect(card.queryByTitle('Open https://a.example/ in a new tab')).toBeNull();
  await press('Edit');
  expect(screen.getByLabelText<HTMLInputElement>('Destination').readOnly).toBe(false);
});

test('a test is started from the page, and given up', async () => {
  await show();
  expect(screen.queryByRole('region', { name: 'A/B test' })).toBeNull();
  fireEvent.keyDown(button('More actions'), { key: 'Enter' });
  await settle();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Start A/B test' }));
  await settle();
  await answer('UrlTestQuery', { node: link });
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>('Destination A').value).toBe(link.originalUrl);
  const panel = within(screen.getByRole('region', { name: 'A/B test' }));
  fireEvent.click(panel.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: 'A/B test' })).toBeNull();
});

test('a deletion leads to the list, and is undone', async () => {
  const router = await show();
  fireEvent.keyDown(button('More actions'), { key: 'Enter' });
  await settle();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await settle();
  await answer('useDeleteUrlMutation', { deleteUrl: { __typename: 'DeleteUrlSuccess' } });
  expect(router.state.location.pathname).toBe('/urls');
  const [text, shown] = toasts.success.mock.lastCall as [string, Shown];
  expect(text).toBe('Deleted /spring');
  shown.action.onClick();
  await settle();
  expect(pending('useBulkUpdateUrlsMutation')[0]!.request.variables.input).toEqual({ ids: ['U1'], action: 'RESTORE' });
});
