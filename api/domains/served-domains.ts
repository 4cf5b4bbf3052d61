import type { HostApps } from '../common/app-links.ts';
import { hostOf, useServedHosts } from '../common/destination.ts';
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

/** Destinations that operators suspended lead nowhere, and neither do those of suspended accounts. */
const ALLOWED = (column: string) => `CASE WHEN o.suspended_at IS NULL AND NOT EXISTS (SELECT FROM suspension s
  WHERE s.host IS NOT NULL AND '.' || split_part(split_part(lower(d.${column}), '/', 3), ':', 1) LIKE '%.' || s.host) THEN d.${column} END`;
const SERVED = `SELECT d.id, d.host, ${ALLOWED('root_url')} AS "rootUrl", ${ALLOWED('not_found_url')} AS "notFoundUrl",
  d.ios_apps AS "iosApps", d.android_apps AS "androidApps"
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
    this.#byHost = new Map(rows.map((row) => [row.host, allowed(row)]));
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
    const latest = this.#latest.get(host);
    if (latest && latest.reading > reading) return latest.done; // it changed again meanwhile
    this.#set(host, rows[0] && allowed(rows[0]));
  }

  #set(host: string, domain: ServedDomain | undefined): void {
    if (domain) this.#byHost.set(host, domain);
    else this.#byHost.delete(host);
  }
}

/** What the list of blocked hosts names leads nowhere. */
const allowed = ({ rootUrl, notFoundUrl, ...domain }: ServedDomain): ServedDomain => ({
  ...domain,
  rootUrl: unlisted(rootUrl),
  notFoundUrl: unlisted(notFoundUrl),
});

function unlisted(url: string | null): string | null {
  const host = url === null ? null : hostOf(url);
  return host !== null && isListed(host) ? null : url;
}

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
