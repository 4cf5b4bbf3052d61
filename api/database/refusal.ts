import { UserError } from '../common/user-error.ts';
import { refusalWhenAway } from './away.ts';

/** Error codes for the character NUL in text (22021) and in JSON (22P05). */
const UNSTORABLE = /^(22021|22P05)$/;

interface Failure {
  code?: unknown;
  originalCode?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** True when an error of either driver means that a text has a character PostgreSQL cannot store. */
function isUnstorable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, originalCode, cause, meta } = error as Failure;
  if ([code, originalCode].some((value) => typeof value === 'string' && UNSTORABLE.test(value))) return true;
  return isUnstorable(meta?.driverAdapterError) || isUnstorable(cause);
}

/**
 * The user's error for a database error that is no bug: UNAVAILABLE when the database is unavailable, INVALID for text
 * that it cannot store. Null for all other errors.
 */
export function refusalOfDatabase(error: unknown): UserError | null {
  if (!isUnstorable(error)) return refusalWhenAway(error);
  return new UserError('INVALID', 'A text contains a character that cannot be stored.');
}
