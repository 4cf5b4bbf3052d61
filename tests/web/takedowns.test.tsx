import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query, { type TakedownsScreenQuery } from '../../web/__generated__/TakedownsScreenQuery.graphql';
import subscription, { type SubscriptionScreenQuery } from '../../web/__generated__/SubscriptionScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { SubscriptionScreen } from '../../web/screens/account/SubscriptionScreen.tsx';
import { TakedownsScreen } from '../../web/screens/operations/TakedownsScreen.tsx';
import { SuspensionNotice } from '../../web/shell/SuspensionNotice.tsx';
import { renderRoute } from '../kit/route.tsx';

let environment: ReturnType<typeof createMockEnvironment>;
beforeEach(() => {
  environment = createMockEnvironment();
});
afterEach(() => cleanup());

const operation = (name: string) =>
  environment.mock.getAllOperations().findLast(({ request }) => request.node.params.name === name)!;
const answer = (name: string, data: object) =>
  act(async () => environment.mock.resolve(operation(name), { data } as never));

const at = '2026-11-20T10:00:00Z';
const reported = (suspension: object | null = null) => ({
  ...{
    shortCode: 'bad',
    domain: null,
    originalUrl: 'https://bank.example/',
    ownerEmail: 'eve@example.test',
    count: 2,
    suspension,
  },
  reports: [{ number: 1, reason: 'It asks for my password', contact: 'me@example.test', createdAt: at }],
});
const suspension = {
  ...{ number: 3, kind: 'HOST', subject: 'evil.example', destination: null, reason: 'Phishing' },
  ...{ suspendedBy: 'command line', createdAt: at },
};

async function open(reports: object[], suspensions: object[]) {
  const loader = preload<TakedownsScreenQuery>(environment, query, () => ({}));
  renderRoute(environment, { path: '/system/take-downs', loader, element: <TakedownsScreen /> }, '/system/take-downs');
  await screen.findByRole('heading', { name: 'Take-downs' });
  await answer('TakedownsScreenQuery', { operations: { id: 'operations', reports, suspensions } });
}
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a reported link is suspended with a reason', async () => {
  await open([reported()], []);
  const list = within(screen.getByRole('list', { name: 'Reported links' }));
  expect(list.getByText('It asks for my password')).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: 'Suspend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend /bad?' }));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Suspend' });
  expect(submit.disabled).toBe(true);
  fill('Reason', 'Phishing');
  fireEvent.click(submit);
  expect(operation('useTakedownMutationsSuspendMutation').request.variables).toEqual({
    input: { shortCode: 'bad', reason: 'Phishing' },
  });
  const operations = { id: 'operations', reports: [reported({ reason: 'Phishing' })], suspensions: [] };
  await answer('useTakedownMutationsSuspendMutation', { suspend: { __typename: 'SuspendSuccess', operations } });
  expect(list.getByText('Suspended')).toBeTruthy();
});

test('why a suspension was refused stands in the dialog', async () => {
  await open([], []);
  expect(screen.getByText('No reports are waiting.')).toBeTruthy();
  fill('Code, host or email address', 'evil.example');
  fireEvent.click(screen.getByRole('button', { name: 'Suspend host' }));
  fill('Reason', 'Phishing');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }));
  const refusal = {
    __typename: 'UserError',
    code: 'CONFLICT',
    message: 'evil.example is suspended already.',
    field: null,
  };
  await answer('useTakedownMutationsSuspendMutation', { suspend: refusal });
  expect(await screen.findByText('evil.example is suspended already.')).toBeTruthy();
});

test('links are found by their host, and one of them is suspended', async () => {
  await open([], []);
  fill('Code, host or email address', 'bank.example');
  fireEvent.click(screen.getByRole('button', { name: 'Find links' }));
  const link = {
    number: 7,
    shortCode: 'bad',
    domain: null,
    originalUrl: 'https://bank.example/',
    ownerEmail: null,
    suspension: null,
  };
  const namesake = { ...link, number: 8, domain: 'go.example.com' };
  await answer('FindPanelQuery', { operations: { id: 'operations', links: [link, namesake] } });
  fireEvent.click(screen.getByRole('button', { name: 'Suspend /bad' }));
  expect(screen.getByRole('dialog', { name: 'Suspend /bad?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Suspend go.example.com/bad' }));
  fill('Reason', 'Phishing');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }));
  expect(operation('useTakedownMutationsSuspendMutation').request.variables).toEqual({
    input: { shortCode: 'go.example.com/bad', reason: 'Phishing' },
  });
});

test('the reports of a link on a domain are taken from the list of that link', async () => {
  await open([reported(), { ...reported(), domain: 'go.example.com' }], []);
  const reports = within(screen.getByRole('list', { name: 'Reported links' }));
  expect(reports.getByRole('list', { name: 'Reports of go.example.com/bad' })).toBeTruthy();
  fireEvent.click(reports.getAllByRole('button', { name: 'Done' })[1]!);
  expect(operation('useTakedownMutationsSettleMutation').request.variables).toEqual({
    shortCode: 'bad',
    domain: 'go.example.com',
  });
});

test('a suspension is undone after a question', async () => {
  await open([], [suspension]);
  fireEvent.click(screen.getByRole('button', { name: 'End the suspension of evil.example' }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End suspension' }));
  expect(operation('useTakedownMutationsEndMutation').request.variables).toEqual({ number: 3 });
  const operations = { id: 'operations', reports: [], suspensions: [] };
  await answer('useTakedownMutationsEndMutation', { unsuspend: { __typename: 'UnsuspendSuccess', operations } });
  expect(await screen.findByText('Nothing is suspended.')).toBeTruthy();
});

test('a suspended account reads why on every page; others read nothing', async () => {
  const known = vi.fn();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <SuspensionNotice onKnown={known} />
    </RelayEnvironmentProvider>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  await answer('SuspensionNoticeQuery', { operations: null, viewer: { id: 'V1', suspension: { reason: 'Spam' } } });
  expect(known).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toContain('Your account is suspended');
  expect(screen.getByRole('status').textContent).toContain('Reason: Spam');
});

test('where operators change plans, the subscription page says so and offers no switch', async () => {
  const loader = preload<SubscriptionScreenQuery>(environment, subscription, () => ({}));
  renderRoute(environment, { path: '/x', loader, element: <SubscriptionScreen /> }, '/x');
  await screen.findByRole('heading', { name: 'Subscription' });
  const limits = { maxUrls: 100, monthlyClickLimit: 1, maxAnalyticsHistoryDays: 30, canUseBulkOperations: false };
  const plans = ['free', 'premium'].map((tier) => ({ tier, limits }));
  const viewer = {
    id: 'V1',
    tier: 'free',
    billingPortalUrl: null,
    canSwitchPlan: false,
    usage: { urlCount: 1 },
    plans,
  };
  await answer('SubscriptionScreenQuery', { viewer });
  expect(screen.getByText(/Plans are changed by the operator of this server/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Switch to/ })).toBeNull();
});

test('a stranger to the installation is told whom the page is for', async () => {
  const loader = preload<TakedownsScreenQuery>(environment, query, () => ({}));
  renderRoute(environment, { path: '/x', loader, element: <TakedownsScreen /> }, '/x');
  await screen.findByRole('heading', { name: 'Take-downs' });
  await answer('TakedownsScreenQuery', { operations: null });
  expect(screen.getByText('This page is for those who run this installation.')).toBeTruthy();
});
