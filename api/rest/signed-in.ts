import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../account/authenticate.ts';
import { allowanceOf, type Rate } from '../account/rate-limit.ts';
import { required, type Viewer } from '../viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
  interface FastifyContextConfig {
    /** The rate its use case spends, told in the RateLimit headers. */
    rate?: Rate;
  }
}

/** Refuses every request of a scope that has no valid access token, before its body is read. */
export function requireSignIn(app: FastifyInstance): void {
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => {
    request.viewer = required(await authenticate(request.headers.authorization));
  });
  app.addHook('onSend', async (request, reply) => {
    const { rate } = request.routeOptions.config;
    if (!rate || !request.viewer) return;
    const { limit, remaining, resetsIn } = allowanceOf(request.viewer, rate);
    void reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': resetsIn });
  });
}

/** Who asks. */
export const viewerOf = (request: FastifyRequest): Viewer => required(request.viewer);
