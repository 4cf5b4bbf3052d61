import { onReached } from '../session/reach.ts';

const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Milliseconds to wait before attempt n (from 0): doubling, bounded, and spread so that clients do not return at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS);
  return Math.round(full / 2 + (full / 2) * random());
}

/** Waits, but no longer than until the server is reached again or the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    const stop = onReached(finish);
    signal.addEventListener('abort', finish);
  });
}

/** Resolves when the page is visible, or the signal aborts: a hidden tab holds no connection. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}
