import type { HostApps } from '../common/app-links.ts';
import { hostOf, isOurs, useServedHosts, withParents } from '../common/destination.ts';
import { logger } from '../common/logger.ts';
import { pool } from '../database/db.ts';
import { onDomainChange } from '../live/domain-changes.ts';
import { onReconnect } from '../live/listen.ts';
import { onSuspensionChange } from '../live/suspension-changes.ts';
import { isListed } from '../suspension/block-list.ts';

/** A domain of an account for which this server answers. */
export interface ServedDomain extends HostApps {
  id: number;
  host: string;
  /** Where the bare domain leads, and codes that no link has; null for a page. */
  rootUrl: string | null;
  notFoundUrl: string | null;
}

const SERVED = `SELECT d.id, d.host, CASE WHEN o.suspended_at IS NULL THEN d.root_url END AS "rootUrl",
  CASE WHEN o.suspended_at IS NULL THEN d.not_found_url END AS "notFoundUrl", d.ios_apps AS "iosApps", d.android_apps AS "androidApps"
  FROM domain d JOIN app_user o ON o.id = d.owner_id WHERE d.verified_at IS NOT NULL`;

/** The verified domains of all accounts, in memory: whoever is asked for a host answers at once, also while the database is away. */
export class ServedDomains {
  #byHost = new Map<string, ServedDomain>();
  /** Counts readings, so that an older answer does not replace a newer one. */
  #readings = 0;
  /** The latest reading of each host since all were read. */
  readonly #latest = new Map<string, { reading: number; done: Promise<void> }>();

  get size(): number {
    return this.#byHost.size;
  }

  /** The domain with a host, in lower case and without a port; undefined where it is no account's. */
  of(host: string): ServedDomain | undefined {
    return this.#byHost.get(host);
  }

  /** Reads all of them anew; throws while the database is away, and keeps the last ones. */
  async readAll(): Promise<void> {
    const began = ++this.#readings;
    const { rows } = await pool.query<ServedDomain>(SERVED);
    const before = this.#byHost;
    const served = await allowed(rows);
    this.#byHost = new Map(served.map((domain) => [domain.host, domain]));
    for (const [host, { reading }] of this.#latest) {
      if (reading > began) this.#set(host, before.get(host));
      else this.#latest.delete(host);
    }
  }

  /** Reads one of them anew; resolves once what it was when it was asked for is known. */
  read(host: string): Promise<void> {
    const reading = ++this.#readings;
    const done = this.#read(host, reading);
    this.#latest.set(host, { reading, done });
    return done;
  }

  async #read(host: string, reading: number): Promise<void> {
    const { rows } = await pool.query<ServedDomain>(`${SERVED} AND d.host = $1`, [host]);
    const [domain] = await allowed(rows);
    const latest = this.#latest.get(host);
    if (latest && latest.reading > reading) return latest.done; // it changed again meanwhile
    this.#set(host, domain);
  }

  #set(host: string, domain: ServedDomain | undefined): void {
    if (domain) this.#byHost.set(host, domain);
    else this.#byHost.delete(host);
  }
}

/** What operators suspended, or the list of blocked hosts names, leads nowhere, however its address is spelled. */
async function allowed(rows: readonly ServedDomain[]): Promise<ServedDomain[]> {
  const urls = rows.flatMap(({ rootUrl, notFoundUrl }) => [rootUrl, notFoundUrl]).filter((url) => url !== null);
  const names = [...new Set(urls.flatMap((url) => withParents(hostOf(url) ?? '')))];
  const suspended = names.length ? await suspendedAmong(names) : new Set<string>();
  const lawful = (url: string | null): string | null => {
    const host = url === null ? null : hostOf(url);
    if (host === null) return null;
    return isListed(host) || withParents(host).some((name) => suspended.has(name)) ? null : url;
  };
  return rows.map((row) => ({ ...row, rootUrl: lawful(row.rootUrl), notFoundUrl: lawful(row.notFoundUrl) }));
}

async function suspendedAmong(names: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ host: string }>('SELECT host FROM suspension WHERE host = ANY ($1)', [names]);
  return new Set(rows.map(({ host }) => host));
}

/** An address that a domain leads to; null where it is on a host of ours, perhaps since: it might lead here again and again. */
export const elsewhere = (url: string | null): string | null =>
  url === null || isOurs(hostOf(url) ?? '') ? null : url;

/** The domains that this process serves. */
export const servedDomains = new ServedDomains();

/** The list is read again so often, also when nothing tells of a change. */
const READ_EVERY_MS = 60_000;

/** Follows the verified domains until the function returned is called; throws while the database is away. */
export async function followDomains(): Promise<() => void> {
  const follow = (reading: Promise<void>): Promise<void> =>
    reading.catch((error: unknown) => logger.warn({ err: error }, 'the domains of accounts could not be read'));
  const readAll = () => void follow(servedDomains.readAll());
  await servedDomains.readAll();
  useServedHosts((host) => servedDomains.of(host) !== undefined);
  const timer = setInterval(readAll, READ_EVERY_MS).unref();
  const stops = [
    onDomainChange((host) => follow(servedDomains.read(host))),
    onSuspensionChange(readAll),
    onReconnect(readAll),
  ];
  return () => {
    clearInterval(timer);
    stops.forEach((stop) => stop());
  };
}
