import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Ask } from '../../openid/identity-provider.ts';
import { INSIDE } from './identity-limits.ts';

/**
 * Asks the application over a connection inside the process; rejects when the connection breaks. It is plain HTTP on
 * purpose: `inject` has responses of its own class, and V8 makes every later redirect a fifth slower for it.
 */
export function askInside(app: FastifyInstance): Ask {
  const server = createServer((request, response) => app.routing(request, response));
  return async (url, { method, headers, body, signal }) => {
    await app.ready();
    const [near, far] = duplexPair();
    server.emit('connection', Object.assign(far, { remoteAddress: INSIDE }));
    const { pathname, search } = new URL(url);
    const request = httpRequest({
      path: pathname + search,
      method: method ?? 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      createConnection: () => near,
      ...(signal && { signal }),
    });
    request.end(typeof body === 'string' ? body : undefined);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const type = String(answer.headers['content-type']);
    return new Response(await text(answer), { status: answer.statusCode!, headers: { 'content-type': type } });
  };
}
