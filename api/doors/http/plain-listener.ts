import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerTo, CHALLENGE_PATH } from '../../certificates/challenges.ts';
import { config } from '../../common/config.ts';
import { shortOriginOf } from '../../common/short-origin.ts';
import { servedDomains } from '../../domains/served-domains.ts';
import { hostOf } from './addressed-host.ts';
import { refuseHost } from './malformed.ts';
import { settleTarget } from './request-target.ts';

const TIMEOUT_MS = 10_000;

const origins = [config.publicOrigin, config.shortOrigin];

/** Where a request leads on HTTPS: at the host that it named where that is ours, or at the web app's. */
function securePlace(request: IncomingMessage): string {
  const { url = '/' } = request;
  const host = hostOf(request);
  const domain = servedDomains.of(host);
  const own = origins.find((each) => new URL(each).hostname === host) ?? config.publicOrigin;
  const origin = domain ? shortOriginOf(domain.host) : own;
  return origin + (url.startsWith('/') ? url : '/');
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (!settleTarget(request)) return refuseHost(request, response);
  if (config.acme && request.url!.startsWith(CHALLENGE_PATH)) return answerChallenge(request, response);
  const location = securePlace(request);
  // A browser that remembered it would not come by here again, but asks HTTPS each time, so every click counts.
  response.writeHead(308, { location, 'content-length': 0, 'cache-control': 'no-store', connection: 'close' }).end();
}

/** A certificate authority asks before there is a certificate. */
function answerChallenge({ url }: IncomingMessage, response: ServerResponse): void {
  const end = (status: number, body = '') =>
    response.writeHead(status, { 'content-type': 'application/octet-stream', connection: 'close' }).end(body);
  answerTo(url!.slice(CHALLENGE_PATH.length)).then(
    (found) => end(found === null ? 404 : 200, found ?? ''),
    () => end(503),
  );
}

/** Leads plain HTTP to HTTPS until the function returned is called; throws when the port cannot be listened on. */
export async function listenPlainly(host: string, port: number): Promise<() => Promise<void>> {
  const server = createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS }, answer);
  server.listen({ host, port });
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
