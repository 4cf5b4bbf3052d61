// The profile over a mocked network, for the tests of its panels.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect } from 'vitest';
import query, { type ProfileScreenQuery } from '../../web/__generated__/ProfileScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { ProfileScreen } from '../../web/screens/profile/ProfileScreen.tsx';
import { ScreenBoundary } from '../../web/shell/boundaries.tsx';
import { renderRoute } from '../kit/route.tsx';

let environment: ReturnType<typeof createMockEnvironment>;
/** A network of its own for each test of a file. */
export function useProfile(): void {
  beforeEach(() => {
    environment = createMockEnvironment();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
}

export const viewer = {
  id: 'V1',
  firstName: 'Ada Lovelace',
  email: 'ada@example.com',
  timeZone: 'Europe/Berlin',
  firstWeekday: 1,
  homeCountry: null as string | null,
  countryOfTimeZone: 'Germany',
  wantsWarnings: true,
  sendsEmail: true,
  apiKeys: [] as object[],
  webhooks: [] as object[],
  canAddPasskeys: true,
  passkeys: [] as object[] | null,
  secondStep: { activatedAt: null, recoveryCodesLeft: 0 } as object | null,
  signInAddress: { isVerified: true, pendingEmail: null as string | null } as object | null,
  identityManagedAt: null as string | null,
  sessions: [
    {
      id: 'S1',
      device: 'Firefox on Windows',
      signedInAt: '2026-11-20T09:00:00Z',
      lastUsedAt: '2026-11-22T09:00:00Z',
      isCurrent: true,
    },
    {
      id: 'S2',
      device: null,
      signedInAt: '2026-11-19T09:00:00Z',
      lastUsedAt: '2026-11-21T09:00:00Z',
      isCurrent: false,
    },
  ] as object[] | null,
};
const countryChoices = [
  { code: 'DE', name: 'Germany' },
  { code: 'FR', name: 'France' },
];

export const operation = (name: string) =>
  environment.mock.getAllOperations().findLast(({ request }) => request.node.params.name === name)!;
export const answer = (name: string, data: object) =>
  act(async () => environment.mock.resolve(operation(name), { data } as never));

export async function begin() {
  const loader = preload<ProfileScreenQuery>(environment, query, () => ({}));
  const route = { path: '/', loader, element: <ProfileScreen />, errorElement: <ScreenBoundary /> };
  renderRoute(environment, route, '/');
  expect(await screen.findByText('Loading profile...')).toBeTruthy();
}
export async function open(more: Partial<typeof viewer> = {}) {
  await begin();
  await answer('ProfileScreenQuery', { viewer: { ...viewer, ...more }, countryChoices });
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Fails the operation of a name, as a bug of the server does. */
export const fail = (name: string) => act(async () => environment.mock.reject(operation(name), new Error('a bug')));
