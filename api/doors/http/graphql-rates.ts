import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { rateHeaders, spentBy } from '../../account/rates.ts';
import { errorCodes, type ErrorCode } from '../../common/error-codes.ts';
import { UserError } from '../../common/user-error.ts';

/** The codes that are the status of an answer where they refused everything that was asked for. */
const WHOLE: readonly ErrorCode[] = ['RATE_LIMITED', 'SCOPE_MISSING', 'KEY_NOT_ALLOWED'];

/** The code by which everything was refused, as nothing but null is left; undefined where something is answered. */
function whollyRefused({ data, errors = [] }: ExecutionResult): ErrorCode | undefined {
  if (!errors.length || !isEmpty(data)) return undefined;
  return WHOLE.find((code) => errors.every(({ extensions }) => extensions.code === code));
}

/** Whether a value holds nothing but null; an empty list is an answer. */
function isEmpty(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return value === null || value === undefined;
  const members = Object.values(value);
  return members.length > 0 && members.every(isEmpty);
}

/** The refusal of a whole request that may be sent again after so many seconds: 429 with Retry-After. */
const refusedWhole = (message: string, retryAfter: number) =>
  new GraphQLError(message, {
    extensions: {
      code: 'RATE_LIMITED',
      retryAfter,
      http: { status: 429, headers: { 'Retry-After': String(retryAfter) } },
    },
  });

/** Throws an error again: as the refusal of the whole request where it may be sent again later. */
export function refuseWholly(error: unknown): never {
  const isTooMuch = error instanceof UserError && error.retryAfter !== undefined;
  throw isTooMuch ? refusedWhole(error.message, error.retryAfter!) : error;
}

/** Answers 429 or 403 where the rate, or the scopes of the key, refused all that was asked for. */
export const refusedRates: Plugin = {
  onExecutionResult({ result, setResult }) {
    if (!result || Array.isArray(result) || isAsyncIterable(result)) return;
    const answer = result as ExecutionResult;
    const code = whollyRefused(answer);
    if (!code) return;
    const { status } = errorCodes[code];
    setResult({ ...answer, extensions: { ...answer.extensions, http: { status } } });
  },
};

/** Tells in headers, as REST does, what is left of the rate a request spent, and when to try again. */
export function tellRates({ viewer }: FastifyRequest, reply: FastifyReply): void {
  const spent = viewer && spentBy(viewer);
  if (!spent) return;
  void reply.headers(rateHeaders(spent));
  if (spent.isRefused) void reply.header('retry-after', String(spent.resetsIn));
}
