import { RequestError } from '../../session/request-error.ts';

const byStatus: Record<number, string> = { 401: 'Authentication required', 403: 'Access denied' };

/** Why figures could not be loaded; `what` they are of. */
export function analyticsMessage(error: unknown, what = 'analytics'): string {
  const fallback = `Failed to load ${what} data`;
  if (!(error instanceof RequestError)) return fallback;
  if (error.status === null) return 'Network error - please check your connection';
  if (error.status >= 500) return 'Server error - please try again later';
  return byStatus[error.status] ?? error.serverMessage ?? fallback;
}
