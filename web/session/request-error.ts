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
