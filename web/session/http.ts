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

/** Sends JSON without a token and returns the parsed answer; throws RequestError. */
export async function callPublic<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit | undefined =
    body === undefined
      ? undefined
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await request(path, init);
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as T;
}
