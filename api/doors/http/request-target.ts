import type { IncomingMessage } from 'node:http';

/** A target that names its host, as clients send it to proxies (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]+)([^#]*)/i;

/** What is in no host with its port: a list, a user, a path, white space. */
const NO_HOST = /[\s,@/\\?#]/;

/** Whether a header `Host` can be that of one host. */
export const isHost = (host: string): boolean => !NO_HOST.test(host);

/**
 * Has a request mean one host, whoever reads it: that of an absolute target goes before the header `Host` (RFC 9112, 3.2.2), and so does
 * `:authority` of HTTP/2 (RFC 9113, 8.3.1). False where it names several, or none that can be: what stands before this server may
 * read another one of them.
 */
export function settleTarget(request: IncomingMessage): boolean {
  const { url = '/', headers } = request;
  const authority = headers[':authority'];
  if (authority !== undefined && headers.host !== undefined) headers.host = String(authority);
  if (!url.startsWith('/')) settleAbsolute(request, url);
  const host = headers.host ?? authority;
  return (host === undefined || isHost(String(host))) && !namesHostAgain(request);
}

function settleAbsolute(request: IncomingMessage, url: string): void {
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether a request has the header `Host` twice; Node keeps the first. */
function namesHostAgain({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host' && ++count > 1) return true;
  }
  return false;
}
