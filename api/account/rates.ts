import { Limiter, RateSpent, ROUGHLY, type Allowance } from '../common/limiter.ts';
import { refuseSuspended } from '../suspension/refusals.ts';
import type { Viewer, ViewerKey } from '../common/viewer.ts';

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

/** All calls in a minute, whatever they do: of an account with every tab, machine and key, and of each of its API keys. */
export const calls = {
  person: { max: 6_000, windowMs: 60_000 },
  key: { max: 600, windowMs: 60_000 },
} as const;

const limiter = (name: string, rate: { max: number; windowMs: number }) =>
  new Limiter({ name, ...rate, apart: ROUGHLY });

const limiters: Record<Rate, Limiter> = {
  write: limiter('write', rates.write),
  check: limiter('check', rates.check),
  probe: limiter('probe', rates.probe),
  bulk: limiter('bulk', rates.bulk),
  verify: limiter('verify', rates.verify),
};

const callLimiters = { person: limiter('calls-account', calls.person), key: limiter('calls-key', calls.key) };

/** An API key has rates of its own and spends those of its account as well, so that more keys are not more calls. */
const nameOfKey = (key: ViewerKey) => `key ${key.id}`;
const nameOfAccount = (id: number) => String(id);

/** Counts uses of the viewer's key, if one speaks, and of the account; returns the allowance that ends first. */
async function use(viewer: Viewer, ofKey: Limiter, ofAccount: Limiter, uses = 1): Promise<Allowance> {
  const own = viewer.key && (await ofKey.use(nameOfKey(viewer.key), uses));
  if (own?.isRefused) return own;
  const account = await ofAccount.use(nameOfAccount(viewer.id), uses);
  return own && !account.isRefused ? scarcer(own, account) : account;
}

const scarcer = (one: Allowance, other: Allowance) => (other.remaining < one.remaining ? other : one);

/** What a request has used; every request has its own viewer. */
const spendings = new WeakMap<Viewer, Map<Rate | 'call', Allowance>>();

/** What a suspended account may not do: it reads and exports, but creates and changes nothing. */
const changing: readonly Rate[] = ['write', 'verify'];

/**
 * Counts uses of the viewer; throws UserError RATE_LIMITED with the seconds to wait when none is left, and FORBIDDEN for a
 * suspended account that would change something.
 */
export async function spend(viewer: Viewer, rate: Rate, uses = 1): Promise<void> {
  note(viewer, rate, await use(viewer, limiters[rate], limiters[rate], uses));
  if (changing.includes(rate)) await refuseSuspended(viewer);
}

/** Counts a call of the viewer, whatever it does; throws UserError RATE_LIMITED when none is left. */
export async function countCall(viewer: Viewer): Promise<void> {
  note(viewer, 'call', await use(viewer, callLimiters.key, callLimiters.person));
}

/** Throws UserError RATE_LIMITED when an account, if it is known, has no calls left; counts nothing. */
export async function requireCallsLeft(accountId: number | undefined): Promise<void> {
  if (accountId === undefined) return;
  const allowance = await callLimiters.person.left(nameOfAccount(accountId));
  if (!allowance.remaining) throw new RateSpent(EXCEEDED, allowance);
}

const EXCEEDED = 'Rate limit exceeded';

function note(viewer: Viewer, rate: Rate | 'call', allowance: Allowance): void {
  const spending = spendings.get(viewer) ?? new Map<Rate | 'call', Allowance>();
  spendings.set(viewer, spending.set(rate, allowance));
  if (allowance.isRefused) throw new RateSpent(EXCEEDED, allowance);
}

/** What the viewer has left of a rate. */
export async function allowanceOf({ id, key }: Viewer, rate: Rate): Promise<Allowance> {
  const account = await limiters[rate].left(nameOfAccount(id));
  return key ? scarcer(await limiters[rate].left(nameOfKey(key)), account) : account;
}

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
