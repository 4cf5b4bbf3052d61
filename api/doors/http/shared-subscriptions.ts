import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import { getOperationAST, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../../graph/builder.ts';
import { timeUntil } from '../../live/coalesce.ts';
import { pubsub } from '../../live/pubsub.ts';
import { logger } from '../../common/logger.ts';
import type { Viewer } from '../../common/viewer.ts';

/** The age in milliseconds after which a delivered value is read again for a new listener. */
const FRESH_MS = 1_000;
/** The shared stream outlives the token it was opened with; every listener's stream ends with its own token. */
const NEVER = new Date(8_640_000_000_000_000);

type Deliver = (result: ExecutionResult) => void;

/** One stream and its listeners. */
interface Shared {
  listeners: Map<Deliver, () => void>;
  latest: { at: number; result: ExecutionResult } | undefined;
  close(): void;
}

const streams = new Map<string, Shared>();

/**
 * Lets equal subscriptions of one account share one stream: with any number of open dashboards, the figures are read
 * once. Every listener is authenticated separately and ends when its own token expires.
 */
export const sharedSubscriptions: Plugin<Context> = {
  onSubscribe({ args, subscribeFn, setSubscribeFn }) {
    const { viewer } = args.contextValue as Context;
    const key = viewer && keyOf(args, viewer);
    if (!key) return;
    setSubscribeFn(async (own: ExecutionArgs) => {
      const contextValue = { ...(own.contextValue as Context), viewer: { ...viewer, tokenExpiresAt: NEVER } };
      const source: unknown = await subscribeFn({ ...own, contextValue });
      return isAsyncIterable<ExecutionResult>(source) ? listen(key, source, viewer) : source;
    });
  },
};

/** The key of equal subscriptions, of equal rights; null unless all their fields are declared as shared. */
function keyOf({ schema, document, operationName, variableValues }: ExecutionArgs, viewer: Viewer): string | null {
  const declared = schema.getSubscriptionType()?.getFields() ?? {};
  const fields = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  const areShared = fields.every(
    (field) => field.kind === 'Field' && declared[field.name.value]?.extensions.isShared === true,
  );
  if (!areShared || !document.loc) return null;
  return JSON.stringify([
    viewer.id,
    viewer.key?.scopes ?? null,
    document.loc.source.body,
    operationName,
    variableValues,
  ]);
}

/**
 * Delivers the values of the shared stream, beginning with the current one, until the viewer's token expires or the
 * client disconnects. The first read starts the stream: a listener that leaves before has started nothing.
 */
function listen(key: string, source: AsyncIterable<ExecutionResult>, viewer: Viewer): Repeater<ExecutionResult> {
  return new Repeater<ExecutionResult>(async (push, stop) => {
    const shared = streams.get(key) ?? begin(key, source);
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

function begin(key: string, source: AsyncIterable<ExecutionResult>): Shared {
  const results = source[Symbol.asyncIterator]();
  const shared: Shared = {
    listeners: new Map(),
    latest: undefined,
    close() {
      if (streams.get(key) !== shared) return; // another stream may have replaced it
      streams.delete(key);
      results.return?.().catch(report);
    },
  };
  streams.set(key, shared);
  deliverAll(results, shared).catch(report); // its listeners' streams have ended
  return shared;
}

const report = (error: unknown) => logger.error({ err: error }, 'a shared subscription failed');

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
