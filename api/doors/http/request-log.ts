import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainLogger as logger } from '../../common/logger.ts';
import type { RedirectHandler, RedirectResponse } from './redirect-handler.ts';

/** What is logged about a request before its response. Never path, query, address or browser: those are personal. */
interface Asked {
  method: string | undefined;
  /** The pattern of the path. */
  route: string;
  requestId?: string;
}

/** The client disconnected before the response; other servers log the same status. */
const CLIENT_CLOSED_REQUEST = 499;
const CODE_ROUTE = ':code';

/** Logs one line when the response is sent or the client disconnects; streams log at their end. */
function logAtEnd(response: RedirectResponse, asked: Asked, began = performance.now()): void {
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
    logger.info({ ...asked, status, ms: Math.round((performance.now() - began) * 10) / 10 }, 'request');
  });
}

/** Logs one request of the application. */
export function logRequest({ method, routeOptions, id }: FastifyRequest, reply: FastifyReply): void {
  logAtEnd(reply.raw, { method, route: routeOptions?.url ?? 'none', requestId: id });
}

/** Logs every request of the application, at LOG_LEVEL=info. */
export function logRequests(app: FastifyInstance): void {
  if (!logger.isLevelEnabled('info')) return;
  app.addHook('onRequest', async (request, reply) => logRequest(request, reply));
}

/** A redirect handler that also logs, at LOG_LEVEL=info; its requests have no id. */
export function logged(handler: RedirectHandler): RedirectHandler {
  if (!logger.isLevelEnabled('info')) return handler;
  return (request, response) => {
    const began = performance.now();
    const isOurs = handler(request, response);
    if (isOurs) logAtEnd(response, { method: request.method, route: CODE_ROUTE }, began);
    return isOurs;
  };
}
