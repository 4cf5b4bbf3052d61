import { authorizedFetch } from '../session/authorized-fetch.ts';

export interface ServerError {
  message: string;
  extensions?: { code?: string };
}

/** An operation as the server gets it: Relay's request parameters have more. */
export interface Operation {
  name: string;
  text: string | null;
}

/** The errors of an answer. */
export const errorsOf = (body: unknown) => (body as { errors?: ServerError[] } | null)?.errors ?? [];

async function isRefused(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  if (!response.headers.get('content-type')?.includes('json')) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return errorsOf(body).some((error) => error.extensions?.code === 'UNAUTHENTICATED');
}

/** Sends one operation as the signed-in person; throws RequestError when there is no response. */
export const postOperation = ({ name, text }: Operation, variables: object, signal?: AbortSignal): Promise<Response> =>
  authorizedFetch(
    '/graphql',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
      },
      body: JSON.stringify({ operationName: name, query: text, variables }),
      ...(signal && { signal }),
    },
    isRefused,
  );
