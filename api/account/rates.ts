import { Limiter, type Allowance } from '../limiter.ts';
import { refuseSuspended } from '../moderation/refusals.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';

/** The uses per account in each window: generous for people and scripts, but a limit for runaway loops. */
export const rates = {
  /** Creating, changing, switching and deleting. */
  write: { max: 120, windowMs: 60_000 },
  /** Validating URLs, generating and checking codes. */
  check: { max: 300, windowMs: 60_000 },
  /** Destinations requested to check many of them, each one use. */
  probe: { max: 1_200, windowMs: 60_000 },
  /** Changing or creating up to a thousand URLs at once, and exporting them. */
  bulk: { max: 30, windowMs: 60_000 },
  /** Looking for the proofs of a website, which asks other servers. */
  verify: { max: 5, windowMs: 60_000 },
} as const;
export type Rate = keyof typeof rates;

/** All calls in a minute, whatever they do: of a person with every tab and machine, and of each API key. */
export const calls = {
  person: { max: 6_000, windowMs: 60_000 },
  key: { max: 600, windowMs: 60_000 },
} as const;

const limiters: Record<Rate, Limiter> = {
  write: new Limiter(rates.write),
  check: new Limiter(rates.check),
  probe: new Limiter(rates.probe),
  bulk: new Limiter(rates.bulk),
  verify: new Limiter(rates.verify),
};

const callLimiters = { person: new Limiter(calls.person), key: new Limiter(calls.key) };

/** Every API key has rates of its own, beside those of its account. */
const spenderOf = ({ id, key }: Viewer) => (key ? `key ${key.id}` : String(id));

/** What a request has used; every request has its own viewer. */
const spendings = new WeakMap<Viewer, Map<Rate | 'call', Allowance>>();

/** What a suspended account may not do: it reads and exports, but creates and changes nothing. */
const changing: readonly Rate[] = ['write', 'verify'];

/**
 * Counts uses of the viewer; throws UserError RATE_LIMITED with the seconds to wait when none is left, and FORBIDDEN for a
 * suspended account that would change something.
 */
export async function spend(viewer: Viewer, rate: Rate, uses = 1): Promise<void> {
  note(viewer, rate, await limiters[rate].use(spenderOf(viewer), uses));
  if (changing.includes(rate)) await refuseSuspended(viewer);
}

/** Counts a call of the viewer, whatever it does; throws UserError RATE_LIMITED when none is left. */
export async function countCall(viewer: Viewer): Promise<void> {
  note(viewer, 'call', await callLimiters[viewer.key ? 'key' : 'person'].use(spenderOf(viewer)));
}

function note(viewer: Viewer, rate: Rate | 'call', allowance: Allowance): void {
  const spending = spendings.get(viewer) ?? new Map<Rate | 'call', Allowance>();
  spendings.set(viewer, spending.set(rate, allowance));
  if (allowance.isRefused) throw new UserError('RATE_LIMITED', 'Rate limit exceeded', undefined, allowance.resetsIn);
}

/** What the viewer has left of a rate. */
export const allowanceOf = (viewer: Viewer, rate: Rate): Promise<Allowance> => limiters[rate].left(spenderOf(viewer));

/** The lowest remaining allowance of the rates this request has used; null when it used none. */
export function spentBy(viewer: Viewer): Allowance | null {
  const allowances = [...(spendings.get(viewer)?.values() ?? [])];
  const refused = allowances.some(({ isRefused }) => isRefused);
  const scarcest = allowances.sort((a, b) => a.remaining - b.remaining)[0];
  return scarcest ? { ...scarcest, isRefused: refused } : null;
}

/** The headers that describe an allowance. */
export const rateHeaders = ({ limit, remaining, resetsIn }: Allowance) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetsIn),
});
