import { Lru } from '../common/lru.ts';
import { UserError } from '../common/user-error.ts';
import { askAbout, isInvalid } from '../account/strangers.ts';

/** For how long a token that was refused is refused again without asking, and how many such tokens are remembered. */
const REFUSED_MS = 30_000;
const MOST_REFUSED = 10_000;

/** The refusal of a token. */
export const invalidToken = () => new UserError('UNAUTHENTICATED', 'Authentication required');

/**
 * Look-ups of tokens that anybody can make up, by their hashes: those of one token at once share one, a refusal is remembered
 * for half a minute, and strangers are limited by address before anything is asked.
 */
export class TokenLookups<Found> {
  readonly #refused = new Lru<string, number>(MOST_REFUSED);
  readonly #running = new Map<string, Promise<Found>>();

  /**
   * What `ask` finds. `address` is null for a token that was valid lately. Throws UserError UNAUTHENTICATED for a token that
   * was refused a moment ago, RATE_LIMITED for an address that sent too many of them, and what `ask` throws.
   */
  async find(hash: string, address: string | null, ask: () => Promise<Found>): Promise<Found> {
    if (Date.now() < (this.#refused.get(hash) ?? 0)) throw invalidToken();
    const running = this.#running.get(hash);
    if (running) return running;
    const mine = this.#ask(hash, address === null ? ask : () => askAbout(address, ask));
    this.#running.set(hash, mine);
    return mine;
  }

  async #ask(hash: string, ask: () => Promise<Found>): Promise<Found> {
    try {
      return await ask();
    } catch (error) {
      if (isInvalid(error)) this.#refused.set(hash, Date.now() + REFUSED_MS);
      throw error;
    } finally {
      this.#running.delete(hash);
    }
  }
}
