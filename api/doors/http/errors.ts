import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfDatabase } from '../../database/refusal.ts';
import { ScopeMissing, scopeChallenge } from '../../common/scopes.ts';
import { errorCodes } from '../../common/error-codes.ts';
import { snakeCase } from '../../common/snake-case.ts';
import { UserError } from '../../common/user-error.ts';

/** The header that names the version to change. */
export const IF_MATCH = 'If-Match';

/** The documented error body: `{"error": {"code", "message", "details": {"field", "faults"}}}`. */
export function errorBody(code: string, message: string, details: { field?: string; faults?: object[] } = {}) {
  return { error: { code, message, details } };
}

/** The body of a refusal, with the fields as a request of REST has them. */
export function refusalBody(error: UserError) {
  const { code, message } = error;
  const sent = nameOf(error);
  if (sent === undefined) return errorBody(code, message);
  return errorBody(code, message, { field: sent, faults: toldFaults(error) });
}

/** The faults of an input as REST tells them. */
export const toldFaults = ({ faults }: UserError) =>
  faults.map((fault) => ({ field: nameOf(fault), code: fault.code, message: fault.message }));

const nameOf = ({ field, sentAs }: { field?: string | undefined; sentAs?: string | undefined }) =>
  sentAs ?? (field && snakeCase(field));

/** The HTTP status of a refusal: a condition that the request itself named has one of its own (RFC 9110). */
export const statusOf = ({ code, sentAs }: Pick<UserError, 'code'> & Partial<UserError>): number =>
  code === 'STALE' && sentAs === IF_MATCH ? 412 : errorCodes[code].status;

/** Fastify's error handler: refusals keep their message, framework errors get ours, bugs are logged and masked. */
export function handleError(error: FastifyError | UserError, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof UserError ? error : (fromFramework(error, request) ?? refusalOfDatabase(error));
  if (known) {
    addRefusalHeaders(known, request, reply);
    return reply.code(statusOf(known)).send(refusalBody(known));
  }
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send(errorBody('INTERNAL', 'Server error'));
}

/** The headers of a refusal: when to try again, or how to authenticate. */
export function addRefusalHeaders(error: UserError, request: FastifyRequest, reply: FastifyReply): void {
  const { code, retryAfter } = error;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  if (code === 'UNAUTHENTICATED') void reply.header('www-authenticate', challengeFor(request));
  if (error instanceof ScopeMissing) void reply.header('www-authenticate', scopeChallenge(error.needed));
}

/** The WWW-Authenticate header of a 401; it marks a token that was sent as invalid (RFC 6750). */
export const challengeFor = ({ headers }: FastifyRequest) =>
  /^bearer +\S/i.test(headers.authorization ?? '') ? 'Bearer error="invalid_token"' : 'Bearer';

/** What is wrong with a body that no route has seen, by the framework's name for it. */
const messageOf: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
};

/** The media types of a route's body. */
const typesOf = ({ routeOptions: { schema } }: FastifyRequest): readonly string[] =>
  (schema as { consumes?: readonly string[] } | undefined)?.consumes ?? ['application/json'];

function fromFramework(error: FastifyError, request: FastifyRequest): UserError | null {
  const status = error.statusCode ?? 500;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new UserError('INVALID', `Send the body as ${typesOf(request).join(' or ')}.`);
  const said = messageOf[error.code];
  if (said) return new UserError('INVALID', said);
  if (status === 413) return new UserError('PAYLOAD_TOO_LARGE', 'The request body is too large.');
  if (status === 429) return new UserError('RATE_LIMITED', 'Rate limit exceeded');
  if (status === 404) return new UserError('NOT_FOUND', 'Resource not found');
  if (status >= 400 && status < 500) return new UserError('INVALID', 'Invalid request data.');
  return null;
}
