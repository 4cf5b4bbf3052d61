import { Lru } from './lru.ts';
import { UserError } from './user-error.ts';

/** The maximum number of stored keys, so that ever new addresses cannot exhaust the memory. */
const MOST_KEYS = 50_000;
/** After a refusal a process asks the others so late about a key again: who is refused costs no query. */
const REFUSED_MS = 10_000;
/** Clocks are corrected by so little all the time, milliseconds. */
const CLOCK_MS = 1_000;
/** Near its end a limit is told of this part of what is left. */
const TOLD_PART = 4;
/** The share of a limit that a process may count by itself where a query for each use would cost more than the use. */
export const ROUGHLY = 1 / 20;

/** How much of a limit is left. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** Seconds until the window ends, rounded up. */
  resetsIn: number;
  isRefused: boolean;
}

/** So many uses of each key are let through in a window, which begins with its first use. */
export interface LimitSettings {
  /** No two limits share a name: by it processes know each other's counts. */
  name: string;
  max: number;
  windowMs: number;
  /** The share of the limit that each process lets through before it tells the others; it tells them of every use by default. */
  apart?: number;
}

/** What all processes together have used of a key, and when that is forgotten. */
export interface Counted {
  used: number;
  endsInMs: number;
}

/** Counts that several processes share. Every call rejects at once, or soon, while they cannot be reached. */
export interface SharedCounts {
  /** Adds uses, or takes back some where they are negative. */
  add(limit: LimitSettings, key: string, uses: number): Promise<Counted>;
  read(limit: LimitSettings, key: string): Promise<Counted | null>;
  forget(limit: LimitSettings, key: string): Promise<void>;
}

let shared: SharedCounts | null = null;
/** Grows with each change of who counts. */
let counting = 0;

/** From now on limits are counted together with other processes, or in this one alone where it is null; what was counted so far is forgotten. */
export function useSharedCounts(counts: SharedCounts | null): void {
  shared = counts;
  counting++;
}

/** What this process knows of a key. */
interface Window {
  /** Which of the changes of who counts it began with. */
  counting: number;
  /** What was used in all, as it was told last. */
  known: number;
  /** Uses by this process; `told` of them are in `known`. */
  own: number;
  told: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Until then the key is refused without a question. */
  refusedUntil: number;
  telling: Promise<void> | null;
}

/**
 * Lets each key through `max` times in a window of `windowMs`. Several processes count together; while that cannot be, each counts on
 * for itself, from what it knows.
 */
export class Limiter {
  readonly #settings: LimitSettings;
  /** Uses that this process counts by itself. */
  readonly #most: number;
  readonly #windows = new Lru<string, Window>(MOST_KEYS);

  constructor(settings: LimitSettings) {
    this.#settings = settings;
    this.#most = Math.max(1, Math.ceil(settings.max * (settings.apart ?? 0)));
  }

  /** Counts one use, or several, and returns what is left, even for a refused use. */
  async use(key: string, uses = 1): Promise<Allowance> {
    const window = this.#windowOf(key);
    window.own += uses;
    const place = window.own;
    if (!shared || Date.now() < window.refusedUntil) return this.#allowance(window, usedAt(window, place));
    if (this.#most === 1) return this.#allowance(window, await this.#tell(key, window));
    if (window.telling) await window.telling;
    else if (window.own - window.told >= this.#step(window)) {
      window.telling = this.#tell(key, window).then(() => void (window.telling = null));
      await window.telling;
    }
    return this.#allowance(window, usedAt(window, place));
  }

  /** Counts one attempt and returns what is left; throws UserError RATE_LIMITED with the seconds to wait when there were too many. */
  async attempt(key: string): Promise<Allowance> {
    const allowance = await this.use(key);
    if (allowance.isRefused) throw tooManyAttempts(allowance);
    return allowance;
  }

  /** Takes back one use, of an attempt that should not count; one of a window that is over is forgotten already. */
  async giveBack(key: string): Promise<void> {
    const window = this.#windowOf(key);
    if (window.own <= 0) return;
    window.own--;
    window.refusedUntil = 0;
    if (shared && this.#most === 1) await this.#tell(key, window);
  }

  /** What a key has left; counts nothing. */
  async left(key: string): Promise<Allowance> {
    const window = this.#windowOf(key);
    if (this.#most === 1) await this.#ask(key, window);
    return this.#allowance(window, usedAt(window, window.own));
  }

  /** Forgets a key's uses, after an attempt that succeeded. */
  async forget(key: string): Promise<void> {
    this.#windows.delete(key);
    await shared?.forget(this.#settings, key).catch(() => {}); // then it ends with its window
  }

  #windowOf(key: string): Window {
    const now = Date.now();
    const known = this.#windows.get(key);
    const { windowMs } = this.#settings;
    // A clock that was set back would keep a limit shut for as long.
    if (known?.counting === counting && now < known.endsAt && known.endsAt - now <= windowMs + CLOCK_MS) return known;
    const window = { counting, known: 0, own: 0, told: 0, endsAt: now + windowMs, refusedUntil: 0, telling: null };
    this.#windows.set(key, window);
    return window;
  }

  /** How many uses the others are told of at once: fewer, the less is left. */
  #step(window: Window): number {
    const left = this.#settings.max - usedAt(window, window.own);
    return Math.max(1, Math.min(this.#most, Math.floor(left / TOLD_PART)));
  }

  /** Tells the others what was used here, and returns what was used in all; as far as this process knows where they are away. */
  async #tell(key: string, window: Window): Promise<number> {
    const uses = window.own - window.told;
    window.told = window.own;
    try {
      const counted = await shared!.add(this.#settings, key, uses);
      this.#take(window, counted);
      return counted.used;
    } catch {
      window.told -= uses;
      return usedAt(window, window.own);
    }
  }

  /** Reads what the others know; where they are away, this process knows what it knows. */
  async #ask(key: string, window: Window): Promise<void> {
    const counted = await shared?.read(this.#settings, key).catch(() => undefined);
    if (counted) this.#take(window, counted);
    else if (counted === null) window.known = 0;
  }

  #take(window: Window, { used, endsInMs }: Counted): void {
    window.known = used;
    window.endsAt = Date.now() + endsInMs;
  }

  #allowance(window: Window, used: number): Allowance {
    const { max } = this.#settings;
    const now = Date.now();
    const isRefused = used > max;
    if (isRefused && now >= window.refusedUntil) window.refusedUntil = now + REFUSED_MS;
    return {
      limit: max,
      remaining: Math.max(max - Math.max(used, 0), 0),
      resetsIn: Math.max(Math.ceil((window.endsAt - now) / 1000), 0),
      isRefused,
    };
  }
}

/** What was used in all when this process had made so many uses. */
const usedAt = ({ known, told }: Window, own: number): number => known + own - told;

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
