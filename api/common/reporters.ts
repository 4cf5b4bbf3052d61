import { tooManyAttempts, type Allowance, type Limiter } from './limiter.ts';

/** What each reporter has left; every request has its own reporter. */
const spendings = new WeakMap<object, Allowance>();

/**
 * Counts a report against a limit; throws UserError RATE_LIMITED with the seconds to wait when there were too many. Where
 * several limits apply, the first is told, or the one that refuses: no visitor learns how much a website is visited.
 */
export async function countReport(reporter: object, limiter: Limiter, key: string): Promise<void> {
  const allowance = await limiter.use(key);
  if (allowance.isRefused || !spendings.has(reporter)) spendings.set(reporter, allowance);
  if (allowance.isRefused) throw tooManyAttempts(allowance);
}

/** What a reporter has left; null before a report was counted. */
export const leftOf = (reporter: object): Allowance | null => spendings.get(reporter) ?? null;
