import { campaignQuery } from '../clicks/campaign-query.ts';
import { config } from '../config.ts';
import type { AddressHandling, MeasurementLevel, MeasurementMethod } from '../generated/prisma/enums.ts';
import { withheldOf } from '../network/withheld.ts';
import { IS_REPORTING } from '../websites/reporting.ts';
import { LOOKUP_TIMEOUT_MS, lookupPool } from '../database/pool.ts';
import { Lru } from '../lru.ts';

/** The fields of a link that the redirect needs. */
export interface RedirectLink {
  id: number;
  /** The Location header: the stored destination, with unsafe header characters encoded. */
  destination: string;
  isActive: boolean;
  /** Milliseconds since 1970; null for never. */
  expiresAt: number | null;
  /** The destination's own campaign parameters, `utm_…=…&…`; empty without any. */
  campaign: string;
  ownerId: number;
  /** What the owner does not want to keep of a click: sum of `clickFlags`. */
  withheld: number;
  /** How much of a visitor's address leaves the redirect. */
  addressHandling: AddressHandling;
  /** How a visitor's way is measured; null when it is not. */
  measured: MeasurementMethod | null;
  /** The id of the experiment's variant whose destination this is; 0 for the link's own. */
  variant: number;
  /** What runs on the link; null without any, and for a variant. */
  experiment: LinkExperiment | null;
}

/** The running experiment of a link. */
export interface LinkExperiment {
  id: number;
  /** The zone of the owner's days. */
  timeZone: string;
  /** The link as each variant has it, and their weights. */
  variants: RedirectLink[];
  weights: number[];
}

interface Entry {
  /** Null when the code does not exist. */
  link: RedirectLink | null;
  /** The performance.now() in milliseconds after which the entry is read again, however often it was used. */
  staleAt: number;
}

/** Unknown codes are cached for a shorter time; a notification reports when they are created. */
const NEGATIVE_TTL_MS = 10_000;
/** The time between two queries for the same code while the database is unavailable. */
const RETRY_MS = 1_000;

/** The redirect's cache of the links table: absolute expiry, bounded size, one query per code at a time. */
export class LinkLookup {
  readonly #ttlMs: number;
  readonly #cache: Lru<string, Entry>;
  readonly #loading = new Map<string, Promise<RedirectLink | null>>();
  /** Codes that changed while they were being read, with the generation of the change. */
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
  peek(code: string): RedirectLink | null | undefined {
    const entry = this.#cache.get(code);
    return entry && performance.now() < entry.staleAt ? entry.link : undefined;
  }

  /**
   * The link, with one query for all concurrent callers; null when there is none. While the database is unavailable,
   * the last known link is returned; throws when there is none.
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
   * Forgets a code: the next lookup queries the database, even if a running one may have read the old value. A link
   * that is known to have changed is not served again, not even while the database is unavailable.
   */
  invalidate(code: string): void {
    if (this.#loading.has(code)) this.#changed.set(code, ++this.#generation);
    this.#cache.delete(code);
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
    for (const code of this.#loading.keys()) this.#changed.set(code, ++this.#generation);
    for (const entry of this.#cache.values()) if (isMeant(entry)) entry.staleAt = 0;
  }

  async #read(code: string): Promise<RedirectLink | null> {
    const began = ++this.#generation;
    try {
      const link = await inTime(findLink(code));
      // The code changed during the query: the result may be outdated, so it is read again.
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

interface LinkRow {
  id: number;
  original_url: string;
  is_active: boolean;
  expires_at: Date | null;
  owner_id: number;
  level: MeasurementLevel | null;
  method: MeasurementMethod | null;
  geolocation: boolean | null;
  privacy_mode: boolean | null;
  address_handling: AddressHandling | null;
  experiment_id: number | null;
}

async function findLink(code: string): Promise<RedirectLink | null> {
  const { rows } = await lookupPool.query<LinkRow>({
    name: 'find-link',
    text: `SELECT u.id, u.original_url, u.is_active, u.expires_at, u.owner_id, s.geolocation, s.privacy_mode,
        s.address_handling,
        coalesce(u.measurement_level, s.level) AS level, coalesce(u.measurement_method, s.method) AS method,
        (SELECT e.id FROM experiment e WHERE e.link_id = u.id AND e.state = 'running' LIMIT 1) AS experiment_id
      FROM short_url u LEFT JOIN network_settings s USING (owner_id) WHERE u.short_code = $1`,
    values: [code],
  });
  const [row] = rows;
  if (!row) return null;
  const link = await leadingTo(row, row.original_url, 0);
  return row.experiment_id === null ? link : { ...link, experiment: await experimentOf(row, row.experiment_id) };
}

/** The link of a row as it leads to a destination: its own, or a variant's. */
async function leadingTo(row: LinkRow, stored: string, variant: number): Promise<RedirectLink> {
  const destination = headerSafe(stored);
  return {
    id: row.id,
    destination,
    isActive: row.is_active,
    expiresAt: row.expires_at?.getTime() ?? null,
    campaign: campaignOf(destination),
    ownerId: row.owner_id,
    withheld: withheldOf({ level: row.level, geolocation: row.geolocation, privacyMode: row.privacy_mode }),
    addressHandling: row.address_handling ?? 'full',
    measured: row.level === 'full' ? await methodFor(row.owner_id, destination, row.method ?? 'redirect') : null,
    variant,
    experiment: null,
  };
}

async function experimentOf(row: LinkRow, id: number): Promise<LinkExperiment | null> {
  const { rows } = await lookupPool.query<{ id: number; destination: string; weight: number; timeZone: string }>({
    name: 'find-variants',
    text: `SELECT v.id, v.destination, v.weight, coalesce(o.time_zone, 'UTC') AS "timeZone"
      FROM variant v JOIN experiment e ON e.id = v.experiment_id JOIN app_user o ON o.id = e.owner_id
      WHERE e.id = $1 ORDER BY v.position`,
    values: [id],
  });
  if (!rows.length) return null; // its account was closed between the two queries
  return {
    id,
    timeZone: rows[0]!.timeZone,
    variants: await Promise.all(rows.map((variant) => leadingTo(row, variant.destination, variant.id))),
    weights: rows.map(({ weight }) => weight),
  };
}

/** A snippet that was seen within this time is taken to be there. */
const SNIPPET_SEEN_HOURS = 24;

/**
 * How a visitor's way to a destination can be measured. An id is only handed to a verified, active website of the owner: it
 * would break signed addresses of others, and tell them of clicks. Hybrid does so only where that website's snippet was
 * seen within a day, and otherwise measures here.
 */
async function methodFor(
  ownerId: number,
  destination: string,
  method: MeasurementMethod,
): Promise<MeasurementMethod | null> {
  if (method === 'redirect') return method;
  const otherwise = method === 'hybrid' ? 'redirect' : null;
  if (!URL.canParse(destination)) return otherwise;
  const { rowCount } = await lookupPool.query({
    name: 'find-website',
    text: `SELECT 1 FROM website WHERE owner_id = $1 AND ${IS_REPORTING('$2')}
      AND ($3 = 'embed' OR snippet_seen_at > now() - interval '${SNIPPET_SEEN_HOURS} hours') LIMIT 1`,
    values: [ownerId, new URL(destination).hostname, method],
  });
  return rowCount ? 'embed' : otherwise;
}

/** Destinations are validated on creation; an invalid one from another source must not break the response. */
function headerSafe(destination: string): string {
  if (/^[\x21-\x7e]*$/.test(destination)) return destination;
  if (!/\p{Cc}/u.test(destination) && URL.canParse(destination)) return new URL(destination).href; // names of hosts become ASCII, not percent signs
  return destination.replace(/[^\x21-\x7e]+/g, (characters) => encodeURIComponent(characters.toWellFormed()));
}

/** The UTM parameters of a destination; its advertising ids say nothing about the visitor. */
function campaignOf(destination: string): string {
  const query = destination.split('#', 1)[0]!.split('?').slice(1).join('?');
  return campaignQuery('', query);
}
