// The list of URLs over a mocked server, for the tests of its states.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, vi } from 'vitest';
import query, { type UrlsScreenQuery } from '../../web/__generated__/UrlsScreenQuery.graphql';
import { filterOf, orderOf, questionOf } from '../../web/parts/urls/list-question.ts';
import { rememberedSize } from '../../web/parts/urls/page-size.ts';
import { preload } from '../../web/relay/route-query.ts';
import { NEWEST_FIRST } from '../../web/screens/urls/defaults.ts';
import { UrlsBoundary } from '../../web/screens/urls/UrlsBoundary.tsx';
import { UrlsScreen } from '../../web/screens/urls/UrlsScreen.tsx';
import '../../web/ui/OpenableMenu.tsx'; // menus load it when somebody comes near them
import { renderRoute } from '../kit/route.tsx';

export let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  environment = createMockEnvironment();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

export const settle = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms));

export async function open(search = '') {
  const loader = preload<UrlsScreenQuery>(environment, query, ({ request }) => {
    const question = questionOf(new URL(request.url).searchParams, NEWEST_FIRST, rememberedSize());
    return { first: question.size, page: question.page, filter: filterOf(question), order: orderOf(question) };
  });
  const route = {
    path: '/urls',
    loader,
    element: <UrlsScreen />,
    errorElement: <UrlsBoundary />,
  };
  const router = renderRoute(environment, route, `/urls${search}`);
  await settle();
  return router;
}

export const pending = (name: string) =>
  environment.mock.getAllOperations().filter((operation) => operation.request.node.params.name === name);
export const answer = async (name: string, data: object) => {
  const operation = pending(name).at(-1);
  if (!operation) throw new Error(`nothing asked ${name}`);
  act(() => environment.mock.resolve(operation, { data } as never));
  await settle();
};
export const fail = async (name: string, error: Error) => {
  act(() => environment.mock.reject(pending(name).at(-1)!, error));
  await settle();
};

export const url = (id: string, more: object = {}) => ({
  __typename: 'ShortUrl',
  id,
  shortCode: id.toLowerCase(),
  shortUrl: `https://fb.test/${id.toLowerCase()}`,
  originalUrl: `https://example.org/${id}`,
  title: `Title ${id}`,
  createdAt: '2026-11-03T09:00:00Z',
  clickCount: 1234,
  visitors: 7,
  lastClickedAt: '2026-11-20T11:58:00Z',
  isActive: true,
  status: 'ACTIVE',
  startsAt: null,
  suspension: null,
  expiresAt: null,
  experiment: null,
  tags: [],
  redirectRules: [],
  hasPassword: false,
  maxClicks: null,
  destinationLock: null,
  ...more,
});
const page = (number: number, isCurrent: boolean) => ({ page: number, isCurrent });

interface List {
  urls?: object[];
  total?: number;
  count?: number;
  maxUrls?: number;
}

export const list = ({ urls = [url('A'), url('B')], total = urls.length, count = 1, maxUrls = 100 }: List = {}) => ({
  viewer: {
    id: 'V1',
    tier: 'free',
    usage: { urlCount: 12, maxUrls },
    urls: {
      totalCount: total,
      edges: urls.map((node) => ({ node })),
      pages: {
        count,
        first: null,
        around: Array.from({ length: count }, (_, index) => page(index + 1, index === 0)),
        last: null,
        previous: null,
        next: count > 1 ? page(2, false) : null,
      },
    },
  },
});

export const rowOf = (title: string) => within(screen.getByText(title).closest<HTMLElement>('[role=row]')!);

export async function chooseFrom(title: string, action: string) {
  const button = rowOf(title).getByRole('button', { name: /^Actions for/ });
  fireEvent.keyDown(button, { key: 'Enter' });
  await settle();
  fireEvent.click(screen.getByRole('menuitem', { name: action }));
  await settle();
}
