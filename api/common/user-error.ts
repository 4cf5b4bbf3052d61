import type { ErrorCode } from './error-codes.ts';

/** One thing that is wrong with an input. */
export interface Fault {
  code: ErrorCode;
  /** For the person who asked. */
  message: string;
  /** The input field to blame, in camelCase. */
  field: string | undefined;
  /** The name of that field in the request, where its door knows it. */
  sentAs?: string;
}

/** An expected refusal, worded for the person who asked; anything else that is thrown is a bug. */
export class UserError extends Error {
  readonly code: ErrorCode;
  /** The input field to blame, in camelCase; the REST facade prints it in snake_case. */
  readonly field: string | undefined;
  /** The name of that field in the request, where its door knows it. */
  sentAs: string | undefined;
  /** Seconds after which trying again makes sense (RATE_LIMITED, UNAVAILABLE). */
  readonly retryAfter: number | undefined;
  /** Everything that is wrong with the input, the field to blame among it. */
  readonly faults: readonly Fault[];

  constructor(code: ErrorCode, message: string, field?: string, retryAfter?: number, faults?: readonly Fault[]) {
    super(message);
    this.name = 'UserError';
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
    this.faults = faults ?? (field === undefined ? [] : [{ code, message, field }]);
  }

  /** Names the fields as the request does; for doors. */
  nameFields(nameOf: (field: string) => string): this {
    if (this.field !== undefined) this.sentAs ??= nameOf(this.field);
    for (const fault of this.faults) if (fault.field !== undefined) fault.sentAs ??= nameOf(fault.field);
    return this;
  }
}

/** The refusal of an input with faults: what is not valid comes first, and gives the code, the message and the field. */
export function refusalOfFaults(faults: readonly Fault[]): UserError {
  const first = faults.find(({ code }) => code === 'INVALID') ?? faults[0]!;
  const { code, message, field, sentAs } = first;
  const error = new UserError(code, message, field, undefined, faults);
  error.sentAs = sentAs;
  return error;
}
