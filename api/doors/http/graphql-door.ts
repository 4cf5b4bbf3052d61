import type { FastifyReply, FastifyRequest } from 'fastify';

/** The context the GraphQL server receives with the request. */
export interface Door {
  req: FastifyRequest;
  reply: FastifyReply;
}
