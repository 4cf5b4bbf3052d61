/** A call that did not succeed, worded for the person who waits for it. */
export class RequestError extends Error {
  /** HTTP status, or null when there was no response at all. */
  readonly status: number | null;
  /** What the server itself said, where it said something. */
  readonly serverMessage: string | null;
  /** The server's machine-readable code, `CONFLICT` for example. */
  readonly code: string | null;

  constructor(status: number | null, serverMessage: string | null = null, code: string | null = null) {
    super(describe(status, serverMessage));
    this.name = 'RequestError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = code;
  }
}

const byStatus: Record<number, string> = {
  401: 'Authentication required',
  403: 'Access forbidden',
  404: 'Resource not found',
  429: 'Rate limit exceeded',
};

function describe(status: number | null, serverMessage: string | null): string {
  if (status === null) return 'Network error - please check your connection';
  if (status >= 500) return 'Server error';
  return byStatus[status] ?? serverMessage ?? 'Request failed';
}

/** The error a response stands for; reads `{"error": {"code", "message"}}` where the body has it. */
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
