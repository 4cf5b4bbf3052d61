import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** A Fastify instance whose requests and responses have the types of their zod schemas. */
export type TypedApp = Parameters<FastifyPluginAsyncZod>[0];
