import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { refusalWhenAway } from '../database/away.ts';
import { UserError, type ErrorCode } from '../user-error.ts';
import { statusOf } from './errors.ts';

/** The request whose resolvers run, so that a masked bug names it. */
export const currentRequest = new AsyncLocalStorage<FastifyRequest>();

/** Refusals of the whole request; every other leaves room for what else was asked. */
const WHOLE: readonly ErrorCode[] = ['UNAUTHENTICATED', 'UNAVAILABLE'];

/** A refusal as a GraphQL error: its code, the field to blame, and when to try again. */
export function asGraphQLError(error: UserError): GraphQLError {
  const http = WHOLE.includes(error.code) ? { status: statusOf[error.code] } : undefined;
  return new GraphQLError(error.message, {
    extensions: {
      code: error.code,
      ...(error.field && { field: error.field }),
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      ...(http && { http }),
    },
  });
}

const at = ({ nodes, source, positions, path }: GraphQLError) => ({ nodes, source, positions, path });

/**
 * What a client is told of an error: refusals and errors of the document keep their words, everything else is a bug:
 * logged with the request's id, and answered with nothing but that id.
 */
export function maskError(error: unknown): GraphQLError {
  const outer = error instanceof GraphQLError ? error : undefined;
  const cause = outer?.originalError ?? error;
  const known = cause instanceof UserError ? cause : refusalWhenAway(cause);
  if (known) {
    const refusal = asGraphQLError(known);
    return outer ? new GraphQLError(refusal.message, { ...at(outer), extensions: refusal.extensions }) : refusal;
  }
  return cause instanceof GraphQLError ? (outer ?? cause) : maskBug(cause, outer);
}

function maskBug(cause: unknown, outer: GraphQLError | undefined): GraphQLError {
  const request = currentRequest.getStore();
  request?.log.error({ err: cause, path: outer?.path }, 'a resolver failed');
  const extensions = { code: 'INTERNAL', requestId: request?.id };
  return outer
    ? new GraphQLError('Server error', { ...at(outer), extensions })
    : new GraphQLError('Server error', { extensions: { ...extensions, http: { status: 500 } } });
}

/** Refusals before GraphQL sees the request (media type, size) in GraphQL's shape. */
export function refuseRequest(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  const isKnown = status >= 400 && status < 500;
  if (!isKnown) request.log.error({ err: error }, 'the GraphQL door failed');
  const [code, message] = isKnown ? (refusals[status] ?? refusals[400]!) : ['INTERNAL', 'Server error'];
  return reply.code(status).send({ errors: [{ message, extensions: { code, requestId: request.id } }] });
}

const refusals: Record<number, [code: string, message: string]> = {
  400: ['INVALID', 'Invalid request data.'],
  413: ['PAYLOAD_TOO_LARGE', 'The request body is too large.'],
  415: ['INVALID', 'Send the request as application/json.'],
};
