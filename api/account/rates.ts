import { Limiter, type Allowance } from '../limiter.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';

/** How many uses an account has in each window: generous for people and scripts, a wall for loops gone wild. */
export const rates = {
  /** Creating, changing, switching and deleting. */
  write: { max: 120, windowMs: 60_000 },
  /** Validating URLs, generating and checking codes. */
  check: { max: 300, windowMs: 60_000 },
  /** Changing or creating up to a thousand URLs at once, and exporting them. */
  bulk: { max: 30, windowMs: 60_000 },
} as const;
export type Rate = keyof typeof rates;

const limiters: Record<Rate, Limiter> = {
  write: new Limiter(rates.write),
  check: new Limiter(rates.check),
  bulk: new Limiter(rates.bulk),
};

/** What a request has spent; a viewer is made anew for each. */
const spendings = new WeakMap<Viewer, Map<Rate, Allowance>>();

/** Uses up one of the viewer's uses; throws UserError RATE_LIMITED with the seconds to wait when none is left. */
export async function spend(viewer: Viewer, rate: Rate): Promise<void> {
  const allowance = await limiters[rate].use(String(viewer.id));
  const spending = spendings.get(viewer) ?? new Map<Rate, Allowance>();
  spendings.set(viewer, spending.set(rate, allowance));
  if (allowance.isRefused) throw new UserError('RATE_LIMITED', 'Rate limit exceeded', undefined, allowance.resetsIn);
}

/** What the viewer has left of a rate. */
export const allowanceOf = (viewer: Viewer, rate: Rate): Promise<Allowance> => limiters[rate].left(String(viewer.id));

/** What is left of the scarcest rate that this viewer's request has spent; null where it spent none. */
export function spentBy(viewer: Viewer): Allowance | null {
  const allowances = [...(spendings.get(viewer)?.values() ?? [])];
  const refused = allowances.some(({ isRefused }) => isRefused);
  const scarcest = allowances.sort((a, b) => a.remaining - b.remaining)[0];
  return scarcest ? { ...scarcest, isRefused: refused } : null;
}

/** The headers that tell of an allowance. */
export const rateHeaders = ({ limit, remaining, resetsIn }: Allowance) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetsIn),
});
