import { ConcurrencyLimit } from '../common/concurrency-limit.ts';
import { UserError } from '../common/user-error.ts';

/**
 * The concurrency limit of one account over REST and GraphQL together: some calls run, some more wait in order, each
 * for a limited time. So one account leaves database connections to the others; further calls are refused.
 */
export const TURNS = { running: 8, waiting: 32, waitMs: 10_000 } as const;

/** The seconds to wait before trying again. */
const RETRY_SECONDS = 2;

const tooBusy = () =>
  new UserError(
    'RATE_LIMITED',
    'Too many requests of this account are running. Please wait for some of them to finish.',
    undefined,
    RETRY_SECONDS,
  );

const accounts = new ConcurrencyLimit<number>(TURNS, tooBusy);

/** Runs the work in the account's turn, as ConcurrencyLimit does. Throws UserError RATE_LIMITED when its turn does not come in time. */
export const inTurn = <Result>(
  accountId: number,
  gone: AbortSignal,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> => accounts.take(accountId, work, gone);
