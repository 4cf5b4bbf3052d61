import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2Session, ServerHttp2Stream } from 'node:http2';
import { jitter, quarter } from '../../scoring/statistics.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/**
 * How many PINGs count, and how long after each other they are sent, milliseconds. One before them does not count where
 * others come back: it may wait until the answer itself has left a window that is still small.
 */
const PINGS = { count: 5, everyMs: 40 };
/** What has not come back by then, milliseconds after an answer, is not waited for. */
const PATIENCE_MS = 3_000;
/** Answers to one browser within these moments share the PINGs; more of them are not a person's. */
const MOST_SHARING = 4;
/** What was found holds for so long, milliseconds: who opens link after link over one connection costs others nothing. */
const HOLDS_MS = 1_000;

/** What the PINGs over one connection found, milliseconds. */
export interface PingedRoundTrip {
  /** The first quarter: others wait behind what the browser loads next, on a slow line most of them. */
  ms: number;
  /** Null of fewer than three. */
  jitterMs: number | null;
  /** Null where only the first came back. */
  shortestMs: number | null;
}

type Listener = (found: PingedRoundTrip) => void;

interface Run {
  samples: number[];
  listeners: Listener[];
  /** Null until it has ended, and where nothing came back. */
  found: PingedRoundTrip | null;
}

const running = new WeakMap<Http2Session, Run>();
/** The shortest round trip that a connection has had. */
const shortest = new WeakMap<Http2Session, number>();

/** Undefined over HTTP/1.1. */
const streamOf = (request: Pick<IncomingMessage, 'socket'>): ServerHttp2Stream | undefined =>
  (request as unknown as Partial<Http2ServerRequest>).stream;
/** The connection of a request by HTTP/2; undefined over HTTP/1.1. */
export const sessionOf = (request: Pick<IncomingMessage, 'socket'>): Http2Session | undefined =>
  streamOf(request)?.session;

/**
 * Asks the browser behind a request for round trips once the request is answered: every browser answers PINGs of HTTP/2 by
 * itself. Calls `listener` once at most: not at all where nothing came back or nobody can be asked, as over HTTP/1.1.
 */
export function pingAfterAnswer(request: RedirectRequest, listener: Listener = () => {}): void {
  const session = sessionOf(request);
  if (!session || session.destroyed) return;
  const run = running.get(session);
  if (!run) return start(session, { samples: [], listeners: [listener], found: null });
  if (run.listeners.length === MOST_SHARING) return;
  run.listeners.push(listener);
  if (run.found) listener(run.found);
}

/**
 * Asks the browser behind a request once, right behind its answer; nobody can guess what is to be said. Calls `onAnswer` when
 * it says so, which it does once it has all of the answer: never over HTTP/1.1, nor of an answer that was broken off.
 */
export function pingBehind(request: IncomingMessage, response: ServerResponse, onAnswer: () => void): void {
  const stream = streamOf(request);
  const session = stream?.session; // a stream that has ended does not know it any more
  if (!session) return;
  response.once('finish', () => {
    // Node also calls an answer finished that the browser broke off.
    if (session.destroyed || !stream.writableFinished) return;
    ping(session, onAnswer);
  });
}

const PING_BYTES = 8;

/** Sends a PING and calls `onAnswer` with its milliseconds: not for an answer that says something else, which Node accepts. */
function ping(session: Http2Session, onAnswer: (ms: number) => void): void {
  const payload = randomBytes(PING_BYTES);
  session.ping(payload, (error, ms, answer) => {
    if (!error && payload.equals(answer)) onAnswer(ms);
  });
}

/** The shortest round trip of a request's connection so far, milliseconds; undefined before any. */
export const shortestRoundTripOf = (request: Pick<IncomingMessage, 'socket'>): number | undefined => {
  const session = sessionOf(request);
  return session && shortest.get(session);
};

function start(session: Http2Session, run: Run): void {
  running.set(session, run);
  const timers: NodeJS.Timeout[] = [];
  let first: number | null = null;
  let hasEnded = false;
  const end = () => {
    timers.forEach((timer) => clearTimeout(timer));
    session.off('close', end);
    if (hasEnded) return;
    hasEnded = true;
    const ms = quarter(run.samples) ?? first;
    if (ms === null) return void running.delete(session);
    setTimeout(() => running.delete(session), HOLDS_MS).unref();
    const shortestMs = run.samples.length ? Math.min(...run.samples) : null;
    run.found = { ms, jitterMs: jitter(run.samples), shortestMs };
    for (const listener of run.listeners) listener(run.found);
  };
  const ask = (onAnswer: (ms: number) => void) => {
    if (session.destroyed) return end();
    ping(session, onAnswer);
  };
  const keep = (ms: number) => {
    shortest.set(session, Math.min(ms, shortest.get(session) ?? ms));
    if (run.samples.push(ms) === PINGS.count) end();
  };
  const askOn = (ms: number) => {
    first = ms;
    for (let number = 0; number < PINGS.count; number++)
      timers.push(setTimeout(ask, number * PINGS.everyMs, keep).unref());
  };
  timers.push(setTimeout(ask, PINGS.everyMs, askOn).unref(), setTimeout(end, PATIENCE_MS).unref());
  session.once('close', end);
}
