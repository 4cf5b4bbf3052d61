import { isRefusal, RequestError } from '../../session/request-error.ts';

const UNKNOWN = "This link or tag doesn't exist or isn't yours";

/** Why figures could not be loaded; `what` they are of. */
export function analyticsMessage(error: unknown, what = 'analytics'): string {
  const fallback = `Failed to load ${what} data`;
  if (!(error instanceof RequestError)) return fallback;
  if (isRefusal(error, 'NOT_FOUND')) return UNKNOWN;
  const isFault = error.status !== null && error.status >= 500;
  return isFault ? 'Server error - please try again later' : error.message || fallback;
}
