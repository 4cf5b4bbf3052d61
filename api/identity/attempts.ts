import { isIPv6 } from 'node:net';
import { Lru } from '../lru.ts';
import { UserError } from '../user-error.ts';

const MOST_KEYS = 50_000;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * Counts attempts by key within windows of `windowMs` and refuses those above `limit`. Kept in this process: several
 * nodes multiply the limit by their number, which stays far below what guessing a password would take.
 */
export class Attempts {
  readonly #windows = new Lru<string, Window>(MOST_KEYS);
  readonly #limit: number;
  readonly #windowMs: number;

  constructor(limit: number, windowMs: number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Counts one attempt; throws UserError RATE_LIMITED with the seconds to wait when there were too many. */
  count(key: string, now = Date.now()): void {
    const window = this.#note(key, now);
    if (window.count <= this.#limit) return;
    const seconds = Math.ceil((window.endsAt - now) / 1000);
    throw new UserError(
      'RATE_LIMITED',
      `Too many attempts. Please try again in ${inWords(seconds)}.`,
      undefined,
      seconds,
    );
  }

  /** Counts one attempt and tells whether there were too many. */
  isOver(key: string, now = Date.now()): boolean {
    return this.#note(key, now).count > this.#limit;
  }

  #note(key: string, now: number): Window {
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#windowMs };
    window.count++;
    this.#windows.set(key, window);
    return window;
  }

  /** Forgets a key's attempts, after one that succeeded. */
  forget(key: string): void {
    this.#windows.delete(key);
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** What stands for a client's address: an IPv6 network of 64 bits belongs to one customer, who may use all of it. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups.slice(0, 4).join(':');
}
