import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeGraphQL } from '../../web/relay/subscriptions.ts';
import { writeTokens } from '../../web/session/storage.ts';

const operation = { name: 'S', text: 'subscription S { a }' } as RequestParameters;

interface Stream {
  token: string | null;
  aborted: boolean;
  deliver: (a: number) => void;
  end: () => void;
  drop: () => void;
}
/** Longer than any pause before a stream is opened again. */
const LONGEST_PAUSE_MS = 60_000;
let streams: Stream[];
let refusals: number;
let stop: () => void = () => {};

/** An event stream as the server sends it, to be fed by the test. */
function openStream(init: RequestInit): Response {
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  const write = (text: string) => feed.enqueue(new TextEncoder().encode(text));
  const stream: Stream = {
    token: new Headers(init.headers).get('authorization'),
    aborted: false,
    deliver: (a) => write(`event: next\ndata: ${JSON.stringify({ data: { a } })}\n\n`),
    end: () => {
      write('event: complete\ndata:\n\n');
      feed.close();
    },
    drop: () => feed.error(new TypeError('connection lost')),
  };
  init.signal?.addEventListener('abort', () => {
    stream.aborted = true;
  });
  streams.push(stream);
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const unauthenticated = { errors: [{ message: 'Authentication required', extensions: { code: 'UNAUTHENTICATED' } }] };

beforeEach(() => {
  localStorage.clear();
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  writeTokens({ access_token: 'old', expires_at });
  streams = [];
  refusals = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/api/auth/refresh') return Response.json({ access_token: 'new', expires_at });
    if (path !== '/graphql') return new Response(); // whether the server is there, asked by what ran before
    if (refusals-- > 0) return Response.json(unauthenticated, { status: 401 });
    return openStream(init);
  });
});
afterEach(() => {
  stop();
  show('visible');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

function listen() {
  const heard: unknown[] = [];
  const source = subscribeGraphQL(operation, {}, {}) as {
    subscribe: (observer: { next: (answer: GraphQLResponse) => void }) => { unsubscribe: () => void };
  };
  const subscription = source.subscribe({ next: (answer) => heard.push((answer as { data: unknown }).data) });
  stop = () => subscription.unsubscribe();
  return heard;
}
const PATIENCE_MS = 30_000;
const opened = (count: number) => vi.waitFor(() => expect(streams).toHaveLength(count), PATIENCE_MS);

test.each(['drop', 'end'] as const)(
  'after a %s the stream comes back, and its first delivery catches up',
  async (how) => {
    const heard = listen();
    await opened(1);
    streams[0]!.deliver(1);
    await vi.waitFor(() => expect(heard).toEqual([{ a: 1 }]), PATIENCE_MS);
    streams[0]![how]();
    await opened(2);
    streams[1]!.deliver(2);
    await vi.waitFor(() => expect(heard).toEqual([{ a: 1 }, { a: 2 }]), PATIENCE_MS);
  },
);

test('a refused token is renewed before the stream opens', async () => {
  refusals = 1;
  listen();
  await opened(1);
  expect(streams[0]!.token).toBe('Bearer new');
});

test('a hidden page lets go of its connection and takes it up again when it is looked at', async () => {
  const heard = listen();
  await opened(1);
  streams[0]!.deliver(1);
  await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE_MS);
  show('hidden');
  await vi.waitFor(() => expect(streams[0]!.aborted).toBe(true), PATIENCE_MS);
  show('visible');
  await opened(2);
});

test('nothing reconnects once nobody listens', async () => {
  listen();
  await opened(1);
  vi.useFakeTimers();
  stop();
  await vi.waitFor(() => expect(streams[0]!.aborted).toBe(true), PATIENCE_MS);
  show('hidden');
  show('visible');
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS); // whoever listens is back by then
  expect(streams).toHaveLength(1);
});
