import type { RequestListener } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { config } from '../../common/config.ts';
import { logger } from '../../common/logger.ts';
import { readShallowJson } from '../rest/json-body.ts';
import { restRoutes } from '../rest/routes.ts';
import { appLinks } from './app-links.ts';
import { challengeDoor } from './challenge-door.ts';
import { certificateAsk } from './certificate-ask.ts';
import { openRefusals } from './cross-origin.ts';
import { keepDomainsToLinks } from './domain-hosts.ts';
import { handleError } from './errors.ts';
import { watchForwardedHeaders } from './forwarded-headers.ts';
import { graphqlDoor } from './graphql.ts';
import { healthDoor } from './health.ts';
import { identityDoor } from './identity-door.ts';
import { watchArrivals } from './hidden-arrivals.ts';
import { lineDoor } from './line-door.ts';
import { Listeners } from './listeners.ts';
import { refuseMalformed, refuseUnreadable } from './malformed.ts';
import { answerUnrouted } from './methods.ts';
import { measureRequests, metricsDoor } from './metrics.ts';
import { operatorDoor } from './open-operator-address.ts';
import { pictureDoor } from './pictures.ts';
import type { RedirectHandler } from './redirect-handler.ts';
import { reportForm } from './report-form.ts';
import { logged, logRequests } from './request-log.ts';
import { keepShortHostToLinks } from './short-host.ts';
import { snippetDoor } from './snippet.ts';
import { testFiles } from './test-files.ts';
import { traceRequests, tracedRedirects } from './traced-requests.ts';
import { webApp } from './web-app.ts';
import { endUnread } from './without-body.ts';

/** Largest body any route takes unless it says otherwise. */
const BODY_LIMIT = 1024 * 1024;

/** Browsers that used https once must use it for a year. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Without Fastify's own start message: main.ts logs the server's address. */
const frameworkLogger: FastifyBaseLogger = logger.child({}, { level: logger.level === 'info' ? 'warn' : logger.level });

/**
 * The whole HTTP surface. Short codes are answered before Fastify sees the request: the redirect runs at the speed of
 * bare node:http; everything else gets routing, limits and an orderly shutdown.
 */
export async function buildApp(redirect: RedirectHandler): Promise<FastifyInstance> {
  const listeners = new Listeners(config.tls, config.acme !== null);
  const answerRedirect = tracedRedirects(config.logRedirects ? logged(redirect) : redirect);
  const isSecure = config.publicOrigin.startsWith('https:');
  const app = Fastify({
    loggerInstance: frameworkLogger,
    logController: new LogController({ disableRequestLogging: true }), // its lines would carry addresses
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false, // until the last connection is closed everything still works
    trustProxy: config.trustedProxies.length ? config.trustedProxies : false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: refuseUnreadable,
    clientErrorHandler: refuseMalformed,
    serverFactory: (handler: RequestListener) => listeners.create(handler, answerRedirect),
  });
  listeners.accompany(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(answerUnrouted(app));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (isSecure) reply.raw.setHeader('strict-transport-security', STRICT_TRANSPORT); // also what others answer
  });
  // The rest of a refused body precedes the next request of the connection, so it is read and dropped.
  app.addHook('onResponse', async ({ raw }) => void raw.resume());
  app.addHook('preParsing', endUnread);
  watchRequests(app);
  await registerPages(app);
  await app.register(graphqlDoor);
  await app.register(restRoutes);
  await app.register(testFiles);
  await app.register(snippetDoor);
  await app.register(webApp);
  return app;
}

/** What concerns requests of every route. */
function watchRequests(app: FastifyInstance): void {
  readShallowJson(app);
  openRefusals(app);
  watchForwardedHeaders(app);
  watchArrivals();
  measureRequests(app);
  logRequests(app);
  traceRequests(app);
  keepDomainsToLinks(app);
  keepShortHostToLinks(app);
}

/** What the server answers itself, without the web app: its state, and its own pages. */
async function registerPages(app: FastifyInstance): Promise<void> {
  await app.register(healthDoor);
  await app.register(metricsDoor);
  await app.register(identityDoor);
  await app.register(operatorDoor);
  await app.register(reportForm);
  await app.register(challengeDoor);
  await app.register(lineDoor);
  await app.register(pictureDoor);
  await app.register(certificateAsk);
  await app.register(appLinks);
}
