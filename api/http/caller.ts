import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../account/authenticate.ts';
import { countCall } from '../account/rates.ts';
import type { Viewer } from '../viewer.ts';
import { openToOrigin } from './cross-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/**
 * Sets the viewer of a request by its token or API key, and counts the call, at either door; null without a token. Throws
 * UserError UNAUTHENTICATED, and RATE_LIMITED when the account or key has no calls left.
 */
export async function recogniseCaller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const viewer = await authenticate(request.headers.authorization);
  request.viewer = viewer;
  if (!viewer) return;
  openToOrigin(viewer, request, reply);
  await countCall(viewer);
}
