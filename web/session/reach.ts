/** Whether the server can be reached: `offline` when this device has no network, `away` when the server does not answer. */
export type Reach = 'online' | 'offline' | 'away';

const FIRST_MS = 500;
const LONGEST_MS = 5_000;
/** Answered without a database, so that it says whether the server itself is there. */
const PROBE = '/health/live';
/** What a proxy answers in place of a server that is away. */
const AWAY = new Set([502, 503, 504]);

let reach: Reach = 'online';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: Reach): void {
  if (next === reach) return;
  reach = next;
  clearTimeout(timer);
  if (next === 'away') probeIn(FIRST_MS);
  listeners.forEach((listener) => listener());
}

function probeIn(ms: number): void {
  timer = setTimeout(() => {
    fetch(PROBE, { cache: 'no-store' }).then(
      ({ status }) => (AWAY.has(status) ? probeIn(Math.min(ms * 2, LONGEST_MS)) : become('online')),
      () => probeIn(Math.min(ms * 2, LONGEST_MS)),
    );
  }, ms);
}

window.addEventListener('offline', () => become('offline'));
window.addEventListener('online', () => become(reach === 'offline' ? 'away' : reach));

/** Notes that a request got no answer; from now on the server is asked until it answers. */
export function noteUnreached(): void {
  become(navigator.onLine ? 'away' : 'offline');
}

/** Whether the server could be reached when it was last tried. */
export const currentReach = (): Reach => reach;

/** Calls back after every change; returns what stops it. */
export function onReachChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back whenever the server is reached again; returns what stops it. */
export const onReached = (listener: () => void): (() => void) =>
  onReachChange(() => {
    if (reach === 'online') listener();
  });

/** Resolves when the server is reached, or the signal aborts. */
export function untilReached(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (reach !== 'online' && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', check);
      resolve();
    };
    const stop = onReachChange(check);
    signal.addEventListener('abort', check);
    check();
  });
}
