// The form of a link that is there, on a network that answers what it is told to.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach } from 'vitest';
import query, { type EditUrlScreenQuery } from '../../web/__generated__/EditUrlScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { EditUrlScreen } from '../../web/screens/edit-url/EditUrlScreen.tsx';
import { renderRoute } from '../kit/route.tsx';
import { plainOptions } from './plain-options.ts';

let environment: ReturnType<typeof createMockEnvironment>;

export const EXPIRY = '2020-05-01T10:30:45.000Z';
export const stored = {
  __typename: 'ShortUrl',
  id: 'U1',
  shortCode: 'spring',
  shortUrl: 'https://fb.test/spring',
  originalUrl: 'https://example.org/a',
  ...plainOptions,
  title: 'Spring',
  expiresAt: EXPIRY as string | null,
  measurementMethod: 'embed',
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

export async function open(node: object | null): Promise<void> {
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

/** What waits for an answer. */
export const asked = (name: string, variables: object = {}) =>
  environment.mock.getAllOperations().find(({ request }) => {
    const isMeant = Object.entries(variables).every(([member, value]) => request.variables[member] === value);
    return request.node.params.name === name && isMeant;
  });
export function pending(name: string, variables: object = {}) {
  const found = asked(name, variables);
  if (!found) throw new Error(`nothing asked ${name}`);
  return found;
}
/** Answers what was asked, or is about to be. */
export async function answer(name: string, data: object, variables: object = {}): Promise<void> {
  const request = await waitFor(() => pending(name, variables));
  await act(async () => environment.mock.resolve(request, { data } as never));
}
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
export const sent = () => pending('useUpdateUrlMutation').request.variables.input;
