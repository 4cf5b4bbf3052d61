import { addressKey } from '../common/address-key.ts';
import { Limiter, ROUGHLY, tooManyAttempts } from '../common/limiter.ts';
import { UserError } from '../common/user-error.ts';

/** Requests without a valid token from one address, at both doors together: enough for tools that look at the schema. */
export const STRANGERS = { max: 300, windowMs: 60_000 } as const;
/** Tokens of one address that nobody knew and the database or the provider had to be asked about. */
export const UNKNOWN_TOKENS = { max: 60, windowMs: 60_000 } as const;

/** Counts the requests of strangers. */
export const strangers = new Limiter({ name: 'strangers', ...STRANGERS, apart: ROUGHLY });
const unknownTokens = new Limiter({ name: 'unknown-tokens', ...UNKNOWN_TOKENS, apart: ROUGHLY });

/** Whether an error says that a token is not valid; others say nothing of the token. */
export const isInvalid = (error: unknown): boolean => error instanceof UserError && error.code === 'UNAUTHENTICATED';

/**
 * Asks about a token that an address sent, and counts it unless it turns out to be valid. Throws UserError RATE_LIMITED,
 * without asking, once the address has sent too many that were not.
 */
export async function askAbout<T>(address: string, ask: () => Promise<T>): Promise<T> {
  const key = addressKey(address);
  const allowance = await unknownTokens.use(key);
  if (allowance.isRefused) throw tooManyAttempts(allowance);
  try {
    const found = await ask();
    await unknownTokens.giveBack(key);
    return found;
  } catch (error) {
    if (!isInvalid(error)) await unknownTokens.giveBack(key);
    throw error;
  }
}
