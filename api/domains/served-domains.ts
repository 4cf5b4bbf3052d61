import { hostOf, useServedHosts } from '../common/destination.ts';
import { logger } from '../common/logger.ts';
import { pool } from '../database/db.ts';
import { onDomainChange } from '../live/domain-changes.ts';
import { onReconnect } from '../live/listen.ts';
import { onSuspensionChange } from '../live/suspension-changes.ts';
import { isListed } from '../suspension/block-list.ts';

/** A domain of an account for which this server answers. */
export interface ServedDomain {
  id: number;
  host: string;
  /** Where the bare domain leads, and codes that no link has; null for a page. */
  rootUrl: string | null;
  notFoundUrl: string | null;
}

/** Destinations that operators suspended lead nowhere, and neither do those of suspended accounts. */
const ALLOWED = (column: string) => `CASE WHEN o.suspended_at IS NULL AND NOT EXISTS (SELECT FROM suspension s
  WHERE s.host IS NOT NULL AND '.' || split_part(split_part(lower(d.${column}), '/', 3), ':', 1) LIKE '%.' || s.host) THEN d.${column} END`;
const SERVED = `SELECT d.id, d.host, ${ALLOWED('root_url')} AS "rootUrl", ${ALLOWED('not_found_url')} AS "notFoundUrl"
  FROM domain d JOIN app_user o ON o.id = d.owner_id WHERE d.verified_at IS NOT NULL`;

/** The verified domains of all accounts, in memory: whoever is asked for a host answers at once, also while the database is away. */
export class ServedDomains {
  #byHost = new Map<string, ServedDomain>();
  /** Counts readings, so that an older answer does not replace a newer one. */
  #readings = 0;
  readonly #readAt = new Map<string, number>();

  get size(): number {
    return this.#byHost.size;
  }

  /** The domain with a host, in lower case and without a port; undefined where it is no account's. */
  of(host: string): ServedDomain | undefined {
    return this.#byHost.get(host);
  }

  /** Reads all of them anew; throws while the database is away, and keeps the last ones. */
  async readAll(): Promise<void> {
    const reading = ++this.#readings;
    const { rows } = await pool.query<ServedDomain>(SERVED);
    const later = [...this.#readAt]
      .filter(([, at]) => at > reading)
      .map(([host]) => [host, this.#byHost.get(host)] as const);
    this.#byHost = new Map(rows.map((row) => [row.host, allowed(row)]));
    for (const [host, domain] of later) this.#set(host, domain);
  }

  /** Reads one of them anew. */
  async read(host: string): Promise<void> {
    const reading = ++this.#readings;
    this.#readAt.set(host, reading);
    const { rows } = await pool.query<ServedDomain>(`${SERVED} AND d.host = $1`, [host]);
    if (this.#readAt.get(host) !== reading) return; // it changed again meanwhile
    this.#readAt.delete(host);
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
  const follow = (reading: Promise<void>) =>
    void reading.catch((error: unknown) => logger.warn({ err: error }, 'the domains of accounts could not be read'));
  const readAll = () => follow(servedDomains.readAll());
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
