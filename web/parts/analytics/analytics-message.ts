import { isRefusal, RequestError } from '../../session/request-error.ts';

const UNKNOWN = "This link or tag doesn't exist or isn't yours";

/** Why figures could not be loaded; `what` they are of. */
export function analyticsMessage(error: unknown, what = 'analytics'): string {
  const fallback = `Failed to load ${what} data`;
  if (!(error instanceof RequestError)) return fallback;
  if (isRefusal(error, 'NOT_FOUND')) return UNKNOWN;
  // What the server cannot do now, and why, it says itself; some of it helps, as "choose fewer days" does.
  const isFault = error.status! >= 500 && !isRefusal(error, 'UNAVAILABLE'); // null is no answer at all
  return isFault ? 'Server error - please try again later' : error.message || fallback;
}
