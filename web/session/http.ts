import { noteUnreached } from './reach.ts';
import { Refusal, RequestError } from './request-error.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

interface ErrorBody {
  error?: { code?: unknown; message?: unknown; details?: { field?: unknown } };
  errors?: readonly { message?: unknown; extensions?: { code?: unknown; field?: unknown } }[];
}

/** The refusal that a body documents, as REST (`error`) or GraphQL (`errors`) has it; null for any other body. */
export function refusalIn(body: unknown): Refusal | null {
  const { error, errors: [first] = [] } = (body ?? {}) as ErrorBody;
  const found = error ? { ...error, ...error.details } : { ...first, ...first?.extensions };
  const [code, message] = [text(found.code), text(found.message)];
  return code && message !== null ? new Refusal({ code, message, field: text(found.field) }) : null;
}

/** The JSON of a response, which can still be read afterwards; null where it is something else. */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  return response
    .clone()
    .json()
    .catch(() => null) as Promise<unknown>;
}

/** The error of a response: the refusal that it documents, else what its status lets a person know. */
export const errorOf = async (response: Response): Promise<RequestError> =>
  refusalIn(await jsonOf(response)) ?? new RequestError(response.status);

/** The response of a call that succeeded; throws RequestError for every other one. */
export async function succeeded(call: Promise<Response>): Promise<Response> {
  const response = await call;
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** `fetch` that fails with RequestError instead of TypeError when there is no response; an abort stays an abort. */
export async function request(input: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteUnreached();
    throw new RequestError(null);
  }
}

/** The request that sends JSON; the header has the server keep the refresh token in a cookie. */
const posting = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'footbridge-session': 'cookie' },
  body: JSON.stringify(body),
});

/** Sends JSON without a token and returns the parsed answer; throws RequestError. */
export async function callPublic<T>(path: string, body?: unknown): Promise<T> {
  const response = await succeeded(request(path, body === undefined ? undefined : posting(body)));
  return (await response.json()) as T;
}
