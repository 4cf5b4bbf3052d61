import { noteUnreached } from './reach.ts';
import { RequestError } from './request-error.ts';

/** The error of a response; reads `{"error": {"code", "message"}}` where the body has it. */
export async function errorOf(response: Response): Promise<RequestError> {
  const body: unknown = await response.json().catch(() => null);
  const error = (body as { error?: { code?: unknown; message?: unknown } } | null)?.error;
  const text = (value: unknown) => (typeof value === 'string' && value ? value : null);
  return new RequestError(response.status, text(error?.message), text(error?.code));
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
  const response = await request(path, body === undefined ? undefined : posting(body));
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as T;
}
