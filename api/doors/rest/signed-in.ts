import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import { requireSession } from '../../sign-in/authenticate.ts';
import { allowanceOf, rateHeaders, spentBy, type Rate } from '../../account/rates.ts';
import { inTurn } from '../../account/concurrent-calls.ts';
import { countStranger, recogniseCaller } from '../http/caller.ts';
import { clientGone } from '../http/client-gone.ts';
import { requireScope, type NeededScopes } from '../../common/scopes.ts';
import { required, type Viewer } from '../../common/viewer.ts';
import { tagAnswer } from './etag.ts';
import { refuseUnknownConditions } from './if-match.ts';
import type { ResponseHeader } from './response-headers.ts';
import type { TypedApp } from './typed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate that the verb spends, reported in the RateLimit headers. */
    rate?: Rate;
    /** The scopes of which an API key needs one; without any the route is for people who signed in. */
    scopes?: NeededScopes;
    /** Headers of its responses that no rule of response-headers.ts tells. */
    sends?: readonly ResponseHeader[];
  }
}

/**
 * Refuses every request without a valid access token or API key, and keys without the route's scope, before its body is read; runs the others in the turn of their
 * account.
 */
export function requireSignIn(app: FastifyInstance): void {
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request, reply) => {
    await recogniseCaller(request, reply);
    if (!request.viewer) await countStranger(request, reply);
    requireScope(viewerOf(request), request.routeOptions.config.scopes ?? []);
  });
  refuseUnknownConditions(app);
  app.addHook('onRoute', takeTurns);
  app.addHook('onSend', tellAllowance);
  app.addHook('onSend', tagAnswer);
}

/** Tells in headers what is left of the rate that a call spends, or of all calls. */
export async function tellAllowance(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { rate } = request.routeOptions.config;
  const { viewer } = request;
  const allowance = viewer && (rate ? await allowanceOf(viewer, rate) : spentBy(viewer));
  if (allowance) void reply.headers(rateHeaders(allowance));
}

/** The scopes that API keys need for the routes of a group which read, and for the others. */
export interface GroupScopes {
  reads: NeededScopes;
  writes: NeededScopes;
}

/** A group of routes, each of which declares the scopes of its group unless it declares its own. */
export const withScopes =
  (group: (app: TypedApp) => Promise<void>, { reads, writes }: GroupScopes) =>
  async (app: TypedApp): Promise<void> => {
    app.addHook('onRoute', (route) => {
      const isRead = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
      route.config = { scopes: isRead ? reads : writes, ...route.config };
    });
    await group(app);
  };

const inTurns = new WeakSet<RouteHandlerMethod>();

/** Runs a route's handler in the turn of its account, which lasts until a file is sent. HEAD shares the handler of GET. */
function takeTurns(route: RouteOptions): void {
  const { handler } = route;
  if (inTurns.has(handler)) return;
  route.handler = function (request, reply) {
    const viewer = viewerOf(request);
    return inTurn(viewer.id, clientGone(reply), async () => {
      if (request.method !== 'GET' && request.method !== 'HEAD') await requireSession(viewer);
      return handler.call(this, request, reply);
    });
  };
  inTurns.add(route.handler);
}

/** The signed-in viewer of a request. */
export const viewerOf = (request: Pick<FastifyRequest, 'viewer'>): Viewer => required(request.viewer);
