import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import query, { type OperatorsScreenQuery } from '../../web/__generated__/OperatorsScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { OperatorsScreen } from '../../web/screens/operations/OperatorsScreen.tsx';
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

const olga = { number: 1, email: 'olga@example.test', firstName: 'Olga' };
const ada = { number: 2, email: 'ada@example.test', firstName: 'Ada' };
const made = {
  ...{ number: 7, at: '2026-11-20T10:00:00Z', actor: 'command line', action: 'make_operator' },
  ...{ subject: olga.email, reason: null },
};
const operations = (operators: object[]) => ({ id: 'operations', operators, actions: [made] });

async function open(found: object | null) {
  const loader = preload<OperatorsScreenQuery>(environment, query, () => ({}));
  renderRoute(environment, { path: '/system/operators', loader, element: <OperatorsScreen /> }, '/system/operators');
  await screen.findByRole('heading', { name: 'Operators' });
  await answer('OperatorsScreenQuery', { operations: found });
}

test('who does not run the installation is told whom the page is for', async () => {
  await open(null);
  expect(screen.getByText('This page is for those who run this installation.')).toBeTruthy();
});

test('an operator is made after a question; of one alone none can be removed; the log says what was done', async () => {
  await open(operations([olga]));
  expect(screen.getByRole('table', { name: 'Actions, newest first' }).textContent).toContain('Made an operator');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();

  const form = within(screen.getByRole('form', { name: 'New operator' }));
  fireEvent.change(form.getByLabelText('Email address'), { target: { value: ada.email } });
  fireEvent.click(form.getByRole('button', { name: 'Make operator' }));
  const dialog = within(screen.getByRole('alertdialog', { name: `Make ${ada.email} an operator?` }));
  fireEvent.click(dialog.getByRole('button', { name: 'Make operator' }));
  const sent = operation('useOperatorMutationsSetMutation');
  expect(sent.request.variables).toEqual({ email: ada.email, isOperator: true });
  const success = { __typename: 'SetOperatorSuccess', operations: operations([olga, ada]) };
  await answer('useOperatorMutationsSetMutation', { setOperator: success });
  expect(await screen.findByRole('button', { name: `Remove ${ada.email}` })).toBeTruthy();
});

test('an account is found by its address, and put on another plan', async () => {
  await open(operations([olga]));
  const form = within(screen.getByRole('form', { name: 'Find an account' }));
  fireEvent.change(form.getByLabelText('Email address'), { target: { value: ada.email } });
  fireEvent.click(form.getByRole('button', { name: 'Find' }));
  const account = { ...ada, tier: 'free', createdAt: '2026-11-20T10:00:00Z', isConfirmed: false, isOperator: false };
  await answer('AccountPanelQuery', { operations: { id: 'operations', accounts: [account] } });
  const row = within(screen.getByRole('list', { name: 'Accounts found' }));
  expect(row.getByText('Address not confirmed')).toBeTruthy();
  fireEvent.change(row.getByLabelText('Plan'), { target: { value: 'premium' } });
  fireEvent.click(row.getByRole('button', { name: 'Change plan' }));
  expect(operation('useOperatorMutationsPlanMutation').request.variables).toEqual({
    email: ada.email,
    plan: 'premium',
  });
});
