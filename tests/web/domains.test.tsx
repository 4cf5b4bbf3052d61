import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query, { type DomainsScreenQuery } from '../../web/__generated__/DomainsScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { DomainsScreen } from '../../web/screens/domains/DomainsScreen.tsx';
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

const HOST = 'go.example.com';
const domain = (more: object = {}) => ({
  ...{ id: 'D1', host: HOST, status: 'UNVERIFIED', isDefault: false, rootUrl: null, notFoundUrl: null },
  ...{
    iosApps: [],
    androidApps: [],
    problem: null,
    failingSince: null,
    checkedAt: null,
    createdAt: '2026-11-19T12:00:00Z',
    certificate: null,
  },
  proofRecord: { type: 'TXT', name: `_footbridge-verify.${HOST}`, value: '0123abcd' },
  addressRecord: { type: 'CNAME', name: HOST, value: 'links.example.net' },
  ...more,
});
const operation = (name: string) =>
  environment.mock.getAllOperations().findLast(({ request }) => request.node.params.name === name)!;
const answer = (name: string, data: object) =>
  act(async () => environment.mock.resolve(operation(name), { data } as never));
const card = () => within(screen.getByRole('article', { name: HOST }));
const press = (name: string) => fireEvent.click(card().getByRole('button', { name }));
const choose = async (name: string) => {
  fireEvent.keyDown(card().getByRole('button', { name: `More actions for ${HOST}` }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name }));
  await act(() => vi.advanceTimersByTimeAsync(1)); // it acts once the menu is closed
};

async function open(...domains: object[]) {
  const loader = preload<DomainsScreenQuery>(environment, query, () => ({}));
  renderRoute(environment, { path: '/account/domains', loader, element: <DomainsScreen /> }, '/account/domains');
  expect(await screen.findByText('Loading your domains …')).toBeTruthy();
  await answer('DomainsScreenQuery', { viewer: { id: 'V1', domains } });
}

test('the first domain is added; a refusal stands beside its field, and what was typed stays', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add your first domain' }));
  const form = within(screen.getByRole('form', { name: 'New domain' }));
  expect(document.activeElement).toBe(form.getByLabelText('Domain'));
  fireEvent.change(form.getByLabelText('Domain'), { target: { value: 'localhost' } });
  fireEvent.click(form.getByRole('button', { name: 'Add domain' }));
  expect(operation('useDomainMutationsCreateMutation').request.variables).toEqual({ input: { host: 'localhost' } });
  const refusal = { __typename: 'UserError', code: 'INVALID', message: 'Not a single word.', field: 'host' };
  await answer('useDomainMutationsCreateMutation', { createDomain: refusal });
  expect(form.getByText('Not a single word.')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Domain').value).toBe('localhost');
  fireEvent.click(form.getByRole('button', { name: 'Add domain' }));
  await answer('useDomainMutationsCreateMutation', { createDomain: { __typename: 'CreateDomainSuccess' } });
  expect(screen.queryByRole('form', { name: 'New domain' })).toBeNull();
});

test('a new domain shows both records to copy; a check says which is missing, and then that it is live', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await open(domain());
  expect(card().getByText('Not verified')).toBeTruthy();
  fireEvent.click(card().getAllByRole('button', { name: 'Copy value' })[0]!);
  expect(writeText).toHaveBeenCalledWith('0123abcd');
  vi.unstubAllGlobals();
  const found = (status: string, reason: string | null) => ({
    verifyDomain: {
      __typename: 'VerifyDomainSuccess',
      verification: {
        domain: domain({ status, problem: reason, checkedAt: '2026-11-20T12:00:00Z' }),
        proof: { isDone: true, reason: null },
        address: { isDone: !reason, reason },
      },
    },
  });
  press('Check now');
  await answer('useDomainMutationsVerifyMutation', found('UNCONNECTED', 'The name leads to another server.'));
  expect(card().getByText('Not connected')).toBeTruthy();
  expect(card().getByText('Found')).toBeTruthy();
  expect(card().getByText('The name leads to another server.')).toBeTruthy();
  press('Check now');
  await answer('useDomainMutationsVerifyMutation', found('LIVE', null));
  expect(card().getByText('Live')).toBeTruthy();
  expect(card().queryByText('0123abcd')).toBeNull();
});

test('a domain that fails says what is wrong, since when, and that its links still work', async () => {
  await open(domain({ status: 'FAILING', problem: 'There is no TXT record.', failingSince: '2026-11-20T08:00:00Z' }));
  expect(card().getByText('There is no TXT record.')).toBeTruthy();
  expect(card().getByText(/^The checks have failed since Nov 20.*still work/)).toBeTruthy();
});

test('destinations are edited, a refusal stands beside its field', async () => {
  await open(domain({ status: 'LIVE', rootUrl: 'https://example.com/' }));
  await choose('Edit destinations');
  const form = within(screen.getByRole('form', { name: `Destinations of ${HOST}` }));
  fireEvent.change(form.getByLabelText('Without a code'), { target: { value: '' } });
  fireEvent.change(form.getByLabelText('Unknown codes'), { target: { value: 'bad' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(operation('useDomainMutationsUpdateMutation').request.variables).toEqual({
    input: { id: 'D1', rootUrl: null, notFoundUrl: 'bad' },
  });
  const refusal = { __typename: 'UserError', code: 'INVALID', message: 'A full address.', field: 'notFoundUrl' };
  await answer('useDomainMutationsUpdateMutation', { updateDomain: refusal });
  expect(form.getByLabelText('Unknown codes').getAttribute('aria-invalid')).toBe('true');
});

test('only what is verified can be used for new links; a domain is deleted after a question', async () => {
  await open(domain({ status: 'LIVE' }));
  await choose('Use for new links');
  expect(operation('useDomainMutationsUpdateMutation').request.variables).toEqual({
    input: { id: 'D1', isDefault: true },
  });
  const after = domain({ status: 'LIVE', isDefault: true });
  await answer('useDomainMutationsUpdateMutation', {
    updateDomain: { __typename: 'UpdateDomainSuccess', domain: after },
  });
  expect(card().getByText('Used for new links')).toBeTruthy();
  await choose('Delete');
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete domain' }));
  expect(operation('useDomainMutationsDeleteMutation').request.variables).toEqual({ input: { id: 'D1' } });
});

test('what is not verified cannot be used for new links', async () => {
  await open(domain());
  fireEvent.keyDown(card().getByRole('button', { name: `More actions for ${HOST}` }), { key: 'Enter' });
  await screen.findByRole('menuitem', { name: 'Delete' });
  expect(screen.queryByRole('menuitem', { name: 'Use for new links' })).toBeNull();
});

test('apps that open links are named; a refusal stands beside the app', async () => {
  await open(domain({ status: 'LIVE', iosApps: ['ABCDE12345.com.example.app'] }));
  await choose('Open links in apps');
  const form = within(screen.getByRole('form', { name: `Apps of ${HOST}` }));
  expect(form.getByLabelText<HTMLTextAreaElement>('iOS apps').value).toBe('ABCDE12345.com.example.app');
  fireEvent.change(form.getByLabelText('iOS apps'), { target: { value: ' A.b \n\nC.d' } });
  fireEvent.click(form.getByRole('button', { name: 'Add Android app' }));
  fireEvent.click(form.getByRole('button', { name: 'Add Android app' }));
  fireEvent.change(form.getAllByLabelText('Package')[1]!, { target: { value: 'com.example.app' } });
  fireEvent.change(form.getAllByLabelText('Certificate fingerprints')[1]!, { target: { value: 'AB:CD, EF' } });
  fireEvent.click(form.getByRole('button', { name: 'Remove Android app 1' }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(operation('useDomainMutationsUpdateMutation').request.variables).toEqual({
    input: {
      ...{ id: 'D1', iosApps: ['A.b', 'C.d'] },
      androidApps: [{ package: 'com.example.app', fingerprints: ['AB:CD', 'EF'] }],
    },
  });
  const field = 'androidApps.0.fingerprints.0';
  const refusal = { __typename: 'UserError', code: 'INVALID', message: 'No fingerprint.', field };
  await answer('useDomainMutationsUpdateMutation', { updateDomain: refusal });
  expect(form.getByText('No fingerprint.')).toBeTruthy();
  expect(form.getByLabelText('Certificate fingerprints').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('article', { name: HOST }));
});

test('what is missing of a certificate is said, with the next attempt', async () => {
  const failed = { state: 'failed', expiresAt: null, problem: 'This name is on a list.' };
  const certificate = { ...failed, nextAttemptAt: '2026-11-20T15:00:00Z' };
  await open(domain({ status: 'LIVE', certificate }));
  expect(card().getByText(/^It has no certificate/)).toBeTruthy();
  expect(card().getByText('The certificate authority said: This name is on a list.')).toBeTruthy();
  expect(card().getByText(/^Next attempt: /)).toBeTruthy();
});

test('a certificate that is valid is not mentioned, and one that waits is', async () => {
  const none = { expiresAt: null, problem: null, nextAttemptAt: null };
  await open(
    domain({ status: 'LIVE', certificate: { ...none, state: 'valid', expiresAt: '2027-01-01T00:00:00Z' } }),
    domain({ id: 'D2', host: 'to.example.com', status: 'LIVE', certificate: { ...none, state: 'waiting' } }),
  );
  expect(screen.getAllByText(/certificate/)).toHaveLength(1);
  const other = within(screen.getByRole('article', { name: 'to.example.com' }));
  expect(other.getByText(/being issued/)).toBeTruthy();
});

test('a server without a public name offers no record that would lead to it', async () => {
  await open(domain({ addressRecord: null }));
  expect(card().getByText(/^This server needs a public name first/)).toBeTruthy();
  expect(card().queryByText('CNAME')).toBeNull();
  expect(card().getByText('TXT')).toBeTruthy();
});

test('the proof of a domain that is not connected is marked as found, and each kind of address record has its note', async () => {
  await open(
    domain({ status: 'UNCONNECTED', addressRecord: { type: 'A', name: HOST, value: '203.0.113.9' } }),
    domain({ id: 'D2', host: 'new.example.com' }),
  );
  expect(card().getAllByText('Found')).toHaveLength(1);
  expect(card().getByText('Remove other A and AAAA records of this name.')).toBeTruthy();
  const other = within(screen.getByRole('article', { name: 'new.example.com' }));
  expect(other.queryByText('Found')).toBeNull();
  expect(other.getByText('This name can have no other records.')).toBeTruthy();
});
