import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../../sign-in/authenticate.ts';
import { countCall, rateHeaders } from '../../account/rates.ts';
import { isInvalid, strangers } from '../../account/strangers.ts';
import { RateSpent } from '../../common/limiter.ts';
import { readStreamToken } from '../../streams/stream-token.ts';
import type { Viewer } from '../../common/viewer.ts';
import { limitedBy } from './address-limit.ts';
import { openToOrigin } from './cross-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/**
 * Sets the viewer of a request by its token or API key, and counts the call, at either door; null without a token. Throws
 * UserError UNAUTHENTICATED, and RATE_LIMITED when the account, key or, without a valid token, address has no calls left.
 */
export async function recogniseCaller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const viewer = await authenticate(request.headers.authorization, request.ip).catch((error: unknown) =>
    refuseStranger(error, request, reply),
  );
  request.viewer = viewer;
  if (!viewer) return;
  openToOrigin(viewer, request, reply);
  await countCall(viewer);
}

/**
 * The same by a token that opens streams; returns what it is for. Throws UserError UNAUTHENTICATED, and RATE_LIMITED when the
 * account, key or, without a valid token, address has no calls left.
 */
export async function recogniseStreamToken(token: string, request: FastifyRequest, reply: FastifyReply) {
  // A signature costs no look-up, so whoever makes tokens up is counted as any stranger.
  const { viewer, question } = await readStreamToken(token).catch((error: unknown) =>
    refuseStranger(error, request, reply),
  );
  request.viewer = viewer;
  openToOrigin(viewer, request, reply);
  await countCall(viewer);
  return question;
}

/** Counts a request without a valid token against its address; throws UserError RATE_LIMITED when there were too many. */
export const countStranger = limitedBy(strangers);

async function refuseStranger(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<never> {
  if (error instanceof RateSpent) void reply.headers(rateHeaders(error.allowance));
  else if (isInvalid(error)) await countStranger(request, reply); // an outage is nobody's fault
  throw error;
}
