import { isIP } from 'node:net';
import { config } from '../../common/config.ts';
import { servedDomains, type ServedDomain } from '../../domains/served-domains.ts';
import { isTrustedProxy } from './trusted-proxies.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/** The host of most redirects, as browsers send it. */
const SHORT_HOST = new URL(config.shortOrigin).host;
const ownHosts = new Set(config.ownHosts);

/**
 * The domain of an account that a request addresses; null for this installation's own hosts, undefined for a host that is nobody's.
 * Health checks name addresses and machines, and no domain of an account can be one: they are our own.
 */
export function addressedDomain(request: RedirectRequest): ServedDomain | null | undefined {
  const { headers } = request;
  const isPlain = isTrustedProxy === null || headers['x-forwarded-host'] === undefined;
  if (isPlain && (headers.host ?? headers[':authority']) === SHORT_HOST) return null;
  const host = hostOf(request);
  if (ownHosts.has(host)) return null;
  const domain = servedDomains.of(host);
  if (domain || !config.refusesOtherHosts) return domain ?? null;
  return isInside(host) ? null : undefined;
}

/**
 * The host that a request addresses, as a trusted proxy or the client itself says: in lower case, without port and final dot. Proxies
 * add theirs to what the client sent, so that the last word is the proxy's own.
 */
export function hostOf({ headers, socket }: RedirectRequest): string {
  const forwarded = isTrustedProxy?.(socket.remoteAddress ?? '', 0) ? headers['x-forwarded-host'] : undefined;
  const authority = String(forwarded ?? headers.host ?? headers[':authority'] ?? '');
  if (authority !== readLast.authority) readLast = { authority, host: readHost(authority) };
  return readLast.host;
}

/** Most requests name the host that the one before them named. */
let readLast = { authority: '', host: '' };

const readHost = (authority: string): string =>
  authority.split(',').at(-1)!.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** An IP address, a name without a dot, or none at all (HTTP/1.0). */
const isInside = (host: string): boolean => !host.includes('.') || isIP(host) > 0 || host.startsWith('[');

/** What stands in place of a referrer that is a page of the domain itself. */
export const OURSELVES = '';

/** Whether a request was led here by a page of the same host, which is no referrer. */
export const isFromSameHost = (request: RedirectRequest): boolean =>
  /^https?:\/\/([^/?#]*)/i
    .exec(request.headers.referer ?? '')?.[1]
    ?.toLowerCase()
    .replace(/:\d*$/, '') === hostOf(request);
