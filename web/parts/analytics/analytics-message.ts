import { RequestError } from '../../session/request-error.ts';

const UNKNOWN_LINK = "This link doesn't exist or isn't yours";
const byStatus: Record<number, string> = { 401: 'Authentication required', 403: 'Access denied' };

/** Why figures could not be loaded; `what` they are of. */
export function analyticsMessage(error: unknown, what = 'analytics'): string {
  const fallback = `Failed to load ${what} data`;
  if (!(error instanceof RequestError)) return fallback;
  if (error.status === null) return 'Network error - please check your connection';
  if (error.status >= 500) return 'Server error - please try again later';
  if (error.status === 404) return UNKNOWN_LINK;
  return byStatus[error.status] ?? error.serverMessage ?? fallback;
}
