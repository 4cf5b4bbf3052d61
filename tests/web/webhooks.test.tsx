import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query, { type WebhooksScreenQuery } from '../../web/__generated__/WebhooksScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { WebhooksScreen } from '../../web/screens/webhooks/WebhooksScreen.tsx';
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

const URL = 'https://hooks.example/in';
const webhook = (more: object = {}) => ({
  id: 'W1',
  url: URL,
  description: 'CRM',
  events: ['link.created'],
  isActive: true,
  offReason: null,
  offAt: null,
  failingSince: null,
  deliveredAt: '2026-11-20T10:00:00Z',
  waitingCount: 0,
  provedAt: '2026-11-19T12:00:01Z',
  droppedCount: 0,
  droppedAt: null,
  formerSecretEndsAt: null,
  createdAt: '2026-11-19T12:00:00Z',
  ...more,
});
const types = ['link.created', 'clicks.recorded'].map((name) => ({ name, about: `About ${name}` }));
const operation = (name: string) =>
  environment.mock.getAllOperations().findLast(({ request }) => request.node.params.name === name)!;
const answer = (name: string, data: object) =>
  act(async () => environment.mock.resolve(operation(name), { data } as never));
const tell = (name: string, data: object) =>
  act(async () => environment.mock.nextValue(operation(name), { data } as never));
const live = (...webhooks: object[]) =>
  tell('WebhooksScreenSubscription', { webhooksUpdated: { viewer: { id: 'V1', webhooks } } });

async function open(...webhooks: object[]) {
  const loader = preload<WebhooksScreenQuery>(environment, query, () => ({}));
  renderRoute(environment, { path: '/account/webhooks', loader, element: <WebhooksScreen /> }, '/account/webhooks');
  expect(await screen.findByText('Loading your webhooks …')).toBeTruthy();
  await answer('WebhooksScreenQuery', { viewer: { id: 'V1', webhooks }, webhookEventTypes: types });
}

test.each([
  [{}, /Working.*Last delivered 2 hours ago/],
  [{ deliveredAt: null }, /Nothing delivered yet/],
  [
    { provedAt: null, waitingCount: 2 },
    /Waiting for proof.*2 waiting.*answers webhook\.verification.*Send challenge again/,
  ],
  [{ droppedCount: 1_200, droppedAt: '2026-11-20T11:00:00Z' }, /dropped because too many waited: 1,200, last Nov 20/],
  [{ failingSince: '2026-11-18T12:00:00Z', waitingCount: 3 }, /Failing.*3 waiting.*Every attempt has failed since/],
  [{ isActive: false, offReason: 'OWNER', offAt: '2026-11-20T11:00:00Z' }, /Off.*You switched it off/],
  [{ isActive: false, offReason: 'GONE', offAt: '2026-11-20T11:00:00Z' }, /410 Gone.*Switch on/],
  [{ formerSecretEndsAt: '2026-11-21T12:00:00Z' }, /old secret also signs until/],
])('a webhook with %j says how it fares', async (more, text) => {
  await open(webhook(more));
  expect(screen.getByRole('article', { name: URL }).textContent).toMatch(text);
});

test('without a webhook it says what one is for; a new one shows its secret once, and joins the list by itself', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Create your first webhook' }));
  const form = within(screen.getByRole('form', { name: 'New webhook' }));
  const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Create webhook' });
  expect([submit.disabled, document.activeElement]).toEqual([true, form.getByLabelText('Address')]);
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'http://hooks.example' } });
  fireEvent.click(form.getByRole('checkbox', { name: /clicks\.recorded/ }));
  fireEvent.click(submit);
  const { input } = operation('useWebhookMutationsCreateMutation').request.variables;
  expect(input).toMatchObject({ url: 'http://hooks.example', description: null });
  expect(input.events).toContain('clicks.recorded');
  const refusal = { __typename: 'UserError', code: 'INVALID', message: 'Begin with https.', field: 'url' };
  await answer('useWebhookMutationsCreateMutation', { createWebhook: refusal });
  expect(form.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(submit);
  const created = { secret: 'whsec_abc', webhook: { id: 'W1', url: URL } };
  await answer('useWebhookMutationsCreateMutation', { createWebhook: { __typename: 'CreateWebhookSuccess', created } });
  await live(webhook());
  expect(document.activeElement?.textContent).toBe('Secret of hooks.example');
  expect(screen.getByRole('region', { name: 'Secret' }).textContent).toBe('whsec_abc');
  fireEvent.click(screen.getByRole('button', { name: 'I have stored it' }));
  expect(document.body.textContent).not.toContain('whsec_abc');
  expect(screen.getByRole('article', { name: URL })).toBeTruthy();
});

test('the log moves by itself; a delivery shows what was sent, and is replayed', async () => {
  await open(webhook());
  fireEvent.click(screen.getByRole('button', { name: 'Show log' }));
  expect(screen.getByText('Loading the log …')).toBeTruthy();
  const delivery = (state: string, attempts: object[]) => ({
    node: {
      ...{ id: 'D1', messageId: 'msg_1', event: 'link.created', state, answer: 'Oops', attempts },
      ...{ createdAt: '2026-11-20T11:59:00Z', nextAttemptAt: null },
    },
  });
  const log = (...edges: object[]) =>
    tell('useDeliveriesSubscription', {
      webhooksUpdated: { webhook: { id: 'W1', deliveries: { edges, pageInfo: { hasNextPage: false } } } },
    });
  await log();
  expect(screen.getByText('Nothing was delivered yet')).toBeTruthy();
  const tries = { at: '2026-11-20T11:59:01Z', status: 500, error: 'It answered with 500.', tookMs: 12 };
  await log(delivery('FAILED', [tries]));
  fireEvent.click(screen.getByRole('button', { name: /Failed.*link\.created.*500/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'link.created' }));
  await answer('DeliverySheetQuery', { node: { __typename: 'WebhookDelivery', id: 'D1', body: '{"type":"x"}' } });
  expect(sheet.getByRole('region', { name: 'Request' }).textContent).toBe('{\n  "type": "x"\n}');
  expect(sheet.getByText('It answered with 500.')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Replay' }));
  expect(operation('useReplayMutationsOneMutation').request.variables).toEqual({ input: { id: 'D1' } });
  await answer('useReplayMutationsOneMutation', {
    replayWebhookDelivery: { __typename: 'ReplayWebhookDeliverySuccess' },
  });
  await log(delivery('WAITING', [tries]));
  expect(sheet.queryByRole('button', { name: 'Replay' })).toBeNull();
});

test('an endpoint that has not proved itself is asked again', async () => {
  await open(webhook({ provedAt: null, deliveredAt: null }));
  expect(screen.queryByRole('button', { name: 'Send test event' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send challenge again' }));
  expect(operation('useWebhookMutationsChallengeMutation').request.variables).toEqual({ input: { id: 'W1' } });
  await answer('useWebhookMutationsChallengeMutation', {
    challengeWebhook: { __typename: 'ChallengeWebhookSuccess' },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hide log' })).toBeTruthy());
  await live(webhook());
  expect(screen.getByRole('button', { name: 'Send test event' })).toBeTruthy();
});

test('one that is off is switched on, and a test event opens the log', async () => {
  await open(webhook({ isActive: false, offReason: 'FAILURES', offAt: '2026-11-20T11:00:00Z' }));
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(operation('useWebhookMutationsUpdateMutation').request.variables).toEqual({
    input: { id: 'W1', isActive: true },
  });
  const changed = { __typename: 'UpdateWebhookSuccess', webhook: webhook() };
  await answer('useWebhookMutationsUpdateMutation', { updateWebhook: changed });
  fireEvent.click(screen.getByRole('button', { name: 'Send test event' }));
  await answer('useWebhookMutationsTestMutation', { sendTestWebhook: { __typename: 'SendTestWebhookSuccess' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hide log' })).toBeTruthy());
});
