import { authorizedFetch } from '../session/authorized-fetch.ts';

/** An operation as the server gets it: Relay's request parameters have more. */
export interface Operation {
  name: string;
  text: string | null;
}

/** Sends one operation as the signed-in person; throws RequestError when there is no response. */
export const postOperation = ({ name, text }: Operation, variables: object, signal?: AbortSignal): Promise<Response> =>
  authorizedFetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify({ operationName: name, query: text, variables }),
    ...(signal && { signal }),
  });
