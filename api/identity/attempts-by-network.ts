import { isIPv6 } from 'node:net';
import { addressKey } from '../common/address-key.ts';
import { Limiter, tooManyAttempts } from '../common/limiter.ts';
import { Lru } from '../common/lru.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WINDOW_MS = 10 * MINUTE_MS;

/** Attempts in ten minutes: enough for an office behind one address, far too few for guessing. */
const limit = (name: string, max: number) => new Limiter({ name: `sign-in-${name}`, max, windowMs: WINDOW_MS });
/** A customer is given an IPv6 network of 64, 56 or 48 bits, or one IPv4 address out of a provider's 24 bits. */
const tiers = {
  address: limit('address', 30),
  net56: limit('net56', 60),
  net48: limit('net48', 120),
  net24: limit('net24', 300),
} as const;

type Network = [limiter: Limiter, name: string];

/** The networks of an address, the narrowest first; an IPv6 address stands for its /64. */
function networksOf(address: string): [Network, ...Network[]] {
  const key = addressKey(address);
  if (!isIPv6(address) || address.startsWith('::ffff:')) {
    return [
      [tiers.address, key],
      [tiers.net24, key.split('.').slice(0, 3).join('.')],
    ];
  }
  const [, , , fourth = '0'] = key.split(':');
  const net48 = addressKey(address, 3);
  return [
    [tiers.address, key],
    [tiers.net56, `${net48}:${fourth.padStart(4, '0').slice(0, 2)}`],
    [tiers.net48, net48],
  ];
}

/** How long, and how many, addresses are remembered after a sign-in. */
const REMEMBERED_MS = 30 * DAY_MS;
const known = new Lru<string, number>(50_000);

/** Notes that somebody signed in from an address. */
export const rememberAddress = (address: string): void => known.set(addressKey(address), Date.now());

/** Whether somebody signed in from an address within the last 30 days, as far as this process remembers. */
export const isKnownAddress = (address: string): boolean =>
  Date.now() - (known.get(addressKey(address)) ?? -Infinity) < REMEMBERED_MS;

/**
 * Counts an attempt to sign in from an address and from the networks that it is part of. Returns how many the widest one made in ten
 * minutes, this one included. Throws UserError RATE_LIMITED where one of them made too many; neighbours do not keep out an address
 * from which somebody signed in lately.
 */
export async function countAttempt(address: string): Promise<number> {
  const [[own, key], ...wider] = networksOf(address);
  let { limit, remaining } = await own.attempt(key);
  for (const [limiter, network] of wider) {
    const allowance = await limiter.use(network);
    if (allowance.isRefused && !isKnownAddress(address)) throw tooManyAttempts(allowance);
    ({ limit, remaining } = allowance);
  }
  return limit - remaining;
}
