import type { FastifyReply, FastifyRequest } from 'fastify';
import { isListedOrigin } from '../keys/origins.ts';
import type { Viewer } from '../viewer.ts';

/** What a page may send, and what it may read of an answer beside the body. */
const SENT = 'authorization, content-type, idempotency-key, if-none-match';
const READ =
  'etag, graphql-cost, graphql-cost-limit, idempotency-replayed, location, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, ' +
  'www-authenticate, x-request-id';
/** How long a browser need not ask again, seconds. */
const MAX_AGE = '600';

/** Lets a page read the answer where the API key that it sent lists its origin. */
export function openToOrigin({ key }: Viewer, { headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  if (!key) return;
  void reply.header('vary', 'origin');
  if (origin === undefined || !key.origins.includes(origin)) return;
  void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', READ);
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
