import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { ClicksAway } from '../../clickhouse/clicks-away.ts';
import { refusalOfDatabase } from '../../database/refusal.ts';
import { isKnownCode, type ErrorCode } from '../../common/error-codes.ts';
import { UserError, type Fault } from '../../common/user-error.ts';
import { addRefusalHeaders, statusOf } from './errors.ts';

/** The request whose resolvers run, so that a masked bug names it. */
export const currentRequest = new AsyncLocalStorage<FastifyRequest>();

/** Codes that refuse the whole request; other refusals leave the remaining fields intact. */
const WHOLE: readonly ErrorCode[] = ['UNAUTHENTICATED', 'UNAVAILABLE'];

/** A refusal as a GraphQL error: its code, the field to blame, and when to try again. */
function asGraphQLError(error: UserError): GraphQLError {
  const isWhole = WHOLE.includes(error.code) && !(error instanceof ClicksAway);
  const http = isWhole ? { status: statusOf(error) } : undefined;
  return new GraphQLError(error.message, {
    extensions: {
      code: error.code,
      ...(error.field && { field: error.field }),
      ...(error.faults.length && { faults: error.faults.map(toldFault) }),
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      ...(http && { http }),
    },
  });
}

const toldFault = ({ code, message, field }: Fault) => ({ code, message, field: field ?? null });

const at = ({ nodes, source, positions, path }: GraphQLError) => ({ nodes, source, positions, path });

/**
 * The error that a client sees: refusals and errors of the document keep their message. Everything else is a bug:
 * it is logged with the request's id, and the client sees only that id.
 */
export function maskError(error: unknown): GraphQLError {
  const outer = error instanceof GraphQLError ? error : undefined;
  const cause = outer?.originalError ?? error;
  const known = cause instanceof UserError ? cause : refusalOfDatabase(cause);
  if (known) {
    const refusal = asGraphQLError(known);
    return outer ? new GraphQLError(refusal.message, { ...at(outer), extensions: refusal.extensions }) : refusal;
  }
  return cause instanceof GraphQLError ? withCode(outer ?? cause) : maskBug(cause, outer);
}

/** The codes of the GraphQL server that have another name in the list. */
const renamed: Record<number, string> = { 405: 'METHOD_NOT_ALLOWED', 413: 'PAYLOAD_TOO_LARGE' };

/** The same error with a code of the list: that of a value which does not fit its type, for example, has none. */
export function withCode(error: GraphQLError): GraphQLError {
  const { code } = error.extensions;
  const http = error.extensions.http as { status?: number } | undefined;
  if (isKnownCode(code)) return error;
  const known = renamed[http?.status ?? 400] ?? 'INVALID';
  return new GraphQLError(error.message, {
    ...at(error),
    extensions: { code: known, ...(http && { http: { ...http, spec: false } }) },
  });
}

function maskBug(cause: unknown, outer: GraphQLError | undefined): GraphQLError {
  const request = currentRequest.getStore();
  request?.log.error({ err: cause, path: outer?.path }, 'a resolver failed');
  const extensions = { code: 'INTERNAL', requestId: request?.id };
  return outer
    ? new GraphQLError('Server error', { ...at(outer), extensions })
    : new GraphQLError('Server error', { extensions: { ...extensions, http: { status: 500 } } });
}

/** Refusals before GraphQL sees the request (token, media type, size) in GraphQL's shape. */
export function refuseRequest(error: FastifyError | UserError, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof UserError ? error : refusalOfDatabase(error);
  if (known) {
    addRefusalHeaders(known, request, reply);
    const { retryAfter } = known;
    const extensions = { ...(retryAfter !== undefined && { retryAfter }), requestId: request.id };
    return reply.code(statusOf(known)).send(graphqlBody(known.code, known.message, extensions));
  }
  const status = (error as FastifyError).statusCode ?? 500;
  const isKnown = status >= 400 && status < 500;
  if (!isKnown) request.log.error({ err: error }, 'the GraphQL door failed');
  const [code, message] = isKnown ? (refusals[status] ?? refusals[400]!) : ['INTERNAL', 'Server error'];
  return reply.code(status).send(graphqlBody(code, message, { requestId: request.id }));
}

/** A refusal as a GraphQL client expects it. */
export const graphqlBody = (code: string, message: string, extensions: object = {}) => ({
  errors: [{ message, extensions: { code, ...extensions } }],
});

const refusals: Record<number, [code: string, message: string]> = {
  400: ['INVALID', 'Invalid request data.'],
  413: ['PAYLOAD_TOO_LARGE', 'The request body is too large.'],
  406: ['INVALID', 'Accept application/json, application/graphql-response+json or text/event-stream.'],
  415: ['INVALID', 'Send the request as application/json.'],
};
