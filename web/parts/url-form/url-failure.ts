import { RequestError } from '../../session/request-error.ts';

/** Why a URL was not stored: the message and the field concerned, if any. */
export interface Failure {
  field: 'originalUrl' | 'shortCode' | 'expiresAt' | null;
  message: string;
}

interface Refusal {
  code: string;
  message: string;
  field: string | null | undefined;
}

const TOO_OFTEN = 'You have exceeded your rate limit. Please try again later.';
/** The refusal that another plan would lift. */
export const PLAN_FULL = 'You have reached your link limit. Please upgrade your plan.';

const fieldOf = (field: Refusal['field']): Failure['field'] =>
  field === 'originalUrl' || field === 'shortCode' || field === 'expiresAt' ? field : null;

/** A refusal by the server, in its words; `fallback` where it has none. */
export function failureOf({ code, message, field }: Refusal, fallback: string): Failure {
  if (code === 'RATE_LIMITED') return { field: null, message: TOO_OFTEN };
  return { field: fieldOf(field), message: message || fallback };
}

/** The message for a call that failed before the server's decision; `fallback` when the cause is unknown. */
export function failureOfError(error: unknown, fallback: string): Failure {
  if (!(error instanceof RequestError)) return { field: null, message: fallback };
  if (error.status === null) {
    return { field: null, message: 'Network error. Please check your connection and try again.' };
  }
  if (error.status === 429) return { field: null, message: TOO_OFTEN };
  if (error.status === 403) return { field: null, message: PLAN_FULL };
  return { field: null, message: (error.status < 500 && error.serverMessage) || fallback };
}
