import { config } from '../common/config.ts';
import { LOOKUP_TIMEOUT_MS, lookupPool } from '../database/pool.ts';
import { Lru } from '../common/lru.ts';
import { withParents } from '../common/destination.ts';
import { destinationsOf, findLink } from './find-link.ts';
import type { RedirectLink } from './redirect-link.ts';

interface Entry {
  /** Null when there is no such link. */
  link: RedirectLink | null;
  /** The performance.now() in milliseconds after which the entry is read again, however often it was used. */
  staleAt: number;
  /** When it was last known to be right, where changes may have been missed since; while they are heard it stays right. */
  rightAt: number;
  mayHaveChanged: boolean;
  /** Whether somebody has used it since it was read. */
  isUsed: boolean;
}

/** Unknown codes are cached for a shorter time; a notification reports when they are created. */
const NEGATIVE_TTL_MS = 10_000;
/** The time between two questions while the database is unavailable. */
const RETRY_MS = 1_000;
/** Changes that were made so long ago are always seen: who has heard of none for longer asks the database. */
const HEARD_MS = 1_000;

/** How often it is looked which links are to be renewed, and what they have left of their time then: shares of that. */
const RENEWAL = { every: 1 / 8, left: 1 / 4 };
/** So many links wait to be renewed at most; visitors ask for the others. */
const MOST_RENEWED = 1_000;
/** So many are looked at in a turn of the event loop: redirects wait meanwhile. */
const LOOKED_AT = 5_000;

interface Bounds {
  ttlMs: number;
  entries: number;
  /** How long what nobody can check is served. */
  staleMs?: number;
}

/** The redirect's cache of the links table: absolute expiry, bounded size, one query per link at a time. */
export class LinkLookup {
  readonly #ttlMs: number;
  readonly #staleMs: number;
  readonly #cache: Lru<string, Entry>;
  readonly #loading = new Map<string, Promise<RedirectLink | null>>();
  /** Links, by their keys, that changed while they were being read, with the generation of the change. */
  readonly #changed = new Map<string, number>();
  #generation = 0;
  /** Keys of changed links that are to be read again, and whether that is under way. */
  readonly #wanted = new Set<string>();
  /** Keys of links in use that are to be renewed, after those. */
  readonly #due = new Set<string>();
  #isCatchingUp = false;
  /** Until when all changes were heard; always, where nobody says. */
  #heardAt = Infinity;
  /** The look for links in use that is under way, and when it began. */
  #look: Iterator<[string, Entry]> | null = null;
  #lookedAt = 0;
  /** When the database is asked again, after it did not answer; null while it does. */
  #askAgainAt: number | null = null;

  constructor({ ttlMs, entries, staleMs = config.linkCache.staleMs }: Bounds = config.linkCache) {
    this.#ttlMs = ttlMs;
    this.#staleMs = staleMs;
    this.#cache = new Lru(entries);
  }

  get size(): number {
    return this.#cache.size;
  }

  /** Whether it holds a link that it can serve while the database is unavailable. */
  knowsLinks(): boolean {
    const now = performance.now();
    for (const entry of this.#cache.values()) if (entry.link && this.#mayServe(entry, now)) return true;
    return false;
  }

  /** What changed before this `performance.now()` has been heard. Links that are in use are renewed now and then. */
  heard(at: number): void {
    this.#heardAt = at;
    if (this.#look === null && at - this.#lookedAt >= this.#ttlMs * RENEWAL.every) {
      this.#look = this.#cache.entries();
      this.#lookedAt = at;
    }
    if (this.#look) this.#lookForUsed(this.#look, at);
  }

  /** Checks that the database answers lookups; throws if not. */
  async ask(): Promise<void> {
    await inTime(lookupPool.query('SELECT 1'));
  }

  /** The link when it is cached and fresh, null when it does not exist, undefined when it must be loaded. */
  peek(key: string): RedirectLink | null | undefined {
    const entry = this.#cache.get(key);
    if (!entry) return undefined;
    const now = performance.now();
    if (now < entry.staleAt && now - this.#rightAt(entry) <= HEARD_MS) {
      entry.isUsed = true;
      return entry.link;
    }
    if (this.#askAgainAt === null || !this.#mayServe(entry, now)) return undefined;
    if (now >= this.#askAgainAt) {
      this.#askAgainAt = now + RETRY_MS;
      this.load(key).catch(() => {}); // nobody waits for a database that is away
    }
    return entry.link;
  }

  /** Has links read again whose time is nearly over and that were used in it, so that no visitor waits for that. */
  #lookForUsed(look: Iterator<[string, Entry]>, now: number): void {
    for (let count = 0; count < LOOKED_AT; count++) {
      const { value, done } = look.next();
      if (done) {
        this.#look = null;
        break;
      }
      const [key, entry] = value as [string, Entry];
      const isWanted = entry.isUsed && entry.link !== null && this.#isDue(entry, now);
      if (isWanted && this.#due.size < MOST_RENEWED) this.#due.add(key);
    }
    void this.#catchUp();
  }

  #isDue = (entry: Entry, now: number): boolean => entry.staleAt - now < this.#ttlMs * RENEWAL.left;

  #rightAt = (entry: Entry): number => (entry.mayHaveChanged ? entry.rightAt : Math.max(entry.rightAt, this.#heardAt));

  /** Whether it is known well enough while the database is unavailable. */
  #mayServe = (entry: Entry, now: number): boolean => now - this.#rightAt(entry) <= this.#staleMs;

  /**
   * The link, with one query for all concurrent callers; null when there is none. While the database is unavailable,
   * the last known link is returned; throws when there is none, or nobody has been able to tell for too long whether it changed.
   */
  load(key: string): Promise<RedirectLink | null> {
    return this.#readOnce(key).catch((error: unknown) => this.#lastKnown(key, error));
  }

  #readOnce(key: string): Promise<RedirectLink | null> {
    let pending = this.#loading.get(key);
    if (!pending) {
      pending = this.#read(key).finally(() => {
        this.#loading.delete(key);
        if (!this.#loading.size) this.#changed.clear();
      });
      this.#loading.set(key, pending);
    }
    return pending;
  }

  /** What serves while the database does not answer a visitor; throws where there is nothing. */
  #lastKnown(key: string, error: unknown): RedirectLink | null {
    const now = performance.now();
    this.#askAgainAt = now + RETRY_MS;
    const known = this.#cache.get(key);
    if (!known || !this.#mayServe(known, now)) throw error;
    return known.link;
  }

  /**
   * Forgets a link: the next lookup queries the database, even if a running one may have read the old value. A link
   * that is known to have changed is not served again, not even while the database is unavailable.
   */
  invalidate(key: string): void {
    if (this.#loading.has(key)) this.#changed.set(key, ++this.#generation);
    this.#cache.delete(key);
  }

  /**
   * Forgets a link that has changed, and reads it again where it was known: were the database to go away before the next visitor
   * comes, it could not be served.
   */
  refresh(key: string): void {
    if (this.#cache.get(key)?.link) this.#wanted.add(key);
    this.invalidate(key);
    void this.#catchUp();
  }

  /**
   * Forgets the links of an account, or those to hosts or their subdomains: none of them is served again before it was
   * read anew, not even while the database is unavailable.
   */
  invalidateSuspended({ accountId = null, hosts }: { accountId?: number | null; hosts: ReadonlySet<string> }): void {
    if (accountId === null && !hosts.size) return;
    for (const key of this.#loading.keys()) this.#changed.set(key, ++this.#generation);
    const isOn = ({ host }: RedirectLink) => host !== null && withParents(host).some((name) => hosts.has(name));
    for (const [key, { link }] of [...this.#cache.entries()]) {
      if (!link) continue;
      const isMeant = link.ownerId === accountId || destinationsOf(link).some(isOn);
      if (isMeant) this.#cache.delete(key);
    }
  }

  /** Marks the links of an owner, whose settings changed, as stale. */
  expireOwner(ownerId: number): void {
    this.#expire(({ link }) => link?.ownerId === ownerId);
  }

  /**
   * Marks every entry as stale, as changes may have been missed. Stale entries are served while the database is
   * unavailable.
   */
  expireAll(): void {
    this.#expire(() => true);
  }

  /** Reads what is wanted, one link after the other: visitors need the other connections. */
  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    for (let key = this.#nextWanted(); key !== undefined; key = this.#nextWanted()) {
      const known = this.#cache.get(key);
      if (known && !this.#isDue(known, performance.now())) continue; // a visitor was faster
      // Where the database does not answer now, visitors ask it.
      await this.#readOnce(key).catch(() => this.#forgetWanted());
    }
    this.#isCatchingUp = false;
  }

  #forgetWanted(): void {
    this.#wanted.clear();
    this.#due.clear();
  }

  /** Changed links come before those that are right and only grow old. */
  #nextWanted(): string | undefined {
    const keys = this.#wanted.size ? this.#wanted : this.#due;
    const [key] = keys;
    if (key !== undefined) keys.delete(key);
    return key;
  }

  #expire(isMeant: (entry: Entry) => boolean): void {
    for (const key of this.#loading.keys()) this.#changed.set(key, ++this.#generation);
    for (const entry of this.#cache.values()) {
      if (!isMeant(entry)) continue;
      entry.rightAt = Math.min(this.#rightAt(entry), performance.now());
      entry.mayHaveChanged = true;
      entry.staleAt = 0;
    }
  }

  async #read(key: string): Promise<RedirectLink | null> {
    const began = ++this.#generation;
    const rightAt = performance.now();
    const link = await inTime(findLink(key));
    // The link changed during the query: the result may be outdated, so it is read again.
    if ((this.#changed.get(key) ?? 0) > began) return this.#read(key);
    const staleAt = performance.now() + (link ? this.#ttlMs : NEGATIVE_TTL_MS);
    this.#cache.set(key, { link, staleAt, rightAt, mayHaveChanged: false, isUsed: false });
    this.#askAgainAt = null;
    return link;
  }
}

/** Treats a database that does not answer as unavailable. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const tooLate = () => reject(new Error('the lookup took too long'));
    // If this process was blocked itself, the answer is in the socket, which is read before an immediate runs.
    timer = setTimeout(() => setImmediate(tooLate), LOOKUP_TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
