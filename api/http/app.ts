import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { restRoutes } from '../rest/routes.ts';
import { errorBody, handleError } from './errors.ts';
import { graphqlDoor } from './graphql.ts';
import { healthDoor } from './health.ts';
import { identityDoor } from './identity.ts';
import { Listeners } from './listeners.ts';
import { measureRequests, metricsDoor } from './metrics.ts';
import { webApp } from './web-app.ts';

/** Answers a request for a short code and returns true, or returns false for every other path. */
export type RedirectHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Largest body any route takes unless it says otherwise. */
const BODY_LIMIT = 1024 * 1024;

/** Without what the framework has to say of itself: main.ts tells the operator where the server is. */
const frameworkLogger: FastifyBaseLogger = logger.child({}, { level: logger.level === 'info' ? 'warn' : logger.level });

/**
 * The whole HTTP surface. Short codes are answered before Fastify sees the request: the redirect runs at the speed of
 * bare node:http, everything else gains routing, limits and an orderly close.
 */
export async function buildApp(redirect: RedirectHandler): Promise<FastifyInstance> {
  const listeners = new Listeners();
  const app = Fastify({
    loggerInstance: frameworkLogger,
    logController: new LogController({ disableRequestLogging: true }), // request lines would carry addresses
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false, // until the last connection is closed everything still works
    trustProxy: config.trustedProxies.length ? config.trustedProxies : false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    serverFactory: (handler: RequestListener) =>
      listeners.create((request, response) => {
        if (!redirect(request, response)) handler(request, response);
      }),
  });
  listeners.drainOnClose(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody('NOT_FOUND', 'Resource not found')));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  // What is left of a body that was refused half-way stands before the connection's next request, and is read away.
  app.addHook('onResponse', async ({ raw }) => void raw.resume());
  measureRequests(app);
  await app.register(healthDoor);
  await app.register(metricsDoor);
  await app.register(identityDoor);
  await app.register(graphqlDoor);
  await app.register(restRoutes);
  await app.register(webApp);
  return app;
}
