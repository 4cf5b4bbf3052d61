import { Repeater } from '@repeaterjs/repeater';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../builder.ts';
import { onRevocation } from '../keys/key-viewer.ts';
import type { Viewer } from '../viewer.ts';
import { addressKey } from '../address-key.ts';
import { onEndedSession } from '../live/ended-sessions.ts';
import type { Door } from './graphql-door.ts';
import { refusedWhole } from './graphql-rates.ts';

/** Most streams open at once: of one account, with every tab of every machine; of one address, with a whole office. */
export const MAX_STREAMS = { account: 200, address: 1_000 } as const;
const RETRY_SECONDS = 30;

const open = new Map<string, number>();

function takePlace(key: string, most: number): void {
  const count = open.get(key) ?? 0;
  if (count >= most) throw tooMany(most);
  open.set(key, count + 1);
}

function leavePlace(key: string): void {
  const left = open.get(key)! - 1;
  if (left) open.set(key, left);
  else open.delete(key);
}

const tooMany = (most: number) =>
  refusedWhole(`At most ${most} streams can be open at once. Please close others first.`, RETRY_SECONDS);

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
    const places: [key: string, most: number][] = [[`address|${addressKey(req.ip)}`, MAX_STREAMS.address]];
    if (viewer) places.push([`account|${viewer.id}`, MAX_STREAMS.account]);
    if (viewer?.sessionId) endWith(viewer.sessionId, reply.raw);
    for (const [key, most] of places) {
      takePlace(key, most);
      reply.raw.once('close', () => leavePlace(key));
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
