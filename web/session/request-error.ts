const NO_ANSWER = 'Network error - please check your connection';

/** Faults of our server have documented bodies, too. */
const FAULTS = ['INTERNAL', 'UNAVAILABLE'];

/** An error whose message is for the person who waits. */
export class WordedError extends Error {}

/** A call that did not succeed. */
export class RequestError extends WordedError {
  /** HTTP status, or null when there was no response at all. Alone it never means a refusal of ours: proxies answer as well. */
  readonly status: number | null;

  constructor(status: number | null, message = wordsOf(status)) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}

/** What our server refused, in its words: only its documented body makes one. */
export class Refusal extends RequestError {
  /** The server's machine-readable code, `CONFLICT` for example. */
  readonly code: string;
  /** The field to blame; null for the whole. */
  readonly field: string | null;

  constructor({ code, message, field }: { code: string; message: string; field?: string | null }) {
    super(FAULTS.includes(code) ? 500 : 400, message);
    this.name = 'Refusal';
    this.code = code;
    this.field = field ?? null;
  }
}

function wordsOf(status: number | null): string {
  if (status === null) return NO_ANSWER;
  return status >= 500 ? 'Server error' : `Request failed (status ${status})`;
}

/** Whether an error is a refusal by our server with this code. */
export const isRefusal = (error: unknown, code: string): error is Refusal =>
  error instanceof Refusal && error.code === code;

/** The message of an error for the user; null for a bug, and where the server gave no reason. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof WordedError ? error.message || null : null;
