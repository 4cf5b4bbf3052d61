import type { FastifyInstance } from 'fastify';

/** The REST facade: every documented path over the same use cases as GraphQL. */
export async function restRoutes(_app: FastifyInstance): Promise<void> {}
