import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfDatabase } from '../database/refusal.ts';
import { ScopeMissing, scopeChallenge } from '../keys/scopes.ts';
import { UserError, type ErrorCode } from '../user-error.ts';

/** The HTTP status of each refusal, for REST and GraphQL. */
export const statusOf: Record<ErrorCode, number> = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SIGN_IN_AGAIN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** A field's name as REST prints it. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The documented error body: `{"error": {"code", "message", "details": {"field"}}}`. */
export function errorBody(code: string, message: string, field?: string) {
  return { error: { code, message, details: field ? { field } : {} } };
}

/** Fastify's error handler: refusals keep their message, framework errors get ours, bugs are logged and masked. */
export function handleError(error: FastifyError | UserError, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof UserError ? error : (fromFramework(error) ?? refusalOfDatabase(error));
  if (known) {
    addRefusalHeaders(known, request, reply);
    return reply
      .code(statusOf[known.code])
      .send(errorBody(known.code, known.message, known.sentAs ?? (known.field && snakeCase(known.field))));
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

function fromFramework(error: FastifyError): UserError | null {
  const status = error.statusCode ?? 500;
  if (status === 413) return new UserError('PAYLOAD_TOO_LARGE', 'The request body is too large.');
  if (status === 429) return new UserError('RATE_LIMITED', 'Rate limit exceeded');
  if (status === 404) return new UserError('NOT_FOUND', 'Resource not found');
  if (status >= 400 && status < 500) return new UserError('INVALID', 'Invalid request data.');
  return null;
}
