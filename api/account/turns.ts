import { UserError } from '../user-error.ts';

/**
 * The concurrency limit of one account over REST and GraphQL together: some calls run, some more wait in order, each
 * for a limited time. So one account leaves database connections to the others; further calls are refused.
 */
export const TURNS = { running: 8, waiting: 32, waitMs: 10_000 } as const;

/** The seconds to wait before trying again. */
const RETRY_SECONDS = 2;

interface Turns {
  running: number;
  /** The waiting calls in order of arrival; each is called when its turn comes. */
  waiting: Set<() => void>;
}

const accounts = new Map<number, Turns>();

/**
 * Runs the work in the account's turn and resolves to its result. The turn lasts until the work is done, even if
 * nobody waits for it. Throws UserError RATE_LIMITED when too many calls are waiting or the turn does not come in
 * time, and the signal's reason where that is aborted before.
 */
export async function inTurn<T>(accountId: number, gone: AbortSignal, work: () => T | PromiseLike<T>): Promise<T> {
  const turns = accounts.get(accountId) ?? { running: 0, waiting: new Set() };
  accounts.set(accountId, turns);
  if (turns.running < TURNS.running) turns.running++;
  else await comesUp(turns, gone);
  try {
    return await work();
  } finally {
    passOn(accountId, turns);
  }
}

/** Passes the turn to the call that has waited longest. */
function passOn(accountId: number, turns: Turns): void {
  const [next] = turns.waiting;
  if (next) return next();
  turns.running--;
  if (!turns.running) accounts.delete(accountId);
}

async function comesUp({ waiting }: Turns, gone: AbortSignal): Promise<void> {
  if (waiting.size >= TURNS.waiting) throw tooBusy();
  gone.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const mine = () => {
    waiting.delete(mine);
    resolve();
  };
  // Leaves the queue immediately: a turn passed to an aborted call would never end.
  const giveUp = (reason: unknown) => {
    waiting.delete(mine);
    reject(reason as Error);
  };
  const timer = setTimeout(() => giveUp(tooBusy()), TURNS.waitMs);
  const abandon = () => giveUp(gone.reason);
  gone.addEventListener('abort', abandon);
  waiting.add(mine);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', abandon);
  }
}

const tooBusy = () =>
  new UserError(
    'RATE_LIMITED',
    'Too many requests of this account are running. Please wait for some of them to finish.',
    undefined,
    RETRY_SECONDS,
  );
