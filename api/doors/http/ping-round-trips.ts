import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest, Http2Session } from 'node:http2';
import { jitter, median } from '../../scoring/statistics.ts';

/** How many PINGs are sent after an answer, and how long after it and after each other, milliseconds. */
const PINGS = { count: 5, everyMs: 40 };
/** A line on which answers take longer than this after the last PING stays unmeasured, or rests on those that came. */
const PATIENCE_MS = 1_500;
/** Answers to one browser within these moments share the PINGs; more of them are not a person's. */
const MOST_SHARING = 4;

/** What the PINGs over one connection found, milliseconds. */
export interface PingedRoundTrip {
  /** The median: some wait behind what else is on the line. */
  ms: number;
  /** Null of fewer than three. */
  jitterMs: number | null;
  shortestMs: number;
}

type Listener = (found: PingedRoundTrip) => void;

interface Run {
  samples: number[];
  listeners: Listener[];
}

const running = new WeakMap<Http2Session, Run>();
/** The shortest round trip that a connection has had. */
const shortest = new WeakMap<Http2Session, number>();

const sessionOf = (request: Pick<IncomingMessage, 'socket'>): Http2Session | undefined =>
  (request as unknown as Partial<Http2ServerRequest>).stream?.session;

/**
 * Asks the browser behind a request for round trips once the request is answered: every browser answers PINGs of HTTP/2 by
 * itself. Calls `listener` once at most, not at all where nothing came back. False where nobody can be asked, as over HTTP/1.1.
 */
export function pingAfterAnswer(request: IncomingMessage, listener: Listener): boolean {
  const session = sessionOf(request);
  if (!session || session.destroyed) return false;
  const run = running.get(session);
  if (run) return run.listeners.length < MOST_SHARING && run.listeners.push(listener) > 0;
  start(session, { samples: [], listeners: [listener] });
  return true;
}

/** The shortest round trip of a request's connection so far, milliseconds; undefined before any. */
export const shortestRoundTripOf = (request: Pick<IncomingMessage, 'socket'>): number | undefined => {
  const session = sessionOf(request);
  return session && shortest.get(session);
};

function start(session: Http2Session, run: Run): void {
  running.set(session, run);
  let sent = 0;
  const end = () => {
    clearInterval(interval);
    clearTimeout(deadline);
    session.off('close', end);
    if (running.get(session) !== run) return;
    running.delete(session);
    const ms = median(run.samples);
    if (ms === null) return;
    const found = { ms, jitterMs: jitter(run.samples), shortestMs: Math.min(...run.samples) };
    for (const listener of run.listeners) listener(found);
  };
  const ask = () => {
    if (session.destroyed) return end();
    session.ping((error, ms) => {
      if (error) return;
      run.samples.push(ms);
      shortest.set(session, Math.min(ms, shortest.get(session) ?? ms));
      if (run.samples.length === PINGS.count) end();
    });
    if (++sent === PINGS.count) clearInterval(interval);
  };
  const interval = setInterval(ask, PINGS.everyMs).unref();
  const deadline = setTimeout(end, PINGS.count * PINGS.everyMs + PATIENCE_MS).unref();
  session.once('close', end);
}
