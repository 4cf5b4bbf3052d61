import { UserError } from '../user-error.ts';
import { refusalWhenAway } from './away.ts';

/** A text with the character NUL (22021), and the same within JSON (22P05). */
const UNSTORABLE = /^(22021|22P05)$/;

interface Failure {
  code?: unknown;
  originalCode?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** True where an error says that a text has a character no database text can hold, whichever driver threw it. */
function isUnstorable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, originalCode, cause, meta } = error as Failure;
  if ([code, originalCode].some((value) => typeof value === 'string' && UNSTORABLE.test(value))) return true;
  return isUnstorable(meta?.driverAdapterError) || isUnstorable(cause);
}

/**
 * The refusal that stands for an error of the database which is nobody's bug: UNAVAILABLE while it is away, INVALID for
 * a text it cannot hold, at every door and in every field. Null for all other errors.
 */
export function refusalOfDatabase(error: unknown): UserError | null {
  if (!isUnstorable(error)) return refusalWhenAway(error);
  return new UserError('INVALID', 'A text has a character that cannot be stored.');
}
