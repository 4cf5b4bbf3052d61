import type { FastifyReply, FastifyRequest } from 'fastify';
import { rateHeaders } from '../../account/rates.ts';
import { addressKey } from '../../common/address-key.ts';
import { tooManyAttempts, type Limiter } from '../../common/limiter.ts';

/**
 * Counts each request against a limit of its address and tells in headers what is left; throws UserError RATE_LIMITED when there
 * were too many.
 */
export const limitedBy = (limiter: Limiter) => async (request: FastifyRequest, reply: FastifyReply) => {
  const allowance = await limiter.use(addressKey(request.ip));
  void reply.headers(rateHeaders(allowance));
  if (allowance.isRefused) throw tooManyAttempts(allowance);
};
