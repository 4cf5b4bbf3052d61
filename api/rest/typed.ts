import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** A Fastify instance whose requests and answers have the types of their zod schemas. */
export type TypedApp = Parameters<FastifyPluginAsyncZod>[0];
