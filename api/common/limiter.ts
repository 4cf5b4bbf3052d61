import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Lru } from './lru.ts';
import { UserError } from './user-error.ts';

/** The maximum number of stored keys, so that ever new addresses cannot exhaust the memory. */
const MOST_KEYS = 50_000;

/** How much of a limit is left. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** Seconds until the window ends, rounded up. */
  resetsIn: number;
  isRefused: boolean;
}

/**
 * Lets each key through `max` times in a window of `windowMs`, which begins with its first use. Counted in this
 * process: several nodes multiply the limit by their number.
 */
export class Limiter {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #uses: RateLimiterMemory;
  readonly #keys = new Lru<string, true>(MOST_KEYS, (key) => void this.forget(key));

  constructor({ max, windowMs }: { max: number; windowMs: number }) {
    this.#max = max;
    this.#windowMs = windowMs;
    this.#uses = new RateLimiterMemory({ points: max, duration: windowMs / 1000 });
  }

  /** Counts one use, or several, and returns what is left, even for a refused use. */
  async use(key: string, uses = 1): Promise<Allowance> {
    this.#keys.set(key, true);
    try {
      return this.#allowance(await this.#uses.consume(key, uses));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return this.#allowance(refused);
      throw refused;
    }
  }

  /** Counts one attempt and returns what is left; throws UserError RATE_LIMITED with the seconds to wait when there were too many. */
  async attempt(key: string): Promise<Allowance> {
    const allowance = await this.use(key);
    if (allowance.isRefused) throw tooManyAttempts(allowance);
    return allowance;
  }

  /** Takes back one use, of an attempt that should not count. */
  async giveBack(key: string): Promise<void> {
    await this.#uses.reward(key);
  }

  /** What a key has left; counts nothing. */
  async left(key: string): Promise<Allowance> {
    return this.#allowance(await this.#uses.get(key));
  }

  /** Forgets a key's uses, after an attempt that succeeded. */
  async forget(key: string): Promise<void> {
    await this.#uses.delete(key);
  }

  #allowance(state: RateLimiterRes | null): Allowance {
    const used = state?.consumedPoints ?? 0;
    return {
      limit: this.#max,
      remaining: Math.max(this.#max - used, 0),
      resetsIn: Math.ceil((state?.msBeforeNext ?? this.#windowMs) / 1000),
      isRefused: used > this.#max,
    };
  }
}

/** The refusal of a use of a limit, RATE_LIMITED with the seconds to wait. */
export class RateSpent extends UserError {
  readonly allowance: Allowance;

  constructor(message: string, allowance: Allowance) {
    super('RATE_LIMITED', message, undefined, allowance.resetsIn);
    this.allowance = allowance;
  }
}

/** The refusal of an attempt when there were too many, with the seconds to wait. */
export const tooManyAttempts = (allowance: Allowance) =>
  new RateSpent(`Too many attempts. Please try again in ${inWords(allowance.resetsIn)}.`, allowance);

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
