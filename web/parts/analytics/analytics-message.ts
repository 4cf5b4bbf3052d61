import { RequestError } from '../../session/request-error.ts';

const byStatus: Record<number, string> = { 401: 'Authentication required', 403: 'Access denied' };

/** Why analytics could not be loaded. */
export function analyticsMessage(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Failed to load analytics data';
  if (error.status === null) return 'Network error - please check your connection';
  if (error.status >= 500) return 'Server error - please try again later';
  return byStatus[error.status] ?? error.serverMessage ?? 'Failed to load analytics data';
}
