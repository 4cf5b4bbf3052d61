import { RequestError } from '../../session/request-error.ts';

const byStatus: Record<number, string> = { 401: 'Authentication required', 403: 'Access denied' };

/** Why the dashboard could not be loaded. */
export function dashboardMessage(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Failed to load dashboard data';
  if (error.status === null) return 'Network error - please check your connection';
  if (error.status >= 500) return 'Server error - please try again later';
  return byStatus[error.status] ?? error.serverMessage ?? 'Failed to load dashboard data';
}
