import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the GraphQL server is told of the request beside the request itself. */
export interface Door {
  req: FastifyRequest;
  reply: FastifyReply;
}
