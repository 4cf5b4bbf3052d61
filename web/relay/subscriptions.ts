import {
  Observable,
  type GraphQLResponse,
  type RequestParameters,
  type SubscribeFunction,
  type Variables,
} from 'relay-runtime';
import { authorizedFetch } from '../session/authorized-fetch.ts';
import { backoff, pause, untilVisible } from './backoff.ts';
import { setConnected } from './connection.ts';

const loadClient = async () => {
  const { createClient } = await import('graphql-sse');
  // Reconnecting is ours: a hidden page lets go, and the stream's regular end is no error.
  return createClient({ url: '/graphql', fetchFn: authorizedFetch, retryAttempts: 0 });
};
let client: ReturnType<typeof loadClient> | null = null;

interface Stream {
  operation: RequestParameters;
  variables: Variables;
  next: (answer: GraphQLResponse) => void;
  signal: AbortSignal;
}

/** Reads one stream to its end; resolves to whether it delivered anything. */
async function readStream({ operation, variables, next, signal }: Stream): Promise<boolean> {
  client ??= loadClient().catch((error: unknown) => {
    client = null; // the file could not be fetched just now: the next attempt asks again
    throw error;
  });
  const { subscribe } = await client;
  if (signal.aborted) return false;
  return new Promise((resolve) => {
    let delivered = false;
    const over = new AbortController();
    const finish = () => {
      over.abort();
      resolve(delivered);
    };
    const stop = subscribe(
      { operationName: operation.name, query: operation.text!, variables },
      {
        next(answer) {
          if (answer.errors?.length || !answer.data) return letGo();
          delivered = true;
          setConnected(true);
          next(answer as GraphQLResponse);
        },
        error: finish,
        complete: finish,
      },
    );
    // A stream that is stopped from here does not call back.
    const letGo = () => {
      stop();
      finish();
    };
    const hide = () => document.visibilityState === 'hidden' && letGo();
    document.addEventListener('visibilitychange', hide, { signal: over.signal });
    window.addEventListener('offline', letGo, { signal: over.signal });
    signal.addEventListener('abort', letGo, { signal: over.signal });
  });
}

/** Keeps a stream open for as long as it is wanted; the server's first delivery after a reconnect is the catch-up. */
async function keepStreaming(stream: Stream): Promise<void> {
  let failures = 0;
  while (!stream.signal.aborted) {
    await untilVisible(stream.signal);
    const delivered = await readStream(stream).catch(() => false);
    setConnected(false);
    failures = delivered ? 0 : failures + 1;
    if (!stream.signal.aborted && document.visibilityState === 'visible') await pause(backoff(failures), stream.signal);
  }
}

/** Relay's way to subscriptions: an event stream that comes back by itself. */
export const subscribeGraphQL: SubscribeFunction = (operation, variables) =>
  Observable.create((sink) => {
    const abort = new AbortController();
    void keepStreaming({ operation, variables, next: (answer) => sink.next(answer), signal: abort.signal });
    return () => abort.abort();
  });
