import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isRepeated } from '../../database/idempotency.ts';

/** The headers of a call that creates something. */
export const creationHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .describe('Sent again within a day with the same body, it creates nothing twice and answers as before.'),
});

/** The key under which a call creates something; undefined without one. */
export const keyOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers['idempotency-key'];

/** Tells in a header that an earlier call under the same key created this. */
export function tellRepetition(reply: FastifyReply, created: object): void {
  if (isRepeated(created)) void reply.header('idempotency-replayed', 'true');
}
