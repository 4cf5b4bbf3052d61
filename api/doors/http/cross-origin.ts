import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isListedOrigin } from '../../keys/origins.ts';
import type { Viewer } from '../../common/viewer.ts';

/** What a page may send, and what it may read of an answer beside the body. */
const SENT = 'authorization, content-type, idempotency-key, if-match, if-none-match, last-event-id';
const READ =
  'allow, etag, graphql-cost, graphql-cost-limit, idempotency-replayed, link, location, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, ' +
  'www-authenticate, x-request-id';
/** How long a browser need not ask again, seconds. */
const MAX_AGE = '600';

/** Lets a page read the answer where the API key that it sent lists its origin. */
export function openToOrigin({ key }: Viewer, { headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  if (!key) return;
  void reply.header('vary', 'origin');
  if (origin === undefined || !key.origins.includes(origin)) return;
  openTo(origin, reply);
}

const openTo = (origin: string, reply: FastifyReply) =>
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', READ);

/** The paths that pages of other origins may call. */
const CALLED = /^\/(?:api\/|graphql(?:$|\?))/;

/**
 * Lets a page read why it was refused where some key lists its origin: a key that is not valid, a path or a method that does not
 * exist. Such an answer holds nothing of an account; that of a valid key is for the origins of that key alone.
 */
export function openRefusals(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { origin } = request.headers;
    if (reply.statusCode < 400 || origin === undefined || !CALLED.test(request.url)) return payload;
    if (request.viewer || reply.hasHeader('access-control-allow-origin')) return payload;
    if (await isListedOrigin(origin).catch(() => false)) openTo(origin, reply).header('vary', 'origin');
    return payload;
  });
}

/** Answers OPTIONS of a path: which methods there are, and for a page whose origin some key lists, that it may call. */
export async function answerPreflight(request: FastifyRequest, reply: FastifyReply, methods: string) {
  const { origin } = request.headers;
  void reply.code(204).header('allow', methods).header('vary', 'origin');
  if (origin !== undefined && (await isListedOrigin(origin))) {
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', SENT)
      .header('access-control-max-age', MAX_AGE);
  }
  return reply.send();
}
