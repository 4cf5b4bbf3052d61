import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import { authenticate } from '../account/authenticate.ts';
import { allowanceOf, rateHeaders, type Rate } from '../account/rates.ts';
import { inTurn } from '../account/turns.ts';
import { clientGone } from '../http/client-gone.ts';
import { required, type Viewer } from '../viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
  interface FastifyContextConfig {
    /** The rate that the verb spends, reported in the RateLimit headers. */
    rate?: Rate;
  }
}

/**
 * Refuses every request without a valid access token before its body is read; runs the others in the turn of their
 * account.
 */
export function requireSignIn(app: FastifyInstance): void {
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => {
    request.viewer = required(await authenticate(request.headers.authorization));
  });
  app.addHook('onRoute', takeTurns);
  app.addHook('onSend', async (request, reply) => {
    const { rate } = request.routeOptions.config;
    if (!rate || !request.viewer) return;
    void reply.headers(rateHeaders(await allowanceOf(request.viewer, rate)));
  });
}

const inTurns = new WeakSet<RouteHandlerMethod>();

/** Runs a route's handler in the turn of its account, which lasts until a file is sent. HEAD shares the handler of GET. */
function takeTurns(route: RouteOptions): void {
  const { handler } = route;
  if (inTurns.has(handler)) return;
  route.handler = function (request, reply) {
    return inTurn(viewerOf(request).id, clientGone(reply), () => handler.call(this, request, reply));
  };
  inTurns.add(route.handler);
}

/** The signed-in viewer of a request. */
export const viewerOf = (request: Pick<FastifyRequest, 'viewer'>): Viewer => required(request.viewer);
