import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import { getOperationAST, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../builder.ts';
import { timeUntil } from '../live/coalesce.ts';
import { pubsub } from '../live/pubsub.ts';
import type { Viewer } from '../viewer.ts';

/** Subscriptions whose every delivery is the whole of it, for the viewer alone: equal ones are the same for everybody. */
const WHOLE = ['dashboardUpdated', 'analyticsUpdated'];
/** What was delivered so long ago is read again for whoever joins, milliseconds. */
const FRESH_MS = 1_000;
/** The stream all share outlives the token it was opened with; every listener's own ends with its own. */
const NEVER = new Date(8_640_000_000_000_000);

type Deliver = (result: ExecutionResult) => void;

/** One stream and those who listen to it. */
interface Shared {
  listeners: Map<Deliver, () => void>;
  latest: { at: number; result: ExecutionResult } | undefined;
  isClosed: boolean;
  close(): void;
}

const streams = new Map<string, Promise<Shared | ExecutionResult>>();

/**
 * Lets equal subscriptions of one account share one stream: however many dashboards are open, the figures are read and
 * put together once. Every listener is authenticated by itself and is let go when its own token expires.
 */
export const sharedSubscriptions: Plugin<Context> = {
  onSubscribe({ args, subscribeFn, setSubscribeFn }) {
    const { viewer } = args.contextValue as Context;
    const key = viewer && keyOf(args, viewer);
    if (!key) return;
    setSubscribeFn(async (own: ExecutionArgs) => {
      let stream = streams.get(key);
      if (!stream) streams.set(key, (stream = open(key, subscribeFn, own, viewer)));
      const shared = await stream;
      return 'listeners' in shared ? listen(shared, viewer) : shared;
    });
  },
};

/** What makes subscriptions equal; null for those that are not shared. */
function keyOf({ document, operationName, variableValues }: ExecutionArgs, viewer: Viewer): string | null {
  const fields = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  const isWhole = fields.every((field) => field.kind === 'Field' && WHOLE.includes(field.name.value));
  if (!isWhole || !document.loc) return null;
  return JSON.stringify([viewer.id, document.loc.source.body, operationName, variableValues]);
}

type Subscribe = (args: ExecutionArgs) => unknown;

async function open(
  key: string,
  subscribe: Subscribe,
  args: ExecutionArgs,
  viewer: Viewer,
): Promise<Shared | ExecutionResult> {
  const context = { ...(args.contextValue as Context), viewer: { ...viewer, tokenExpiresAt: NEVER } };
  const source = await subscribe({ ...args, contextValue: context });
  if (!isAsyncIterable<ExecutionResult>(source)) {
    streams.delete(key);
    return source as ExecutionResult;
  }
  const results = source[Symbol.asyncIterator]();
  const shared: Shared = {
    listeners: new Map(),
    latest: undefined,
    isClosed: false,
    close() {
      if (shared.isClosed) return; // by now another stream may stand in its place
      shared.isClosed = true;
      streams.delete(key);
      void results.return?.();
    },
  };
  void deliverAll(results, shared);
  return shared;
}

async function deliverAll(results: AsyncIterator<ExecutionResult>, shared: Shared): Promise<void> {
  try {
    for (let next = await results.next(); !next.done; next = await results.next()) {
      shared.latest = { at: Date.now(), result: next.value };
      for (const deliver of shared.listeners.keys()) deliver(next.value);
    }
  } finally {
    for (const stop of shared.listeners.values()) stop();
    shared.close();
  }
}

/** Delivers what the stream has, at once and from now on, until the viewer's token expires or it goes. */
function listen(shared: Shared, viewer: Viewer): Repeater<ExecutionResult> {
  return new Repeater<ExecutionResult>(async (push, stop) => {
    if (shared.isClosed) return stop(); // the last listener left meanwhile: the client comes back to a new stream
    const deliver: Deliver = (result) => void push(result);
    shared.listeners.set(deliver, stop);
    const end = setTimeout(stop, timeUntil(viewer.tokenExpiresAt));
    if (shared.latest && Date.now() - shared.latest.at < FRESH_MS) deliver(shared.latest.result);
    else if (shared.latest) pubsub.publish('joined', viewer.id, null);
    await stop;
    clearTimeout(end);
    shared.listeners.delete(deliver);
    if (!shared.listeners.size) shared.close();
  }, new SlidingBuffer(1));
}
