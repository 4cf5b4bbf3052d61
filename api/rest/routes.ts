import type { FastifyInstance } from 'fastify';
import { authRoutes } from './auth.ts';

/** The REST facade: every documented path over the same use cases as GraphQL. */
export async function restRoutes(app: FastifyInstance): Promise<void> {
  await app.register(authRoutes);
}
