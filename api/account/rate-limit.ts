import { Lru } from '../lru.ts';
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

interface Window {
  used: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** What is left of a rate. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** Seconds until the window ends, rounded up. */
  resetsIn: number;
}

const ACCOUNTS = 50_000;
const windows = new Lru<string, Window>(ACCOUNTS);

/** What a request has spent; a viewer is made anew for each. */
interface Spending {
  rates: Set<Rate>;
  isRefused: boolean;
}
const spendings = new WeakMap<Viewer, Spending>();

function windowOf(viewer: Viewer, rate: Rate, now: number): Window {
  const key = `${rate}|${viewer.id}`;
  const current = windows.get(key);
  if (current && now < current.endsAt) return current;
  const fresh = { used: 0, endsAt: now + rates[rate].windowMs };
  windows.set(key, fresh);
  return fresh;
}

/** Uses up one of the viewer's uses; throws UserError RATE_LIMITED with the seconds to wait when none is left. */
export function spend(viewer: Viewer, rate: Rate, now = Date.now()): void {
  const window = windowOf(viewer, rate, now);
  window.used++;
  const spending = spendings.get(viewer) ?? { rates: new Set(), isRefused: false };
  spendings.set(viewer, spending);
  spending.rates.add(rate);
  if (window.used > rates[rate].max) {
    spending.isRefused = true;
    const { resetsIn } = allowanceOf(viewer, rate, now);
    throw new UserError('RATE_LIMITED', 'Rate limit exceeded', undefined, resetsIn);
  }
}

/** What the viewer has left of a rate. */
export function allowanceOf(viewer: Viewer, rate: Rate, now = Date.now()): Allowance {
  const { used, endsAt } = windowOf(viewer, rate, now);
  const limit = rates[rate].max;
  return { limit, remaining: Math.max(limit - used, 0), resetsIn: Math.ceil((endsAt - now) / 1000) };
}

/** What is left of the scarcest rate that this viewer's request has spent, and whether it was refused; null for none. */
export function spentBy(viewer: Viewer): (Allowance & { isRefused: boolean }) | null {
  const spending = spendings.get(viewer);
  if (!spending) return null;
  const allowances = [...spending.rates].map((rate) => allowanceOf(viewer, rate));
  const scarcest = allowances.reduce((least, other) => (other.remaining < least.remaining ? other : least));
  return { ...scarcest, isRefused: spending.isRefused };
}

/** The headers that tell of an allowance. */
export const rateHeaders = ({ limit, remaining, resetsIn }: Allowance) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetsIn),
});
