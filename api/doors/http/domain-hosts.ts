import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { elsewhere, type ServedDomain } from '../../domains/served-domains.ts';
import { addressedDomain } from './addressed-host.ts';
import { problemAnswer, type Problem } from './problem-page.ts';
import { belongsToLinks } from './short-host.ts';

/** What balancers and certificate authorities ask of every host. */
const ofEveryHost = ['/health/live', '/health/ready', '/.well-known/acme-challenge/:token'];

/**
 * Answers for domains of accounts, which have short links and what belongs to them, and nothing of the app; refuses hosts that are
 * nobody's with 421. Short codes do not come here, unless no link has them.
 */
export function keepDomainsToLinks(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const domain = addressedDomain(request.raw);
    if (domain === null || ofEveryHost.includes(request.routeOptions.url ?? '')) return;
    if (domain === undefined) return refuse(request, reply, 'elsewhere');
    if (!belongsToLinks(request)) return answerFor(domain, request, reply);
  });
}

function answerFor({ rootUrl, notFoundUrl }: ServedDomain, request: FastifyRequest, reply: FastifyReply) {
  const isRoot = request.raw.url === '/' || request.raw.url!.startsWith('/?');
  const location = elsewhere(isRoot ? rootUrl : notFoundUrl);
  const isOpened = request.method === 'GET' || request.method === 'HEAD';
  if (location !== null && isOpened) return reply.code(302).headers({ location, 'cache-control': 'no-store' }).send();
  return refuse(request, reply, isRoot ? 'bare' : 'missing');
}

function refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { status, headers, body } = problemAnswer(request.raw, problem);
  return reply.code(status).headers(headers).send(body);
}
