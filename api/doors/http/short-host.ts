import type { FastifyInstance, FastifyRequest } from 'fastify';
import { config } from '../../common/config.ts';
import { hostOf } from './addressed-host.ts';
import { problemAnswer } from './problem-page.ts';

const nameOf = (origin: string) => new URL(origin).hostname;

/** The host that has short links alone; null where the app shares it, if only on another port. */
const shortHost = nameOf(config.shortOrigin) === nameOf(config.publicOrigin) ? null : nameOf(config.shortOrigin);

/** What belongs to short links: the page that measures fetches and reports, visitors report links, balancers look here, systems ask for apps. */
const needed: Record<string, readonly string[]> = {
  GET: [
    ...['/assets/test-1kb.dat', '/assets/test-100kb.dat', '/assets/pictures/:file', '/measure', '/measure/:id'],
    ...['/report', '/health/live', '/health/ready'],
    ...['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json'],
  ],
  POST: ['/api/measurements', '/measure/:id', '/report'],
};

/** Whether a request is for what belongs to short links. */
export function belongsToLinks({ method, routeOptions }: FastifyRequest): boolean {
  return needed[method === 'HEAD' ? 'GET' : method]?.includes(routeOptions.url ?? '') ?? false;
}

/** Answers the host of `SHORT_ORIGIN` with 404 for the app and the APIs. Short codes do not come here. */
export function keepShortHostToLinks(app: FastifyInstance): void {
  if (shortHost === null) return;
  app.addHook('onRequest', async (request, reply) => {
    if (hostOf(request.raw) !== shortHost) return;
    if (belongsToLinks(request)) return;
    const { status, headers, body } = problemAnswer(request.raw, 'missing');
    return reply.code(status).headers(headers).send(body);
  });
}
