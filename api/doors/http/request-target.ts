import type { IncomingMessage } from 'node:http';

/** A target that names its host, as clients send it to proxies (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]+)([^#]*)/i;

/**
 * Has a request mean one host, whoever reads it: that of an absolute target goes before the header `Host` (RFC 9112, 3.2.2), and so does
 * `:authority` of HTTP/2 (RFC 9113, 8.3.1).
 */
export function settleTarget(request: IncomingMessage): void {
  const { url = '/', headers } = request;
  const authority = headers[':authority'];
  if (authority !== undefined && headers.host !== undefined) headers.host = String(authority);
  if (url.startsWith('/')) return;
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return;
  headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
