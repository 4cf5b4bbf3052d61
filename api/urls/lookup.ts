import { campaignQuery } from '../clicks/campaign-query.ts';
import { config } from '../config.ts';
import { LOOKUP_TIMEOUT_MS, lookupPool } from '../database/pool.ts';
import { Lru } from '../lru.ts';

/** What the redirect needs of a link. */
export interface RedirectLink {
  id: number;
  /** The Location header: as stored, characters apart that no header can carry. */
  destination: string;
  isActive: boolean;
  /** Milliseconds since 1970; null never. */
  expiresAt: number | null;
  /** The destination's own campaign parameters, `utm_…=…&…`; empty without any. */
  campaign: string;
}

interface Entry {
  /** Null: there is no such code. */
  link: RedirectLink | null;
  /** Milliseconds of performance.now() after which the database is asked again, however often it was used. */
  staleAt: number;
}

/** Codes that do not exist are remembered for a shorter time, and told by notification when they begin to. */
const NEGATIVE_TTL_MS = 10_000;
/** While the database is away, this long passes before it is asked again for the same code. */
const RETRY_MS = 1_000;

/** The redirect's cache over the links' table: absolute expiry, bounded size, one question a code at a time. */
export class LinkLookup {
  readonly #ttlMs: number;
  readonly #cache: Lru<string, Entry>;
  readonly #loading = new Map<string, Promise<RedirectLink | null>>();
  /** Codes told to have changed while they were being read, and when, in generations. */
  readonly #changed = new Map<string, number>();
  #generation = 0;

  constructor({ ttlMs, entries } = config.linkCache) {
    this.#ttlMs = ttlMs;
    this.#cache = new Lru(entries);
  }

  get size(): number {
    return this.#cache.size;
  }

  /** Whether it has a link that it would answer with also while the database is away. */
  knowsLinks(): boolean {
    for (const { link } of this.#cache.values()) if (link) return true;
    return false;
  }

  /** Asks the database whether it answers look-ups; throws where it does not. */
  async ask(): Promise<void> {
    await inTime(lookupPool.query('SELECT 1'));
  }

  /** The link when it is known and fresh, null when it is known not to exist, undefined when it must be loaded. */
  peek(code: string): RedirectLink | null | undefined {
    const entry = this.#cache.get(code);
    return entry && performance.now() < entry.staleAt ? entry.link : undefined;
  }

  /**
   * The link, asked of the database once for all who wait; null when there is none. While the database is away the
   * last known answer counts; throws when there is none.
   */
  load(code: string): Promise<RedirectLink | null> {
    let pending = this.#loading.get(code);
    if (!pending) {
      pending = this.#read(code).finally(() => {
        this.#loading.delete(code);
        if (!this.#loading.size) this.#changed.clear();
      });
      this.#loading.set(code, pending);
    }
    return pending;
  }

  /**
   * Forgets a code: the next look-up asks the database, also where one is under way that may have read the past. What
   * is known to have changed is no answer any more, not even while the database is away.
   */
  invalidate(code: string): void {
    if (this.#loading.has(code)) this.#changed.set(code, ++this.#generation);
    this.#cache.delete(code);
  }

  /** Distrusts everything: changes may have been missed. Known answers still serve while the database is away. */
  expireAll(): void {
    for (const code of this.#loading.keys()) this.#changed.set(code, ++this.#generation);
    for (const entry of this.#cache.values()) entry.staleAt = 0;
  }

  async #read(code: string): Promise<RedirectLink | null> {
    const began = ++this.#generation;
    try {
      const link = await inTime(findLink(code));
      // A change was told while the answer was on its way: it may be older than the change, so it is read again.
      if ((this.#changed.get(code) ?? 0) > began) return await this.#read(code);
      this.#cache.set(code, { link, staleAt: performance.now() + (link ? this.#ttlMs : NEGATIVE_TTL_MS) });
      return link;
    } catch (error) {
      const known = this.#cache.get(code);
      if (!known) throw error;
      known.staleAt = Math.max(known.staleAt, performance.now() + RETRY_MS);
      return known.link;
    }
  }
}

/** A database that does not answer is as good as away. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const tooLate = () => reject(new Error('the lookup took too long'));
    // Where this process was held up itself, the answer waits in the socket, which is read before an immediate.
    timer = setTimeout(() => setImmediate(tooLate), LOOKUP_TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

async function findLink(code: string): Promise<RedirectLink | null> {
  const { rows } = await lookupPool.query<{
    id: number;
    original_url: string;
    is_active: boolean;
    expires_at: Date | null;
  }>({
    name: 'find-link',
    text: 'SELECT id, original_url, is_active, expires_at FROM short_url WHERE short_code = $1',
    values: [code],
  });
  const [row] = rows;
  if (!row) return null;
  const destination = headerSafe(row.original_url);
  return {
    id: row.id,
    destination,
    isActive: row.is_active,
    expiresAt: row.expires_at?.getTime() ?? null,
    campaign: campaignOf(destination),
  };
}

/** Destinations are checked when they are made; one that came by another way must not break the answer. */
function headerSafe(destination: string): string {
  if (/^[\x21-\x7e]*$/.test(destination)) return destination;
  if (!/\p{Cc}/u.test(destination) && URL.canParse(destination)) return new URL(destination).href; // names of hosts become ASCII, not percent signs
  return destination.replace(/[^\x21-\x7e]+/g, (characters) => encodeURIComponent(characters.toWellFormed()));
}

/** The UTM parameters of a destination; advertising ids and the like in it say nothing of the visitor. */
function campaignOf(destination: string): string {
  const query = destination.split('#', 1)[0]!.split('?').slice(1).join('?');
  return campaignQuery('', query);
}
