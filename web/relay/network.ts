import { Observable, type FetchFunction, type GraphQLResponse, type GraphQLSingularResponse } from 'relay-runtime';
import { jsonOf, refusalIn } from '../session/http.ts';
import { untilReached } from '../session/reach.ts';
import { RequestError } from '../session/request-error.ts';
import { takeEarly } from './early.ts';
import { postOperation } from './post-operation.ts';

/** The query was answered without an error and without data. */
export class NoDataError extends Error {}

async function readAnswer(response: Response): Promise<GraphQLResponse> {
  const body = await jsonOf(response);
  const refusal = refusalIn(body);
  if (refusal) throw refusal;
  if (!response.ok) throw new RequestError(response.status);
  const answer = body as (GraphQLSingularResponse & { errors?: readonly unknown[] }) | null;
  if (answer?.errors?.length) throw new RequestError(500); // an error without a code is none of those we document
  if (!answer || !('data' in answer) || !answer.data) throw new NoDataError('Unable to load data');
  return answer;
}

const isUnreached = (error: unknown) => error instanceof RequestError && error.status === null;

/** Repeats a call that got no answer as soon as the server can be reached again. */
async function untilAnswered<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isUnreached(error) || signal.aborted) throw error;
      await untilReached(signal);
    }
  }
}

/**
 * Relay's way to the server: one POST an operation; unsubscribing aborts it. A query waits for a server that cannot be
 * reached, while what was shown stays; a mutation fails.
 */
export const fetchGraphQL: FetchFunction = (operation, variables) =>
  Observable.create((sink) => {
    const abort = new AbortController();
    const isQuery = operation.operationKind === 'query';
    const run = async () => {
      const early = isQuery && takeEarly(operation, variables);
      const response = await (early || postOperation(operation, variables, abort.signal));
      return readAnswer(response);
    };
    (isQuery ? untilAnswered(run, abort.signal) : run()).then(
      (answer) => {
        sink.next(answer);
        sink.complete();
      },
      (error: Error) => {
        if (!abort.signal.aborted) sink.error(error);
      },
    );
    return () => abort.abort();
  });
