import { config } from '../common/config.ts';
import { LOOKUP_TIMEOUT_MS, lookupPool } from '../database/pool.ts';
import { Lru } from '../common/lru.ts';
import { withParents } from '../common/destination.ts';
import { destinationsOf, findLink, type RedirectLink } from './find-link.ts';

export type { LinkExperiment, LinkRules, RedirectLink } from './find-link.ts';

interface Entry {
  /** Null when there is no such link. */
  link: RedirectLink | null;
  /** The performance.now() in milliseconds after which the entry is read again, however often it was used. */
  staleAt: number;
}

/** Unknown codes are cached for a shorter time; a notification reports when they are created. */
const NEGATIVE_TTL_MS = 10_000;
/** The time between two queries for the same link while the database is unavailable. */
const RETRY_MS = 1_000;

/** The redirect's cache of the links table: absolute expiry, bounded size, one query per link at a time. */
export class LinkLookup {
  readonly #ttlMs: number;
  readonly #cache: Lru<string, Entry>;
  readonly #loading = new Map<string, Promise<RedirectLink | null>>();
  /** Links, by their keys, that changed while they were being read, with the generation of the change. */
  readonly #changed = new Map<string, number>();
  #generation = 0;

  constructor({ ttlMs, entries } = config.linkCache) {
    this.#ttlMs = ttlMs;
    this.#cache = new Lru(entries);
  }

  get size(): number {
    return this.#cache.size;
  }

  /** Whether it holds a link that it can serve while the database is unavailable. */
  knowsLinks(): boolean {
    for (const { link } of this.#cache.values()) if (link) return true;
    return false;
  }

  /** Checks that the database answers lookups; throws if not. */
  async ask(): Promise<void> {
    await inTime(lookupPool.query('SELECT 1'));
  }

  /** The link when it is cached and fresh, null when it does not exist, undefined when it must be loaded. */
  peek(key: string): RedirectLink | null | undefined {
    const entry = this.#cache.get(key);
    return entry && performance.now() < entry.staleAt ? entry.link : undefined;
  }

  /**
   * The link, with one query for all concurrent callers; null when there is none. While the database is unavailable,
   * the last known link is returned; throws when there is none.
   */
  load(key: string): Promise<RedirectLink | null> {
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

  /**
   * Forgets a link: the next lookup queries the database, even if a running one may have read the old value. A link
   * that is known to have changed is not served again, not even while the database is unavailable.
   */
  invalidate(key: string): void {
    if (this.#loading.has(key)) this.#changed.set(key, ++this.#generation);
    this.#cache.delete(key);
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

  #expire(isMeant: (entry: Entry) => boolean): void {
    for (const key of this.#loading.keys()) this.#changed.set(key, ++this.#generation);
    for (const entry of this.#cache.values()) if (isMeant(entry)) entry.staleAt = 0;
  }

  async #read(key: string): Promise<RedirectLink | null> {
    const began = ++this.#generation;
    try {
      const link = await inTime(findLink(key));
      // The link changed during the query: the result may be outdated, so it is read again.
      if ((this.#changed.get(key) ?? 0) > began) return await this.#read(key);
      this.#cache.set(key, { link, staleAt: performance.now() + (link ? this.#ttlMs : NEGATIVE_TTL_MS) });
      return link;
    } catch (error) {
      const known = this.#cache.get(key);
      if (!known) throw error;
      known.staleAt = Math.max(known.staleAt, performance.now() + RETRY_MS);
      return known.link;
    }
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
