import { Repeater } from '@repeaterjs/repeater';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../../graph/builder.ts';
import { onRevocation } from '../../keys/key-viewer.ts';
import type { Viewer } from '../../common/viewer.ts';
import { onEndedSession } from '../../live/ended-sessions.ts';
import type { Door } from './graphql-door.ts';
import { refuseWholly } from './graphql-rates.ts';
import { takePlaces } from './open-streams.ts';

/** Streams by the sign-in that they belong to. */
const ofSession = new Map<string, Set<Door['reply']['raw']>>();

/** Closes a stream once its sign-in has ended; the app then finds out why. */
function endWith(sessionId: string, stream: Door['reply']['raw']): void {
  const streams = ofSession.get(sessionId) ?? new Set();
  ofSession.set(sessionId, streams.add(stream));
  stream.once('close', () => {
    streams.delete(stream);
    if (streams.size === 0 && ofSession.get(sessionId) === streams) ofSession.delete(sessionId);
  });
}

onEndedSession((sessionId) => ofSession.get(sessionId)?.forEach((stream) => stream.destroy()));

/** Refuses subscriptions beyond those an account and an address may have open; a place is free when the answer ends. */
export const boundedStreams: Plugin<Context & Door> = {
  onSubscribe({ args }) {
    const { req, reply, viewer } = args.contextValue as Context & Door;
    if (viewer?.sessionId) endWith(viewer.sessionId, reply.raw);
    try {
      takePlaces(viewer, req.ip, reply.raw);
    } catch (error) {
      refuseWholly(error);
    }
  },
};

/** Ends the streams that were opened with an API key when it is revoked, on whichever server that happens. */
export const revocableStreams: Plugin<Context> = {
  onSubscribe({ args }) {
    const { viewer } = args.contextValue as Context;
    if (!viewer?.key) return;
    return {
      onSubscribeResult({ result, setResult }) {
        if (isAsyncIterable(result)) setResult(untilRevoked(viewer, result) as typeof result);
      },
    };
  },
};

function untilRevoked<Value>(viewer: Viewer, source: AsyncIterable<Value>): Repeater<Value> {
  return new Repeater<Value>(async (push, stop) => {
    const leave = onRevocation(viewer, stop);
    const values = source[Symbol.asyncIterator]();
    void stop.then(() => values.return?.());
    try {
      for (let next = await values.next(); !next.done; next = await values.next()) await push(next.value);
    } finally {
      leave();
      stop();
    }
  });
}
