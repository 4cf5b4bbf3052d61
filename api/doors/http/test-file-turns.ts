import type { FastifyInstance } from 'fastify';
import { UserError } from '../../common/user-error.ts';
import { UnfinishedAnswers } from './connection-limits.ts';
import { sessionOf } from './ping-round-trips.ts';

/** A page asks for six at once; each that is not fetched holds 100 kB of memory. */
const MOST_AT_ONCE = 16;

/** Refuses RATE_LIMITED files of a connection that has too many of them under way. */
export function takeTurns(app: FastifyInstance): void {
  const underWay = new UnfinishedAnswers(MOST_AT_ONCE);
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (underWay.take(sessionOf(raw) ?? raw.socket, reply.raw)) return;
    throw new UserError('RATE_LIMITED', 'Too many files are under way.', undefined, 1);
  });
}
