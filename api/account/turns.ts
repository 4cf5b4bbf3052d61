import { UserError } from '../user-error.ts';

/**
 * What one account may have at once, at every door together: so much runs, so much more waits in order, each so long
 * at most. One account leaves others connections of the pools; what it asks beyond is refused.
 */
export const TURNS = { running: 8, waiting: 32, waitMs: 10_000 } as const;

/** Seconds after which trying again makes sense. */
const RETRY_SECONDS = 2;

interface Turns {
  running: number;
  /** Who waits, first come first: each is called when its turn has come. */
  waiting: Set<() => void>;
}

const accounts = new Map<number, Turns>();

/**
 * Does the work in the account's turn and resolves to its outcome; the turn lasts until the work is done, whoever still
 * waits for it. Throws UserError RATE_LIMITED where too much waits already or the turn does not come in time, and the
 * signal's reason where that is aborted before.
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

/** Whoever waits for longest takes the turn over. */
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
  // Out of the queue at once: a turn passed on to somebody who has given up would never end.
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
