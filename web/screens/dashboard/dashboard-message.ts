import { analyticsMessage } from '../../parts/analytics/analytics-message.ts';

/** Why the dashboard could not be loaded. */
export const dashboardMessage = (error: unknown): string => analyticsMessage(error, 'dashboard');
