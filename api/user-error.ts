/** The codes an expected refusal may carry; http/errors.ts maps each to one status. */
export const errorCodes = [
  'INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SIGN_IN_AGAIN',
  'NOT_FOUND',
  'CONFLICT',
  'GONE',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'UNAVAILABLE',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** An expected refusal, worded for the person who asked; anything else that is thrown is a bug. */
export class UserError extends Error {
  readonly code: ErrorCode;
  /** The input field to blame, in camelCase; the REST facade prints it in snake_case. */
  readonly field: string | undefined;
  /** The name of that field in the request, where its door knows it. */
  sentAs: string | undefined;
  /** Seconds after which trying again makes sense (RATE_LIMITED, UNAVAILABLE). */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, field?: string, retryAfter?: number) {
    super(message);
    this.name = 'UserError';
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }

  /** Names the field as the request does; for doors. */
  asSent(name: string): this {
    this.sentAs = name;
    return this;
  }
}
