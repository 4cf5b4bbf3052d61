import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { rateHeaders, spentBy } from '../account/rates.ts';

/** Whether the response is empty only because of the rate limit. */
function isWhollyRefused({ data, errors }: ExecutionResult): boolean {
  const isEmpty = Object.values(data ?? {}).every((value) => value === null);
  return isEmpty && !!errors?.length && errors.every(({ extensions }) => extensions.code === 'RATE_LIMITED');
}

/** The refusal of a whole request that may be sent again after so many seconds: 429 with Retry-After. */
export const refusedWhole = (message: string, retryAfter: number) =>
  new GraphQLError(message, {
    extensions: {
      code: 'RATE_LIMITED',
      retryAfter,
      http: { status: 429, headers: { 'Retry-After': String(retryAfter) } },
    },
  });

/** Answers 429 where the rate refused all that was asked for. */
export const refusedRates: Plugin = {
  onExecutionResult({ result, setResult }) {
    if (!result || Array.isArray(result) || isAsyncIterable(result)) return;
    const answer = result as ExecutionResult;
    if (isWhollyRefused(answer)) setResult({ ...answer, extensions: { ...answer.extensions, http: { status: 429 } } });
  },
};

/** Tells in headers, as REST does, what is left of the rate a request spent, and when to try again. */
export function tellRates({ viewer }: FastifyRequest, reply: FastifyReply): void {
  const spent = viewer && spentBy(viewer);
  if (!spent) return;
  void reply.headers(rateHeaders(spent));
  if (spent.isRefused) void reply.header('retry-after', String(spent.resetsIn));
}
