import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Http2ServerRequest } from 'node:http2';
import { UserError } from '../../common/user-error.ts';

/** A page asks for six at once; each that is not fetched holds 100 kB of memory. */
const MOST_AT_ONCE = 16;

/** Refuses RATE_LIMITED files of a connection that has too many of them under way. */
export function takeTurns(app: FastifyInstance): void {
  const underWay = new WeakMap<object, number>();
  app.addHook('onRequest', async ({ raw }, reply) => {
    const connection = connectionOf(raw);
    const files = (underWay.get(connection) ?? 0) + 1;
    if (files > MOST_AT_ONCE) throw new UserError('RATE_LIMITED', 'Too many files are under way.', undefined, 1);
    underWay.set(connection, files);
    reply.raw.once('close', () => underWay.set(connection, underWay.get(connection)! - 1));
  });
}

/** The connection of a request: the session of HTTP/2, the socket of HTTP/1.1. */
const connectionOf = (request: FastifyRequest['raw']): object =>
  (request as unknown as Partial<Http2ServerRequest>).stream?.session ?? request.socket;
