import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfDatabase } from '../../database/refusal.ts';
import { addressKey } from '../../common/address-key.ts';
import { Limiter, ROUGHLY } from '../../common/limiter.ts';
import { brokenPage, refusedPage } from '../../identity/pages/notices.ts';
import type { Page } from '../../pages/page.ts';
import { isStorableText } from '../../common/storable-text.ts';
import { UserError } from '../../common/user-error.ts';
import { statusOf } from './errors.ts';

const MINUTE = 60_000;
/** Requests of one address to the provider: a sign-in takes about six. */
export const REQUESTS = { max: 1_500, windowMs: 10 * MINUTE } as const;
const requests = new Limiter({ name: 'sign-in-requests', ...REQUESTS, apart: ROUGHLY });
/** Sign-ins started by one address; nothing of them is stored before somebody signs in. */
const beginnings = new Limiter({ name: 'sign-in-beginnings', max: 300, windowMs: 10 * MINUTE, apart: ROUGHLY });
/** Longest parameter value: the browser keeps the parameters of a sign-in until it ends. */
export const MAX_PARAMETER = 1_024;
/** Largest body for the provider: its tokens are short. */
const MAX_BODY_BYTES = 8 * 1024;
/** The socket address of requests the server makes to its own provider. */
export const INSIDE = 'inside';

/** Answers with one of the provider's pages. */
export const sendPage = (reply: FastifyReply, status: number, { html, headers }: Page) =>
  reply.code(status).headers(headers).send(html);

/** Limits the rate and size of requests to a scope's routes, and shows refusals as a page. */
export function boundRequests(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (request.raw.socket.remoteAddress !== INSIDE) await requests.attempt(addressKey(request.ip));
    refuseParameters(request);
  });
  scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const known = error instanceof UserError ? error : refusalOfDatabase(error);
    if (known) {
      if (known.retryAfter !== undefined) void reply.header('retry-after', String(known.retryAfter));
      return sendPage(reply, statusOf(known), refusedPage(known.message));
    }
    if (error.statusCode && error.statusCode < 500) return sendPage(reply, error.statusCode, refusedPage(undefined));
    request.log.error({ err: error }, 'request failed');
    return sendPage(reply, 500, brokenPage());
  });
}

function refuseParameters({ url }: FastifyRequest): void {
  for (const [name, value] of new URL(url, 'http://localhost').searchParams) {
    if (value.length > MAX_PARAMETER) throw new UserError('INVALID', `the parameter ${name.slice(0, 40)} is too long`);
    if (!isStorableText(value))
      throw new UserError('INVALID', 'a parameter contains a character that cannot be stored');
  }
}

/**
 * Counts a started sign-in. Throws UserError RATE_LIMITED for an address that starts too many, and
 * INVALID for one that is not started by an address alone: a body could be larger than its parameters may be.
 */
export async function countBeginning(request: FastifyRequest): Promise<void> {
  await beginnings.attempt(addressKey(request.ip));
  if (request.method === 'POST') throw new UserError('INVALID', 'a sign-in starts with GET');
}

/** Throws UserError for a body that is larger than any the provider needs, or does not say how large it is. */
export function refuseLargeBody({ method, headers, raw }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const bytes = hasBodyOfUnknownLength(raw) ? Infinity : Number(headers['content-length'] ?? 0);
  if (bytes > MAX_BODY_BYTES) throw new UserError('PAYLOAD_TOO_LARGE', 'the request is too large');
}

/** Whether a body comes that does not say how long it is; HTTP/2 has no header for that. */
function hasBodyOfUnknownLength(raw: IncomingMessage | Http2ServerRequest): boolean {
  if (!('stream' in raw)) return raw.headers['transfer-encoding'] !== undefined;
  return raw.headers['content-length'] === undefined && !raw.stream.endAfterHeaders;
}
